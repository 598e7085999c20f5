import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** What this stand-in for clamd takes for malware. */
export const malware = "quartier malware";

/**
 * Listens as clamd does for `zINSTREAM`, on a free port of this machine.
 * @param answer what it does once it has the whole file; without it, it answers as clamd would
 */
export async function startScanner(answer?: (socket: Socket, file: Buffer) => void) {
  const files: Buffer[] = [];
  const server = createServer((socket) => {
    const received: Buffer[] = [];
    let end = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data: Buffer) => {
      received.push(data);
      end = Buffer.concat([end, data.subarray(-4)]).subarray(-4);
      // Joined anew at each piece, a large file would take half a minute of a busy machine.
      if (end.some((byte) => byte !== 0)) return;
      const file = readStream(Buffer.concat(received));
      if (!file) return;
      files.push(file);
      if (answer) return answer(socket, file);
      socket.end(file.includes(malware) ? "stream: Quartier-Test FOUND\0" : "stream: OK\0");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, files, close: () => void server.close() };
}

/** The file of a whole command; undefined while it is not all there. */
function readStream(received: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (received.toString("latin1", 0, command.length) !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
