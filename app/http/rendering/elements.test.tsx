import { createElement, isValidElement, memo } from "react";
import * as ofReact from "react/jsx-runtime";
import { expect, test } from "vitest";
import * as own from "./elements.server.ts";

type Make = typeof own.jsx;

function WithDefaults({ word, other = "" }: { word?: string; other?: string }) {
  return createElement("p", null, word, other);
}
WithDefaults.defaultProps = { word: "default" };
const Remembered = Object.assign(memo(WithDefaults), { defaultProps: { word: "default" } });

test.each<[string, Parameters<Make>]>([
  ["attributes and a text", ["a", { href: "/en", className: "x", children: "on" }]],
  ["no properties", ["hr", {}]],
  ["a key", ["li", { children: ["a", "b"] }, "one"]],
  ["a number for a key", ["li", { children: 1 }, 0]],
  ["a key among what was spread", ["li", { ...{ key: "spread", id: "x" } }]],
  ["a key of both kinds", ["li", { ...{ key: "spread" } }, "own"]],
  ["a reference", ["input", { ref: { current: null }, name: "n" }]],
  ["defaults", [WithDefaults, { other: "more" }]],
  ["defaults of what is remembered", [Remembered, { other: "more" }]],
  ["what overrides defaults", [WithDefaults, { word: "own" }]],
  ["a fragment", [own.Fragment, { children: "text" }]],
])("an element with %s is as React makes it", (_what, given) => {
  const [made = {}, expected = {}] = [own.jsx(...given), (ofReact.jsx as Make)(...given)] as Record<string, unknown>[];
  // React notes more on them where its warnings are to say where they come from.
  for (const field of ["$$typeof", "type", "key", "ref", "props", "_owner"] as const) {
    expect(made[field]).toEqual(expected[field]);
  }
  expect(isValidElement(made)).toBe(true);
  expect(own.jsxs).toBe(own.jsx);
});
