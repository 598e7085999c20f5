import { RuleTester } from "eslint";
import { describe, it } from "vitest";
import { boundedLoops } from "./bounded-loops.js";

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: "unbounded" }];

new RuleTester().run("bounded-loops", boundedLoops, {
  valid: [
    "for (let i = 0; i < list.length; i++) {}",
    "for (let round = 0; round < mostRounds && !done; round++) {}",
    "for (const each of list) {}",
    "while (low < high) low++;",
    "while (!(await taken()) && Date.now() < deadline) {}",
    "do { n -= 1; } while (n >= 0);",
    "for (let i = list.length; i > 0; i--) {}",
    "while (0 < left) --left;",
  ].map((code) => ({ code: `async () => { ${code} }` })),
  invalid: [
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
  ].map((code) => ({ code: `async () => { ${code} }`, errors })),
});
