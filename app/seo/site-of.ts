import type { PageSettings } from "#app/http/page-settings.ts";

/** The site's name and address, which the root loader gives; for `meta`, which sees loader data through its matches. */
export function siteOf(matches: readonly { id: string; data?: unknown }[]): Pick<PageSettings, "siteName" | "siteUrl"> {
  const root = matches.find(({ id }) => id === "root")?.data as PageSettings | undefined;
  return { siteName: root?.siteName ?? "", siteUrl: root?.siteUrl ?? "" };
}
