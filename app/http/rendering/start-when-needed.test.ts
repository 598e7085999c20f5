import { expect, test } from "vitest";
import { startWhenNeeded } from "./start-when-needed.server.ts";

const links = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const start = '<script type="module" async="">import("/entry.js")</script>';

test("what loads the framework stands where it stood, and loads nothing before it is needed", () => {
  const held = startWhenNeeded(`<script>before</script>${links}<script>context</script>${start}`, "when needed");
  expect(held.startsWith(`<script>before</script><template class="framework-modules">${links}</template>`)).toBe(true);
  expect(held).toContain('<script type="text/plain" id="framework">import("/entry.js")</script>');
  expect(held.replace(/<template.*?<\/template>/g, "")).not.toContain("modulepreload");
  expect(held).not.toContain('type="module" async');
});

test("scripts without the framework's are refused", () => {
  expect(() => startWhenNeeded(links, "when needed")).toThrow("starts the framework");
});
