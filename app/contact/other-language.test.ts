import { expect, test } from "vitest";
import { otherLanguageOf } from "./other-language.ts";

const link = {} as HTMLAnchorElement;
/** A click on a link to another language, as far as a selector of its kind finds it. */
const plain = {
  target: { closest: () => link } as unknown as EventTarget,
  ...{ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false },
};

test("a plain click goes on in this tab", () => {
  expect(otherLanguageOf(plain)).toBe(link);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
  { target: null },
  { target: { closest: () => null } as unknown as EventTarget },
])("%j leads nowhere from here", (other) => {
  expect(otherLanguageOf({ ...plain, ...other })).toBeUndefined();
});
