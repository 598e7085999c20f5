import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type TLSSocket } from "node:tls";
import { afterAll, describe, expect, test } from "vitest";

/* deploy/rsyslog sends the log to another machine, as rsyslog itself does it: where it is installed (Debian: rsyslog,
   rsyslog-gnutls). */

const folder = mkdtempSync(join(tmpdir(), "quartier-logs-"));
const programs: ChildProcess[] = [];
afterAll(async () => {
  for (const program of programs) {
    const ended = once(program, "exit");
    program.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string) => join(folder, name);

const folders = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin"];
const isInstalled = (program: string) => folders.some((each) => existsSync(join(each, program)));
const environment = { ...process.env, PATH: folders.join(":") };

/** An authority, and certificates of its own for the receiver and for this machine. */
function makeCertificates(names: readonly string[]) {
  const openssl = (...words: string[]) => execFileSync("openssl", words, { stdio: "ignore", cwd: folder });
  const key = ["-newkey", "rsa:2048", "-nodes"];
  openssl("req", "-x509", ...key, "-subj", "/CN=Authority", "-keyout", "ca-key.pem", "-out", "ca.pem");
  for (const name of names) {
    openssl("req", ...key, "-subj", `/CN=${name}`, "-keyout", `${name}-key.pem`, "-out", `${name}.csr`);
    writeFileSync(inFolder("names"), `subjectAltName=DNS:${name}\n`);
    const by = ["-CA", "ca.pem", "-CAkey", "ca-key.pem", "-CAcreateserial", "-extfile", "names", "-days", "2"];
    openssl("x509", "-req", "-in", `${name}.csr`, ...by, "-out", `${name}.pem`);
  }
}

/** Listens as a receiver of RFC 5425 does, which knows by a certificate who sends. */
async function listen(name: string, received: string[]) {
  const read = (file: string) => readFileSync(inFolder(file));
  const server = createServer(
    { key: read(`${name}-key.pem`), cert: read(`${name}.pem`), ca: read("ca.pem"), requestCert: true },
    (socket: TLSSocket) => socket.setEncoding("utf8").on("data", (data: string) => received.push(data)),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** Starts rsyslog with the file of deploy/, and a socket in place of the journal's. */
function startRsyslog(port: number) {
  const ours = readFileSync("deploy/rsyslog/quartier.conf", "utf8")
    .replaceAll("/etc/ssl/quartier-logs", folder)
    .replace('target="logs.quartier.example" port="6514"', `target="127.0.0.1" port="${port}"`)
    .replace('action.resumeInterval="10"', 'action.resumeInterval="1"');
  const configuration = inFolder(`rsyslog-${port}.conf`);
  const socket = inFolder(`socket-${port}`);
  writeFileSync(
    configuration,
    `global(workDirectory="${folder}" maxMessageSize="64k")\nmodule(load="imuxsock" SysSock.Use="off")
input(type="imuxsock" Socket="${socket}")\n${ours}`,
  );
  const program = spawn("rsyslogd", ["-n", "-i", inFolder(`pid-${port}`), "-f", configuration], {
    env: environment,
    stdio: "ignore",
  });
  programs.push(program);
  return socket;
}

/** Writes lines to the socket as the journal forwards them, each in the name of a unit. */
async function write(socket: string, lines: readonly (readonly [name: string, line: string])[]) {
  await expect.poll(() => existsSync(socket)).toBe(true);
  for (const [name, line] of lines) {
    execFileSync("logger", ["--socket", socket, "--size", "64KiB", "--id=7", "--tag", name, "--", line]);
  }
}

describe.runIf(isInstalled("rsyslogd") && isInstalled("openssl") && isInstalled("logger"))("rsyslog", () => {
  test("takes its configuration", () => {
    execFileSync("rsyslogd", ["-N1", "-f", "deploy/rsyslog/quartier.conf"], { env: environment, stdio: "ignore" });
  });

  test("sends what site and audit log write, whole, over TLS to the receiver it knows and to no other", async () => {
    makeCertificates(["logs.quartier.example", "client", "elsewhere.example"]);
    const [received, stolen]: [string[], string[]] = [[], []];
    const right = await listen("logs.quartier.example", received);
    const wrong = await listen("elsewhere.example", stolen);
    const long = JSON.stringify({ level: "error", msg: "é".repeat(9_000) });
    const lines = [
      ["quartier-web", '{"level":"info","id":"1","msg":"GET home"}'],
      ["sshd", "not of the site"],
      ["quartier-audit", '{"action":"sign-in"}'],
      ["quartier-worker", long],
    ] as const;
    const running = [right, wrong].map(({ port }) => startRsyslog(port));
    for (const socket of running) await write(socket, lines);
    await expect.poll(() => received.join(""), { timeout: 60_000 }).toContain(long);
    const text = received.join("");
    expect(text).toMatch(
      /^\d+ <13>1 20\d\d-[-\dT:.]+(?:Z|[+-]\d\d:\d\d) \S+ quartier-web 7 - - \{"level":"info","id":"1","msg":"GET home"\}\n/,
    );
    expect(text).toContain('quartier-audit 7 - - {"action":"sign-in"}');
    expect(text).not.toContain("sshd");
    expect(stolen).toEqual([]);
    for (const { server } of [right, wrong]) server.close();
  });
});
