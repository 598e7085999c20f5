import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ActiveFilters } from "./active-filters.tsx";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test("in a chip a number stays in one line with what it counts", () => {
  const filters = [{ name: "bedrooms", label: "3 slaapkamers of meer", isInHeading: false, without: {} }];
  const markup = renderToStaticMarkup(<ActiveFilters filters={filters} language="nl" />);
  expect(markup).toContain(">3\u00a0slaapkamers of meer ");
});
