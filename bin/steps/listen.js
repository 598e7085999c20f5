import { once } from "node:events";
import { readPort } from "./site.js";

/**
 * Listens where PORT and HOST say, and says so.
 *
 * @param {import("node:http").Server} server
 */
export async function listen(server) {
  const port = readPort();
  server.listen(port, process.env.HOST || undefined);
  await once(server, "listening");
  console.log(`Listening on http://localhost:${port}`);
}
