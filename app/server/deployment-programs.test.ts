import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

/*
 * What deploy/ holds, as the programs read it that it is for: shells, nginx, Varnish, Caddy, systemd, Prometheus. Each where
 * it is installed (Debian: shellcheck, nginx, varnish, caddy, systemd, prometheus).
 */

const folder = mkdtempSync(join(tmpdir(), "quartier-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const folders = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
const isInstalled = (program: string) => folders.some((each) => existsSync(join(each, program)));

/** @returns what the program complained of, ending well all the same @throws with it, where it did not */
async function run(program: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, PATH: folders.join(":"), SITE_URL: "https://quartier.example", UPSTREAM: "web" };
  return (await promisify(execFile)(program, words, { env })).stderr;
}

test.runIf(isInstalled("shellcheck"))("scripts are in order", async () => {
  const scripts = readdirSync("deploy/debian").filter((name) => !name.startsWith("."));
  expect(scripts).toContain("install.sh");
  await run("shellcheck", ".ci/run", ...scripts.map((name) => join("deploy/debian", name)));
});

test.runIf(isInstalled("nginx") && isInstalled("openssl"))("nginx takes its configuration", async () => {
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=quartier.example"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const site = readFileSync("deploy/nginx/quartier.conf", "utf8")
    .replaceAll("/etc/ssl/quartier", folder)
    .replaceAll(/\/var\/(?:log|cache)\/nginx/g, folder)
    // Which ordinary people may listen on.
    .replaceAll(
      /(listen (?:\[::\]:)?)(?:80|443)\b/g,
      (_, listen: string) => `${listen}${20_000 + (process.pid % 10_000)}`,
    )
    // Both servers now listen on the one port.
    .replaceAll(/^ {4}listen \d+;\n {4}listen \[::\]:\d+;\n/gm, "");
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n${site}}\n`,
  );
  await run("nginx", "-t", "-q", "-e", "stderr", "-c", join(folder, "nginx.conf"));
});

test.runIf(isInstalled("varnishd"))("Varnish takes its configuration", async () => {
  await promisify(execFile)(
    folders.map((each) => join(each, "varnishd")).find((each) => existsSync(each))!,
    ["-C", "-f", join(process.cwd(), "deploy/varnish/quartier.vcl"), "-n", join(folder, "varnish")],
    { maxBuffer: 16 * 1024 * 1024 },
  );
});

test.runIf(isInstalled("caddy"))("Caddy takes its configuration", async () => {
  await run("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/caddy/Caddyfile");
});

test.runIf(isInstalled("systemd-analyze") && existsSync("/usr/lib/systemd/system/sysinit.target"))(
  "systemd understands the units",
  async () => {
    const units = readdirSync("deploy/systemd");
    for (const name of units) {
      const unit = readFileSync(join("deploy/systemd", name), "utf8");
      writeFileSync(join(folder, name), unit.replaceAll("/usr/bin/node", process.execPath));
    }
    // What it does not know, it only mentions.
    expect(await run("systemd-analyze", "verify", "--man=no", ...units.map((name) => join(folder, name)))).toBe("");
  },
);

test.runIf(isInstalled("systemd-analyze"))("services may do little more than they need", async () => {
  const services = readdirSync("deploy/systemd").filter((name) => name.endsWith(".service"));
  expect(services.length).toBeGreaterThan(2);
  for (const name of services) {
    // Of 10, in tenths; without any of it a service has 9.6. Ends with an error above it.
    await run("systemd-analyze", "security", "--offline=true", "--threshold=20", join("deploy/systemd", name));
  }
});

test.runIf(isInstalled("promtool"))("Prometheus takes rules and configuration", async () => {
  await run("promtool", "check", "rules", "deploy/monitoring/alerts.yaml");
  await run("promtool", "check", "config", "--syntax-only", "deploy/monitoring/prometheus.yaml");
});
