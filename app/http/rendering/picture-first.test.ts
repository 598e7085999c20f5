import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pictureFirst } from "./picture-first.ts";
import { scriptHash, scriptHashes } from "./script-hashes.server.ts";

const start = '<script type="module" async="">import("/entry.js")</script>';
const page = `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${start}`;
const low = `<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>${start}`;

test("every module that is loaded ahead waits for the picture, and nothing else changes", () => {
  expect(pictureFirst(page, [])).toBe(low);
});

test("what the moving map is made of is asked for behind them, before any code asks for it", () => {
  const written = pictureFirst(page, ["/live-map.js", "/worker.mjs"]);
  expect(written.startsWith(`${low}<link rel="modulepreload" fetchpriority="low" href="/live-map.js"/><script>`)).toBe(
    true,
  );
});

test("its worker is asked for by a script that the policy allows, and not over a line that is spared", () => {
  const written = pictureFirst(page, ["/worker.mjs"]);
  // A browser without script would fetch it for nothing.
  expect(written).not.toContain('<link rel="prefetch"');
  const [, script = ""] = /<script>([^<]*)<\/script>$/.exec(written)!;
  expect(scriptHashes(written)).toContain(scriptHash(script));
  const asked = (connection?: { saveData: boolean }) => {
    const links: object[] = [];
    const document = { createElement: () => ({}), currentScript: { after: (link: object) => links.push(link) } };
    runInNewContext(script, { document, navigator: { connection } });
    return links;
  };
  expect(asked()).toEqual([{ rel: "prefetch", href: "/worker.mjs" }]);
  expect(asked({ saveData: false })).toHaveLength(1);
  expect(asked({ saveData: true })).toEqual([]);
});
