import { NavigationType, useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { isLanguage, languageOfPath } from "#app/i18n/languages.ts";
import {
  focusFollowed,
  focusNext,
  keepFollowed,
  nextFocus,
  type Followed,
  type NextFocus,
} from "./focus-after-link.ts";
import { isMenuInHistory } from "./use-full-screen-menu.ts";

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Turns clicks on plain links into client navigations: one listener for the whole document, so that a page of results
 * is rendered from plain anchors. Left to the browser are clicks with a modifier, links with `target`, `download` or
 * `data-reload`, links to files and other sites, and links to another language, whose texts come with a page load.
 */
export function useLinkHandler() {
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const isTravel = useNavigationType() === NavigationType.Pop;
  const next = useRef<NextFocus | null>(null);
  const followed = useRef<Followed>(new Map());
  const before = useRef(location.pathname);
  const shown = useRef(location);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event.target);
      const to = link && clientTarget(event, link);
      if (!to) return;
      event.preventDefault();
      next.current = nextFocus(link);
      keepFollowed(followed.current, key, link);
      navigate(to, { replace: isMenuInHistory(), viewTransition: letPictureGrow(link) });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate, key]);

  // The link that had the focus may be gone: go on reading at the new page's beginning, as after a page load.
  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (next.current) focusNext(next.current, location.hash);
    else if (isTravel && left.key !== location.key) focusFollowed(followed.current, location.key, left.pathname);
    next.current = null;
  }, [location, isTravel]);

  // Back from a listing: its picture shrinks into its card. Done before the transition takes its second picture.
  useBrowserLayoutEffect(() => {
    const left = before.current;
    before.current = location.pathname;
    if (left !== location.pathname) letPictureShrink(left);
  }, [location.pathname]);
}

/** The link that something on the page is part of. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** Where a click leads without a page load; undefined when the browser should follow the link itself. */
function clientTarget(event: MouseEvent, link: HTMLAnchorElement): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  // A place on this page is the browser's to scroll to.
  const { pathname, search } = window.location;
  const to = clientHref(link);
  return to?.startsWith(`${pathname}${search}#`) ? undefined : to;
}

/** The address of a link that can be followed without a page load; undefined for any other. */
export function clientHref(link: HTMLAnchorElement): string | undefined {
  if (!link.hasAttribute("href") || link.hasAttribute("download") || "reload" in link.dataset) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const here = window.location;
  if (origin !== here.origin || !isLanguage(pathname.split("/")[1])) return undefined;
  if (languageOfPath(pathname) !== languageOfPath(here.pathname)) return undefined;
  return pathname + search + hash;
}

/**
 * Names the picture of a followed card as the one that the listing's page opens with, so that it grows from one place to
 * the other (transitions.css).
 * @returns false for any other link: those change the page at once
 */
function letPictureGrow(link: HTMLAnchorElement): boolean {
  const picture = pictureOf(link);
  if (!picture || !("startViewTransition" in document)) return false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  // One picture only may bear the name: not another card's, nor that of a listing whose page this is.
  const grown = document.querySelectorAll<HTMLElement>(".card-picture, .gallery-strip > :first-child");
  for (const other of grown) other.style.viewTransitionName = other === picture ? "listing-picture" : "none";
  return true;
}

/** @param pathname of the page just left */
function letPictureShrink(pathname: string) {
  if (document.querySelector(".gallery-strip")) return;
  const link = document.querySelector<HTMLAnchorElement>(`.card-title a[href="${CSS.escape(pathname)}"]`);
  const picture = link && pictureOf(link);
  if (picture) picture.style.viewTransitionName = "listing-picture";
}

function pictureOf(link: HTMLAnchorElement) {
  return link.closest(".card")?.querySelector<HTMLElement>(".card-picture");
}
