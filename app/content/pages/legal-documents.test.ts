import { describe, expect, it } from "vitest";
import { languages, type Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { companyFacts, operator } from "#app/seo/operator.server.ts";
import { getLegalDocument } from "./legal-documents.server.ts";
import { acceptedTexts, type AcceptedText } from "../legal-versions.server.ts";

const legalTexts = [...acceptedTexts, "cookies"] as const;

/** A text as a reader sees it: without markup, every space an ordinary one. */
async function wordsOf(name: (typeof legalTexts)[number], language: Language): Promise<string> {
  const { html } = await getLegalDocument(name, language);
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, "'")
    .replace(/\s+/g, " ");
}

describe.each(acceptedTexts)("the legal text %s", (name) => {
  it("is version 1.0 of 13 October 2025 in every language", async () => {
    for (const language of languages) {
      const { version, updated } = await getLegalDocument(name, language);
      expect({ version, updated: updated.toISOString().slice(0, 10) }).toEqual({
        version: "1.0",
        updated: "2025-10-13",
      });
    }
  });

  it("has the same numbered sections and links in every language", async () => {
    const shapes = languages.map(async (language) => {
      const { html, sections } = await getLegalDocument(name, language);
      const count = (tag: string) => html.split(`<${tag}`).length - 1;
      const numbers = sections.map(({ heading }) => parseInt(heading));
      return { numbers, ...Object.fromEntries(["p", "li", "h3", "tr", "a"].map((tag) => [tag, count(tag)])) };
    });
    const [english, ...others] = await Promise.all(shapes);
    expect(english?.numbers).toEqual(english?.numbers.map((_, index) => index + 1));
    for (const other of others) expect(other).toEqual(english);
  });

  it("names the operator as the settings do", async () => {
    for (const language of languages) {
      const words = await wordsOf(name, language);
      for (const line of [
        operator.siteName,
        operator.name,
        operator.email,
        ...operator.address.split("|"),
        ...Object.values(companyFacts),
      ]) {
        expect(words).toContain(line);
      }
    }
  });
});

/** Every text of the interface in a language, typed with ordinary spaces. */
const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) =>
    typeof value === "string" ? [value.replace(/\s/g, " ")] : textsOf(value),
  );

describe.each(languages)("in %s, what the legal texts call a button or a page", (language) => {
  const { account, legal } = { en, fr, nl }[language];
  const { data, signIn } = account.profile;

  it("is what the interface calls it, word for word", async () => {
    const texts = new Set(textsOf({ en, fr, nl }[language]));
    for (const name of legalTexts) {
      // A quotation with a capital, unless it is an abbreviation such as GDPR, is a name on the screen.
      const quoted = [...(await wordsOf(name, language)).matchAll(/[“«]\s*(\p{Lu}\p{Ll}[^”»]*?)\s*[”»]/gu)];
      expect(quoted.length, name).toBeGreaterThan(0);
      for (const [, words = ""] of quoted) expect(texts, `${name}: ${words}`).toContain(words);
    }
  });

  it("includes what one can do by oneself", async () => {
    const privacy = await wordsOf("privacy", language);
    for (const name of [account.profile.heading, data.export, data.delete, signIn.disconnect]) {
      expect(privacy).toContain(name);
    }
    expect(await wordsOf("cookies", language)).toContain(legal.cookies);
  });
});

describe("what the specification fixes stands in every language", () => {
  const said: Record<AcceptedText, Record<string, Record<Language, string | RegExp>>> = {
    terms: {
      "a Belgian public limited company": {
        en: "public limited company under Belgian law",
        fr: "société anonyme de droit belge",
        nl: "naamloze vennootschap naar Belgisch recht",
      },
      "the cap for business users": {
        en: /business user[^.]+€1,000 [^.]+ per incident/,
        fr: /utilisateur professionnel[^.]+1 000 € [^.]+ par incident/,
        nl: /professionele gebruiker[^.]+€ 1\.000 [^.]+ per incident/,
      },
      "the minimum age": { en: "at least 18", fr: "18 ans au moins", nl: "minstens 18 jaar" },
      "the password": { en: "at least 8 characters", fr: "8 caractères au moins", nl: "minstens 8 tekens" },
      retention: { en: "for 1 month", fr: "pendant 1 mois", nl: "nog 1 maand" },
    },
    privacy: {
      hosting: { en: "Amsterdam and London", fr: "Amsterdam et à Londres", nl: "Amsterdam en Londen" },
      storage: { en: "United States", fr: "États-Unis", nl: "Verenigde Staten" },
      "the answer to a request": {
        en: /within 1 month .+ by 2 months.+ within 30 days/,
        fr: /dans le mois .+ de 2 mois.+ dans les 30 jours/,
        nl: /binnen 1 maand .+ met 2 maanden.+ binnen 30 dagen/,
      },
      retention: { en: "for 1 month", fr: "pendant 1 mois", nl: "nog 1 maand" },
      "the session cookie": { en: /session.+1 year Not/i, fr: /session.+1 an Non/i, nl: /sessie.+1 jaar Niet/i },
      "bot management": {
        en: /traffic 30 minutes Not required/,
        fr: /automatisé 30 minutes Non requis/,
        nl: /verkeer 30 minuten Niet nodig/,
      },
      "the ad conversion cookie": { en: /90 days Required/, fr: /90 jours Requis/, nl: /90 dagen Nodig/ },
    },
  };

  for (const name of acceptedTexts) {
    it.each(Object.entries(said[name]))(`${name}: %s`, async (_, words) => {
      for (const language of languages) expect(await wordsOf(name, language)).toMatch(words[language]);
    });
  }
});
