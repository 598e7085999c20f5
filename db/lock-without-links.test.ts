import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { withLockFile } from "./lock-file.js";

vi.mock("node:fs", async (original) => ({
  ...(await original<object>()),
  linkSync: () => {
    throw Object.assign(new Error("Not permitted"), { code: "EPERM" });
  },
}));

test("where files have no second name, as on what a guest shares with its machine, a lock is held as well", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lock = path.join(folder, "task.lock");
  const take = () => withLockFile(lock, () => Promise.resolve("taken"), { patience: 0 }).catch(() => "held");
  expect(await withLockFile(lock, take)).toBe("held");
  expect(await take()).toBe("taken");
  expect(await readdir(folder)).toEqual([]);
});
