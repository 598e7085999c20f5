import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Anke Willems", "AW"],
  ["Marie Van den Broeck", "MB"],
  ["émile zola", "ÉZ"],
  ["Anne-Sophie", "AS"],
  ["Bo", "B"],
  ["anke.willems@test.example", "A"],
  ["“Jan” (Claes)", "JC"],
  ["Bert Bos", "BB"],
  ["李 明", "李明"],
  ["…", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
