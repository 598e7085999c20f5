import { useEffect, type RefObject } from "react";

/** From here on the filters are a bar, below a sheet (filter-sheet.css). */
export const barFrom = "(width >= 64rem)";

/**
 * What script adds to the filters where they are a sheet over the page: a dialog, which has the focus at its title when it
 * opens. What lies behind is out of reach until it closes, and the focus goes back to the button that opened it.
 * @param shown the page that is shown, whose elements behind the sheet may be others
 */
export function useFilterSheet(form: RefObject<HTMLFormElement>, shown: string) {
  useEffect(() => {
    const sheet = form.current;
    if (!sheet) return;
    const dialog = sheet.querySelector(".filters-sheet");
    const wide = matchMedia(barFrom);
    const isOpen = () => sheet.matches(":popover-open") && !wide.matches;
    let shut: Element[] = [];
    const shutBehind = () => {
      for (const [name, value] of Object.entries(ofDialog(sheet))) dialog?.setAttribute(name, value);
      shut = partsBehind(sheet);
      for (const part of shut) part.setAttribute("inert", "");
    };
    const giveBack = () => {
      for (const name of Object.keys(ofDialog(sheet))) dialog?.removeAttribute(name);
      for (const part of shut) part.removeAttribute("inert");
      shut = [];
    };
    // Before it closes: the browser gives the focus back then, and to nothing that is out of reach.
    const onBeforeToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") giveBack();
    };
    const onToggle = () => {
      if (isOpen()) {
        shutBehind();
        if (!sheet.contains(document.activeElement)) sheet.querySelector("h2")?.focus();
      } else if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`button[popovertarget="${sheet.id}"]:not(#${sheet.id} *)`)?.focus();
      }
    };
    const onWidth = () => wide.matches && sheet.matches(":popover-open") && sheet.hidePopover();
    // Opened before script was there, or still open on the page that a choice led to.
    if (isOpen()) onToggle();
    sheet.addEventListener("beforetoggle", onBeforeToggle);
    sheet.addEventListener("toggle", onToggle);
    wide.addEventListener("change", onWidth);
    return () => {
      giveBack();
      sheet.removeEventListener("beforetoggle", onBeforeToggle);
      sheet.removeEventListener("toggle", onToggle);
      wide.removeEventListener("change", onWidth);
    };
  }, [form, shown]);
}

/** What makes the sheet a dialog to whoever can't see it, by the name of its form. */
const ofDialog = (form: Element) => ({
  role: "dialog",
  "aria-modal": "true",
  "aria-label": form.getAttribute("aria-label") ?? "",
});

/** No page nests deeper. */
const deepest = 100;

/** What stands beside an element, and beside all that hold it; what is out of reach already stays so. */
function partsBehind(sheet: Element): Element[] {
  const parts: Element[] = [];
  let held = sheet;
  for (let depth = 0; depth < deepest && held.parentElement && held !== document.body; depth++) {
    parts.push(...[...held.parentElement.children].filter((part) => part !== held && !part.hasAttribute("inert")));
    held = held.parentElement;
  }
  return parts;
}
