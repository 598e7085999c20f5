import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

/** Marks the history entry that stands for the open menu. */
const mark = "menu";

/** True while the newest history entry stands for the open menu: a link followed from it takes its place. */
export function isMenuInHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && Object.hasOwn(state, mark);
}

/**
 * Lets Back close the full-screen menu: opening it adds a history entry, closing it takes the entry away. The router
 * does not hear of either.
 */
export function useFullScreenMenu(menu: RefObject<HTMLElement>) {
  const location = useLocation();
  const shownAt = useRef(location);
  useEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    const popover = menu.current;
    if (popover?.matches(":popover-open")) popover.hidePopover();
  }, [menu, location]);

  useEffect(() => {
    const popover = menu.current;
    if (!popover) return;
    let ours = false;
    const onOpen = () => {
      if (!isMenuInHistory()) window.history.pushState({ ...(window.history.state as object), [mark]: true }, "");
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") {
        onOpen();
      } else if (isMenuInHistory()) {
        ours = true;
        window.history.back();
      }
    };
    const onPop = (event: PopStateEvent) => {
      const open = popover.matches(":popover-open");
      if (!ours && !open) return;
      event.stopImmediatePropagation();
      ours = false;
      if (open) popover.hidePopover();
    };
    // Opened by the browser before there was script.
    if (popover.matches(":popover-open")) onOpen();
    popover.addEventListener("toggle", onToggle);
    window.addEventListener("popstate", onPop, { capture: true });
    return () => {
      popover.removeEventListener("toggle", onToggle);
      window.removeEventListener("popstate", onPop, { capture: true });
    };
  }, [menu]);
}
