import { frameworkStarted, neededKeys } from "./framework-started.ts";

/** For a sign of the visitor alone, or for that the page has come as well. */
export type Waits = "when needed" | "when read";

/** Longest wait of what a visitor did for the framework, in milliseconds; then the browser does it by itself. */
const patience = 5_000;

/** The links that load the framework's modules ahead, one after the other. */
const moduleLinks = /(?:<link rel="modulepreload"[^>]*>)+/g;

/**
 * Holds back what loads the framework until a visitor does something: who only reads is sent no code. Everything works
 * as it does without script before; what would do something else then waits for the framework, and is done again.
 *
 * Remix writes links that load its modules ahead, and a module that starts them (`Scripts` in @remix-run/react 2.17.5).
 * They keep their place, as the browser compares elements when it takes the page over, but neither loads anything: what a
 * template holds is no part of the page yet.
 * @param scripts the page's own inline scripts and links, as they were rendered
 * @param waits "when read": also without a sign, once the page and its pictures have come and the browser has nothing to do
 * @throws when they are not what Remix renders
 */
export function startWhenNeeded(scripts: string, waits: Waits): string {
  const held = scripts
    .replace(moduleLinks, (links) => `<template class="framework-modules">${links}</template>`)
    .replace('<script type="module" async="">', '<script type="text/plain" id="framework">');
  if (!held.includes('id="framework"')) throw new Error("The page has no script that starts the framework");
  return `${held}<script>(${waitForNeed.toString()})(${JSON.stringify(frameworkStarted)},${patience},${JSON.stringify(neededKeys)},${waits === "when read"})</script>`;
}

/** Runs in the browser, by itself: its source is what is sent, so it can use nothing from around it. */
function waitForNeed(startedEvent: string, patience: number, neededKeys: readonly string[], whenRead: boolean) {
  const standing = new AbortController();
  const { signal } = standing;
  /** What the visitor asked for meanwhile; the last counts. */
  let again: (() => void) | undefined;
  /** What was typed meanwhile: the framework takes a box for several lines over with what the server wrote there. */
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const held of document.querySelectorAll<HTMLTemplateElement>(".framework-modules")) {
      held.replaceWith(held.content);
    }
    const start = document.createElement("script");
    start.type = "module";
    start.textContent = document.getElementById("framework")!.textContent;
    document.head.append(start);
  };

  const stop = () => {
    if (signal.aborted) return;
    standing.abort();
    for (const [field, value] of typed) {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    again?.();
  };

  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    load();
    if (!again) setTimeout(stop, patience);
    again = repeat;
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target;
    if (!(target instanceof Element) || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    // Buttons of forms are held when they send, and popovers open by themselves. A link that goes with what it does leaves
    // the focus to what comes after it: a page load would put it at the page's beginning.
    const scripted = "button[type=button]:not([popovertarget]), a[data-dialog], [data-focus-next] a[href]";
    if (!target.closest(touch ? `${scripted}, .menu-link` : scripted)) return;
    hold(event, () => target.dispatchEvent(new PointerEvent("click", event)));
  };
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    if (form.method === "get") return; // A search is a page like any other.
    if (form.dataset.sentAtOnce !== undefined) {
      if (form.hidden) return; // A second time: by the browser.
      event.preventDefault();
      event.stopImmediatePropagation();
      load();
      // Whoever leaves before the framework is there has chosen all the same; it takes the answer over (enhance-banner.ts).
      const fields = [...new FormData(form, submitter)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]);
      const body = new URLSearchParams(fields);
      // As enhance-banner.ts does, which is not there yet.
      const cookie = submitter?.dataset["cookie"];
      if (cookie) document.cookie = cookie.replace("MOMENT", String(Math.floor(Date.now() / 1000)));
      const answer = fetch(form.action, {
        method: "POST",
        body,
        headers: { Accept: "application/json" },
        keepalive: true,
      });
      Object.assign(form, { answer });
      form.hidden = true;
      form.parentElement!.hidden = true; // What it stands in alone.
      // What was not taken is sent by the browser: the server says what is wrong, on a page of its own.
      const sendAgain = () => form.requestSubmit(submitter);
      answer.then(({ ok }) => ok || sendAgain(), sendAgain);
      return;
    }
    hold(event, () => form.requestSubmit(submitter));
  };
  const onInput = ({ target }: Event) => {
    const isBox = target instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(target.type);
    if (isBox || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  // This document may stand for another address of its history: nobody but the framework can show that.
  const onPop = () => {
    if (window.loadedAddress !== location.pathname + location.search) location.reload();
  };

  // A browser tells of a pointer that rests where the page appears, as of one that moves by nothing.
  const onSign = (event: Event) => {
    const rests = event.type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY;
    if (!rests) load();
  };

  for (const sign of ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"]) {
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  }
  addEventListener("click", onClick, { capture: true, signal });
  addEventListener("submit", onSubmit, { capture: true, signal });
  addEventListener("input", onInput, { capture: true, signal });
  addEventListener("popstate", onPop, { signal });
  addEventListener(startedEvent, stop, { signal });
  if (whenRead) {
    // A page that is never idle has come all the same.
    const most = { timeout: 2_000 };
    const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(load, most) : load());
    addEventListener("load", () => setTimeout(whenIdle, 1_000), { signal });
  }
  try {
    if (neededKeys.some((key) => sessionStorage.getItem(key) !== null)) load();
  } catch {
    // Storage that is switched off holds nothing.
  }
}
