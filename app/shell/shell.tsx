import { useNavigation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AuthProvider, type SignedInUser } from "#app/account/auth-state.tsx";
import { CookieBanner } from "#app/consent/cookie-banner.tsx";
import { AccountDialog } from "#app/account/dialog/account-dialog.tsx";
import type { PageSettings } from "#app/http/page-settings.ts";
import { useClearViewed } from "#app/listings/use-recently-viewed.ts";
import { ShortlistForm, ShortlistNotice } from "#app/shortlist/shortlist-form.tsx";
import { useShortlistButtons } from "#app/shortlist/use-shortlist-buttons.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Prefetch } from "./prefetch.tsx";
import { useLinkHandler } from "./use-link-handler.ts";
import { useShell } from "./use-shell.ts";

/** What the language layout's loader gives to the shell. */
export interface ShellData {
  demonstration: boolean;
  /** Of the request that a script made; shown when it failed. */
  requestId?: string;
  /** False where accounts are switched off. */
  accounts: boolean;
  user: SignedInUser | null;
  /** True while the visitor has not chosen about cookies; the page then shows the banner. */
  asks: boolean;
  /** True where the visitor has consented to preferences: the browser may remember what they looked at. */
  remembers?: boolean;
  /** References on the visitor's shortlist; missing when there are none. */
  shortlisted?: readonly string[];
}

/** Header, main and footer around a page, an error page too: nothing here relies on data being there. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const shell = useShell();
  const settings = useRouteLoaderData<PageSettings>("root");
  const data = useRouteLoaderData<ShellData>("language");
  const busy = useNavigation().state !== "idle";
  const hearts = useShortlistButtons(data?.shortlisted);
  useLinkHandler();
  useClearViewed(data?.remembers ?? false);
  const siteName = settings?.siteName ?? "";
  return (
    <AuthProvider enabled={data?.accounts ?? false} user={data?.user ?? null}>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <CookieBanner asks={data?.asks ?? true} />
      <Header siteName={siteName} shell={shell} shortlisted={hearts.shortlisted.size} />
      <main id="main" tabIndex={-1}>
        {busy && <div className="progress" role="progressbar" aria-label={t("shell.loading")} />}
        <ShortlistNotice language={shell.language} />
        {children}
      </main>
      <ShortlistForm hearts={hearts} language={shell.language} />
      <Footer
        siteName={siteName}
        operator={settings?.operator}
        language={shell.language}
        alternates={shell.alternates}
        demonstration={data?.demonstration ?? false}
      />
      <AccountDialog />
      <Prefetch />
    </AuthProvider>
  );
}
