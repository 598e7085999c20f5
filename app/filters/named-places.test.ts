import { expect, test } from "vitest";
import { countryOf } from "./named-places.ts";

const place = (key: string) => ({ key, kind: "municipality", name: key, slug: key });
const [gent, luxembourg, esch] = [place("BE-44021"), place("LU-0304"), place("LU-0204")];

test("a search is in the country of its districts, else of its location; in none where it names both or neither", () => {
  expect(countryOf({ location: luxembourg, districts: [] })).toBe("LU");
  expect(countryOf({ location: gent, districts: [] })).toBe("BE");
  expect(countryOf({ districts: [luxembourg, esch] })).toBe("LU");
  expect(countryOf({ districts: [luxembourg, gent] })).toBeUndefined();
  expect(countryOf({ districts: [] })).toBeUndefined();
});
