import { expect, test, vi } from "vitest";
import { letTransitionsBeSkipped } from "./skipped-transitions.ts";

/** A browser whose transitions are all skipped before they are seen. */
function pageThatSkips() {
  const update = vi.fn();
  const startViewTransition = (change: () => void) => {
    change();
    const ready = Promise.reject(new DOMException("skipped", "AbortError"));
    return { ready, finished: Promise.resolve(), skipTransition: () => undefined };
  };
  return { page: { startViewTransition } as unknown as Document, update };
}

test("a transition that is skipped changes the page, and is no error that nobody has heard", async () => {
  const { page, update } = pageThatSkips();
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  letTransitionsBeSkipped(page);
  const { finished } = page.startViewTransition(update);
  await finished;
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unheard);
  expect(update).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
});

test("a browser without transitions is left as it is", () => {
  const page = {} as Document;
  letTransitionsBeSkipped(page);
  expect(page).toEqual({});
});
