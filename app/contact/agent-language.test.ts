import { expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { agentLanguage } from "./agent-language.ts";

test.each<[string | null, Language, Language]>([
  ["BE-02000", "en", "nl"],
  ["BE-02000", "fr", "nl"],
  ["BE-03000", "nl", "fr"],
  ["BE-04000", "nl", "nl"],
  ["BE-04000", "fr", "fr"],
  ["BE-04000", "en", "fr"],
  [null, "nl", "fr"],
])("a listing in %s, asked about in %s, is written of in %s", (region, sender, expected) => {
  expect(agentLanguage(region, sender)).toBe(expected);
});
