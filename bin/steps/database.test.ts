import { access, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

test("a database on the disk is not replaced by one in memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cluster = join(folder, "postgres", "cluster");
  await mkdir(cluster, { recursive: true });
  await writeFile(
    join(folder, "postgres", "server.json"),
    JSON.stringify({ cluster: "cluster", port: 1, password: "" }),
  );
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("DATABASE_URL", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { prepareDatabase } = await import("./database.js");
  await expect(prepareDatabase({ inMemory: true, listings: 1 })).rejects.toThrow("which is kept");
  await access(cluster);
});
