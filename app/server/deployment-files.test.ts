import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ownCookies } from "#app/http/cookie-name.server.ts";
import { sessionSettings } from "#db/client.server.ts";

/* What deploy/, compose.yaml and the Dockerfile say is true of the project: commands, settings, ports, addresses. */

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const units = readdirSync(new URL("../../deploy/systemd", import.meta.url)).filter((name) => name.endsWith(".service"));
const known = new Set([...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
/** Settings of others: of PostgreSQL's image, of Caddy's configuration, and of systemd. */
const others = /^(POSTGRES_\w+|UPSTREAM|DATABASE_PASSWORD|STATE_DIRECTORY)$/;

interface Container {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[] };
}
const compose = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Container> };
interface KubernetesObject {
  kind: string;
  data?: Record<string, string>;
  spec?: { template?: { spec: { containers: (Container & Record<string, { httpGet?: { path: string } }>)[] } } };
}
const { items } = parse(read("deploy/kubernetes/quartier.yaml")) as { items: KubernetesObject[] };
const containers = items.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);

const commands = [
  ...[...read("Dockerfile").matchAll(/^CMD (\[.*\])$/gm)].map(([, words]) => JSON.parse(words!) as string[]),
  ...Object.values(compose.services).flatMap(({ image, command }) =>
    image === "quartier" && command ? [command] : [],
  ),
  ...containers.flatMap(({ command }) => (command ? [command] : [])),
  ...units.flatMap((name) =>
    [...read(`deploy/systemd/${name}`).matchAll(/^ExecStart=.*?node (\S+)/gm)].map(([, file]) => ["node", file!]),
  ),
];

test.each(commands)("%s %s is a program of the project", (...words) => {
  const file = words.find((word) => /\.[jt]s$/.test(word));
  expect(read(file!)).not.toBe("");
  expect(commands.length).toBeGreaterThan(8);
});

describe("settings that are named exist", () => {
  const named = [
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...[...read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!),
    ...items.flatMap(({ data = {} }) => Object.keys(data)),
    ...[...read("Dockerfile").matchAll(/(?:^ENV| {4})(?: ?)([A-Z_]+)=/gm)].map(([, name]) => name!),
    ...units.flatMap((name) =>
      [...read(`deploy/systemd/${name}`).matchAll(/\b([A-Z_]{4,})=/g)].map(([, each]) => each!),
    ),
  ];
  test.each([...new Set(named)])("%s", (name) => {
    expect(known.has(name) || others.test(name)).toBe(true);
  });
});

test("proxies find the site where it listens, keep idle connections for less long than it does, and show no metrics", () => {
  const port = /PORT=(\d+)/.exec(read("Dockerfile"))![1]!;
  expect(read(".env.example")).toContain(`\nPORT=${port}\n`);
  const [nginx, caddy] = [read("deploy/nginx/quartier.conf"), read("deploy/caddy/Caddyfile")];
  expect(nginx).toContain(`server 127.0.0.1:${port} `);
  expect(caddy).toMatch(new RegExp(`dynamic a \\S+ ${port} `));
  const patience = Number(
    /keepAliveTimeout: ([\d_]+)/.exec(read("app/server/site-server.server.ts"))![1]!.replace("_", ""),
  );
  for (const [, seconds] of [/keepalive_timeout (\d+)s/.exec(nginx)!, /keepalive (\d+)s/.exec(caddy)!]) {
    expect(Number(seconds) * 1_000).toBeLessThan(patience);
  }
  for (const configuration of [nginx, caddy]) expect(configuration).toContain("/metrics");
});

test("caches that all visitors share go past what they keep for whoever brings a cookie of the site's", () => {
  const [, names] = /req\.http\.Cookie ~ "\(\^\|;\\s\*\)\(__Host-\)\?\(([\w|-]+)\)="/.exec(
    read("deploy/varnish/quartier.vcl"),
  )!;
  expect(names!.split("|").sort()).toEqual([...ownCookies].sort());
  // What is not told of changes keeps nothing that others are to let go of.
  expect(read("deploy/nginx/quartier.conf")).toContain("proxy_no_cache $upstream_http_surrogate_key;");
});

test("Kubernetes ends no process because the database is away, and sends nobody to one without listings", () => {
  const web = containers.find(({ command }) => command?.includes("bin/start.js"))!;
  expect([web["livenessProbe"]?.httpGet?.path, web["readinessProbe"]?.httpGet?.path]).toEqual(["/healthz", "/readyz"]);
});

test("nothing of the image is what an image must not hold", () => {
  expect(read(".dockerignore").split("\n")).toEqual(
    expect.arrayContaining([".git", ".data", ".env*", "**/node_modules"]),
  );
});

test("PgBouncer sets sessions to what the site sets them to itself", () => {
  const configuration = read("deploy/pgbouncer/pgbouncer.ini");
  const settings = Object.entries(sessionSettings).map(([name, value]) => `set ${name} to ${value}`);
  expect(configuration.split(`connect_query='${settings.join("; ")}'`)).toHaveLength(3);
  for (const name of Object.keys(sessionSettings)) {
    expect(/^ignore_startup_parameters = (.*)$/m.exec(configuration)?.[1]?.split(",")).toContain(name);
  }
});
