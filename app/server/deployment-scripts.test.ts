import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { readSecretFiles, secretNames } from "#app/settings/secret-files.server.js";

/* What the scripts of deploy/debian do that can be tried without an empty Debian; the rest is `npm run install-test`. */

const folder = mkdtempSync(join(tmpdir(), "quartier-scripts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { username } = userInfo();
const isRoot = process.getuid?.() === 0;
const bash = async (script: string, environment: Record<string, string> = {}) =>
  promisify(execFile)("bash", ["-euc", script], {
    env: { PATH: process.env["PATH"], NODE_ENV: "test", ...environment },
  });

/** The part of install.sh that writes settings, with files of this test. */
const writeSettings = (settings: string) => `
  fail() { echo "$*" >&2; exit 1; }
  step() { :; }
  source=. settings=${settings} secrets=${folder}/secrets account=$(id -gn) site_port=3000
  . deploy/debian/settings.sh
  write_settings`;

describe.runIf(isRoot)("the settings that the script writes", () => {
  const given = { SITE_URL: "https://your.host", SITE_NAME: 'A "site" of $5 `and` \\ more' };

  test("name secrets by files of their own, which the site reads as they were", async () => {
    const file = join(folder, "smtp");
    writeFileSync(file, 'smtps://user:p$`"ss@mail.example:465\n');
    const settings = join(folder, "settings");
    await bash(writeSettings(settings), { ...given, SMTP_URL_FILE: file, METRICS_TOKEN: "a token of the metrics" });
    const text = readFileSync(settings, "utf8");
    expect(text).toContain(`SMTP_URL_FILE="${folder}/secrets/SMTP_URL"\n`);
    expect(text).toContain('METRICS_TOKEN="a token of the metrics"\n');
    expect(text).toMatch(/^SESSION_SECRET=[0-9a-f]{64}$/m);
    expect(text).not.toContain("smtps:");
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "secrets/SMTP_URL")).mode & 0o777).toBe(0o640);
    const { stdout } = await bash(`. ${settings}; printf '%s|%s' "$SITE_NAME" "$SMTP_URL_FILE"`);
    const [name, kept] = stdout.split("|");
    expect(name).toBe(given.SITE_NAME);
    expect(readSecretFiles({ SMTP_URL_FILE: kept }).environment["SMTP_URL"]).toBe(
      'smtps://user:p$`"ss@mail.example:465',
    );
  });

  test("make no secret where a file gives it, and know every secret of the site", async () => {
    const file = join(folder, "a-secret");
    writeFileSync(file, "0123456789".repeat(4));
    const settings = join(folder, "settings-of-files");
    const files = Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, file]));
    await bash(writeSettings(settings), { ...given, ...files });
    const text = readFileSync(settings, "utf8");
    // The script makes the database, and its addresses, itself.
    for (const name of secretNames.filter((name) => name !== "DATABASE_URL")) expect(text).toContain(`${name}_FILE=`);
    expect(text).not.toMatch(/^(?:SESSION_SECRET|DATABASE_URL_FILE)=/m);
  });

  test.each([
    ["a secret that is given twice", { SMTP_URL: "smtps://x", SMTP_URL_FILE: "/dev/null" }, "not both"],
    ["a file that is not there", { SMTP_URL_FILE: "/nowhere/smtp" }, "is not there, or empty"],
  ])("are not written with %s", async (_what, more, reason) => {
    const settings = join(folder, "refused");
    await expect(bash(writeSettings(settings), { ...given, ...more })).rejects.toThrow(reason);
    expect(existsSync(settings)).toBe(false);
  });
});

describe.runIf(isRoot)("quartier stop", () => {
  const script = readFileSync("deploy/debian/quartier", "utf8")
    .replace("pids=/run/quartier", `pids=${folder}`)
    .replace("account=quartier", `account=${username}`)
    .replace("patience=40", "patience=1");
  const pidFile = join(folder, "web");

  /** A process in a session of its own, as `quartier start` begins one. */
  async function begin(program: string): Promise<ChildProcess> {
    const child = spawn("bash", ["-c", program], { detached: true, stdio: ["ignore", "pipe", "ignore"] });
    await once(child.stdout, "data");
    writeFileSync(pidFile, `${child.pid}\n`);
    return child;
  }

  test("lets a process end, and ends one that does not with all that it started", async () => {
    for (const [program, signal] of [
      ["echo ready; while :; do sleep 0.05; done", "SIGTERM"],
      ["trap '' TERM; echo ready; while :; do sleep 0.05; done", "SIGKILL"],
    ] as const) {
      const child = await begin(program);
      const ended = once(child, "exit");
      await bash(script.replace("case ${1-} in", "set -- stop; case ${1-} in"));
      expect(await ended).toEqual([null, signal]);
      expect(existsSync(pidFile)).toBe(false);
    }
  });

  test("finds what quartier start began, however soon after", async () => {
    const begun = script
      .replace(`account=${username}`, "account=nobody")
      .replace("logs=/var/log/quartier", `logs=${folder}`)
      .replace(
        'with_settings "$1" setsid node "bin/$2"',
        "exec setpriv --reuid=nobody --clear-groups -- setsid sleep 60",
      )
      .replace("begin worker worker.js", `cp ${pidFile} ${pidFile}-begun; stop`);
    await bash(begun.replace("case ${1-} in", "set -- start; case ${1-} in"));
    expect(existsSync(pidFile)).toBe(false);
    const pid = Number(readFileSync(`${pidFile}-begun`, "utf8"));
    expect(pid).toBeGreaterThan(1);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  test("takes one for ended whose parent does not care", async () => {
    const parent = spawn("bash", ["-c", "sleep 0.5 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
    const [pid] = (await once(parent.stdout, "data")) as [Buffer];
    writeFileSync(pidFile, pid);
    await expect.poll(() => readFileSync(`/proc/${String(pid).trim()}/status`, "utf8")).toMatch(/^State:\tZ/m);
    await bash(script.replace("case ${1-} in", "set -- stop; case ${1-} in"));
    expect(existsSync(pidFile)).toBe(false);
    parent.kill("SIGKILL");
  });

  test("leaves whoever has got the number since, and says what does not end", async () => {
    const child = await begin("echo ready; while :; do sleep 0.05; done");
    const stop = (changed: string) => bash(changed.replace("case ${1-} in", "set -- stop; case ${1-} in"));
    await stop(script.replace(`account=${username}`, "account=nobody"));
    expect(existsSync(pidFile)).toBe(false);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    writeFileSync(pidFile, `${child.pid}\n`);
    await expect(stop(script.replaceAll(/kill (-KILL -- )?"-?\$pid"/g, "true"))).rejects.toThrow("does not end");
    expect(existsSync(pidFile)).toBe(true);
    process.kill(child.pid!, "SIGKILL");
  });
});
