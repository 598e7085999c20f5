import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { findServerAccount, giveTo } from "#db/embedded/server-account.server.ts";
import { freePort } from "../processes.ts";
import { poolerConfiguration, proxyConfiguration } from "./configuration.ts";
import { Daemon } from "./daemon.ts";
import { PostgresServer } from "./postgres-server.ts";
import { ClusterSite, ClusterWorker } from "./programs.ts";

/** What bin/cluster-test.js has prepared: folders and ports are removed and freed there, whatever happens here. */
const prepared = z.object({
  programs: z.object({ postgres: z.string(), pgbouncer: z.string(), nginx: z.string() }),
  folder: z.string(),
  password: z.string(),
  ports: z.tuple([z.number(), z.number()]),
});

const webProcesses = 3;
const workers = 2;

/** Primary, replica, PgBouncer, nginx, three web processes and two workers. */
export class Cluster {
  private constructor(
    /** The primary first. */
    readonly servers: readonly [PostgresServer, PostgresServer],
    readonly pooler: Daemon,
    readonly proxy: Daemon,
    readonly sites: readonly ClusterSite[],
    readonly workers: readonly ClusterWorker[],
    /** Where visitors come in. */
    readonly port: number,
    readonly writePooler: (primary: PostgresServer) => Promise<void>,
  ) {}

  /**
   * @param environment of the site: accounts, mail
   * @param database the name of the one that is filled
   */
  static async open(environment: NodeJS.ProcessEnv, database: string): Promise<Cluster> {
    const { programs, folder, password, ports } = prepared.parse(JSON.parse(environment["CLUSTER"] ?? "null"));
    const at = (name: string, port: number) =>
      new PostgresServer(programs.postgres, join(folder, name), port, password);
    const servers = [at("one", ports[0]), at("two", ports[1])] as const;
    await servers[1].follow(servers[0]);

    const [poolerPort, port] = [await freePort(), await freePort()];
    const [poolerFolder, proxyFolder] = [await makeFolder(folder, "pooler"), await makeFolder(folder, "proxy")];
    await writeOwn(poolerFolder, "userlist.txt", `"quartier" "${password}"\n`);
    const writePooler = (primary: PostgresServer) =>
      writeOwn(poolerFolder, "pgbouncer.ini", poolerConfiguration(poolerPort, primary.port, database, poolerFolder));
    await writePooler(servers[0]);
    const pooler = new Daemon(programs.pgbouncer, [join(poolerFolder, "pgbouncer.ini")], poolerPort, poolerFolder);
    await pooler.start();

    const sitePorts = await Promise.all(Array.from({ length: webProcesses }, freePort));
    await writeOwn(proxyFolder, "nginx.conf", proxyConfiguration(port, sitePorts, proxyFolder));
    const given = ["-e", "stderr", "-p", proxyFolder, "-c", join(proxyFolder, "nginx.conf")];
    const proxy = new Daemon(programs.nginx, given, port, proxyFolder);

    const pooled = (name: string) => `postgres://quartier:${password}@127.0.0.1:${poolerPort}/${name}`;
    const shared: NodeJS.ProcessEnv = {
      ...environment,
      NODE_ENV: "production",
      DEMONSTRATION: "true",
      LOG_LEVEL: "error",
      SITE_URL: `http://localhost:${port}`,
      TRUST_PROXY: "loopback",
      SEARCH_INDEX: "postgres",
      DATA_DIR: join(folder, `site-${randomBytes(3).toString("hex")}`),
    };
    const web: NodeJS.ProcessEnv = {
      ...shared,
      DATABASE_URL: pooled("quartier"),
      DATABASE_POOLED: "true",
      // Both: whichever is the primary is no replica, and the other one is.
      DATABASE_REPLICA_URLS: servers.map((server) => server.url(database)).join(","),
      DATABASE_REPLICA_LAG: "5",
      METRICS_ALLOW: "loopback",
    };
    const sites = sitePorts.map((each) => new ClusterSite(each, web));
    const hands = Array.from(
      { length: workers },
      () => new ClusterWorker({ ...shared, DATABASE_URL: pooled("quartier_session") }),
    );
    const cluster = new Cluster(servers, pooler, proxy, sites, hands, port, writePooler);
    try {
      for (const site of sites) await site.start();
      for (const worker of hands) await worker.start();
      await proxy.start();
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  /** As visitors' requests are made for: bench/fuzz/visitors.ts. */
  get door() {
    const host = `localhost:${this.port}`;
    return { port: this.port, origin: `http://${host}`, hostHeader: [["Host", host]] as [string, string][] };
  }

  /** The database servers are stopped by whoever started the first. */
  async close(): Promise<void> {
    await this.proxy.stop();
    await Promise.all([...this.sites, ...this.workers].map((program) => program.stop()));
    await this.pooler.stop();
  }
}

async function makeFolder(within: string, name: string): Promise<string> {
  const folder = join(within, name);
  await mkdir(folder);
  await giveTo(await findServerAccount(folder), folder);
  return folder;
}

async function writeOwn(folder: string, name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content, { mode: 0o600 });
  await giveTo(await findServerAccount(folder), join(folder, name));
}
