// What decides how events are shown: which of them make a chain that is walked, in which beats, and
// how long a moment stays. Nothing here knows of a page.

/**
 * What happened, as the server tells it: what moves, how many, from where, to where.
 * @typedef {{ kind: string, seat: number, ply?: number, at?: string, spot?: string,
 *   what?: string, count?: number, from?: string, to?: string }} Happened
 */

/**
 * What is shown together: the events at one spot of one station, or those at none.
 * @typedef {{ at: string, spot: string, events: Happened[] }} Beat
 */

/**
 * @typedef {{ plies?: number, seat?: number | null, by?: number | null, turn?: boolean, step?: boolean,
 *   whole?: boolean, past?: boolean, events?: Happened[] }} Moment
 */

export const PAST = 450; // what is shown again is seen, however quick the reader likes the present
const HURRIED = 25;      // so many moments behind, and they go by in a blink
const BLINK = 60;

/**
 * Events in the beats in which they are walked.
 * @param {Happened[]} events
 * @returns {Beat[]}
 */
export function beatsOf(events) {
  /** @type {Beat[]} */
  const beats = [];
  for (const event of events) {
    const { at = "", spot = "" } = event;
    const last = beats.at(-1);
    if (last && last.at === at && last.spot === spot) last.events.push(event);
    else beats.push({ at, spot, events: [event] });
  }
  return beats;
}

/**
 * Whether events run by themselves through several stations, or several spots of one.
 * @param {Happened[]} [events]
 */
export function isChain(events = []) {
  return beatsOf(events).filter((beat) => beat.at).length > 1;
}

/**
 * How long a beat is seen: what only leads to the first station needs no time unless something flies.
 * @param {Beat} beat
 * @param {number} pace
 */
export function beatTime({ at, events }, pace) {
  if (at) return pace;
  return events.some(({ what }) => what) ? pace / 2 : 0;
}

/**
 * The reader's pace for a moment.
 * @param {Moment} moment
 * @param {number} pace
 */
export function paceOf(moment, pace) { return moment.past ? Math.max(PAST, pace) : pace; }

/**
 * Whether a moment is reached on foot: a chain, somebody who looks and has the time, and motion.
 * @param {Moment} moment
 * @param {number} pace
 * @param {{ calm: boolean, hidden: boolean, behind: number }} reader
 */
export function isWalked(moment, pace, { calm, hidden, behind }) {
  if (calm || hidden || behind > HURRIED || moment.whole) return false;
  return paceOf(moment, pace) > 0 && isChain(moment.events);
}

/**
 * How long a moment stays before the next one is shown.
 * @param {Moment} moment
 * @param {Moment} before
 * @param {number} pace
 * @param {{ hidden: boolean, behind: number }} reader
 */
export function stay(moment, before, pace, { hidden, behind }) {
  const own = moment.by !== null && moment.by === moment.seat;
  const move = !moment.whole && !moment.turn && moment.plies !== before.plies; // the next may come at once
  if (!behind && !moment.step && !move) return 0;
  if (moment.past) return paceOf(moment, pace);
  return hidden || behind > HURRIED || own ? BLINK : pace;
}

/**
 * What came of a connection so far, and its news: texts are kept, what happened and the log are not.
 * @template {Moment & Record<string, any>} F
 * @param {F} latest
 * @param {F} news
 * @param {boolean} whole
 * @returns {F}
 */
export function merged(latest, news, whole) {
  const { parts = {}, svg = {}, events = [], log } = news;
  return { ...latest, ...news, parts, svg, events, log, why: { ...latest.why, ...news.why }, whole };
}
