import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { lutimes, mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { withLockFile } from "./lock-file.js";
import { readBoot, readProcess } from "./running-process.js";

const hasProc = existsSync("/proc/self/stat");
const long = new Date(Date.now() - 60_000);
let folder = "";
let lock = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-"));
  lock = path.join(folder, "task.lock");
  return () => rm(folder, { recursive: true });
});

const startOf = (pid: number) => {
  const running = readProcess(pid);
  return running === null || running === "ended" ? null : running.start;
};

/** A process that stays, with its group, until the test ends. */
function stays(program = "setInterval(() => {}, 1000)", ...words: string[]) {
  const child = spawn(process.execPath, ["-e", program, ...words], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { pid = 0 } = child;
  onTestFinished(() => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // The test has ended it.
    }
  });
  return { child, pid };
}

async function endedPid() {
  const { child, pid } = stays("");
  await once(child, "close");
  return pid;
}

/** Takes it at once, or says that it is held. */
const take = () => withLockFile(lock, () => Promise.resolve("taken"), { patience: 0 }).catch(() => "held");
const leave = async (content: unknown, at = new Date()) => {
  await writeFile(lock, typeof content === "string" ? content : JSON.stringify(content));
  await utimes(lock, at, at);
};

describe("a lock that nobody holds is taken at once, and nothing of it is left", () => {
  test.each(["", "garbage", "0", "-1", "null", "{}", `{"pid":1.5}`])("one that says %j, left so", async (content) => {
    await leave(content, long);
    expect(await take()).toBe("taken");
    expect(await readdir(folder)).toEqual([]);
  });

  test("one that says nothing, of a time to come", async () => {
    await leave("", new Date(Date.now() + 3_600_000));
    expect(await take()).toBe("taken");
  });

  test("a link that leads nowhere, and what another leads to stays", async () => {
    await symlink(path.join(folder, "nowhere"), lock);
    await lutimes(lock, long, long);
    expect(await take()).toBe("taken");
    const other = path.join(folder, "other");
    await writeFile(other, "theirs");
    await symlink(other, lock);
    await lutimes(lock, long, long);
    expect(await take()).toBe("taken");
    expect(await readdir(folder)).toEqual(["other"]);
    expect(await readFile(other, "utf8")).toBe("theirs");
  });

  test.each([[99_999_999], [1e20], ["9".repeat(30)]])("one of an id that there is not: %s", async (pid) => {
    await leave(String(pid));
    expect(await take()).toBe("taken");
  });

  test("one of a process that has ended, though its time is one to come", async () => {
    const pid = await endedPid();
    for (const content of [pid, { pid, start: "1", boot: readBoot() }]) {
      await leave(content, new Date(Date.now() + 3_600_000));
      expect(await take()).toBe("taken");
    }
  });

  test("one whose remover was killed as well", async () => {
    const pid = await endedPid();
    await leave(pid);
    await writeFile(`${lock}.removing`, String(pid));
    expect(await withLockFile(lock, () => Promise.resolve("taken"))).toBe("taken");
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(hasProc)("one whose id is another process's by now, or ours", async () => {
    const { pid: other } = stays();
    for (const pid of [process.pid, other]) {
      await leave({ pid, start: "1", boot: readBoot() });
      expect(await take()).toBe("taken");
      await leave({ pid, start: startOf(pid), boot: "of a former start of the machine" });
      expect(await take()).toBe("taken");
    }
    // As a former version left it, whose process had the id that we have: in a container all have the same.
    await leave(process.pid);
    expect(await take()).toBe("taken");
  });
});

describe("a lock that somebody holds is left alone", () => {
  test("one of a process that runs, or of our own for another task", async () => {
    const { pid } = stays();
    await leave({ pid, start: startOf(pid), boot: readBoot() }, long);
    expect(await take()).toBe("held");
    await leave(pid, long);
    expect(await take()).toBe("held");
    await rm(lock);
    expect(await withLockFile(lock, take)).toBe("held");
    expect(await take()).toBe("taken");
  });

  test("one that may be about to be written", async () => {
    await leave("");
    expect(await take()).toBe("held");
  });

  test("one that a killed process has shared, until the last of the group that it named has ended", async () => {
    const { child, pid } = stays(
      `const {spawn} = require("node:child_process");
      spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]).once("spawn", () => console.log("started"));`,
    );
    await once(child.stdout, "data");
    const own = { pid: await endedPid(), start: "1", boot: readBoot() };
    await withLockFile(lock, async ({ shareWith }) => {
      shareWith(pid);
      const { group } = JSON.parse(await readFile(lock, "utf8")) as { group: object };
      await leave({ ...own, group }, long);
      expect(await take()).toBe("held");
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await take()).toBe("held");
      process.kill(-pid, "SIGKILL");
      await expect.poll(take).toBe("taken");
    });
  });
});

test("a task that fails lets go as well", async () => {
  await expect(withLockFile(lock, () => Promise.reject(new Error("It failed")))).rejects.toThrow("It failed");
  expect(await readdir(folder)).toEqual([]);
});

test("one that is held for too long is named", async () => {
  const { pid } = stays();
  await leave(pid);
  const waits: string[] = [];
  const waiting = withLockFile(lock, () => Promise.resolve(), { patience: 1, onWait: () => waits.push("waits") });
  await expect(waiting).rejects.toThrow(`Another process has held ${lock} for too long.`);
  expect(waits).toEqual(["waits"]);
});

test("of six processes that fight for one, left by a seventh, no two have it at once", async () => {
  await leave(await endedPid());
  const program = path.join(import.meta.dirname, "testing/fights-for-lock.js");
  const six = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [program, lock, "20"], { stdio: ["ignore", "ignore", "pipe"] }),
  );
  const said = six.map(async (child) => {
    let errors = "";
    child.stderr.on("data", (text) => (errors += String(text)));
    const [code] = (await once(child, "close")) as [number];
    return { code, errors };
  });
  expect(await Promise.all(said)).toEqual(Array(6).fill({ code: 0, errors: "" }));
  expect(await readdir(folder)).toEqual([]);
});
