import { useEffect, type RefObject } from "react";
import type { Language } from "#app/i18n/languages.ts";

/**
 * What style sheets can't do for the menus. On a wide screen their buttons open them, so that who goes through the page by
 * keyboard passes those alone, and so does the arrow down, which goes into them; a tap opens them before it follows the
 * link, Escape closes them, and so does a followed link; on a narrow one their buttons open and close them, and nothing else does, so that
 * nothing moves under a finger. `aria-expanded` says what is on the screen. Attributes only: the styles decide.
 * @param language of the menus, which are others in another
 */
export function useMenuBehaviour(bar: RefObject<HTMLElement>, language: Language) {
  useEffect(() => {
    const header = bar.current;
    if (!header) return;
    const entries = [...header.querySelectorAll<HTMLElement>(".menu-entry")];

    const isShown = (entry: HTMLElement) => {
      const panel = entry.querySelector(".menu-panel");
      return panel?.checkVisibility({ visibilityProperty: true }) ?? false;
    };
    const markExpanded = () => {
      for (const entry of entries) {
        const toggle = entry.querySelector(".menu-toggle");
        const expanded = String(isShown(entry));
        // What is written is styled anew, the same as well.
        if (toggle?.getAttribute("aria-expanded") !== expanded) toggle?.setAttribute("aria-expanded", expanded);
      }
    };
    const markExpandedSoon = () => requestAnimationFrame(markExpanded);
    const open = (entry: HTMLElement) => {
      if (isWide()) for (const other of entries) if (other !== entry) shut(other);
      delete entry.dataset.dismissed;
      entry.dataset.open = "";
    };
    const shut = (entry: HTMLElement) => {
      delete entry.dataset.open;
      entry.dataset.dismissed = "";
    };
    const clearDismissed = (entry: HTMLElement) => {
      delete entry.dataset.open;
      delete entry.dataset.dismissed;
    };
    const isSet = ({ dataset }: HTMLElement) => "open" in dataset || "dismissed" in dataset;
    const entryOf = (target: EventTarget | null) =>
      target instanceof Element ? (entries.find((entry) => entry.contains(target)) ?? null) : null;

    const onClick = (event: MouseEvent) => {
      const entry = entryOf(event.target);
      const target = event.target as Element;
      if (!entry) {
        // Most clicks: what they bring about elsewhere is not to wait for the menus.
        if (!entries.some(isSet)) return;
        for (const other of entries) clearDismissed(other);
      } else if (target.closest(".menu-toggle")) {
        if (isShown(entry) && "open" in entry.dataset) shut(entry);
        else open(entry);
      } else if (target.closest(".menu-link") && isTouch(event) && !isOpen(entry)) {
        event.preventDefault();
        open(entry);
      } else if (target.closest("a")) {
        shut(entry);
      }
      markExpandedSoon();
    };
    const isOpen = (entry: HTMLElement) => "open" in entry.dataset || !isWide();
    const onArrow = (event: KeyboardEvent) => {
      const entry = isWide() ? entryOf(event.target) : null;
      const panel = entry?.querySelector(".menu-panel");
      if (!entry || !panel) return;
      event.preventDefault();
      open(entry);
      const ways = [...panel.querySelectorAll<HTMLElement>("a, button")];
      const at = ways.indexOf(document.activeElement as HTMLElement);
      const next = event.key === "ArrowDown" ? Math.min(at + 1, ways.length - 1) : at - 1;
      (ways[next] ?? entry.querySelector<HTMLElement>(".menu-toggle"))?.focus();
      markExpandedSoon();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") return onArrow(event);
      if (event.key !== "Escape") return;
      for (const entry of entries.filter(isShown)) {
        const inside = entry.querySelector(".menu-panel")?.contains(document.activeElement);
        shut(entry);
        if (inside) entry.querySelector<HTMLElement>(".menu-toggle")?.focus();
      }
      markExpandedSoon();
    };
    const onLeave = (event: PointerEvent | FocusEvent) => {
      const entry = isWide() ? entryOf(event.target) : null;
      const next = event.relatedTarget;
      if (entry && !(next instanceof Node && entry.contains(next)) && (event.type === "focusout" || isMouse(event))) {
        // The pointer may still rest where a followed link was: the menu it dismissed must not open again.
        if (event.type === "focusout" && entry.matches(":hover")) delete entry.dataset.open;
        else clearDismissed(entry);
      }
      markExpandedSoon();
    };

    const life = new AbortController();
    const { signal } = life;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKey, { signal });
    header.addEventListener("pointerout", onLeave, { signal });
    header.addEventListener("focusout", onLeave, { signal });
    header.addEventListener("pointerover", markExpandedSoon, { signal });
    header.addEventListener("focusin", markExpandedSoon, { signal });
    header.addEventListener("transitionend", markExpanded, { signal });
    return () => life.abort();
  }, [bar, language]);
}

/** As in header.css: where the menus are a bar. */
function isWide(): boolean {
  return window.matchMedia("(min-width: 64rem)").matches;
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
