import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/http/log.server.ts";
import { isBreached } from "./ask-range-service.server.ts";
import { listOf, padding, startRangeService } from "./testing/range-service.ts";

// Its SHA-1 is 13BD3C58F1254C0C3DA4E97FCF1AD24ECEB5E0BE.
const password = "tram 81 naar montgomery";
let service: Awaited<ReturnType<typeof startRangeService>>;
const warn = vi.spyOn(log, "warn").mockImplementation(() => {});

beforeAll(async () => {
  service = await startRangeService();
});
beforeEach(() => {
  service.asked.length = 0;
  warn.mockClear();
});
afterAll(async () => {
  warn.mockRestore();
  await service.close();
});

const ask = (url = service.url) => isBreached(password, url);

test("a password that was in a breach is found, whatever the ends of lines and the case of the digest", async () => {
  service.answer((response) => void response.end(`${padding}\r\n${listOf({ [password]: 3 })}`));
  expect(await ask()).toBe(true);
  service.answer((response) => void response.end(`${listOf({ other: 1, [password]: 12 }, "\n")}\n`.toLowerCase()));
  expect(await ask()).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test("one that was in none is not, nor one that only pads the answer", async () => {
  service.answer((response) => void response.end(padding));
  expect(await ask()).toBe(false);
  service.answer((response) => void response.end(listOf({ [password]: 0, other: 4 })));
  expect(await ask()).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

test("five digits leave the site, with the wish for a padded answer and nothing that tells whose they are", async () => {
  await ask();
  await ask(service.url.replace(/\/$/, ""));
  for (const { url, headers } of service.asked) {
    expect(url).toMatch(/^\/range\/[0-9A-F]{5}$/);
    expect(headers["add-padding"]).toBe("true");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
  expect(service.asked.map(({ url }) => url)).toEqual([service.asked[0]?.url, service.asked[0]?.url]);
});

test.each<[what: string, reason: string, answer: Parameters<typeof service.answer>[0]]>([
  ["nothing in time", "timeout", () => {}],
  ["half of an answer in time", "timeout", (response) => void response.write(padding)],
  ["that it is busy", "status 503", (response) => void response.writeHead(503).end("busy")],
  ["a page", "no list", (response) => void response.end("<!doctype html><title>Log in to the network</title>")],
  ["nothing", "no list", (response) => void response.end()],
  ["an endless list", "too long", (response) => fillWith(response)],
  ["that it is elsewhere", "unreachable", (response) => void response.writeHead(302, { Location: "/other" }).end()],
  ["by hanging up", "UND_ERR_SOCKET", (response) => void response.destroy()],
])("a password is taken where the service answers %s", async (_what, reason, answer) => {
  service.answer(answer);
  const start = performance.now();
  expect(await ask()).toBe(false);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(service.asked).toHaveLength(1);
  // The whole line: no digit of the digest, no password, no address.
  expect(warn.mock.calls).toEqual([[{ reason }, expect.any(String)]]);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/[0-9A-F]{5}|range\/|tram/);
});

test("and where there is no service at all", async () => {
  expect(await ask("http://127.0.0.1:9/range")).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
});

function fillWith(response: { write: (text: string) => boolean; on: (name: "drain", next: () => void) => unknown }) {
  const fill = () => {
    while (response.write(`${padding}\r\n`));
  };
  response.on("drain", fill);
  fill();
}
