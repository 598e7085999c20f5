import fc from "fast-check";
import { expect, test } from "vitest";
import { textsIn } from "#app/i18n/i18n.server.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href, type Page } from "#app/i18n/paths.ts";
import { findPlacesIn } from "#app/places/find-places.ts";
import { fold, slugify } from "#app/places/fold.ts";
import { locate } from "#app/places/locate.ts";
import { readPlaces } from "#app/places/read-places.ts";
import { suggestPlaces } from "#app/places/suggest-places.ts";
import { gazetteerFromFiles } from "#app/places/testing/gazetteer-from-files.ts";
import { parameterName, parameters } from "#app/filters/search-url.ts";
import { formFields } from "#app/filters/form-fields.ts";
import { readSearchRequest } from "./search-request.server.ts";

/** No text that somebody sends, whatever it is made of, makes a reader of searches throw or take long. */

const gazetteer = gazetteerFromFiles();
const language = fc.constantFrom(...languages);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("\0", "\ud800", "\udfff\ud800", "\u202eabc", "\ufeff", "\u{10ffff}", "%", "%00", "'", "\\", ",;,;"),
  fc.constantFrom("constructor", "__proto__", "toString", "constructorkantoor", "hasOwnProperty kantoor te huur"),
  fc.constantFrom("NaN", "-0", "1e308", "9007199254740993", "0x10", "Infinity-", "1,5", "-1-", "--", "1e9"),
  // What folds into more, or piles up on one letter.
  fc
    .tuple(fc.constantFrom("ﬃ", "㍿", "ﷺ", "각", "½", "e\u0301", "\u0301", "a", "1", "-", ",", ";", " "), fc.nat(3_000))
    .map(([character, times]) => character.repeat(times)),
);

test("folding and the readers of places take any text", () => {
  const read = (written: string, language: Language) => {
    fold(written);
    slugify(written);
    locate(gazetteer, written, language);
    readPlaces(gazetteer, written.slice(0, 200), language);
    expect(findPlacesIn(gazetteer, written, language, 8).length).toBeLessThanOrEqual(8);
    for (const { name } of suggestPlaces(gazetteer, written, language, textsIn(language))) expect(name).not.toBe("");
  };
  fc.assert(fc.property(text, language, read), { numRuns: 1_000 });
}, 60_000);

const pages = ["search", "to-let", "for-sale", "investment"] as const satisfies Page[];
const names = [...parameters, ...formFields, "sentence", "locationWas", "market", "x"];

test("an address of any words and values is a search, another address, or no page; and that address stays", () => {
  const segments = fc.array(text, { maxLength: 3 });
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 8 });
  fc.assert(
    fc.property(language, fc.constantFrom(...pages), segments, pairs, (language, page, segments, pairs) => {
      const path = [
        href(page, language),
        ...segments.map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, "?"))),
      ];
      const query = new URLSearchParams(pairs.map(([name, value]) => [parameterName(name, language), value]));
      let asked = readSearchRequest(gazetteer, new URL(`${path.join("/")}?${query.toString()}`, "http://localhost"));
      // Two redirects at most: of a form, and of what the form means in a path.
      for (let redirects = 0; asked && "redirect" in asked; redirects++) {
        expect(redirects, asked.redirect).toBeLessThan(2);
        expect(asked.redirect).toMatch(new RegExp(`^/${language}/`));
        asked = readSearchRequest(gazetteer, new URL(asked.redirect, "http://localhost"));
      }
    }),
    { numRuns: 2_000 },
  );
}, 120_000);
