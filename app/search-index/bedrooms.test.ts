import { expect, it } from "vitest";
import { fold } from "#app/places/fold.ts";
import { takeBedrooms } from "./bedrooms.ts";

it.each([
  ["deux chambres terrasse", ["terrasse"], ["bedrooms2"]],
  ["2 slaapkamers", [], ["bedrooms2"]],
  ["één slaapkamer", [], ["bedrooms1"]],
  ["three-bedroom", [], ["bedrooms3"]],
  ["jardin 2ch", ["jardin"], ["bedrooms2"]],
  ["rue des deux ponts 2", ["rue", "des", "deux", "ponts", "2"], []],
  ["chambres", ["chambres"], []],
])("%s", (text, others, bedrooms) => {
  expect(takeBedrooms(fold(text).split(" "))).toEqual({ others, bedrooms });
});
