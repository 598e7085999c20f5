import { expect, test } from "vitest";
import type { Place } from "#app/places/place.ts";
import { frameOf } from "./place-map.tsx";

const brussels = { kind: "region", lat: 50.84, lng: 4.37 } as Place;
const high = ({ south, north }: { south: number; north: number }) => Number((north - south).toFixed(2));

test("a region's map is as large as what lies in it: Brussels is no country", () => {
  const uccle = { lat: 50.79, lng: 4.34 };
  const antwerp = { lat: 51.22, lng: 4.4 };
  expect(high(frameOf(brussels, [uccle]))).toBe(0.4);
  expect(high(frameOf(brussels, [uccle, antwerp]))).toBeCloseTo(2 * 0.38 * 1.15, 2);
});

test("a town's map shows what is around it, however far its villages are", () => {
  expect(high(frameOf({ ...brussels, kind: "municipality" }, [{ lat: 51.5, lng: 5 }]))).toBe(0.4);
});
