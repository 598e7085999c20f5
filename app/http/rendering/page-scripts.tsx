import { Scripts, ScrollRestoration } from "@remix-run/react";
import { createContext, useContext } from "react";
import { pageSettingsScript, type PageSettings } from "../page-settings.ts";

/** Begins what the page's own inline scripts are, at the end of its body; render-document.server.tsx looks for it. */
export const scriptsMark = '<script id="page-scripts">';

/** True where the server has the scripts ready as bytes, and nothing but where they begin is rendered. Server only. */
export const ScriptsReadyContext = createContext(false);

/**
 * The page's inline scripts, after all of its content: the policy allows these by what is in them, and no others.
 * @param settings none where a page failed before they were known
 */
export function PageScripts({ settings }: { settings: PageSettings | undefined }) {
  if (useContext(ScriptsReadyContext)) return <script id="page-scripts" />;
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
