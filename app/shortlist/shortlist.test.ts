import { expect, test } from "vitest";
import { tidiedComparison } from "./shortlist.ts";

const tidied = (query: string) => tidiedComparison(new URLSearchParams(query), "fr");

test.each([
  ["compare=QB-1&compare=qb-2&compare=", "/fr/selection?compare=qb-1,qb-2"],
  ["compare=qb-1&compare=", "/fr/selection?compare=qb-1"],
  ["compare=a,b&compare=c&account=login", "/fr/selection?compare=a,b,c&account=login"],
])("a form's %s is said as links say it", (query, address) => {
  expect(tidied(query)).toBe(address);
});

test.each(["compare=a,b", "compare=", "compare=&compare=", ""])("%s stays as it is", (query) => {
  expect(tidied(query)).toBeUndefined();
});
