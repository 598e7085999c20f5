import { expect, test } from "vitest";
import { draftKey, dropOthersDraft, keepDraft, takeDraft, type DraftField } from "./kept-draft.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
}

const french = { pathname: "/fr/bien/qa1/bureau", search: "" };
const elsewhere = { pathname: "/fr", search: "" };
const asked = { ...french, search: "?agent=qa7" };
const now = 1_000_000;
const typed: DraftField[] = [
  ["name", "An"],
  ["visit", "true", true],
];

/** A browser that goes from a form to its page in French. */
function underWay() {
  const browser = storage();
  keepDraft(browser, "listing qa1", french, typed, now);
  return browser;
}

test("what was typed is there once, for the same property, and kept no longer", () => {
  const browser = underWay();
  expect(takeDraft(browser, "listing qa1", french, now + 2_000)).toEqual(typed);
  expect(browser.kept).toEqual({});
  expect(takeDraft(browser, "listing qa1", french, now + 2_000)).toEqual([]);
});

test.each([
  ["about another property", "listing qa2", french, now],
  ["for another page", "listing qa1", elsewhere, now],
  ["for the page with another query", "listing qa1", asked, now],
  ["too long ago", "listing qa1", french, now + 30_001],
  ["by a clock that was put back since", "listing qa1", french, now - 1],
])("what was typed %s is neither shown nor kept", (_, subject, here, moment) => {
  const browser = underWay();
  expect(takeDraft(browser, subject, here, moment)).toEqual([]);
  expect(browser.kept).toEqual({});
});

test("a page without a form drops what is not for it, and what is too old", () => {
  for (const [here, moment] of [[elsewhere, now] as const, [asked, now] as const, [french, now + 30_001] as const]) {
    const browser = underWay();
    dropOthersDraft(browser, here, moment);
    expect(browser.kept).toEqual({});
  }
  const browser = underWay();
  dropOthersDraft(browser, french, now + 30_000);
  expect(takeDraft(browser, "listing qa1", french, now + 30_000)).toEqual(typed);
});

const at = JSON.stringify({ subject: "listing qa1", target: french.pathname, at: now }).slice(0, -1);

test.each([
  "nothing",
  "null",
  `${at}}`,
  `${at},"fields":[[1],"name",null]}`,
  '{"subject":"listing qa1","fields":[["name","An"]]}',
])("what somebody else has put there is passed over: %s", (written) => {
  const browser = storage({ [draftKey]: written });
  expect(takeDraft(browser, "listing qa1", french, now)).toEqual([]);
  expect(browser.kept).toEqual({});
});

test("what can't be read is dropped by every page", () => {
  const browser = storage({ [draftKey]: "nothing" });
  dropOthersDraft(browser, french, now);
  expect(browser.kept).toEqual({});
});
