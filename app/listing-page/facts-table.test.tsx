import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactsTable } from "./facts-table.tsx";

const markupOf = (label: string, value: string, meaning?: string) =>
  renderToStaticMarkup(<FactsTable rows={[{ label, value, ...(meaning !== undefined && { lang: "nl", meaning }) }]} />);

test("what is too long to stand beside its label stands below it", () => {
  expect(markupOf("Score P (risque d’inondation de la parcelle)", "A – aucune inondation modélisée")).toContain(
    '<dd class="facts-long">',
  );
  expect(markupOf("Droit de préemption", "Non (Gvkr)")).toContain("<dd>Non (Gvkr)</dd>");
});

test("the words of the page follow a value in another language, which is marked as such", () => {
  expect(markupOf("Planning zone", "woongebied", "residential area")).toContain(
    '<span lang="nl">woongebied</span> (residential area)',
  );
});
