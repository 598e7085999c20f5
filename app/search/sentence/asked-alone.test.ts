import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { helpTopicOf, type HelpTopic } from "./help-topics.ts";
import { readTyped } from "./testing/read.ts";

describe("who asks to be told, or what the law says, is answered with help", () => {
  test.each<[Language, HelpTopic, string]>([
    ["en", "alerts", "can I get an email when something new comes up in Ghent?"],
    ["en", "alerts", "notify me about new offices in Ghent"],
    ["en", "alerts", "let me know when a house comes up in Lasne"],
    ["fr", "alerts", "prévenez-moi quand un appartement se libère à Namur"],
    ["fr", "alerts", "je veux recevoir les nouvelles annonces par mail"],
    ["fr", "alerts", "tenez-moi au courant dès qu'un bureau se libère à Liège"],
    ["nl", "alerts", "kan ik een melding krijgen als er iets nieuws is in Gent"],
    ["nl", "alerts", "stuur mij een mail als er een huis te koop komt in Aalter"],
    ["en", "contact", "notice period rental Belgium"],
    ["en", "contact", "how much is my flat worth"],
    ["en", "contact", "estimate my property"],
    ["fr", "contact", "bail commercial durée minimum ?"],
    ["fr", "contact", "estimation gratuite de ma maison"],
    ["nl", "contact", "wie betaalt de plaatsbeschrijving?"],
    ["nl", "contact", "opzegtermijn huurcontract"],
    ["nl", "contact", "openingsuren kantoor Gent"],
    ["en", "contact", "estate agents brussels"],
    ["en", "contact", "post a listing"],
    ["en", "contact", "is Molenbeek safe"],
    ["fr", "contact", "agence immobilière Namur"],
    ["fr", "contact", "parler à un agent à Liège"],
    ["fr", "contact", "vendre ma maison avec vous"],
    ["nl", "contact", "makelaar in Leuven"],
    ["nl", "contact", "app werkt niet"],
    ["nl", "contact", "huis verhuren via jullie"],
    ["nl", "privacy", "cookies weigeren"],
  ])("in %s about %s: %s", (language, topic, sentence) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect({ query, leftOut }).toEqual({ query: { search: sentence }, leftOut: [] });
    expect(helpTopicOf(query)).toBe(topic);
  });
});

describe("who looks for something does, whatever they ask for at the end", () => {
  test.each<[Language, string, object]>([
    ["en", "please let me know if you have an office in Ghent", { type: "office", location: "ghent" }],
    ["en", "looking for a flat in Ghent, please notify me when one comes up", { type: "apartment", location: "ghent" }],
    ["en", "commercial lease Ghent 200 m²", { transaction: "to-let", location: "ghent", surface: "200-" }],
    ["fr", "dites-moi si vous avez un appartement à Namur", { type: "apartment", location: "namur" }],
    ["fr", "bail commercial à Namur 100 m²", { transaction: "to-let", location: "namur", surface: "100-" }],
    ["nl", "laat me weten of u een kantoor in Gent hebt", { type: "office", location: "gent" }],
    ["nl", "ik wil een huis krijgen in Gent", { type: "house", location: "gent" }],
    ["nl", "makelaar zoekt kantoor in Gent", { type: "office", location: "gent" }],
    ["fr", "louer avec vous un bureau à Namur", { transaction: "to-let", type: "office", location: "namur" }],
    ["nl", "app te huur Gent", { transaction: "to-let", type: "apartment", location: "gent" }],
    ["en", "is there a safe house in Ghent", { type: "house", location: "ghent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toEqual(query);
  });
});
