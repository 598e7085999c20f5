import { expect, test } from "vitest";
import { pictureFirst } from "./picture-first.ts";

const start = '<script type="module" async="">import("/entry.js")</script>';
const page = `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${start}`;
const low = `<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>${start}`;

test("every module that is loaded ahead waits for the picture, and nothing else changes", () => {
  expect(pictureFirst(page, [])).toBe(low);
});

test("what the moving map is made of is asked for behind them, before any code asks for it", () => {
  expect(pictureFirst(page, ["/live-map.js", "/worker.mjs"])).toBe(
    `${low}<link rel="modulepreload" fetchpriority="low" href="/live-map.js"/><link rel="prefetch" href="/worker.mjs"/>`,
  );
});
