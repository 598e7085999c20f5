import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectionOf, parseSerially } from "./serial-connection.server.ts";
import { speak } from "./testing/speak.ts";

let server: Server;
/** Requests as they were parsed, with the bodies that they had. */
let parsed: { url: string; body: string }[];
/** Requests that the handler has not answered yet. */
let open: { url: string; answer: () => void }[];
/** Whether the handler answers by itself. */
let isAnswering: boolean;

beforeEach(async () => {
  parsed = [];
  open = [];
  isAnswering = true;
  server = createServer({ requireHostHeader: false }, (request, response) => {
    connectionOf(request).begin(request, response);
    void handle(request, response);
  });
  parseSerially(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function handle(request: IncomingMessage, response: ServerResponse) {
  const entry = { url: request.url ?? "", body: "" };
  parsed.push(entry);
  for await (const chunk of request) entry.body += String(chunk);
  const answer = () => void response.end(`${entry.url} ${entry.body}\n`);
  if (isAnswering) answer();
  else open.push({ url: entry.url, answer });
}

const port = () => (server.address() as AddressInfo).port;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const last = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

async function opened(text: string): Promise<Socket> {
  const socket = connect(port(), "127.0.0.1");
  socket.on("error", () => undefined); // Being hung up on is what is asked for.
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

describe("of what a client sends ahead", () => {
  test.each([
    ["with the usual ends of lines", get("/x")],
    ["without a header", "GET /x HTTP/1.1\r\n\r\n"],
    ["after empty lines", `\r\n\r\n${get("/x")}`],
    ["after a body", "POST /x HTTP/1.1\r\nContent-Length: 4\r\n\r\n\r\n\r\n"],
  ])("only the first request is parsed, %s", async (_what, request) => {
    isAnswering = false;
    const socket = await opened(request.repeat(100));
    await expect.poll(() => open.length).toBe(1);
    await wait(50);
    expect(parsed).toHaveLength(1);
    open[0]?.answer();
    await expect.poll(() => open.length).toBe(2);
    expect(parsed).toHaveLength(2);
    socket.destroy();
  });

  test("nothing is parsed once the client has left", async () => {
    isAnswering = false;
    const socket = await opened(get("/x").repeat(100));
    await expect.poll(() => open.length).toBe(1);
    socket.destroy();
    await wait(50);
    open[0]?.answer();
    await wait(50);
    expect(parsed).toHaveLength(1);
  });

  test("16 kB are kept; who sends more is hung up on", async () => {
    isAnswering = false;
    const fits = await opened(get("/x"));
    await expect.poll(() => open.length).toBe(1);
    fits.write("x".repeat(16 * 1024));
    await wait(50);
    expect(fits.closed).toBe(false);
    fits.write("x");
    await once(fits, "close");
  });
});

test("answers come in order, and many small requests of one client let others through", async () => {
  const many = speak(port(), get("/many").repeat(200) + last);
  const other = await speak(port(), last);
  expect(other.body).toContain("/last");
  const { body } = await many;
  expect(body.match(/\/many/g)).toHaveLength(200);
  expect(body).toMatch(/\/last \n[^/]*$/);
});

test("an empty line that comes in two parts ends its request", async () => {
  isAnswering = false;
  for (const part of [1, 2, 3]) {
    const text = get("/x");
    const socket = await opened(text.slice(0, -part));
    await wait(20);
    socket.write(text.slice(-part) + get("/y"));
    await expect.poll(() => open.length).toBe(part);
    await wait(20);
    expect(parsed).toHaveLength(part);
    expect(socket.closed).toBe(false);
  }
});

test("what is parsed does not depend on how it arrives", { timeout: 60_000 }, async () => {
  const request = fc.oneof(
    fc.constant(get("/get")),
    fc.constant("GET /short HTTP/1.1\r\n\r\n"),
    fc.constant(`\r\n\r\nGET /long HTTP/1.1\r\nA: ${"a".repeat(4_500)}\r\n\r\n`),
    fc
      .string({ unit: fc.constantFrom("a", "\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\n\r\n"), maxLength: 100 })
      .map((body) => {
        return `POST /form HTTP/1.1\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      }),
    fc.string({ unit: fc.constantFrom("b", "\r\n\r\n"), minLength: 1, maxLength: 500 }).map((body) => {
      return `POST /chunked HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    }),
  );
  const cuts = fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 3 }), cuts, async (requests, cuts) => {
      parsed = [];
      const text = requests.join("") + last;
      const socket = connect(port(), "127.0.0.1");
      const closed = once(socket, "close");
      let heard = "";
      socket.on("data", (chunk: Buffer) => (heard += String(chunk)));
      let from = 0;
      for (const cut of cuts) {
        socket.write(text.slice(from, (from += cut)));
        await wait(1);
      }
      socket.write(text.slice(from));
      await closed;
      expect(heard.match(/HTTP\/1.1 200 OK/g)).toHaveLength(requests.length + 1);
      const bodies = requests.map((text) => /^POST \/form [^]*?\r\n\r\n([^]*)$/.exec(text)?.[1]);
      for (const [index, body] of bodies.entries()) {
        if (body !== undefined) expect(parsed[index]?.body).toBe(body);
      }
    }),
    { numRuns: 100 },
  );
});

test("a body that nobody reads yet waits outside", async () => {
  const unread = createServer((request, response) => {
    connectionOf(request).begin(request, response);
    setTimeout(() => {
      let length = 0;
      request.on("data", (chunk: Buffer) => (length += chunk.length));
      request.on("end", () => response.end(String(length)));
    }, 100);
  });
  parseSerially(unread);
  unread.listen(0, "127.0.0.1");
  await once(unread, "listening");
  const { port } = unread.address() as AddressInfo;
  const body = "x\r\n\r\n".repeat(400_000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body });
  expect(await answer.text()).toBe(String(body.length));
  unread.close();
});

const chunked = "POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunksOf = (size: number, times: number) => `${size.toString(16)}\r\n${"a".repeat(size)}\r\n`.repeat(times);

describe("an answer that is made before the body has come", () => {
  test.each([
    ["in chunks", chunked, chunksOf(1_000, 100)],
    ["of known length", "POST /x HTTP/1.1\r\nContent-Length: 100000\r\n\r\n", "a".repeat(99_000)],
  ])("is the connection's last, and nothing more is parsed: a body %s", async (_what, head, body) => {
    let bytes = 0;
    const hasty = createServer({ requireHostHeader: false }, (request, response) => {
      connectionOf(request).begin(request, response);
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.writeHead(405).end("no\n");
    });
    parseSerially(hasty);
    hasty.listen(0, "127.0.0.1");
    await once(hasty, "listening");
    const answer = await speak((hasty.address() as AddressInfo).port, head + body, 10_000);
    hasty.close();
    expect(answer.head).toMatch(/^HTTP\/1\.1 405 .*^Connection: close\r$/ms);
    expect(bytes).toBe(0);
  });
});

describe("a body in chunks", () => {
  test.each([
    ["of a kilobyte", chunksOf(1_024, 128), 131_072],
    ["of 150 bytes", chunksOf(150, 800), 120_000],
    ["that are few and tiny", chunksOf(1, 60), 60],
    ["with extensions", "2;a=b\r\nab\r\n", 2],
  ])("%s is taken, and the connection stays", async (_what, body, length) => {
    const { body: answers } = await speak(port(), `${chunked}${body}0\r\n\r\n${last}`);
    expect(answers).toContain("/last");
    expect(parsed[0]?.body).toHaveLength(length);
  });

  test.each([
    ["of one byte", chunksOf(1, 1_000)],
    ["that begin large", chunksOf(1_000, 4) + chunksOf(2, 1_000)],
    ["with lines after the last", `0\r\n${"a: b\r\n".repeat(1_000)}`],
  ])("%s is refused, and the connection ends", async (_what, body) => {
    const answer = await speak(port(), `${chunked}${body}0\r\n\r\n${last}`, 10_000);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain("/last");
    expect((parsed[0]?.body ?? "").length).toBeLessThan(5_000);
  });
});
