import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createCluster } from "./cluster.server.ts";

test("what a killed start left in memory, its password too, goes with the next of the same home", async () => {
  const directory = await mkdtemp(join(tmpdir(), "cluster-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await chmod(directory, 0o755);
  const [home, memory] = [join(directory, "home"), join(directory, "memory")];
  await mkdir(home);
  await mkdir(memory);
  const done = await createCluster(home, 1, memory);
  const partial = `${done.cluster.slice(0, -1)}x.new`;
  await mkdir(join(partial, "base"), { recursive: true });
  await writeFile(`${partial}.password`, "secret");
  await mkdir(join(memory, "quartier-another-1.new"));

  const next = await createCluster(home, 1, memory);
  expect((await readdir(memory)).toSorted()).toEqual(
    [basename(done.cluster), basename(next.cluster), "quartier-another-1.new"].toSorted(),
  );
});
