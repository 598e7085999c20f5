import { expect, it } from "vitest";
import { helpTopicOf, type HelpTopic } from "./help-topics.ts";

it.each<[string, HelpTopic | undefined]>([
  ["how do I reset my password", "password"],
  ["j'ai oublié mon mot de passe", "password"],
  ["hoe wijzig ik mijn wachtwoord?", "password"],
  ["comment supprimer mon compte", "account"],
  ["Comment ça marche ?", "contact"],
  ["meldingen uitschrijven", "alerts"],
  ["mortgage calculator", "contact"],
  ["droits d'enregistrement", "contact"],
  ["terrace", undefined],
  ["password-protected car park", "password"],
  ["accountant", undefined],
])("%s", (search, topic) => {
  expect(helpTopicOf({ search })).toBe(topic);
});

it("is no help where a property is asked for", () => {
  expect(helpTopicOf({ search: "contact", type: "office" })).toBeUndefined();
});
