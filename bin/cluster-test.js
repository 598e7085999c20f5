import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { findFreePort } from "./steps/free-port.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { FailedStep, runCommand, whenAllHasEnded } from "./steps/processes.js";
import { runOnTrialSite } from "./steps/trial-site.js";

/* `npm run cluster-test`: see bench/cluster/run.ts. */
const usage = `Starts what several machines would run, of this system's packages (PostgreSQL with a replica, PgBouncer, nginx, three web
processes, two workers), has visitors use it, ends each part in turn, and prints what they saw, how long it took until
all was well and what was lost (docs/decisions/051-several-machines.md). Ends with 1 when anything was lost:

  npm run cluster-test [-- --only NAME,NAME] [--listings N]`;
const values = readArguments(
  usage,
  { only: { type: "string" }, listings: { type: "string", default: "600" } },
  { listings: 100_000 },
);

await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  const { findSystemPrograms } = await import("../bench/cluster/system-programs.ts");
  const { PostgresServer } = await import("../bench/cluster/postgres-server.ts");
  const programs = findPrograms(findSystemPrograms);
  const folder = await mkdtemp(join(tmpdir(), "quartier-cluster-"));
  await chmod(folder, 0o755);
  const password = randomBytes(18).toString("base64url");
  const servers = await Promise.all(
    ["one", "two"].map(
      async (name) => new PostgresServer(programs.postgres, join(folder, name), await findFreePort(), password),
    ),
  );
  whenAllHasEnded(async () => {
    // One that does not run any more is as good.
    await Promise.allSettled(servers.map((server) => server.stop("immediate")));
    await rm(folder, { recursive: true, force: true });
  });
  await servers[0]?.create();
  process.env.DATABASE_URL = servers[0]?.url();
  process.env.CLUSTER = JSON.stringify({ programs, folder, password, ports: servers.map(({ port }) => port) });
  return runOnTrialSite("bench/cluster/run.ts", values.only === undefined ? [] : ["--only", values.only], {
    database: "quartier_cluster",
    listings: Number(values.listings),
    dataDir: join(folder, "data"),
  });
});

/**
 * @template Programs
 * @param {() => Programs} find
 */
function findPrograms(find) {
  try {
    return find();
  } catch (error) {
    throw new FailedStep(error instanceof Error ? error.message : String(error));
  }
}
