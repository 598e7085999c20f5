import { execFile } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The account the database server runs as; null means the one we run as. PostgreSQL refuses root. */
export type ServerAccount = { uid: number; gid: number } | null;

/** As root: the owner of the cluster if there is one, else `nobody` (initdb needs an account that has a name). */
export async function findServerAccount(cluster: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const [uid, gid] = await Promise.all([run("id", ["-u", "nobody"]), run("id", ["-g", "nobody"])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Runs one of the server's programs as that account; the error of a failure says what the program said. */
export async function runAs(account: ServerAccount, program: string, args: string[]): Promise<string> {
  // The account may not be allowed to stand where we stand, hence the root directory.
  const { stdout } = await run(program, args, { cwd: "/", env: plainEnvironment(), ...account });
  return stdout;
}

/** Whether the account may enter a directory. */
export async function canEnter(account: ServerAccount, directory: string): Promise<boolean> {
  if (account === null) return true;
  return runAs(account, "/bin/sh", ["-c", 'cd -- "$0"', directory]).then(
    () => true,
    () => false,
  );
}

export async function giveTo(account: ServerAccount, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** Ours, without the language and the PG… settings of whoever starts the server. */
function plainEnvironment() {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) if (/^(LC_|LANG|PG)/.test(name)) delete environment[name];
  return { ...environment, LC_ALL: "C" };
}
