import type { FocusEvent, KeyboardEvent } from "react";

/** Closes a disclosure when the focus goes on elsewhere. */
export function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute("open");
}

/** Closes it, not what it stands in, and gives the focus back to what opened it. */
export function closeWithEscape(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  if (key !== "Escape" || !currentTarget.hasAttribute("open")) return;
  event.stopPropagation();
  currentTarget.removeAttribute("open");
  currentTarget.querySelector("summary")?.focus();
}

/** The same where something is written in it: what was written is given up. */
export function cancelWithEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Escape") return;
  for (const form of event.currentTarget.querySelectorAll("form")) form.reset();
  closeWithEscape(event);
}
