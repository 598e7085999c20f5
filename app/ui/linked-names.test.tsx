import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dataSources } from "./data-sources.ts";
import { LinkedNames } from "./linked-names.tsx";

const drawn = (text: string) => renderToStaticMarkup(<LinkedNames text={text} links={dataSources} />);

test("a name leads to whose it is where it is said first, and the others stay text", () => {
  expect(drawn("population, Statbel; buildings, Statbel; trains, iRail.")).toBe(
    'population, <a href="https://statbel.fgov.be">Statbel</a>; buildings, Statbel; trains, iRail.',
  );
});

test.each([
  "© OpenStreetMap contributors (ODbL) · Who’s On First",
  "noms de rues, contributeurs d’OpenStreetMap ; Who’s On First",
])("whose licence asks for a link has one: %s", (text) => {
  expect(drawn(text)).toContain('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>');
  expect(drawn(text)).toContain('<a href="https://whosonfirst.org/docs/licenses/">Who’s On First</a>');
});

test("a name within a word is none, and the same one that stands by itself is", () => {
  expect(drawn("AEDs, SAED, AÉAED and Guichet.luxembourg")).toBe("AEDs, SAED, AÉAED and Guichet.luxembourg");
  expect(drawn("AEDs; (AED).")).toBe('AEDs; (<a href="https://pfi.public.lu">AED</a>).');
});

test("a text that names none stays as it is", () => {
  expect(drawn("registration duties")).toBe("registration duties");
});
