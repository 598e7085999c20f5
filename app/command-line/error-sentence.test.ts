import { expect, test } from "vitest";
import { sentenceOf } from "./error-sentence.js";

const failed = (details: object, message = "x") => Object.assign(new Error(message), details);

test.each([
  ["a database without tables", failed({ code: "42P01" }), "no tables yet: npm run db:migrate"],
  ["one that is named deep within", new Error("Failed query", { cause: failed({ code: "3D000" }) }), "does not exist"],
  ["a port in use", failed({ code: "EADDRINUSE", syscall: "listen", port: 3000 }), "Port 3000 is in use"],
  ["a port of the system's", failed({ code: "EACCES", syscall: "listen", port: 80 }), "may not listen on port 80"],
  ["a folder that is a file", failed({ code: "ENOTDIR", path: "/x/y" }), "/x/y can't be used: a file stands"],
  ["a full disk", failed({ code: "ENOSPC", path: "/x" }), "The disk is full."],
])("%s is said in a sentence", (_, error, sentence) => {
  expect(sentenceOf(error)).toContain(sentence);
});

test("whoever says it better has the word, and a fault of ours keeps its place", () => {
  const file = failed({ code: "ENOENT", path: "none.jsonl" });
  expect(sentenceOf(new Error("none.jsonl does not exist", { cause: file }))).toBeUndefined();
  expect(sentenceOf(new TypeError("x is not a function"))).toBeUndefined();
});
