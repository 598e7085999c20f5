import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { languageOfPath } from "#app/i18n/languages.ts";
import { pageTexts } from "#app/i18n/page-texts.ts";

interface GivenPage {
  /** Path and query; the path begins with a language. */
  address: string;
  /** All texts of that language. */
  texts: object;
  /** What its loader answers. */
  data: object;
  page: ComponentType;
}

/** What the server sends for a page by itself: a component with the framework, its loader's data and texts around it. */
export async function renderPage({ address, texts, data, page }: GivenPage): Promise<string> {
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
          const i18n = pageTexts(languageOfPath(new URL(request.url).pathname), texts);
          return new Response(renderToString(createElement(I18nextProvider, { i18n, children: remix })), { status });
        },
      },
    },
    routes: {
      root: {
        ...{ id: "root", path: "" },
        module: { loader: () => ({ siteName: "Quartier", siteUrl: "http://a", identity: null }), default: Outlet },
      },
      language: { ...{ id: "language", parentId: "root", path: "*" }, module: { loader: () => data, default: page } },
    },
  };
  const answer = await createRequestHandler(build, "test")(new Request(`http://a${address}`));
  return answer.text();
}
