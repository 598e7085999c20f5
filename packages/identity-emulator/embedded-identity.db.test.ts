import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdEmbeddedIdentity, removeAllAccounts, type HeldEmulator } from "./embedded-identity.ts";

let dataDir: string;
let held: HeldEmulator[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "identity-"));
  held = [];
});

afterEach(async () => {
  await Promise.all(held.map(({ release }) => release()));
  await rm(dataDir, { recursive: true });
});

const hold = async () => {
  const emulator = await holdEmbeddedIdentity(dataDir);
  held.push(emulator);
  return emulator;
};

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

test("accounts and sent codes are there again after a kill, passwords included", async () => {
  const { host } = await hold();
  const { localId } = (await (await ask(host, "signUp", someone)).json()) as { localId: string };
  const { idToken } = await signInOf(host);
  await ask(host, "sendOobCode", { requestType: "PASSWORD_RESET", email: someone.email });
  process.kill((await readNote()).pid, "SIGKILL");
  await held.pop()?.release();

  const { host: next } = await hold();
  expect(await signInOf(next)).toMatchObject({ localId });
  // Tokens of before are still good, which they would not be for an account that was imported anew.
  expect((await ask(next, "lookup", { idToken })).status).toBe(200);
  const codes = await fetch(`http://${next}/emulator/v1/projects/demo-quartier/oobCodes`);
  expect(await codes.json()).toMatchObject({ oobCodes: [{ email: someone.email }] });
  const { mode } = await stat(join(dataDir, "identity", "accounts.json"));
  expect(mode & 0o077).toBe(0);
});

test("is shared by all who hold it, and ends with the last of them", async () => {
  const [first, second] = await Promise.all([hold(), hold()]);
  expect(second.host).toBe(first.host);
  held = [second];
  await first.release();
  expect((await ask(second.host, "signUp", someone)).status).toBe(200);
  held = [];
  await second.release();
  await expect(readNote()).rejects.toThrow("ENOENT");
  await expect(fetch(`http://${second.host}/`)).rejects.toThrow();
});

test("forgets all accounts when asked to", async () => {
  const { host } = await hold();
  await ask(host, "signUp", someone);
  await removeAllAccounts(host);
  expect(await signInOf(host)).toMatchObject({ error: { message: "INVALID_LOGIN_CREDENTIALS" } });
});

test("answers no browser: other sites' pages might ask", async () => {
  const { host } = await hold();
  const origin = { Origin: "https://elsewhere.example" };
  expect((await ask(host, "signUp", someone, origin)).status).toBe(403);
});
