import { expect, test } from "vitest";
import { describeForProfile } from "./describe-choice.server.ts";

const choice = { version: "1.0", at: 1_763_740_800, despiteSignal: false, onAccount: true } as const;

test("in French, what is allowed or refused agrees with its name", () => {
  const said = (allowed: ("preferences" | "analytics" | "advertising")[]) =>
    describeForProfile({ ...choice, allowed }, false, "fr").facts;
  expect(said([]).slice(0, 3)).toEqual([
    ["Préférences", "Refusées"],
    ["Mesure d’audience", "Refusée"],
    ["Publicité", "Refusée"],
  ]);
  expect(said(["preferences", "advertising"]).map(([, word]) => word)).toEqual([
    "Autorisées",
    "Refusée",
    "Autorisée",
    expect.stringContaining("2025"),
  ]);
});
