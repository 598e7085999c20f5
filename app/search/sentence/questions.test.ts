import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { helpTopicOf } from "./help-topics.ts";
import { readTyped } from "./testing/read.ts";

describe("what no property answers is answered with help, whatever property it names", () => {
  test.each<[Language, string]>([
    ["en", "can I bring my dog to the office"],
    ["en", "do I need a solicitor to buy a house in Belgium?"],
    ["en", "How much is the registration duty in Flanders?"],
    ["en", "are pets allowed in your apartments?"],
    ["en", "is it better to rent or buy in Brussels"],
    ["en", "my landlord won't give my deposit back"],
    ["en", "thank you very much for your help yesterday"],
    ["fr", "Puis-je résilier mon bail avant la fin ?"],
    ["fr", "peut-on domicilier une société dans un appartement ?"],
    ["fr", "quel est le préavis pour un appartement de 2 chambres à Bruxelles"],
    ["fr", "je revends mon snack à Liège"],
    ["nl", "mag ik als huurder schilderen?"],
    ["nl", "hoeveel registratierechten betaal ik op een huis van 250000 euro in Vlaanderen"],
    ["nl", "mijn huisbaas wil de huur verhogen"],
    ["nl", "ik wil mijn appartement in Gent verhuren"],
    ["nl", "mijn appartement in Gent staat te koop"],
    ["en", "thanks a lot, that was very helpful!"],
    ["en", "thank you so much for the quick reply"],
    ["nl", "dankjewel, fijne dag nog"],
    ["fr", "super, merci beaucoup et bonne fin de journée !"],
    ["nl", "bedankt voor de snelle hulp hé!"],
    ["nl", "hoeveel kost het om een advertentie te plaatsen?"],
  ])("in %s: %s", (language, sentence) => {
    const { query, leftOut } = readTyped(sentence, language);
    expect({ query, leftOut }).toEqual({ query: { search: sentence }, leftOut: [] });
    expect(helpTopicOf(query)).toBeDefined();
  });
});

describe("who asks for a property in a question looks for one", () => {
  test.each<[Language, string, object]>([
    ["en", "can I find an office in Ghent", { type: "office", location: "ghent" }],
    ["en", "is there an office in Ghent", { type: "office", location: "ghent" }],
    ["en", "can you show me the offices in Ghent", { type: "office", location: "ghent" }],
    ["en", "we sell our house and look for an office in Ghent", { location: "ghent" }],
    ["fr", "puis-je louer un bureau à Gand", { type: "office", location: "gand", transaction: "to-let" }],
    ["nl", "kan ik in Gent een kantoor huren", { type: "office", location: "gent", transaction: "to-let" }],
    ["nl", "is er nog een loods vrij in Aalst", { typeGroup: "warehouse", location: "aalst" }],
    ["nl", "kan je mij appartementen tonen in Gent", { type: "apartment", location: "gent" }],
    ["nl", "wij zoeken met ons gezin een huis te koop in Brugge", { type: "house", location: "brugge" }],
    ["nl", "mijn dochter gaat in Gent werken en zoekt een studio", { type: "apartment", location: "gent" }],
  ])("in %s: %s", (language, sentence, query) => {
    expect(readTyped(sentence, language).query).toMatchObject(query);
  });
});
