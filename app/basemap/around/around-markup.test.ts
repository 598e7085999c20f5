import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { aroundMarkup } from "./around-markup.ts";
import { aroundView } from "./around-view.server.ts";

const schuman = { lat: 50.8427, lng: 4.3836, rough: false, name: "Wetstraat 175" };

/** A view of which each text has what markup is made of. */
function hostileView() {
  const text = `"><b>'&`;
  const view = structuredClone(aroundView(schuman, "en", textsIn("en")));
  const hostile = <Each extends object>(each: Each, ...names: (keyof Each)[]): Each => {
    return { ...each, ...Object.fromEntries(names.map((name) => [name, text])) };
  };
  return {
    ...hostile(view, "label", "note", "day", "night"),
    rings: view.rings!.map((ring) => hostile(ring, "label")),
    names: [{ name: text, x: 1, y: 2, isTown: true }],
    signs: view.signs.map((sign) => hostile(sign, "name", "lines")),
    ways: view.ways.map((way) => hostile(way, "name", "lines", "words")),
  };
}

test("whatever a place, a stop or a line is called is text", () => {
  const markup = aroundMarkup(hostileView(), textsIn("en"));
  const written = "&quot;&gt;&lt;b&gt;&#x27;&amp;";
  expect(markup.split(written).length - 1).toBeGreaterThan(15);
  expect(markup).not.toContain(`"><b>'`);
});

test("rings, pin, stations and ways are drawn, and of what is only roughly known neither rings nor pin", () => {
  const view = aroundView(schuman, "en", textsIn("en"));
  const markup = aroundMarkup(view, textsIn("en"));
  const count = (what: string) => markup.split(what).length - 1;
  expect(count('class="around-ring"')).toBe(2);
  expect(count('class="around-minutes"')).toBe(2);
  expect(count('class="around-pin"')).toBe(1);
  expect(count('class="around-sign ')).toBe(view.signs.length);
  expect(count("<li>")).toBe(view.ways.length);
  expect(markup).toContain("<b>Schuman</b>");
  const rough = aroundMarkup(aroundView({ ...schuman, rough: true }, "en", textsIn("en")), textsIn("en"));
  expect(rough).not.toMatch(/around-ring|around-pin|around-minutes/);
});
