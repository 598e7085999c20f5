import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import example from "../../../.env.example?raw";
import operating from "../../../docs/operating.md?raw";

const id = "0a4f1f0e-3b1f-4a57-9f0e-0123456789ab";
const [secret, older] = ["first-secret-of-at-least-32-characters", "older-secret-of-at-least-32-characters"];

async function tokens(secrets: string) {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRET", secrets);
  return import("./mail-token.server.ts");
}

beforeEach(() => vi.stubEnv("NODE_ENV", "test"));
afterEach(() => vi.unstubAllEnvs());

test("a link knows whom it is about, and stands in an address of the site as it is", async () => {
  const { mailToken, readMailToken } = await tokens(secret);
  const token = mailToken("unsubscribe", id);
  expect(readMailToken("unsubscribe", token)).toBe(id);
  expect(token).toMatch(/^[0-9a-z.-]+$/);
  expect(mailToken("unsubscribe", id)).toBe(token);
});

test("it works long after, when the secret has been replaced, until that is forgotten", async () => {
  const token = (await tokens(older)).mailToken("search-emails", id);
  expect((await tokens(`${secret},${older}`)).readMailToken("search-emails", token)).toBe(id);
  expect((await tokens(secret)).readMailToken("search-emails", token)).toBeNull();
});

test.each([
  [".env.example", /keep the old one behind a comma for (\d+) days/.exec(example)],
  ["docs/operating.md", /keep the old one behind it for (\d+) days/.exec(operating)],
])("%s has an old secret kept for as long as links work that it signed", async (_, said) => {
  const { mailToken, readMailToken } = await tokens(secret);
  const day = 86_400_000;
  const now = Date.UTC(2030, 0, 1);
  const worksAfter = (days: number) =>
    readMailToken("unsubscribe", mailToken("unsubscribe", id, now - days * day), now) !== null;
  const days = Number(said?.[1]);
  expect([worksAfter(days), worksAfter(days + 1)]).toEqual([true, false]);
});

test("it is good for its purpose and its person alone", async () => {
  const { mailToken, readMailToken } = await tokens(secret);
  const token = mailToken("unsubscribe", id);
  const other = id.replace("0a", "0b");
  expect(readMailToken("search-emails", token)).toBeNull();
  expect(readMailToken("unsubscribe", token.replace(id, other))).toBeNull();
  const [, issued = ""] = token.split(".");
  const later = (Number.parseInt(issued, 36) + 1).toString(36);
  for (const broken of [
    token.replace(`.${issued}.`, `.${later}.`),
    token.replace(`.${issued}.`, "."),
    "",
    id,
    `${id}.`,
    `${token}0`,
    token.slice(0, -1),
    `${token}.${token}`,
    "'; drop table users",
  ]) {
    expect(readMailToken("unsubscribe", broken)).toBeNull();
  }
});

test("it works for two years, and ends", async () => {
  const { mailToken, readMailToken } = await tokens(secret);
  const made = new Date("2026-11-22T23:59:00Z");
  for (const purpose of ["unsubscribe", "search-emails"] as const) {
    const token = mailToken(purpose, id, made.getTime());
    for (const works of ["2026-11-22", "2026-12-22", "2028-11-23", "2028-12-31"]) {
      expect(readMailToken(purpose, token, Date.parse(works))).toBe(id);
    }
    for (const over of ["2029-03-01", "2036-11-22", "2026-11-01"]) {
      expect(readMailToken(purpose, token, Date.parse(over))).toBeNull();
    }
  }
});

test("of mails that left before links had a day, it works as long, and for nothing else", async () => {
  const undated = (purpose: string, of = secret) =>
    `${id}.${createHmac("sha256", of).update(`link in a mail: ${purpose} ${id}`).digest("hex").slice(0, 32)}`;
  const { readMailToken } = await tokens(`${secret},${older}`);
  const last = Date.parse("2028-12-31");
  for (const purpose of ["unsubscribe", "search-emails"] as const) {
    expect(readMailToken(purpose, undated(purpose))).toBe(id);
    expect(readMailToken(purpose, undated(purpose, older), last)).toBe(id);
    expect(readMailToken(purpose, undated(purpose), Date.parse("2029-03-01"))).toBeNull();
    expect(readMailToken(purpose, undated(purpose, "a-secret-of-nobody-of-32-characters"))).toBeNull();
  }
  expect(readMailToken("search-emails", undated("unsubscribe"))).toBeNull();
});
