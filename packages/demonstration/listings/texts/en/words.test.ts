import { expect, test } from "vitest";
import { floor } from "./words.ts";

test.each([
  [0, "ground floor"],
  [3, "third floor"],
  [12, "twelfth floor"],
  [13, "13th floor"],
  [21, "21st floor"],
  [22, "22nd floor"],
  [33, "33rd floor"],
  [111, "111th floor"],
])("%i is the %s", (number, words) => expect(floor(number)).toBe(words));
