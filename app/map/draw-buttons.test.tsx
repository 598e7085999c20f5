import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DrawButtons } from "./draw-buttons.tsx";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const markupOf = (hasArea: boolean) =>
  renderToStaticMarkup(
    <DrawButtons hasArea={hasArea} button={{ current: null }} onDraw={() => {}} onRemove={() => {}} />,
  );

test("only an area that is searched can be changed, and taken away", () => {
  expect(markupOf(false)).toContain("map.draw.start");
  expect(markupOf(false)).not.toContain("map.draw.remove");
  expect(markupOf(true)).toContain("map.draw.change");
  expect(markupOf(true)).toContain('aria-label="map.draw.remove"');
});
