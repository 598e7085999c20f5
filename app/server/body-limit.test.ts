import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitBody } from "./body-limit.server.ts";

let server: Server | undefined;

afterEach(() => server?.close());

/** What a server says that waits 300 ms for bodies, when this is all that comes. */
async function answerTo(sent: string): Promise<string> {
  server = createServer((request, response) => {
    limitBody(request, response, 300);
    request.on("error", () => undefined);
    request.on("end", () => response.end("taken"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += String(chunk)));
  socket.write(sent);
  await once(socket, "close");
  return answer;
}

const head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n";

test("a body that is announced and does not come is waited for no longer than its time, and the connection ends", async () => {
  expect(await answerTo(head)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo(`${head}abc`)).toMatch(/^HTTP\/1\.1 408 /);
});

test("one that comes is taken", async () => {
  expect(await answerTo(`${head}abcde`)).toMatch(/taken$/);
});
