import { Links, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { queryWith, viewHref, viewIn } from "#app/http/account-views.ts";
import { isGoogleConfigured } from "./account/identity/google-oauth.server.ts";
import { identitySettings } from "./account/identity/identity-settings.server.ts";
import { PageScripts } from "./http/rendering/page-scripts.tsx";
import type { PageSettings } from "./http/page-settings.ts";
import { languageOfPath } from "./i18n/languages.ts";
import { companyFacts } from "./seo/operator.server.ts";
import { settings } from "#app/settings/settings.server.ts";
import { ErrorView } from "./shell/error-view.tsx";
import { errorTitle, statusOf } from "./shell/error-titles.ts";
import { PageMetaTags } from "./shell/page-meta-tags.tsx";
import { Shell } from "./shell/shell.tsx";
import { fontFiles } from "./ui/font-files.ts";
import type { ShellHandle } from "./ui/shell-handle.ts";
import { sheetsOf } from "./ui/style-sheets.ts";

export function loader(): PageSettings {
  return {
    siteName: settings.SITE_NAME,
    siteUrl: settings.SITE_URL,
    operator: { name: settings.OPERATOR_NAME, facts: companyFacts },
    googleWithoutScript: isGoogleConfigured,
    identity: settings.CLIENT_PROFILE ? identitySettings() : null,
  };
}

/** The settings stay what they are while the server runs. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ error, location }) =>
  error ? [{ title: errorTitle(statusOf(error), languageOfPath(location.pathname)) }] : [];

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const language = languageOfPath(pathname);
  const pageSettings = useRouteLoaderData<PageSettings>("root");
  const view = pageSettings?.identity ? viewIn(search) : null;
  const sheets = useSheets();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontFiles.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`${import.meta.env.BASE_URL}fonts/${file}`}
            crossOrigin="anonymous"
          />
        ))}
        {view && (
          // The dialog needs script; without, the same link leads to the page of that name (decisions, section 4).
          <noscript>
            <meta
              httpEquiv="refresh"
              content={`0; url=${viewHref(view, language, pathname + queryWith(search, null))}`}
            />
          </noscript>
        )}
        <PageMetaTags />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15181a" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {sheets.map((sheet) => (
          <link key={sheet.href} rel="stylesheet" {...sheet} />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <PageScripts settings={pageSettings} />
      </body>
    </html>
  );
}

/** The sheets of the page that was loaded; pages that follow wait for theirs themselves (`loadSheets`). */
function useSheets() {
  const page = useMatches().at(-1);
  const { sheets = [] } = (page?.handle ?? {}) as ShellHandle;
  return useState(() => sheetsOf(typeof sheets === "function" ? sheets(page?.data) : sheets))[0];
}

export default function App() {
  return <Outlet />;
}

/** For what fails outside the language layout. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorView status={statusOf(useRouteError())} />
    </Shell>
  );
}
