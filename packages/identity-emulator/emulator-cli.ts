import { renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeFolder } from "../../db/make-folder.js";
import { createEmulatedService } from "./firebase-auth.ts";
import { answerAsGoogle } from "./google.ts";
import { fileStore, noStore } from "./account-store.ts";

/*
 * The process that stands in for Firebase and Google in demonstration, development and tests (embedded-identity.ts
 * starts it). It lives as long as somebody holds it: a starter that is killed lets go as well.
 *
 * --home DIR: where it notes its port and keeps accounts; --project NAME; --starter PID: of whoever starts it, which may be gone
 * by the time that it asks; --ephemeral: keeps no accounts.
 */
const { values } = parseArgs({
  options: {
    home: { type: "string" },
    project: { type: "string" },
    starter: { type: "string" },
    ephemeral: { type: "boolean", default: false },
  },
});
const { home, project } = values;
if (!home || !project?.startsWith("demo-")) throw new Error("Give --home DIR and --project demo-…");
const starter = Number(values.starter);
if (!(starter > 0)) throw new Error("Give --starter PID");

const note = join(home, "emulator.json");
const holders = new Set<string>();
/** Milliseconds in which somebody must have come for it; none when its starter has been interrupted. */
const patience = 30_000;

makeFolder(home);
const service = await createEmulatedService(project);
const accounts = values.ephemeral ? noStore : fileStore(join(home, "accounts.json"));
const kept = accounts.load();
if (kept !== null) service.restore(kept);

const server = createServer((request, response) => {
  if (!isFromProgram(request)) {
    response.writeHead(403).end();
    return;
  }
  const [, action, id = ""] = (request.url ?? "").split("/");
  if (action === "hold") return hold(id, response);
  if (action === "others") return void response.end(String([...holders].filter((holder) => holder !== id).length));
  saveBeforeAnswer(request, response);
  const asked = answerAsGoogle(request, response);
  if (!asked) service.handle(request, response);
  else asked.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});

server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  writeFileSync(`${note}.new`, JSON.stringify({ port, pid: process.pid, project }), { mode: 0o600 });
  renameSync(`${note}.new`, note);
  const deadline = Date.now() + patience;
  const waiting = setInterval(() => {
    if (holders.size > 0) clearInterval(waiting);
    else if (process.ppid !== starter || Date.now() > deadline) end();
  }, 250);
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end);

/** Browsers reach it through the site only: of other sites' pages, none may ask an emulator that believes everybody. */
function isFromProgram({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && /^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? "");
}

/** An answer that never ends; when its other side goes away, so does one reason to live. */
function hold(id: string, response: ServerResponse) {
  holders.add(id);
  response.writeHead(200).flushHeaders();
  response.on("close", () => {
    holders.delete(id);
    if (holders.size === 0) end();
  });
}

function saveBeforeAnswer({ method }: IncomingMessage, response: ServerResponse) {
  if (method === "GET" || method === "HEAD") return;
  const send = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    accounts.save(service.read());
    return send(...rest);
  };
}

/** Everything is saved already. */
function end() {
  rmSync(note, { force: true });
  process.exit(0);
}
