import { expect, test } from "vitest";
import type { Language } from "../../../app/i18n/languages.ts";
import { checkServices } from "./check-services.ts";
import type { CheckedText } from "./read-texts.ts";

const text = (name: string, language: Language, slug: string): CheckedText => ({
  file: `content/services/be/${name}/${language}.mdx`,
  kind: "service",
  key: `services/be/${name}`,
  parts: { country: "be", name },
  language,
  source: `---\ntitle: "x"\nslug: ${slug}\n---\n`,
  frontMatter: { slug },
});

test("services whose addresses differ have no problems, nor one with the same slug in two languages", () => {
  const texts = [
    text("facility-management", "en", "facility-management"),
    text("facility-management", "fr", "facility-management"),
    text("kantoorinrichting", "en", "office-fit-out"),
  ];
  expect(checkServices(texts)).toEqual([]);
});

test.each([
  ["another's slug in the same language", text("b", "en", "one")],
  ["another's slug in another language", text("b", "nl", "one")],
])("%s is told once, of the later text", (_, later) => {
  expect(checkServices([text("a", "en", "one"), later])).toEqual([
    { file: later.file, line: 3, reason: expect.stringContaining("content/services/be/a/en.mdx") },
  ]);
});

test("the name of another's folder is no slug, as it leads to that service", () => {
  const problems = checkServices([text("a", "en", "b"), text("b", "en", "two")]);
  expect(problems).toMatchObject([{ file: "content/services/be/a/en.mdx", line: 3 }]);
});
