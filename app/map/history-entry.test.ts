import { afterEach, expect, test, vi } from "vitest";
import { readHistoryEntry, updateHistoryEntry } from "./history-entry.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose history stands at an entry with this state. */
function historyAt(state: object | null) {
  const history = { state, replaceState: (next: object) => (history.state = next) };
  vi.stubGlobal("window", { history });
}

test("what a page does while Back leads elsewhere is not kept with the entry that comes", () => {
  const left = { key: "first", listScroll: 120 };
  historyAt(left);
  updateHistoryEntry("second", { listScroll: 0 });
  expect(readHistoryEntry()).toEqual(left);
  updateHistoryEntry("first", { listScroll: 300 });
  expect(readHistoryEntry()).toEqual({ key: "first", listScroll: 300 });
});

test("the first entry has no key of the router's", () => {
  historyAt(null);
  updateHistoryEntry("default", { listScroll: 40 });
  expect(readHistoryEntry()).toEqual({ listScroll: 40 });
});
