import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

test("a text takes a minute for some 220 words, and a minute at least", () => {
  expect(readingMinutes("---\ntitle: T\n---\nShort.")).toBe(1);
  expect(readingMinutes(words(660))).toBe(3);
});

test("front matter, tags and signs are not read", () => {
  const frontMatter = `---\ndescription: ${words(500)}\n---\n`;
  const tags = '<SearchLink deal="to-let" type="office" place="BE">x</SearchLink> – '.repeat(40);
  expect(readingMinutes(frontMatter + tags)).toBe(1);
});
