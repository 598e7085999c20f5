import { Scripts, ScrollRestoration } from "@remix-run/react";
import { pageSettingsScript, type PageSettings } from "./page-settings.ts";

/** Begins what the page's own inline scripts are, at the end of its body; render-document.server.tsx looks for it. */
export const scriptsMark = '<script id="page-scripts">';

/**
 * The page's inline scripts, after all of its content: the policy allows these by what is in them, and no others.
 * @param settings none where a page failed before they were known
 */
export function PageScripts({ settings }: { settings: PageSettings | undefined }) {
  return (
    <>
      <script
        id="page-scripts"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: settings ? pageSettingsScript(settings) : "" }}
      />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}
