# Lesson 1 of World Without End. A step's attributes answer a wrong choice, by its verb.

title = One card, turned four ways
about = Every round begins with a card that somebody turns: for everybody’s income, and for one’s own favour.

welcome = Welcome back to Kingsbridge, two hundred years later. After four chapters of six rounds, whoever has the most points wins.
event = Every round begins with an event. This one says that work on the fulling mill begins: from now on you can build there.
corners = You are the active player and turn the card. Each corner is the income of whoever it points at, and the arrow says how far the favour stone moves for you.
stays = Like this you would get 2 money and the other 1 wood. The arrow points at 0: the favour stone stays where it is, and does nothing.
guild = One step: 1 grain for you, 1 point for the other. The stone goes to the guild, which pays a point for each of your houses, and you have none yet.
prioress = Two steps: 1 wood for you, 2 money for the other. The prioress rewards medical knowledge, which you do not have either.
merchants = Three steps: 1 point for you, 1 grain for the other, and the merchants give you 1 wool on top. That is the best way: choose it.
    .orient = Look at both: what everybody gets, and what the favour brings you. Three steps bring you a point and a wool.
cards = Then each of you lays one card and uses it. A card that was laid stays down until the chapter ends, so each one works once.
sale = You have 2 wool now, one from the start and one from the merchants. Use the sale.
    .forgo = Whoever forgoes a card lays it without using it. Use the sale: there is money in your wool.
    .else = A useful card, and its time will come. Now you have 2 wool: use the sale.
sell = The market pays 2 money for each wool, and one sale is good for as many as you like. Sell both.
    .else = The sale works once in this chapter. Sell both wool.
badge = A new round, and now the other one is the active player. A new prior is elected, and each of you gets something for it.
loyalty = You may take 1 point or 1 loyalty. Take the loyalty: the king pays points for it, and it buys you free from penalties.
    .else = A point now is not bad. But loyalty is rare, and worth more later: take it.
turned = The other turned the card: 1 wool for you, 1 money over there. The bishop paid a point for each piety, and the other had one.
grain = It is your turn to lay a card. When the chapter ends, each of you owes 2 grain: use the grain card and take one.
    .forgo = Then you would lay a card for nothing. Use the grain card.
    .else = Its time will come. Grain is scarce at the end of a chapter: use the grain card.
learned = That is a round: an event, the card is turned, and everybody uses one card. What you build with all that comes in the next lesson.
