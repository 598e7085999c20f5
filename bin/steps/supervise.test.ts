import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { bundlePrograms } from "../../app/command-line/testing/bundled-programs.ts";

const fixtures = path.join(import.meta.dirname, "testing");
/** Seconds after which the small site counts as blocked: on a machine that others share, its start may take some. */
const threshold = 5;
const started: ChildProcess[] = [];
const source = path.join(fixtures, "small-site.ts");
/** A test that crashes starts it some ten times: the compiler would take most of that. */
const [compiled = ""] = await bundlePrograms("small-site-to-supervise", ["bin/steps/testing/small-site.ts"]);

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** The small site below its supervisor, or two of it. */
function start(
  behaviour: string,
  {
    seconds = threshold,
    supervised = "supervised.js",
    site = compiled,
    startedBy,
  }: { seconds?: number; supervised?: string; site?: string; startedBy?: string } = {},
) {
  const loader = site === source ? ["--import", "tsx"] : [];
  const command = startedBy
    ? [path.join(fixtures, startedBy), site, String(seconds), behaviour, supervised]
    : [...loader, path.join(fixtures, supervised), site, String(seconds), behaviour];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const lines: string[] = [];
  let rest = "";
  child.stdout.on("data", (text: Buffer) => {
    const read = (rest + String(text)).split("\n");
    rest = read.pop() ?? "";
    lines.push(...read);
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const origins = () =>
    lines.flatMap((line) => (line.startsWith("port ") ? [`http://127.0.0.1:${line.slice("port ".length)}`] : []));
  return {
    supervisor: child,
    lines,
    ended,
    /** Where it listens when it was started for the nth time. */
    nth: async (n: number) => {
      while (origins().length < n && child.exitCode === null) await wait(50);
      return origins()[n - 1] ?? "";
    },
  };
}

const pidAt = async (origin: string) => Number(await (await fetch(origin)).text());

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

interface Line {
  level: string;
  msg: string;
  stack?: string[];
  signal?: string;
}

const logOf = (lines: string[]) => lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);

describe("a process whose event loop is blocked", () => {
  test("says where, ends, and is back", async () => {
    const site = start("serve", { site: source });
    const first = await site.nth(1);
    const before = await pidAt(first);
    await expect(fetch(`${first}/block`)).rejects.toThrow();
    const after = await pidAt(await site.nth(2));
    expect(after).not.toBe(before);

    const [blocked, restarted] = logOf(site.lines);
    expect(blocked).toMatchObject({ level: "fatal", msg: expect.stringContaining("blocked") as string });
    const lines = readFileSync(source, "utf8").split("\n");
    const line = lines.findIndex((text) => text.includes("while (!loop.isOver())")) + 1;
    expect(blocked?.stack?.slice(0, 2).join("\n")).toMatch(
      new RegExp(String.raw`neverEnds \(.*small-site\.ts:${line}:`),
    );
    expect(restarted).toMatchObject({ level: "error", signal: "SIGKILL" });
  });

  test("ends as well when it never got as far as to load, after six times as long", async () => {
    const site = start("never load", { seconds: 0.5 });
    await expect.poll(() => logOf(site.lines).length).toBeGreaterThan(0);
    expect(logOf(site.lines)[0]).toMatchObject({ level: "fatal", seconds: 3 });
  });

  test("is not one that was stopped for a while, as by a machine that sleeps", async () => {
    const site = start("serve");
    const origin = await site.nth(1);
    const pid = await pidAt(origin);
    await wait(500);
    process.kill(pid, "SIGSTOP");
    await wait(threshold * 1_500);
    process.kill(pid, "SIGCONT");
    await wait(threshold * 1_000);
    expect(await pidAt(origin)).toBe(pid);
    expect(logOf(site.lines)).toEqual([]);
  });
});

describe("a supervised process", () => {
  test("is asked to end with its supervisor, answers what it has begun, and its exit code is the supervisor's", async () => {
    const site = start("serve");
    const origin = await site.nth(1);
    const slow = fetch(`${origin}/slow`);
    await wait(100);
    site.supervisor.kill("SIGTERM");
    expect(await (await slow).text()).toBe("slow");
    expect(await site.ended).toBe(0);
  });

  test("ends when its supervisor is killed", async () => {
    const site = start("serve");
    const pid = await pidAt(await site.nth(1));
    site.supervisor.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  test.each(["supervised.js", "supervised-several.js"])(
    "ends with its supervisor when the command is killed that has started both, below %s",
    async (supervised) => {
      const site = start("serve", { supervised, startedBy: "starts-supervised.js" });
      const pid = await pidAt(await site.nth(1));
      site.supervisor.kill("SIGKILL");
      await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    },
  );

  test("that is still being loaded when the command is killed ends once it is, and starts nothing", async () => {
    const site = start("serve", { supervised: "loads-until-left.js", startedBy: "starts-supervised.js" });
    const loading = () => site.lines.find((line) => line.startsWith("loads "))?.slice("loads ".length);
    await expect.poll(loading).toBeDefined();
    site.supervisor.kill("SIGKILL");
    // Its output ends with the last that has it.
    await site.ended;
    expect(site.lines).toEqual([`loads ${loading()}`, "loaded"]);
    await expect.poll(() => isRunning(Number(loading()))).toBe(false);
  });

  test("whose settings are wrong is not started again", async () => {
    const site = start("refuse settings");
    expect(await site.ended).toBe(3);
    expect(logOf(site.lines)).toEqual([]);
  });

  test("that crashes again and again stays down at last", async () => {
    const site = start("crash");
    expect(await site.ended).toBe(4);
    await site.nth(7);
    expect(site.lines.filter((line) => line.startsWith("port "))).toHaveLength(6);
    expect(logOf(site.lines).at(-1)).toMatchObject({ level: "fatal" });
  });
});

describe("of several processes on one port", () => {
  const startTwo = (behaviour: string) => start(behaviour, { supervised: "supervised-several.js" });
  /** Who answers there by now; `fetch` would keep to the connection that it has. */
  const pidsAt = async (origin: string) => {
    const pids = new Set<number>();
    for (let time = 0; time < 6; time++) {
      const answer = await fetch(origin, { headers: { Connection: "close" } });
      pids.add(Number(await answer.text()));
    }
    return pids;
  };

  test("one that is killed or blocked is replaced, with its stack in the log, and the other serves meanwhile", async () => {
    const site = startTwo("serve");
    const origin = await site.nth(2);
    const [first = 0, second = 0] = await pidsAt(origin);
    expect(second).toBeGreaterThan(0);
    process.kill(first, "SIGKILL");
    await expect.poll(() => isRunning(first)).toBe(false);
    expect(await pidsAt(origin)).toContain(second);
    expect(await site.nth(3)).toBe(origin);

    const before = await pidsAt(origin);
    expect(before.size).toBe(2);
    const blocked = expect(fetch(`${origin}/block`)).rejects.toThrow();
    await wait(200);
    // In turns: the other answers all but one.
    const meanwhile = Array.from({ length: 4 }, () =>
      fetch(origin, { headers: { Connection: "close" }, signal: AbortSignal.timeout(30_000) }),
    );
    const ends = (await Promise.allSettled(meanwhile)).map((end) =>
      end.status === "fulfilled" ? end.value.status : (end.reason as Error).message,
    );
    expect(ends.sort()).toEqual([200, 200, 200, "fetch failed"]);
    await blocked;
    await site.nth(4);
    const after = await pidsAt(origin);
    expect([after.size, [...after].filter((pid) => before.has(pid)).length]).toEqual([2, 1]);
    expect(logOf(site.lines)).toMatchObject([
      { level: "error", signal: "SIGKILL" },
      { level: "fatal", stack: expect.arrayContaining([expect.stringContaining("neverEnds")]) as string[] },
      { level: "error", signal: "SIGKILL" },
    ]);

    const slow = fetch(`${origin}/slow`);
    await wait(100);
    site.supervisor.kill("SIGTERM");
    expect(await (await slow).text()).toBe("slow");
    expect(await site.ended).toBe(0);
  });

  test("none stays down, however often it crashes", async () => {
    const site = startTwo("crash");
    await site.nth(14);
    site.supervisor.kill("SIGTERM");
    await site.ended;
  });

  test("all end when the first says that the settings are wrong, and when the supervisor is killed", async () => {
    expect(await startTwo("refuse settings").ended).toBe(3);
    const site = startTwo("serve");
    const pids = await pidsAt(await site.nth(2));
    site.supervisor.kill("SIGKILL");
    await expect.poll(() => [...pids].some(isRunning), { timeout: 10_000 }).toBe(false);
  });
});
