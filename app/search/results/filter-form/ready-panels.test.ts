import { afterEach, expect, test, vi } from "vitest";
import { readyPanels } from "./ready-panels.ts";

afterEach(() => vi.unstubAllGlobals());

function browser() {
  let idle: (() => void) | undefined;
  const stubs = {
    requestIdleCallback: (callback: () => void) => ((idle = callback), 1),
    cancelIdleCallback: () => (idle = undefined),
  };
  vi.stubGlobal("window", stubs);
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  const laidOut: string[] = [];
  const panel = (name: string) => ({ getBoundingClientRect: () => laidOut.push(name) }) as unknown as Element;
  const rest = () => {
    const callback = idle;
    idle = undefined;
    callback?.();
    return callback !== undefined;
  };
  return { laidOut, panel, rest };
}

test("panels are laid out one at a time, each when the browser rests, and no more once all are", () => {
  const { laidOut, panel, rest } = browser();
  readyPanels([panel("kind"), panel("size")]);
  expect(laidOut).toEqual([]);
  rest();
  expect(laidOut).toEqual(["kind"]);
  rest();
  expect(laidOut).toEqual(["kind", "size"]);
  expect(rest()).toBe(false);
});

test("whoever leaves the page has no more of its panels laid out", () => {
  const { laidOut, panel, rest } = browser();
  const end = readyPanels([panel("kind"), panel("size")]);
  rest();
  end();
  expect(rest()).toBe(false);
  expect(laidOut).toEqual(["kind"]);
});

test("a browser that does not say when it rests lays a panel out when it is opened", () => {
  vi.stubGlobal("window", {});
  expect(() => readyPanels([])()).not.toThrow();
});
