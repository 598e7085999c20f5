import { expect, test } from "vitest";
import { lowerHeadings, splitTitle } from "./split-title.ts";

test("a text that begins with its title is split into title and rest", () => {
  expect(splitTitle("<h1>Quartier &amp; <em>you</em></h1>\n<p>Text</p>")).toEqual({
    title: "Quartier & you",
    rest: "<p>Text</p>",
  });
});

test("a text without a title in front is refused", () => {
  expect(() => splitTitle("<p>Text</p><h1>Late</h1>")).toThrow("# …");
});

test("headings go one level down, and nothing else changes", () => {
  expect(lowerHeadings('<h2 id="a">A</h2><h3>B</h3><hr/><p>&lt;h2&gt;</p>')).toBe(
    '<h3 id="a">A</h3><h4>B</h4><hr/><p>&lt;h2&gt;</p>',
  );
});
