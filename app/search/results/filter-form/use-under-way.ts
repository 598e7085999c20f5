import { useNavigate, useNavigation, type Location } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { joinSearches, searchAt } from "#app/filters/join-searches.ts";
import { searchHref } from "#app/filters/search-url.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Links that change the search: facets, chips, orders. */
const choices = ":is([data-keeps-focus], [data-focus-next]) a[href]";

/**
 * Choices made before the answer to the last one has come are added to it: a link of the page says the search that is shown,
 * with one change. Where the one under way is a place that the server has to look up, the next waits for it.
 * @returns `join` for what fields ask for; `wait` does something once what is under way has come, in place of what waited before
 */
export function useUnderWay(query: SearchQuery, language: Language) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const later = useRef<() => unknown>();
  const wait = (then: () => unknown) => (later.current = then);
  const join = (asked: SearchQuery) => {
    const underWay = location && searchAt(location, language);
    return underWay ? joinSearches(query, asked, underWay) : asked;
  };

  const follow = useRef((_: MouseEvent) => {});
  useEffect(() => {
    follow.current = (event) => {
      if (!location || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(choices);
      const asked = link && searchAt(new URL(link.href), language);
      if (!asked || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (isLookedUp(location)) {
        event.preventDefault();
        const before = query;
        wait(() => waiting.current(before, asked));
        return;
      }
      leadThrough(link, searchHref(join(asked), language));
    };
  });
  /** Adds what had to wait to the search that has come. */
  const waiting = useRef((_before: SearchQuery, _asked: SearchQuery) => {});
  useEffect(() => {
    waiting.current = (before, asked) => navigate(searchHref(joinSearches(before, asked, query), language));
  });
  useEffect(() => {
    // Ahead of whoever follows links.
    const onClick = (event: MouseEvent) => follow.current(event);
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  useEffect(() => {
    if (location) return;
    const then = later.current;
    later.current = undefined;
    then?.();
  }, [location]);

  return { join, wait, isLookedUp: location !== undefined && isLookedUp(location), isUnderWay: location !== undefined };
}

/** Whether the server is to find out which search a form's fields mean. */
function isLookedUp({ search }: Location): boolean {
  return new URLSearchParams(search).has("locationWas");
}

/** For this press alone: the link is written again with the page. */
function leadThrough(link: HTMLAnchorElement, href: string) {
  const own = link.getAttribute("href");
  link.setAttribute("href", href);
  setTimeout(() => {
    if (own !== null && link.getAttribute("href") === href) link.setAttribute("href", own);
  });
}
