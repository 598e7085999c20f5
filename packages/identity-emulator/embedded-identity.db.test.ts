import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdEmbeddedIdentity, removeAllAccounts, type HeldEmulator } from "./embedded-identity.ts";

let dataDir: string;

const hold = () => holdEmbeddedIdentity(dataDir);

const makeFolder = async () => {
  dataDir = await mkdtemp(join(tmpdir(), "identity-"));
};
const removeFolder = () => rm(dataDir, { recursive: true });

const readNote = async () =>
  JSON.parse(await readFile(join(dataDir, "identity", "emulator.json"), "utf8")) as { pid: number };

const ask = (host: string, action: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demonstration`, {
    method: "POST",
    body: JSON.stringify({ returnSecureToken: true, ...body }),
    headers: { "Content-Type": "application/json", ...headers },
  });

const someone = { email: "someone@test.example", password: "correct horse" };

const signInOf = async (host: string) => {
  const answer = await ask(host, "signInWithPassword", someone);
  return (await answer.json()) as { localId?: string; idToken?: string; error?: { message: string } };
};

describe("after a kill", () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test("accounts and sent codes are there again, passwords included", async () => {
    const first = await hold();
    const { localId } = (await (await ask(first.host, "signUp", someone)).json()) as { localId: string };
    const { idToken } = await signInOf(first.host);
    await ask(first.host, "sendOobCode", { requestType: "PASSWORD_RESET", email: someone.email });
    process.kill((await readNote()).pid, "SIGKILL");
    await first.release();

    const { host, release } = await hold();
    try {
      expect(await signInOf(host)).toMatchObject({ localId });
      // Tokens of before are still good, which they would not be for an account that was imported anew.
      expect((await ask(host, "lookup", { idToken })).status).toBe(200);
      const codes = await fetch(`http://${host}/emulator/v1/projects/demo-quartier/oobCodes`);
      expect(await codes.json()).toMatchObject({ oobCodes: [{ email: someone.email }] });
      const { mode } = await stat(join(dataDir, "identity", "accounts.json"));
      expect(mode & 0o077).toBe(0);
    } finally {
      await release();
    }
  });
});

/** One for all of these, in whichever order they run: a start takes three seconds of the processor's time. */
describe("while it is held", () => {
  let held: [HeldEmulator, HeldEmulator];
  beforeAll(async () => {
    await makeFolder();
    held = await Promise.all([hold(), hold()]);
  });
  // It ends with the last who holds it, which no test can look at while others need it.
  afterAll(async () => {
    const [first, second] = held;
    await first.release();
    expect((await fetch(`http://${second.host}/`)).status).toBe(200);
    await second.release();
    await expect(readNote()).rejects.toThrow("ENOENT");
    await expect(fetch(`http://${second.host}/`)).rejects.toThrow();
    await removeFolder();
  });

  test("answers no browser: other sites' pages might ask", async () => {
    const origin = { Origin: "https://elsewhere.example" };
    expect((await ask(held[0].host, "signUp", someone, origin)).status).toBe(403);
  });

  test("forgets all accounts when asked to", async () => {
    const { host } = held[0];
    await ask(host, "signUp", someone);
    expect(await signInOf(host)).toHaveProperty("localId");
    await removeAllAccounts(host);
    expect(await signInOf(host)).toMatchObject({ error: { message: "INVALID_LOGIN_CREDENTIALS" } });
  });

  test("is shared by all who hold it, and stays when one of them lets go", async () => {
    const [first, second] = held;
    expect(second.host).toBe(first.host);
    await first.release();
    expect((await ask(second.host, "signUp", { ...someone, email: "another@test.example" })).status).toBe(200);
    held[0] = await hold();
    expect(held[0].host).toBe(second.host);
  });
});
