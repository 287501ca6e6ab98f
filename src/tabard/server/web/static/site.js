// Small behaviours of the pages; every one of them has a way without scripts.
"use strict";

const csrf = document.querySelector('meta[name="csrf"]').getAttribute("content");

// The candle: change the light at once, and tell the server so that it stays.
const theme = document.getElementById("theme");
theme?.addEventListener("click", (event) => {
  event.preventDefault();
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = root.dataset.theme || (dark ? "candlelight" : "parchment");
  const next = now === "candlelight" ? "parchment" : "candlelight";
  root.dataset.theme = next;
  fetch("/settings/theme", {
    method: "POST",
    headers: { "X-CSRF": csrf },
    body: new URLSearchParams({ theme: next, back: "/about" }),
    redirect: "manual",
  }).catch(() => {});
});

// New table: the clock whose numbers are changed is the clock that is meant.
for (const select of document.querySelectorAll(".clocks .under select")) {
  select.addEventListener("change", () => {
    const radio = select.closest(".under").parentElement.querySelector('input[type="radio"]');
    if (radio instanceof HTMLInputElement) radio.checked = true;
  });
}

// New table: what another answer excludes is not asked beside it.
const excludable = document.querySelectorAll("[data-unless]");
function exclude() {
  for (const variant of excludable) {
    const { elements } = variant.closest("form");
    const off = Object.entries(JSON.parse(variant.dataset.unless)).some(([name, value]) => elements[name]?.value === value);
    variant.classList.toggle("excluded", off);
    for (const input of variant.querySelectorAll("input")) input.disabled = off;
  }
}
if (excludable.length) {
  excludable[0].closest("form").addEventListener("change", exclude);
  exclude();
}

// New table: parts of a game stand under the answer to which they can be added.
const addable = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-beside]"));
function add() {
  for (const parts of addable) {
    const { elements } = parts.closest("form");
    const on = Object.entries(JSON.parse(parts.dataset.beside)).every(([name, value]) => elements[name]?.value === value);
    parts.hidden = !on;
    for (const input of parts.querySelectorAll("input")) input.disabled = !on;
  }
}
if (addable.length) {
  addable[0].closest("form").addEventListener("change", add);
  add();
}

// The languages close again: by Escape, or when something else is meant.
const langs = document.querySelector("details.langs");
document.addEventListener("click", (event) => {
  if (langs && event.target instanceof Node && !langs.contains(event.target)) langs.removeAttribute("open");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && langs?.hasAttribute("open")) {
    langs.removeAttribute("open");
    langs.querySelector("summary").focus();
  }
});

// Light and language lead back to where one is: a replay writes its moment into the address.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('input[name="back"]'))) {
  field.form.addEventListener("submit", () => {
    field.value = location.pathname + location.search;
  });
}

// An address is handed on to another program, where the browser knows how.
if (navigator.share) {
  document.documentElement.classList.add("can-share");
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-share]");
    if (!button) return;
    const url = new URL(button.dataset.share, location.href).href;
    navigator.share({ title: document.title, url }).catch(() => {}); // who thinks better of it
  });
}

// What cannot be taken back is asked twice.
for (const button of document.querySelectorAll("form button[data-sure]")) {
  button.addEventListener("click", (event) => {
    if (!confirm(button.dataset.sure)) event.preventDefault();
  });
}
// Where somebody lives, as the browser knows it, until they say so themselves.
const zone = /** @type {HTMLSelectElement | null} */ (document.querySelector("#zone[data-guess]"));
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;

// Something to copy selects itself.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input.secret"))) {
  field.addEventListener("focus", () => field.select());
}

// A form that has been sent is not sent again by a second click. Who sits down by it brings a nonce.
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.ready) {
      delete form.dataset.ready;
      return;
    }
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
    setTimeout(() => delete form.dataset.sent, 4000);
    if (form.dataset.nonce) bring(form, event);
    if (form.getAttribute("action")?.startsWith("/logout")) hush(form, event);
  });
}

// Who logs out gets no more notices here: the next at this browser would read them. One waits for
// that, but not for long. Who logs out everywhere stays here, and the house forgets the others.
async function hush(form, event) {
  const { submitter } = event;
  event.preventDefault();
  const field = Object.assign(document.createElement("input"), { type: "hidden", name: "push" });
  form.append(field);
  const quiet = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    const found = await registration?.pushManager?.getSubscription();
    field.value = found?.endpoint ?? "";
    if (form.getAttribute("action") === "/logout") await found?.unsubscribe();
  };
  await Promise.race([quiet().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))]);
  form.dataset.ready = "yes";
  form.requestSubmit(submitter);
}

// Who opens a table asks the house to fix its seed first; without an answer the house has it alone.
async function bring(form, event) {
  const { submitter } = event;
  event.preventDefault();
  try {
    const { bringAlong } = await import("./nonce.js");
    for (const [name, value] of Object.entries(await bringAlong(form.dataset.nonce, csrf))) {
      let field = form.elements[name];
      if (!field) {
        field = Object.assign(document.createElement("input"), { type: "hidden", name });
        form.append(field);
      }
      field.value = value;
    }
  } finally {
    form.dataset.ready = "yes";
    form.requestSubmit(submitter);
  }
}
