import { expect, it } from "vitest";
import { referencesIn } from "./reference.ts";

it.each<[string, string[]]>([
  ["QB-000123", ["qb-000123"]],
  [" qb 000123 ", ["qb-000123", "qb000123"]],
  ["QB000123", ["qb000123", "qb-000123"]],
  ["ref. QB-000123", ["qb-000123"]],
  ["Référence : QB-000123", ["qb-000123"]],
  ["referentie QB-000123", ["qb-000123"]],
  ["1234567", ["1234567"]],
  ["1050", []],
  ["bureau", []],
  ["office 300 m² in Ixelles", []],
  ["kantoor te huur in 1050", []],
  ["", []],
])("%s", (sentence, references) => {
  expect(referencesIn(sentence)).toEqual(references);
});
