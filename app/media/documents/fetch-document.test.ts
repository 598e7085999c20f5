import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { thisMachine } from "#app/http/testing/this-machine.ts";
import { plainPdf } from "../testing/plain-pdf.ts";
import { fetchDocument } from "./fetch-document.server.ts";

const limits = { time: 1_000, bytes: 10_000, redirects: 1 };

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://documents.example:${(started.address() as AddressInfo).port}/plans.pdf`;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server?.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe("a document on the web", () => {
  test.each(["application/pdf", "application/octet-stream", "image/jpeg", ""])(
    "is what its content says, though its server calls it %j",
    async (type) => {
      const pdf = plainPdf("Plans");
      const address = await serve((_, response) => void response.writeHead(200, { "Content-Type": type }).end(pdf));
      expect((await fetchDocument(address, limits, thisMachine)).equals(pdf)).toBe(true);
    },
  );

  test.each([
    ["a page that says so", { "Content-Type": "text/html; charset=utf-8" }, plainPdf("x"), /a page/],
    ["a page that is called a PDF", { "Content-Type": "application/pdf" }, Buffer.from("<html>"), /is no PDF/],
    ["too large", { "Content-Type": "application/pdf" }, plainPdf("x".repeat(20_000)), /larger than 10000 bytes/],
  ])("is refused when it is %s", async (_, headers, body, reason) => {
    const address = await serve((__, response) => void response.writeHead(200, headers).end(body));
    await expect(fetchDocument(address, limits, thisMachine)).rejects.toThrow(reason);
  });

  test("is given up at once where its server speaks of another protocol, or sends to what is no address", async () => {
    const other = await serve(({ socket }) => {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n%PDF-1.7");
    });
    await expect(fetchDocument(other, limits, thisMachine)).rejects.toMatchObject({ name: "HostSilentError" });
    server?.close();
    const astray = await serve((_, response) => void response.writeHead(302, { Location: "http://[" }).write("x"));
    await expect(fetchDocument(astray, limits, thisMachine)).rejects.toMatchObject({
      name: "FileUnavailableError",
      message: expect.stringContaining("redirects to what is no address") as string,
    });
    await expect.poll(openConnections).toBe(0);
  });

  test("is not looked for inside a private network, by a redirect either", async () => {
    const address = await serve((_, response) => void response.writeHead(302, { Location: "http://10.0.0.1/" }).end());
    const isPrivate = (given: string) => given === "10.0.0.1";
    await expect(fetchDocument(address, limits, { ...thisMachine, isPrivate })).rejects.toThrow(/private network/);
    await expect(fetchDocument("https://192.168.1.1/plans.pdf")).rejects.toThrow(/private network/);
  });
});
