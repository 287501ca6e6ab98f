# Lesson 2 of World Without End. A step's attributes answer a wrong choice, by its verb.

title = Build and trade
about = Two pieces of material on the bridge are 6 points. Here is how you get them there.

aim = This is the bridge, waiting for stone and wood. Every piece that you add to a project brings you 3 points at once.
stone = So you need material, and it may come as income. Turn the card so that the arrow points at 0, and your corner gives you 1 stone.
    .orient = That has its charm, but today you are a master of works. Turn it so that you get the stone.
material = You still lack wood. Use the material card.
    .forgo = Then the card would be laid for nothing. Use it: you need wood.
    .else = Later, perhaps. First you need wood: use the material card.
wood = It gives you 1 stone or 1 wood. You have a stone, so take the wood.
    .else = Two stone would do as well. But wood fits more projects here: take the wood.
pile = Here lie the cards that you have used in this chapter, the last one on top. There is a card that makes use of that.
privilege = The privilege repeats the card below it. Yours is the material card: use the privilege and take material once more.
    .forgo = Then the card would be laid for nothing. Use the privilege.
    .else = Not so fast: the privilege only repeats the card that was laid last. Use it now.
more = Take 1 stone this time.
    .else = That would do as well. The bridge wants more stone than wood, though: take the stone.
choice = Round 3, and a new project is on the board: the prior’s palace. Now there are three to choose from.
earl = Turn the card three steps: 1 loyalty for you, and the earl adds 1 grain.
    .orient = Three steps bring you two things at once, loyalty and grain. Choose that way.
project = Now build! Use the project card: it lets you place 1 or 2 pieces on one project.
    .forgo = Then your material would have to wait for the next chapter. Use the project card.
    .else = Your material is ready, and there are 6 points in it. Use the project card.
bridge = Put a stone and a wood on the bridge: 6 points.
    .else = That works as well, and every piece is worth 3 points. This time put a stone and a wood on the bridge.
built = 6 points in one go! When all its fields are filled, the bridge is finished, and those who have donated to it get a bonus.
learned = With the donation card of the full game you put your seal on a project, for 1 money. Now you know how points are made; what the chapter’s end takes away is the next lesson.
