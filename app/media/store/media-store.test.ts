import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server, type S3Server } from "../testing/s3-server.ts";
import { folderStore } from "./folder-store.server.ts";
import { s3Store } from "./s3-store.server.ts";
import { checkName, originalName, variantNameOf, type MediaName, type MediaStore } from "./store.server.ts";

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quartier-store-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

let made = 0;
const digest = () => (++made).toString(16).padStart(64, "0");
const variant = () => variantNameOf((++made).toString(32).padStart(16, "0"), "480.avif");
const all = async (names: AsyncIterable<MediaName>) => {
  const found: MediaName[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
};

describe.each<[string, () => MediaStore]>([
  ["a folder", () => folderStore(folder)],
  ["a bucket of an S3-compatible server", () => s3Store(server.bucket)],
])("a store in %s", (_, open) => {
  test("gives back what was put, byte for byte, and tells what it has", async () => {
    const store = open();
    for (const [name, bytes] of [
      [originalName(digest()), randomBytes(3_000_000)],
      [originalName(digest()), Buffer.from("a picture")],
      [variant(), Buffer.alloc(0)],
    ] as const) {
      expect([await store.has(name), await store.get(name), await store.stream(name)]).toEqual([
        false,
        undefined,
        undefined,
      ]);
      await store.put(name, bytes);
      expect(await store.has(name)).toBe(true);
      expect((await store.get(name))?.equals(bytes)).toBe(true);
      const stream = await store.stream(name);
      expect(stream?.size).toBe(bytes.length);
      expect(Buffer.concat((await stream!.body.toArray()) as Buffer[]).equals(bytes)).toBe(true);
    }
  });

  test("takes a file, which stays where it is", async () => {
    const file = path.join(folder, "front.jpg");
    await writeFile(file, "a picture");
    const [store, name] = [open(), originalName(digest())];
    await store.putFile(name, file);
    expect(String(await store.get(name))).toBe("a picture");
    expect(await readdir(folder)).toContain("front.jpg");
  });

  test("can be told the same twice, at the same time too", async () => {
    const [store, name] = [open(), variant()];
    const bytes = randomBytes(100_000);
    await Promise.all(Array.from({ length: 8 }, () => store.put(name, bytes)));
    expect((await store.get(name))?.equals(bytes)).toBe(true);
  });

  test("forgets what is deleted, and what is not there is no error", async () => {
    const [store, name] = [open(), originalName(digest())];
    await store.put(name, Buffer.from("gone"));
    await store.delete(name);
    await store.delete(name);
    expect([await store.has(name), await store.get(name)]).toEqual([false, undefined]);
  });

  test("lists originals alone", async () => {
    const store = open();
    for (const name of await all(store.listOriginals())) await store.delete(name);
    expect(await all(store.listOriginals())).toEqual([]);
    const names = Array.from({ length: 5 }, () => originalName(digest()));
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    await store.put(variant(), Buffer.from("variant"));
    expect(await all(store.listOriginals())).toEqual(names.sort());
  });

  test.each(["originals/../../etc/passwd", "originals/", "variants/aa/b", "elsewhere/x", "variants/../originals/x"])(
    "asks for nothing that is called %s",
    async (given) => {
      const [store, name] = [open(), given as MediaName];
      // The store is not to blame: nobody is told to come back later.
      for (const ask of [() => store.get(name), () => store.has(name), () => store.delete(name)])
        await expect((async () => ask())()).rejects.toMatchObject({
          name: "Error",
          message: expect.stringContaining("is called") as string,
        });
    },
  );
});

test.each([
  () => variantNameOf("../../../etc/passw", "480.avif"),
  () => variantNameOf("0123456789abcdef", "../480.avif"),
  () => originalName("0123"),
  () => checkName("originals/" + "0".repeat(64) + "\n"),
])("a name never leads elsewhere", (make) => expect(make).toThrow("is called"));

describe("a store that can't be asked says so, and not that it has nothing:", () => {
  const name = originalName("a".repeat(64));
  const refusal = { name: "MediaStoreUnavailableError" };
  const times = { connection: 300, silence: 300, question: 1_500 };

  /** What each question comes to. */
  async function expectRefusals(store: MediaStore) {
    const started = performance.now();
    await Promise.all([
      expect(store.get(name)).rejects.toMatchObject(refusal),
      expect(store.stream(name)).rejects.toMatchObject(refusal),
      expect(store.has(name)).rejects.toMatchObject(refusal),
      expect(store.put(name, Buffer.from("x"))).rejects.toMatchObject(refusal),
      expect(store.delete(name)).rejects.toMatchObject(refusal),
      expect(all(store.listOriginals())).rejects.toMatchObject(refusal),
    ]);
    return performance.now() - started;
  }

  async function withServer(listener: RequestListener, use: (store: MediaStore) => Promise<void>) {
    const other: Server = createServer(listener);
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await use(s3Store({ ...server.bucket, endpoint }, times)).finally(() => {
      other.closeAllConnections();
      other.close();
    });
  }

  test("nobody listens there", async () => {
    await expectRefusals(s3Store({ ...server.bucket, endpoint: "http://127.0.0.1:1" }, times));
  });

  test("it is silent, within the time of a question", async () => {
    await withServer(
      () => {},
      async (store) => expect(await expectRefusals(store)).toBeLessThan(10_000),
    );
  });

  test("it falls silent in the middle of a body", async () => {
    const half: RequestListener = (_request, response) => {
      response.writeHead(200, { "Content-Length": "1000" });
      response.write("half");
    };
    await withServer(half, async (store) => {
      const started = performance.now();
      await expect(store.get(name)).rejects.toMatchObject(refusal);
      expect(performance.now() - started).toBeLessThan(10_000);
    });
  });

  test("it refuses our key", async () => {
    await withServer(
      (_request, response) => response.writeHead(403).end(),
      async (store) => {
        await expect(store.get(name)).rejects.toMatchObject({
          ...refusal,
          message: expect.stringContaining("403") as string,
        });
        await expect(store.put(name, Buffer.from("x"))).rejects.toMatchObject(refusal);
      },
    );
  });

  test("it fails now and then: it is asked again, and answers", async () => {
    let asked = 0;
    const shaky: RequestListener = (_request, response) =>
      ++asked < 3 ? response.writeHead(503).end() : response.end("bytes");
    await withServer(shaky, async (store) => expect(String(await store.get(name))).toBe("bytes"));
    expect(asked).toBe(3);
  });

  test("the bucket is not there", async () => {
    const store = s3Store({ ...server.bucket, bucket: "another-bucket" }, times);
    await expect(store.get(name)).rejects.toMatchObject(refusal);
    await expect(store.put(name, Buffer.from("x"))).rejects.toMatchObject(refusal);
  });

  test("its folder is a file, or can't be read", async () => {
    const file = path.join(folder, "no-folder");
    await writeFile(file, "");
    await expectRefusals(folderStore(file));
    const odd = path.join(folder, "odd");
    await mkdir(path.join(odd, name), { recursive: true });
    await expect(folderStore(odd).get(name)).rejects.toMatchObject(refusal);
  });
});
