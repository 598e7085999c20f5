import { expect, test } from "vitest";
import { withoutOverlaps } from "./places-map.tsx";

const at = (name: string, lng: number, lat: number, count: number) => ({ name, lng, lat, count });
const place = ({ lng, lat }: { lng: number; lat: number }): [number, number] => [lng, lat];

test("marks that would cover each other become the busiest's, with the count of both and of the places it holds", () => {
  const marks = withoutOverlaps(
    [at("Ixelles", 110, 105, 3), at("Brussels", 100, 100, 18), at("Uccle", 90, 110, 0), at("Ghent", 400, 90, 2)],
    place,
  );
  expect(marks.map(({ name, joined, count }) => [name, joined, count])).toEqual([
    ["Brussels", 1, 21],
    ["Ghent", 0, 2],
  ]);
});

test("the place that a map is about keeps its mark beside a busier one", () => {
  const subject = { ...at("Niederanven", 100, 100, 0), isSubject: true };
  const [first] = withoutOverlaps([at("Luxembourg", 110, 105, 40), subject], place);
  expect(first).toMatchObject({ name: "Niederanven", joined: 1, count: 40, isSubject: true });
});
