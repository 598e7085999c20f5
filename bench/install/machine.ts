import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Characters of what a command says that are kept. */
const mostOutput = 20_000;
const patience = 20_000;
const programs = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** Where the authorities stand that this machine believes, where it has some of its own. */
const authorities = "/etc/ssl/authorities.pem";

/**
 * An empty Debian in a folder, with processes of its own and the network of this machine: a root shell in it takes one
 * command after the other. Its programs end with the shell. As in a container, packages start no service by themselves.
 */
export class Machine {
  #output = "";
  #code: number | null = null;

  private constructor(
    readonly folder: string,
    readonly shell: ChildProcess,
  ) {
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-mostOutput));
    for (const stream of [shell.stdout, shell.stderr]) stream?.on("data", keep);
    shell.once("close", (code) => (this.#code = code ?? 1));
  }

  /**
   * @param suite Debian's name of the release
   * @param folder which is not there yet
   * @throws with what debootstrap says
   */
  static async make(suite: string, folder: string): Promise<Machine> {
    await runHere("debootstrap", ["--variant=minbase", "--include=systemd", suite, folder]);
    await writeFile(join(folder, "usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n");
    await chmod(join(folder, "usr/sbin/policy-rc.d"), 0o755);
    const environment = ["HOME=/root", `PATH=${programs}`, ...(await believe(folder))];
    const enter = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/run" &&
      mkdir "$0/run/lock" && exec chroot "$0" env -i ${environment.join(" ")} bash`;
    const own = ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter, folder];
    return new Machine(folder, spawn("unshare", own, { stdio: ["pipe", "pipe", "pipe"], detached: true }));
  }

  /**
   * @param command a line of the shell's
   * @returns what it has said
   * @throws with that, where it ended with an error
   */
  async run(command: string): Promise<string> {
    const end = `ended-${randomBytes(6).toString("hex")}`;
    this.#output = "";
    this.shell.stdin?.write(`( ${command}\n) </dev/null 2>&1; echo "${end} $?"\n`);
    const last = new RegExp(`${end} (\\d+)\\n`);
    let found: RegExpExecArray | null;
    while ((found = last.exec(this.#output)) === null) {
      if (this.#code !== null) throw new Error(`The machine has ended:\n${this.#output}`);
      await wait(50);
    }
    const said = this.#output.slice(0, found.index);
    if (found[1] !== "0") throw new Error(`${command} ended with ${found[1]}:\n${said}`);
    return said;
  }

  /** Ends its programs and removes it. */
  async remove(): Promise<void> {
    const { pid } = this.shell;
    this.shell.stdin?.end();
    for (const deadline = Date.now() + patience; this.#code === null && Date.now() < deadline; ) await wait(50);
    if (this.#code === null && pid !== undefined) process.kill(-pid, "SIGKILL");
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Has a machine believe the authorities that this one was told of, and go through its proxy. @returns its settings */
async function believe(folder: string): Promise<string[]> {
  const given = process.env["NODE_EXTRA_CA_CERTS"];
  process.env["npm_config_registry"] ??= execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" })
    .trim()
    .replace(/\/$/, "");
  const proxies = ["http_proxy", "https_proxy", "no_proxy", "npm_config_registry"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [`${name}='${value}'`];
  });
  if (!given) return proxies;
  await mkdir(join(folder, "etc/ssl"), { recursive: true });
  await copyFile(given, join(folder, authorities));
  await chmod(join(folder, authorities), 0o644);
  return [...proxies, `CURL_CA_BUNDLE=${authorities}`, `NODE_EXTRA_CA_CERTS=${authorities}`];
}

/** @throws with what it has said, where it ended with an error or could not be started */
export function runHere(program: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-mostOutput));
    for (const stream of [child.stdout, child.stderr]) stream.on("data", keep);
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${code}:\n${output}`));
    });
  });
}
