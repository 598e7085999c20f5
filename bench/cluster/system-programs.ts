import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where the programs are that the cluster is made of. */
interface SystemPrograms {
  /** The folder of PostgreSQL's. */
  postgres: string;
  pgbouncer: string;
  nginx: string;
}

const searched = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
const oldest = 15;

/** @throws where one is missing: which package of Debian's to install */
export function findSystemPrograms(): SystemPrograms {
  const postgres = findPostgres();
  const [pgbouncer, nginx] = ["pgbouncer", "nginx"].map(findProgram);
  const missing = [
    ...(postgres === undefined ? ["postgresql"] : []),
    ...(pgbouncer === undefined ? ["pgbouncer"] : []),
    ...(nginx === undefined ? ["nginx"] : []),
  ];
  if (postgres === undefined || pgbouncer === undefined || nginx === undefined) {
    throw new Error(`Programs are missing here: apt-get install ${missing.join(" ")} brings them.`);
  }
  return { postgres, pgbouncer, nginx };
}

function findProgram(name: string): string | undefined {
  return searched.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian keeps each version's in a folder of its own, out of the PATH. */
function findPostgres(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const [newest] = found.filter((version) => version >= oldest).sort((a, b) => b - a);
  const folders = [...(newest === undefined ? [] : [join(versions, String(newest), "bin")]), ...searched];
  return folders.find((folder) =>
    ["initdb", "pg_ctl", "pg_basebackup"].every((name) => existsSync(join(folder, name))),
  );
}
