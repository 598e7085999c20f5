import { expect, it } from "vitest";
import { refusedCode } from "./testing/refused-code.ts";

const bounded = [
  "for (let i = 0; i < list.length; i++) {}",
  "for (let round = 0; round < mostRounds && !done; round++) {}",
  "for (const each of list) {}",
  "while (low < high) low++;",
  "while (!(await taken()) && Date.now() < deadline) {}",
  "do { n -= 1; } while (n >= 0);",
  "for (let i = list.length; i > 0; i--) {}",
  "while (0 < left) --left;",
];

const unbounded = [
  "for (;;) {}",
  "for (let cells = start; ; cells /= 2) {}",
  "while (true) {}",
  "while (1) {}",
  "do {} while (true);",
  "while (!done) {}",
  "while (i < n || true) {}",
  "while (0 < x) {}",
  "while (x > 0) { y--; ax--; }",
  "while (list.length > 0) {}",
  "for (let step = size; step > -1; step /= 2) {}",
  "for (let at = 0; at !== -1; at = text.indexOf('a', at + 1)) {}",
];

it("refuses each loop that says no bound, and no other", () => {
  const inFunction = (code: string) => `async () => { ${code} }`;
  const refused = refusedCode("bounded-loops", [...bounded, ...unbounded].map(inFunction));
  expect(refused).toEqual(unbounded.map(inFunction));
});
