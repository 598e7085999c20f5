import { describe, expect, it, vi } from "vitest";
import { pagePolicy } from "#app/http/security-headers.ts";
import type { Choice } from "./choice.ts";
import { consentOfPage } from "./page-consent.server.ts";
import { listTagHosts, listTags, tagElements, expireCookies } from "./tags.server.ts";

vi.mock("#app/settings/settings.server.ts", async (original) => {
  const { readSettings } = await original<typeof import("#app/settings/settings.server.ts")>();
  return {
    settings: readSettings({
      NODE_ENV: "test",
      SITE_URL: "https://www.quartier.example",
      ANALYTICS_SCRIPT_URL: "https://stats.example/tag.js",
      ANALYTICS_SITE_ID: 'be "1"',
      ANALYTICS_SITE_ATTRIBUTE: "data-website-id",
      ANALYTICS_HOSTS: "https://collect.example",
      ANALYTICS_COOKIES: "_id,_ses*,se*",
      ANALYTICS_ADVERTISING_SCRIPT_URL: "https://ads.example/js?id={id}",
      ANALYTICS_ADVERTISING_SITE_ID: "ad&7",
      ANALYTICS_ADVERTISING_COOKIES: "_ads",
    }),
  };
});

const request = (cookies: string) => new Request("https://www.quartier.example/en", { headers: { Cookie: cookies } });

describe("tags", () => {
  it("are none without consent, and each goes with its own", () => {
    expect(listTags([])).toEqual([]);
    expect(listTags(["preferences"])).toEqual([]);
    expect(listTags(["analytics"])).toEqual([
      { category: "analytics", src: "https://stats.example/tag.js", attributes: { "data-website-id": 'be "1"' } },
    ]);
    expect(listTags(["advertising"])).toMatchObject([{ src: "https://ads.example/js?id=ad%267" }]);
  });

  it("are on no page whose address opens something for whoever has it, whatever is allowed", async () => {
    const choice: Choice = {
      version: "1.0",
      at: Math.floor(Date.now() / 1000),
      allowed: ["analytics", "advertising"],
      despiteSignal: false,
      onAccount: false,
    };
    const tagsFor = (path: string, chosen: Choice | null = choice) =>
      consentOfPage(new Request(`https://www.quartier.example${path}`), 200, { choice: chosen });
    expect((await tagsFor("/en")).scripts).toContain("https://stats.example/tag.js");
    for (const path of [
      "/en/unsubscribe/0a4f1f0e-3b1f-4a57-9f0e-0123456789ab.fg7.0123456789abcdef0123456789abcdef",
      "/fr/nouveau-mot-de-passe?mode=resetPassword&oobCode=AbC",
    ]) {
      expect((await tagsFor(path)).scripts).toBe("");
      expect((await tagsFor(path, null)).hosts).toEqual([]);
    }
  });

  it("stand in a page as elements, in which nothing of a setting can end an attribute", () => {
    expect(tagElements(listTags(["analytics"]))).toBe(
      '<script async src="https://stats.example/tag.js" data-website-id="be &quot;1&quot;"></script>',
    );
    expect(tagElements([])).toBe("");
  });

  it("let a page reach their hosts, and those of no other", () => {
    const policy = pagePolicy([], "https://www.quartier.example", { tagHosts: listTagHosts(["analytics"]) });
    expect(policy).toContain("script-src 'self' https://stats.example https://collect.example;");
    expect(policy).toContain("connect-src 'self' https://stats.example https://collect.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://stats.example https://collect.example;");
    expect(policy).not.toContain("ads.example");
    expect(listTagHosts([])).toEqual([]);
  });
});

describe("cookies of tags without consent", () => {
  const expired = (cookies: string, allowed: Parameters<typeof expireCookies>[1]) =>
    expireCookies(request(cookies).headers.get("Cookie"), allowed);

  it("are taken back from every domain that they may stand for", () => {
    expect(expired("_id=1", [])).toEqual([
      "_id=; Max-Age=0; Path=/; Secure",
      "_id=; Max-Age=0; Path=/; Domain=www.quartier.example; Secure",
      "_id=; Max-Age=0; Path=/; Domain=quartier.example; Secure",
    ]);
  });

  it("are known by their names, or by how those begin", () => {
    const names = expired("_ids=1; _ses=2; _ses.9f=3; other=4; _ads=5", ["advertising"]).map((cookie) =>
      cookie.slice(0, cookie.indexOf("=")),
    );
    expect([...new Set(names)]).toEqual(["_ses", "_ses.9f"]);
  });

  it("stay while they are consented to", () =>
    expect(expired("_id=1; _ads=2", ["analytics", "advertising"])).toEqual([]));

  it("are never the site's own, whatever the settings say", () => expect(expired("session=1", [])).toEqual([]));
});
