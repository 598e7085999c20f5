import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { scanFile } from "./scan-file.server.ts";
import { malware, startScanner } from "../testing/scanner.ts";
import { plainPdf } from "../testing/plain-pdf.ts";

let scanner: Awaited<ReturnType<typeof startScanner>> | undefined;
afterEach(() => scanner?.close());

describe("the virus scanner", () => {
  test("is given the file as it is, in pieces, and lets it pass", async () => {
    scanner = await startScanner();
    for (const size of [0, 1, 64 * 1024, 25_000_000]) {
      const bytes = randomBytes(size);
      await scanFile(bytes, scanner.address);
      expect(scanner.files.at(-1)?.equals(bytes)).toBe(true);
    }
  });

  test("refuses what it knows, by its name for it", async () => {
    scanner = await startScanner();
    await expect(scanFile(plainPdf(malware), scanner.address)).rejects.toMatchObject({
      name: "FileUnavailableError",
      message: "holds what the virus scanner calls Quartier-Test",
    });
  });

  test.each([
    ["too large for it", "INSTREAM size limit exceeded. ERROR\0", "is too large for the virus scanner"],
    ["known under an odd name", "stream: <b>Odd</b>\n FOUND\0", undefined],
    ["known under a name with signs", "stream: Win.Test.EICAR_HDB-1(x) FOUND\0", "Win.Test.EICAR_HDB-1_x_"],
  ])("of a file that is %s", async (_what, answer, reason) => {
    scanner = await startScanner((socket) => socket.end(answer));
    const refusal = expect(scanFile(plainPdf("x"), scanner.address)).rejects;
    if (reason !== undefined)
      await refusal.toMatchObject({ name: "FileUnavailableError", message: expect.stringContaining(reason) as string }); // prettier-ignore
    else await refusal.toMatchObject({ name: "ScannerUnavailableError" });
  });

  test.each<[string, Parameters<typeof startScanner>[0]]>([
    ["hangs up", (socket) => socket.destroy()],
    ["ends without a word", (socket) => socket.end()],
    ["answers without an end", (socket) => socket.write("x".repeat(5_000))],
    ["can't do what it should", (socket) => socket.end("Can't allocate memory ERROR\0")],
  ])("is away when it %s", async (_what, answer) => {
    scanner = await startScanner(answer);
    await expect(scanFile(plainPdf("x"), scanner.address)).rejects.toMatchObject({ name: "ScannerUnavailableError" });
  });

  test.each<[string, Parameters<typeof startScanner>[0]]>([
    ["it hangs up", (socket) => socket.destroy()],
    ["it can't do what it should", (socket) => socket.end("stream: Can't parse it ERROR\0")],
  ])("is well where at one file alone %s: that file is refused", async (_what, answer) => {
    scanner = await startScanner((socket, file) =>
      file.includes("odd") ? answer!(socket, file) : socket.end("stream: OK\0"),
    );
    await expect(scanFile(plainPdf("odd"), scanner.address)).rejects.toMatchObject({
      name: "FileUnavailableError",
      message: "is more than the virus scanner can look into",
    });
    await scanFile(plainPdf("x"), scanner.address);
  });

  test("is away when nobody listens, and not asked when there is none", async () => {
    for (const address of ["127.0.0.1:9", "/nowhere/clamd.ctl"]) {
      await expect(scanFile(plainPdf("x"), address)).rejects.toMatchObject({ name: "ScannerUnavailableError" });
    }
    await expect(scanFile(plainPdf(malware), undefined)).resolves.toBeUndefined();
  });
});

// Debian: clamav-daemon. The test file of all scanners (EICAR), as an attachment that is nothing but it.
const socket = "/run/clamav/clamd.ctl";
test.runIf(existsSync(socket))("clamd itself understands what it is asked", async () => {
  await scanFile(plainPdf("Plans"), socket);
  const eicar = Buffer.from(
    "WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=",
    "base64",
  );
  await expect(scanFile(eicar, socket)).rejects.toThrow(/virus scanner calls \S*eicar/i);
});
