import { expect, test } from "vitest";
import { pictureFirst } from "./picture-first.ts";

test("every module that is loaded ahead waits for the picture, and nothing else changes", () => {
  const start = '<script type="module" async="">import("/entry.js")</script>';
  expect(pictureFirst(`<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${start}`)).toBe(
    `<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>${start}`,
  );
});
