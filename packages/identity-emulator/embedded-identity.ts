import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { errorCode, withLockFile } from "../../db/lock-file.js";
import { makeFolder } from "../../db/make-folder.js";
import { isAlive } from "../../db/running-process.js";
import { googleClient } from "./google.ts";

/** The project whose accounts the emulator has; names that begin with `demo-` never mean a real one. */
const emulatedProject = "demo-quartier";

/** A running emulator, which lives until whoever holds it last has let go. */
export interface HeldEmulator {
  /** `host:port` */
  host: string;
  /** Lets go; waits until the emulator has ended, unless somebody else holds it. */
  release: () => Promise<void>;
}

interface EmulatorNote {
  port: number;
  pid: number;
}

/** Compiled once, and not at each start. */
const command = ["bin/run.js", "packages/identity-emulator/emulator-cli.ts"];
/** Milliseconds that a start may take. */
const patience = 60_000;

/**
 * Holds the identity emulator of `dataDir`, which is started on a free port of its own unless it runs already for another
 * process of the same `dataDir`.
 * @param options.ephemeral accounts are not kept, and none that were kept are read
 * @param options.signal ends a start that is on its way
 */
export async function holdEmbeddedIdentity(
  dataDir: string,
  { ephemeral = false, signal }: { ephemeral?: boolean; signal?: AbortSignal } = {},
): Promise<HeldEmulator> {
  const home = resolve(dataDir, "identity");
  makeFolder(home);
  return withLockFile(join(home, "starting.lock"), async () => {
    const note = await readNote(home);
    const held = note && (await hold(note));
    return held ?? startAndHold(home, ephemeral, signal);
  });
}

/** Removes every account of an emulator. */
export async function removeAllAccounts(host: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${emulatedProject}/accounts`;
  const answer = await fetch(url, { method: "DELETE", headers: { Authorization: "Bearer owner" } });
  if (!answer.ok) throw new Error(`The identity emulator would not forget its accounts (${answer.status}).`);
}

/** The settings with which the site uses an emulator (app/settings/settings.server.ts). */
export function settingsFor(host: string): Record<string, string> {
  return {
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_PROJECT_ID: emulatedProject,
    FIREBASE_API_KEY: "demonstration",
    FIREBASE_AUTH_DOMAIN: "localhost",
    GOOGLE_CLIENT_ID: googleClient.id,
    GOOGLE_CLIENT_SECRET: googleClient.secret,
  };
}

async function startAndHold(home: string, ephemeral: boolean, signal?: AbortSignal): Promise<HeldEmulator> {
  const log = await open(join(home, "emulator.log"), "w");
  const options = ["--home", home, "--project", emulatedProject, "--starter", String(process.pid)];
  if (ephemeral) options.push("--ephemeral");
  // In a group of its own: Ctrl+C at a terminal reaches its starter, which then lets go.
  const child = spawn(process.execPath, [...command, ...options], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  const kill = () => child.kill();
  child.unref();
  signal?.addEventListener("abort", kill);
  await log.close();
  for (const deadline = Date.now() + patience; Date.now() < deadline && child.exitCode === null; await sleep(25)) {
    const note = await readNote(home);
    const held = note && note.pid === child.pid && (await hold(note));
    if (!held) continue;
    signal?.removeEventListener("abort", kill); // It may be somebody else's as well from now on.
    return held;
  }
  kill();
  const said = (await readFile(join(home, "emulator.log"), "utf8")).trim().split("\n").slice(-10).join("\n");
  throw new Error(`The identity emulator did not start. It says:\n${said}`);
}

/** Null when no emulator answers there. */
async function hold({ port, pid }: EmulatorNote): Promise<HeldEmulator | null> {
  const id = randomUUID();
  const answer = await openHold(port, id);
  if (!answer) return null;
  return {
    host: `127.0.0.1:${port}`,
    release: async () => {
      answer.destroy();
      const deadline = Date.now() + patience;
      while (Date.now() < deadline && isAlive(pid) && !(await isHeldByOthers(port, id))) await sleep(25);
    },
  };
}

function openHold(port: number, id: string): Promise<IncomingMessage | null> {
  return new Promise((found) => {
    const request = get({ host: "127.0.0.1", port, path: `/hold/${id}`, agent: false }, (answer) => {
      // Neither does it keep this process alive, nor does its end matter when it comes from the other side.
      answer.socket.unref();
      answer.on("error", () => {}).resume();
      found(answer.statusCode === 200 ? answer : null);
    });
    request.on("error", () => found(null));
  });
}

async function isHeldByOthers(port: number, id: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/others/${id}`);
    return Number(await answer.text()) > 0;
  } catch {
    return false; // It is ending.
  }
}

async function readNote(home: string): Promise<EmulatorNote | null> {
  try {
    return JSON.parse(await readFile(join(home, "emulator.json"), "utf8")) as EmulatorNote;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
