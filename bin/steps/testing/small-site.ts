import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { endWithSupervisor, reportReady } from "../supervise.js";
import { watchEventLoop } from "../watchdog.js";

type Behaviour = "serve" | "refuse settings" | "crash" | "never load";

/** Lines that are gone once compiled: the log names those that were written. */
interface Loop {
  turns: number;
  isOver: () => boolean;
}

function neverEnds(loop: Loop): void {
  while (!loop.isOver()) loop.turns++;
}

const [seconds, behaviour] = process.argv.slice(2) as [string, Behaviour];
endWithSupervisor();
const { programIsLoaded } = watchEventLoop({ seconds: Number(seconds) });
if (behaviour === "refuse settings") process.exit(3);
if (behaviour === "never load") neverEnds({ turns: 0, isOver: () => false });

const server = createServer(({ url }, response) => {
  if (url === "/block") neverEnds({ turns: 0, isOver: () => false });
  if (url === "/slow") setTimeout(() => response.end("slow"), 300);
  else response.end(String(process.pid));
});
process.on("SIGTERM", () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
server.listen(0, "127.0.0.1", () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
  programIsLoaded();
  reportReady();
  // The message leaves first.
  if (behaviour === "crash") setTimeout(() => process.exit(4), 50);
});
