import type { CompanyFacts } from "./company-facts.ts";
import { scriptJson } from "./script-json.ts";

/** The page's global settings object, `window.appSettings` (decisions, section 8). */
export interface PageSettings {
  siteName: string;
  /** The public address, without a slash at the end. */
  siteUrl: string;
  /** Who runs the site, for the foot of every page. */
  operator: { name: string; facts: CompanyFacts };
  /** Whether visitors without script can sign in with Google. */
  googleWithoutScript: boolean;
  /** What the identity client needs; null where accounts are switched off. */
  identity: IdentitySettings | null;
}

/** The identity project, as browsers may know it. */
export interface IdentitySettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** True when an emulator behind this very site stands in for the identity service. */
  emulator: boolean;
  /** Where tokens are reported as well. */
  tokenSyncUrl?: string;
}

declare global {
  interface Window {
    appSettings: PageSettings;
    /** Path and query that this document was loaded for. */
    loadedAddress: string;
  }
}

/** The content of the inline script that sets `window.appSettings`, and notes which address the page is for. */
export function pageSettingsScript(settings: PageSettings): string {
  return `window.appSettings=${scriptJson(settings)};window.loadedAddress=location.pathname+location.search;`;
}
