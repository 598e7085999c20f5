import { expect, test } from "vitest";
import { subjectOf } from "./draft.ts";

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
