import { scriptJson } from "./script-json.ts";

/** The page's global settings object, `window.appSettings` (decisions, section 8). */
export interface PageSettings {
  siteName: string;
  /** The public address, without a slash at the end. */
  siteUrl: string;
}

declare global {
  interface Window {
    appSettings: PageSettings;
    /** Path and query that this document was loaded for. */
    loadedAddress: string;
  }
}

/** The content of the inline script that sets `window.appSettings`, and notes which address the page is for. */
export function pageSettingsScript({ siteName, siteUrl }: PageSettings): string {
  return `window.appSettings=${scriptJson({ siteName, siteUrl })};window.loadedAddress=location.pathname+location.search;`;
}
