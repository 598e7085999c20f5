import { expect, test } from "vitest";
import { damagedTexts } from "./damaged-texts.ts";

const of = (text: string) => damagedTexts({ title: { fr: text }, description: { nl: "Goed" } });

test.each(["Café près de la gare’s", "Âge, PÂTES, à côté", "SÃO PAULO", "Zoë’s « maison » 12 °C"])(
  "%s is as it was written",
  (text) => {
    expect(of(text)).toEqual([]);
  },
);

test.each(["CafÃ© prÃ¨s", "à cÃ´tÃ©", "Ã‰cole", "Lâ€™appartement", "Ã\u00a0 vendre", "20 Â°C"])(
  "%s was encoded twice",
  (text) => {
    expect(of(text)).toEqual([expect.stringMatching(/^title\.fr was encoded twice/)]);
  },
);

test("each damaged text is told with where it is", () => {
  const [title, description, ...others] = damagedTexts({
    title: { fr: "Un beau CafÃ© au centre de la ville" },
    description: { nl: "ReÃ«el" },
  });
  expect(title).toContain('"Un beau CafÃ© au centre"');
  expect(description).toContain("description.nl");
  expect(others).toEqual([]);
});
