import { createElement, type ReactElement } from "react";
import { expect, it } from "vitest";
import { OperatorRequest } from "#app/contact/operator-request.tsx";
import { languages, type Language } from "#app/i18n/languages.ts";
import { siteTexts as texts } from "#app/i18n/texts-by-language.server.ts";
import { NoResults } from "#app/search/results/no-results.tsx";
import { EmptyShortlist, ShortlistLead } from "#app/shortlist/shortlist-parts.tsx";
import { SimilarAlert } from "#app/strategies/similar-alert.tsx";
import { SaveSearch } from "#app/strategies/save-search.tsx";
import { ErrorView } from "./error-view.tsx";
import { Shell, type ShellData } from "./shell.tsx";
import { renderPage } from "./testing/render-page.ts";

const form = { token: "t", isSent: false, getsCopy: false, person: {} };

/** Those parts of pages that have something to say of accounts, search or alerts; the shell is around each. */
const parts: Record<string, (language: Language) => ReactElement> = {
  "a search's results": (language) => createElement(SaveSearch, { language, isSaved: false }),
  "a search without results": (language) =>
    createElement(NoResults, {
      searches: [],
      language,
      save: createElement(SaveSearch, { language, isSaved: false }),
    }),
  "a listing": (language) => createElement(SimilarAlert, { language, words: "Offices", limits: "any", isSaved: false }),
  "the shortlist": () => createElement(ShortlistLead, { isMember: false }),
  "the empty shortlist": (language) => createElement(EmptyShortlist, { language }),
  contact: (language) => createElement(OperatorRequest, { path: `/${language}/contact`, language, form }),
  "what is not found": () => createElement(ErrorView, { status: 404 }),
};

/** What pages say of accounts. */
const words: Record<Language, RegExp> = {
  en: /log in|sign up|my account|saved? (this )?search|search saved|\balert|account=/i,
  fr: /se connecter|connectez-\u2060?vous|connexion|s’inscrire|mon compte|recherches? enregistrée|enregistrer (la|cette) recherche|\balerte|account=/i,
  nl: /aanmelden|meld u aan|registreren|mijn account|bewaarde zoek|zoekopdracht bewaren|bewaar (deze )?zoek|\bmelding|account=/i,
};

function render(language: Language, part: string, accounts: boolean, query = ""): Promise<string> {
  const data: ShellData = { demonstration: true, accounts, user: null, asks: true, shortlisted: ["a"] };
  const content = () => parts[part]!(language);
  const page = () => createElement(Shell, null, createElement(content));
  return renderPage({ address: `/${language}${query}`, texts: texts[language], data, page });
}

const cases = languages.flatMap((language) => Object.keys(parts).map((part) => ({ language, part })));

it.each(cases)("where accounts are switched off, $part speaks of none in $language", async ({ language, part }) => {
  for (const query of ["", "?shortlist=full"]) {
    const markup = await render(language, part, false, query);
    expect(markup).toContain('id="main"');
    expect(markup).not.toMatch(words[language]);
  }
});

it.each(languages)("where they are on, a page in %s does", async (language) => {
  expect(await render(language, "contact", true)).toMatch(words[language]);
});
