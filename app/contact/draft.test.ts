import { expect, test } from "vitest";
import { draftKey, keepDraft, subjectOf, takeDraft } from "./draft.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
}

test.each([
  ["/en/property/qa1b2c3/office-in-ghent", "/fr/bien/qa1b2c3/bureau-a-gand"],
  ["/en/contact", "/nl/contact"],
  ["/en/agencies/qa9/some-agency?write=1", "/nl/makelaars/qa9/some-agency?write=1"],
  ["/en/shortlist?compare=qa1,qa2", "/fr/selection?compare=qa1,qa2"],
])("%s is about what %s is about", (one, other) => {
  expect(subjectOf(one)).toBe(subjectOf(other));
});

test("what is about another listing, another choice or another agent is told apart", () => {
  const paths = [
    "/en/property/qa1/office",
    "/en/property/qa2/office",
    "/en/property/qa1/office?agent=qa7",
    "/en/shortlist?compare=qa1,qa2",
    "/en/shortlist?compare=qa1,qa3",
    "/en/contact",
  ];
  expect(new Set(paths.map(subjectOf)).size).toBe(paths.length);
});

test("what was typed is there once, for the same property, and kept no longer", () => {
  const browser = storage();
  keepDraft(browser, "listing qa1", [
    ["name", "An"],
    ["visit", "true", true],
  ]);
  expect(takeDraft(browser, "listing qa1")).toEqual([
    ["name", "An"],
    ["visit", "true", true],
  ]);
  expect(browser.kept).toEqual({});
  expect(takeDraft(browser, "listing qa1")).toEqual([]);
});

test("what was typed about another property is neither shown nor kept", () => {
  const browser = storage();
  keepDraft(browser, "listing qa1", [["name", "An"]]);
  expect(takeDraft(browser, "listing qa2")).toEqual([]);
  expect(browser.kept).toEqual({});
});

test.each(["nothing", "null", '{"subject":"listing qa1"}', '{"subject":"listing qa1","fields":[[1],"name",null]}'])(
  "what somebody else has put there is passed over: %s",
  (written) => {
    expect(takeDraft(storage({ [draftKey]: written }), "listing qa1")).toEqual([]);
  },
);
