import { expect, test } from "vitest";
import { behindNear } from "./behind-near.ts";

test.each([
  ["en", "Port of Antwerp", "the Port of Antwerp"],
  ["en", "Antwerp Central", "Antwerp Central"],
  ["nl", "Haven van Antwerpen", "de haven van Antwerpen"],
  ["nl", "Koninklijk Paleis van Brussel", "het Koninklijk Paleis van Brussel"],
  ["nl", "Havenlaan", "Havenlaan"],
  ["fr", "Port d’Anvers", "du port d’Anvers"],
] as const)("in %s one looks near %s: %s", (language, name, behind) => {
  expect(behindNear(name, language)).toBe(behind);
});
