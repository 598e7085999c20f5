import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { bundlePrograms } from "#app/command-line/testing/bundled-programs.ts";

const [compiled] = await bundlePrograms("lost-connections", ["app/server/survive-lost-connections.server.ts"]);

/** What becomes of a server in which nobody handles a rejection: its exit code. */
async function exitCodeAfter(rejection: object): Promise<unknown> {
  const script = `
    import { surviveLostConnections } from ${JSON.stringify(compiled)};
    surviveLostConnections();
    void Promise.reject(Object.assign(new Error("rejected"), ${JSON.stringify(rejection)}));
    setTimeout(() => process.exit(7), 300);`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: "ignore",
    env: { PATH: process.env.PATH, NODE_ENV: "test" },
  });
  const [code] = (await once(server, "exit")) as [number | null];
  return code;
}

const query = "select b.oid, b.typarray from pg_catalog.pg_type a";

test("a connection that dies while it is opened ends no server", async () => {
  expect(await exitCodeAfter({ code: "CONNECTION_CLOSED", query })).toBe(7);
  expect(await exitCodeAfter({ code: "57P01", query })).toBe(7);
});

test("any other rejection that nobody handles does", async () => {
  expect(await exitCodeAfter({})).toBe(1);
  expect(await exitCodeAfter({ code: "42703", query })).toBe(1);
  expect(await exitCodeAfter({ code: "CONNECTION_CLOSED", query: "update users set status = 'active'" })).toBe(1);
});
