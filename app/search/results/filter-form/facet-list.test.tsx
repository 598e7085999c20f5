import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Choice } from "./facet-choices.ts";
import { FacetElements, FacetList } from "./facet-list.tsx";

const words = fc.oneof(fc.constantFrom("Loft & Co", "<b>", '"a"', "Rez-de-chaussée", "≤ 5 min"), fc.string());

const anyChoice: fc.Arbitrary<Choice> = fc.record(
  {
    key: fc.uuid(),
    label: words,
    count: fc.constantFrom("0", "1,250", "1\u202f250", "15 +\u00a026"),
    said: words,
    href: fc.oneof(fc.constant(undefined), fc.constantFrom("/en/to-let?type=retail&page=2"), fc.webUrl()),
    current: fc.boolean(),
    subordinate: fc.boolean(),
  },
  { requiredKeys: ["key", "label", "count", "current"] },
);

test("what the server writes of a facet's choices is what the browser's elements are", () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 5 }), (choices) => {
      const elements = renderToStaticMarkup(
        <FacetElements choices={choices} className="facet facet-row facet-short" />,
      );
      const written = renderToStaticMarkup(<FacetList choices={choices} layout="short" />);
      expect(written).toBe(elements.replaceAll("&#x27;", "'"));
    }),
  );
});
