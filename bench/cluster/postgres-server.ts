import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findServerAccount, giveTo, runAs } from "#db/embedded/server-account.server.ts";

/** One PostgreSQL server of the cluster, of the system's programs, with a folder and a port of its own. */
export class PostgresServer {
  constructor(
    /** Where `initdb`, `pg_ctl` and `pg_basebackup` are. */
    readonly programs: string,
    readonly data: string,
    readonly port: number,
    readonly password: string,
  ) {}

  url(database = "postgres"): string {
    return `postgres://quartier:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes it empty, as a primary. */
  async create(): Promise<void> {
    const account = await this.#makeFolder();
    const passwordFile = `${this.data}.password`;
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    await giveTo(account, passwordFile);
    await this.#run("initdb", [
      ...["-D", this.data, "--username=quartier", "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
      ...["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=und", "--locale=C", "--no-instructions"],
    ]);
    await this.start();
  }

  /** Makes it anew as a copy of another, which it follows from then on. */
  async follow(primary: PostgresServer): Promise<void> {
    await rm(this.data, { recursive: true, force: true });
    await this.#makeFolder();
    const { username } = new URL(primary.url());
    const source = `host=127.0.0.1 port=${primary.port} user=${username} password=${primary.password}`;
    await this.#run("pg_basebackup", [
      ...["-D", this.data, "-d", source, "--write-recovery-conf", "--checkpoint=fast", "--wal-method=stream"],
    ]);
    await this.start();
  }

  async start(): Promise<void> {
    const settings = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120`;
    const log = join(this.data, "server.log");
    await this.#run("pg_ctl", ["start", "--wait", "--silent", "-D", this.data, "-l", log, "-o", settings]);
  }

  /** @param mode `fast` as an operator stops it, `immediate` as a crash does */
  async stop(mode: "fast" | "immediate"): Promise<void> {
    await this.#run("pg_ctl", ["stop", "--wait", "--silent", "-m", mode, "-D", this.data]);
  }

  /** Makes the primary of a replica. */
  async promote(): Promise<void> {
    await this.#run("pg_ctl", ["promote", "--wait", "--silent", "-D", this.data]);
  }

  async #makeFolder() {
    const account = await findServerAccount(this.data);
    await mkdir(this.data, { mode: 0o700 });
    await chmod(this.data, 0o700);
    await giveTo(account, this.data);
    return account;
  }

  async #run(program: string, given: string[]): Promise<void> {
    await runAs(await findServerAccount(this.data), join(this.programs, program), given);
  }
}
