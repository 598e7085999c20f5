import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import { OperatorRequest } from "#app/contact/operator-request.tsx";
import { languages, languageOfPath, type Language } from "#app/i18n/languages.ts";
import en from "#app/i18n/locales/en/index.ts";
import fr from "#app/i18n/locales/fr/index.ts";
import nl from "#app/i18n/locales/nl/index.ts";
import { pageTexts } from "#app/i18n/page-texts.ts";
import { NoResults } from "#app/search/results/no-results.tsx";
import { EmptyShortlist, ShortlistLead } from "#app/shortlist/shortlist-parts.tsx";
import { PlacesLikeThis } from "#app/strategies/places-like-this.tsx";
import { SaveSearch } from "#app/strategies/save-search.tsx";
import { Failure } from "./failure.tsx";
import { Shell, type ShellData } from "./shell.tsx";

vi.mock("#app/i18n/later-texts.client.ts", () => ({ loadLater: () => undefined }));

const texts = { en, fr, nl };
const form = { token: "t", isSent: false, getsCopy: false, person: {} };

/** Those parts of pages that have something to say of accounts, search or alerts; the shell is around each. */
const parts: Record<string, (language: Language) => ReactElement> = {
  "a search's results": (language) => createElement(SaveSearch, { language, isSaved: false }),
  "a search without results": (language) =>
    createElement(NoResults, { waysOut: [], language, save: createElement(SaveSearch, { language, isSaved: false }) }),
  "a listing": (language) => createElement(PlacesLikeThis, { language, words: "Offices", isSaved: false }),
  "the shortlist": () => createElement(ShortlistLead, { isMember: false }),
  "the empty shortlist": (language) => createElement(EmptyShortlist, { language }),
  contact: (language) => createElement(OperatorRequest, { path: `/${language}/contact`, language, form }),
  "what is not found": () => createElement(Failure, { status: 404 }),
};

/** What pages say of accounts. */
const words: Record<Language, RegExp> = {
  en: /log in|sign up|my account|saved? (this )?search|search saved|\balert|account=/i,
  fr: /se connecter|connectez-vous|connexion|s’inscrire|mon compte|recherches? enregistrée|enregistrer (la|cette) recherche|\balerte|account=/i,
  nl: /aanmelden|meld u aan|registreren|mijn account|bewaarde zoek|zoekopdracht bewaren|bewaar (deze )?zoek|\bmelding|account=/i,
};

async function render(language: Language, part: string, accounts: boolean, query = ""): Promise<string> {
  const data: ShellData = { demonstration: true, requestId: undefined, accounts, user: null, asks: true, kept: ["a"] };
  const page = () => parts[part]!(language);
  const shell = () => createElement(Shell, null, createElement(page));
  const asset = (id: string, parentId?: string) => ({
    ...{ id, parentId, module: "", hasLoader: true, hasAction: false, hasErrorBoundary: false },
    ...{ hasClientLoader: false, hasClientAction: false },
  });
  const build: ServerBuild = {
    mode: "test",
    assets: {
      ...{ entry: { imports: [], module: "" }, url: "", version: "1" },
      routes: { root: asset("root"), language: { ...asset("language", "root"), path: "*" } },
    },
    ...{ assetsBuildDirectory: "", publicPath: "/", basename: "/", isSpaMode: false },
    future: {
      ...{
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
      },
      ...{ v3_routeConfig: true, v3_singleFetch: false, unstable_optimizeDeps: false },
    },
    entry: {
      module: {
        default: (request, status, _headers, context) => {
          const remix = createElement(RemixServer, { context, url: request.url });
          const i18n = pageTexts(languageOfPath(new URL(request.url).pathname), texts[language]);
          return new Response(renderToString(createElement(I18nextProvider, { i18n, children: remix })), { status });
        },
      },
    },
    routes: {
      root: {
        ...{ id: "root", path: "" },
        module: { loader: () => ({ siteName: "Quartier", siteUrl: "http://a", identity: null }), default: Outlet },
      },
      language: { ...{ id: "language", parentId: "root", path: "*" }, module: { loader: () => data, default: shell } },
    },
  };
  const answer = await createRequestHandler(build, "test")(new Request(`http://a/${language}${query}`));
  return answer.text();
}

const cases = languages.flatMap((language) => Object.keys(parts).map((part) => ({ language, part })));

it.each(cases)("where accounts are switched off, $part speaks of none in $language", async ({ language, part }) => {
  for (const query of ["", "?kept=full"]) {
    const markup = await render(language, part, false, query);
    expect(markup).toContain('id="main"');
    expect(markup).not.toMatch(words[language]);
  }
});

it.each(languages)("where they are on, a page in %s does", async (language) => {
  expect(await render(language, "contact", true)).toMatch(words[language]);
});
