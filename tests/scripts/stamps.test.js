// What a page prints of the texts it is told.
import assert from "node:assert/strict";
import { printed } from "../../src/tabard/server/web/static/table-stamps.js";

const stamps = { 0: '<g id="~1">~2</g>', 1: "<i/>", face: "{0|~1|{1}}" };

Deno.test("a text without stamps is itself", () => {
  assert.equal(printed('<g id="a"/>', stamps), '<g id="a"/>');
});

Deno.test("a stamp is printed with its blanks filled in", () => {
  assert.equal(printed("{0|a|b}{1}", stamps), '<g id="a">b</g><i/>');
});

Deno.test("what fills a blank may be stamps, and what a stamp prints too", () => {
  assert.equal(printed("{0|a|{1}{0|b|}}", stamps), '<g id="a"><i/><g id="b"></g></g>');
  assert.equal(printed("{face|a}", stamps), '<g id="a"><i/></g>');
});

Deno.test("a sign that replacements know means nothing here", () => {
  assert.equal(printed("{0|$&|$1}", stamps), '<g id="$&">$1</g>');
});
