import type { FocusEvent, KeyboardEvent } from "react";

/** Closes a disclosure when the focus goes on elsewhere. */
export function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute("open");
}

/** Closes it, and gives the focus back to what opened it. */
export function closeWithEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== "Escape" || !currentTarget.hasAttribute("open")) return;
  currentTarget.removeAttribute("open");
  currentTarget.querySelector("summary")?.focus();
}
