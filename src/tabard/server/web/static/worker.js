// The service worker: shows notices, leads to their tables, and has a page for when nothing answers.
"use strict";

/** @type {any} */
const worker = self; // the page's types know no service worker
const SHELF = "tabard-offline";
const OFFLINE = new URL(location.href).searchParams.get("offline");
const HELD = [OFFLINE, ...new URL(location.href).searchParams.getAll("held")];

worker.addEventListener("install", (event) => {
  const keep = async () => {
    await caches.delete(SHELF);
    const shelf = await caches.open(SHELF);
    await shelf.addAll(HELD.map((address) => new Request(address, { cache: "reload" })));
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// Pages alone: what a page asks for itself is none of our business, unless it is on the shelf and
// nothing answers.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (request.method === "GET" && HELD.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(new URL(request.url).pathname)));
  }
});

worker.addEventListener("push", (event) => {
  const { title, body, tag, url, lang, count } = event.data.json();
  const show = async () => {
    await worker.registration.showNotification(title, { body, tag, lang, data: { url }, icon: "/app/icon-192.png", badge: "/app/badge.png" });
    if (count && (await caches.match("/installed"))) await worker.navigator.setAppBadge?.(count);
  };
  event.waitUntil(show());
});

// A click goes to the table: in a window that shows it, else in any of ours, else in a new one.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data.url, location.origin);
  const go = async () => {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((one) => new URL(one.url).pathname === wanted.pathname);
    if (there) return there.focus();
    return worker.clients.openWindow(wanted.href);
  };
  event.waitUntil(go());
});
