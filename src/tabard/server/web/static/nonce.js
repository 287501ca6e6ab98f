// What a browser adds to the dealer's seed, so that nobody chooses alone what is dealt.
const KEPT = "tabard-nonces";
const MOST = 100;
const PATIENCE = 3_000;

function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The nonces that this browser has given, the latest last.
export function given() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? [];
  } catch {
    return [];
  }
}

// Remembered, so that the replay can say whether ours is among those that dealt.
function remembered(nonce) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...given(), nonce].slice(-MOST)));
  } catch {
    // Without storage the replay still shows every nonce.
  }
  return nonce;
}

// For sitting down ("sit") a nonce; for opening a table ("open") the house fixes its seed before.
export async function bringAlong(what, csrf) {
  if (what === "sit") return { nonce: remembered(fresh()) };
  try {
    const answer = await fetch("/seal", {
      method: "POST",
      headers: { accept: "application/json", "x-csrf": csrf },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return {};
    const { seal } = await answer.json();
    return { seal, nonce: remembered(fresh()) };
  } catch {
    return {};
  }
}
