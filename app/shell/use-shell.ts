import { useLocation, useMatches } from "@remix-run/react";
import { languageOfPath, type Language } from "#app/i18n/languages.ts";
import type { Alternates } from "#app/seo/page-meta.ts";
import { alternatesOf } from "#app/filters/alternates.ts";
import type { HeaderVariant, ShellHandle } from "#app/ui/shell-handle.ts";
import { switcherLinks } from "./switcher-links.ts";

interface ShellState {
  language: Language;
  pathname: string;
  header: HeaderVariant;
  ownSearch: boolean;
  /** The same page in each language, with the query. */
  alternates: Alternates;
}

/** What the shell needs to know about the page inside it: its language, its wishes, the same page in other languages. */
export function useShell(): ShellState {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const handle = (page?.handle ?? {}) as ShellHandle;
  return {
    language: languageOfPath(pathname),
    pathname,
    header: handle.header ?? "default",
    ownSearch: handle.ownSearch ?? false,
    alternates: switcherLinks(alternatesIn(page?.data) ?? alternatesOf(pathname, ""), pathname, search),
  };
}

function alternatesIn(data: unknown): Alternates | undefined {
  if (typeof data !== "object" || data === null || !("alternates" in data)) return undefined;
  return data.alternates as Alternates;
}
