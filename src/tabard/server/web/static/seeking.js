// Waiting for others: a sign of life now and then, and off to the table once there is one.
const place = document.querySelector(".seeking");
const others = place.querySelector(".others");
const csrf = document.querySelector('meta[name="csrf"]').getAttribute("content");

async function beat() {
  try {
    const answer = await fetch("/lobby/beat", { method: "POST", headers: { "X-CSRF": csrf, Accept: "application/json" } });
    const news = await answer.json();
    if (news.go) {
      location.assign(news.go);
      return;
    }
    const text = news.others > 0 ? others.dataset.some : others.dataset.none;
    if (others.textContent !== text) others.textContent = text;
  } catch {
    // The house does not answer just now: we ask again.
  }
  setTimeout(beat, 1000 * Number(place.dataset.beat));
}

setTimeout(beat, 1000);
