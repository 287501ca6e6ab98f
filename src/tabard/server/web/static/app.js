// The house as an app: its service worker, how many tables wait, and notices for whoever wants them.
const csrf = document.querySelector('meta[name="csrf"]').getAttribute("content");
const worker = document.querySelector('meta[name="worker"]')?.getAttribute("content");
const EVERY = 60_000;

// An icon that can wear a number has whoever has installed the house; its worker is told so.
const installed = matchMedia("(display-mode: standalone)").matches;
if (installed) caches.open("tabard-app").then((shelf) => shelf.put("/installed", new Response("yes"))).catch(() => {});

// How many tables wait: beside the list of tables, in the title, and on the app's own icon.
function show(count) {
  const mark = document.getElementById("await");
  if (mark) {
    mark.hidden = !count;
    mark.querySelector("[aria-hidden]").textContent = count;
  }
  const next = document.getElementById("next");
  if (next) next.hidden = !count;
  if (!document.body.classList.contains("at-table")) {
    const bare = document.title.replace(/^\(\d+\) /, "");
    document.title = count ? `(${count}) ${bare}` : bare;
  }
  if (!installed) return;
  if (count) navigator.setAppBadge?.(count).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

async function look() {
  if (document.hidden) return;
  const place = document.body.classList.contains("at-table") ? `?but=${location.pathname.split("/")[2]}` : "";
  try {
    const answer = await fetch(`/app/waiting${place}`, { headers: { accept: "application/json" } });
    if (answer.ok) show((await answer.json()).count);
  } catch {
    // the next look tells
  }
}
// A page knows how many there are; at a table one is sitting at one of them.
if (document.body.classList.contains("at-table")) setTimeout(look, 2_000);
else show(Number(document.querySelector('meta[name="waiting"]')?.getAttribute("content") ?? 0));
setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);

const ready = worker && "serviceWorker" in navigator ? navigator.serviceWorker.register(worker).catch(() => null) : Promise.resolve(null);

// Notices: a key turns them on for this browser; what the browser says is kept by the house.
const panel = document.getElementById("notices");
if (panel) notices();

async function notices() {
  const key = /** @type {HTMLButtonElement} */ (document.getElementById("notices-on"));
  const told = document.getElementById("notices-told");
  const registration = await ready;
  if (!registration?.pushManager || !("Notification" in globalThis)) {
    told.textContent = panel.dataset.cannot;
    return;
  }
  panel.classList.add("can");
  key.hidden = false;
  const old = await registration.pushManager.getSubscription();
  if (old && !same(old.options?.applicationServerKey, panel.dataset.key)) await old.unsubscribe();
  key.addEventListener("click", async () => {
    key.disabled = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        told.textContent = panel.dataset.refused;
        return;
      }
      await navigator.serviceWorker.ready;
      const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(panel.dataset.key) });
      const body = JSON.stringify({ ...found.toJSON(), name: browserName() });
      const answer = await fetch("/settings/calls/push", { method: "POST", headers: { "x-csrf": csrf, "content-type": "application/json", accept: "application/json" }, body });
      if (answer.ok) location.assign("/settings/calls?saved#ways");
      else told.textContent = (await answer.json()).message;
    } catch {
      told.textContent = panel.dataset.failed;
    } finally {
      key.disabled = false;
    }
  });
}

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(buffer, text) {
  if (!buffer) return true;
  const one = new Uint8Array(buffer);
  const two = bytes(text);
  return one.length === two.length && one.every((byte, i) => byte === two[i]);
}

function browserName() {
  const agent = navigator.userAgent;
  const name = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((word) => agent.includes(word)) ?? "";
  const place = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((word) => agent.includes(word)) ?? "";
  return [{ Edg: "Edge", OPR: "Opera" }[name] ?? name, place].filter(Boolean).join(", ");
}
