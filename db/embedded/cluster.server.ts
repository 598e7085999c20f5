import { createHash, randomBytes } from "node:crypto";
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { preparePrograms, sharedDirectory } from "./binaries.server.ts";
import { errorCode } from "#db/lock-file.js";
import { canEnter, findServerAccount, giveTo, runAs } from "./server-account.server.ts";
import type { ServerAccount } from "./server-account.server.ts";

/** What `DATA_DIR` notes about its server (`postgres/server.json`, readable by its owner only). */
export interface ServerNote {
  /** The directory of the data, usually beside the note (and noted relative to it, so that a project can move). */
  cluster: string;
  port: number;
  password: string;
}

/** The name of the server's one role, and of the database unless another is asked for. */
export const roleName = "quartier";

/** Null when there is no server yet, or its data have been removed. */
export async function readNote(home: string): Promise<ServerNote | null> {
  try {
    const note = JSON.parse(await readFile(join(home, "server.json"), "utf8")) as ServerNote;
    const cluster = resolve(home, note.cluster);
    await access(cluster);
    return { ...note, cluster };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

export async function writeNote(home: string, note: ServerNote): Promise<void> {
  const path = join(home, "server.json");
  const cluster = dirname(note.cluster) === home ? relative(home, note.cluster) : note.cluster;
  await writeFile(`${path}.new`, JSON.stringify({ ...note, cluster }), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Settings of a server whose data are gone with the machine anyway: nothing has to reach a disk, nor be kept for it. */
const unkept = [
  ...["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_wal_size=256MB"],
  // A password of 192 random bits can't be guessed however quickly a guess is tried, and tests open thousands of connections.
  "scram_iterations=1",
];

/**
 * Makes an empty cluster with a password of its own; nothing is noted until it is complete.
 * @param memory a folder in memory to lay it into, for data that need not be kept
 */
export async function createCluster(home: string, port: number, memory: string | null = null): Promise<ServerNote> {
  const account = await findServerAccount(join(home, "cluster"));
  const programs = await preparePrograms(account);
  const cluster = memory
    ? join(memory, `${prefixOf(home)}${randomBytes(8).toString("hex")}`)
    : await placeForCluster(home, account);
  const partial = `${cluster}.new`;
  const password = randomBytes(24).toString("base64url");

  await removeUnfinished(dirname(cluster), home);
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await giveTo(account, partial);
  const passwordFile = `${partial}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(account, passwordFile);
  try {
    await runAs(account, programs("initdb"), [
      ...["-D", partial, `--username=${roleName}`, "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
      ...["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und", "--locale=C", "--no-instructions"],
      ...["--set", "listen_addresses=127.0.0.1", "--set", "unix_socket_directories=", "--set", "timezone=UTC"],
      // One server without standbys or archive: only what recovery needs is written ahead.
      ...["--set", "wal_level=minimal", "--set", "max_wal_senders=0"],
      ...(memory ? unkept : []).flatMap((setting) => ["--set", setting]),
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rm(cluster, { recursive: true, force: true });
  await rename(partial, cluster);
  const note = { cluster, port, password };
  await writeNote(home, note);
  return note;
}

/** What a cluster that does not lie beside its note is called first: whose it is can be told when nothing notes it. */
function prefixOf(home: string) {
  return `quartier-${createHash("sha256").update(home).digest("hex").slice(0, 16)}-`;
}

/** What a start of the same home that was killed has left there, its password with it. One start runs at a time. */
async function removeUnfinished(folder: string, home: string) {
  const own = (await readdir(folder)).filter(
    (name) => name.startsWith(prefixOf(home)) && /\.new(\.password)?$/.test(name),
  );
  for (const name of own) await rm(join(folder, name), { recursive: true, force: true });
}

/** Starts the server, which outlives this process; throws with the end of its log when it does not come up. */
export async function startServer(note: ServerNote): Promise<void> {
  const account = await findServerAccount(note.cluster);
  const programs = await preparePrograms(account);
  const log = join(note.cluster, "server.log");
  await runAs(account, programs("pg_ctl"), [
    ...["start", "--wait", "--silent", "-D", note.cluster, "-l", log, "-o", `-p ${note.port}`],
  ]).catch(async (error: unknown) => {
    const lines = (await readFile(log, "utf8").catch(() => "")).trim().split("\n");
    throw new Error(`The embedded PostgreSQL did not start. Its log (${log}) ends:\n${lines.slice(-5).join("\n")}`, {
      cause: error,
    });
  });
}

/** Stops the server once its running statements are undone; does nothing when it is not running. */
export async function stopServer(note: ServerNote): Promise<void> {
  if ((await readRunningPort(note.cluster)) === null) return;
  const account = await findServerAccount(note.cluster);
  const programs = await preparePrograms(account);
  await runAs(account, programs("pg_ctl"), ["stop", "--wait", "--silent", "-m", "fast", "-D", note.cluster]);
}

/**
 * The port of the running server, from the lock file it keeps; null when none runs. A lock file whose process is not
 * a living PostgreSQL (killed and not yet reaped, or another program with the same number since a restart) is removed,
 * as PostgreSQL itself would take it for a running server and refuse to start.
 */
export async function readRunningPort(cluster: string): Promise<number | null> {
  const path = join(cluster, "postmaster.pid");
  const lines = (await readFile(path, "utf8").catch(() => "")).split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!pid) return null;
  if (process.platform === "linux" && !(await isLivingPostgres(pid))) {
    await rm(path, { force: true });
    return null;
  }
  return Number.parseInt(lines[3] ?? "", 10) || null;
}

async function isLivingPostgres(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /^\d+ \(postgres\) [^ZX]/.test(stat);
}

/** Beside the note; where the account cannot get there (a project in root's own directory), in the shared one. */
async function placeForCluster(home: string, account: ServerAccount) {
  if (await canEnter(account, home)) return join(home, "cluster");
  const clusters = join(await sharedDirectory(account), "clusters");
  await mkdir(clusters, { recursive: true });
  await chmod(clusters, 0o755);
  return join(clusters, `${prefixOf(home)}${randomBytes(8).toString("hex")}`);
}
