// Stamps: in a text `{7|card-3|20}` stands for stamp 7 with its blanks, `~1` and `~2`, filled in. What
// fills a blank may name stamps again, and so may what a stamp prints.
const CALL = /\{(\w+)([^{}]*)\}/g;
const BLANK = /~(\d)/g;

/**
 * A text with its stamps printed, from the innermost outwards.
 * @param {string} text
 * @param {Record<string, string>} stamps
 */
export function printed(text, stamps) {
  let before = "";
  let found = text;
  while (found !== before) {
    before = found;
    found = before.replace(CALL, (_, name, filled) => {
      const blanks = filled.split("|");
      return stamps[name].replace(BLANK, (_blank, number) => blanks[number]);
    });
  }
  return found;
}
