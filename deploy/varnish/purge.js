import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/*
 * Hears from the site's worker what has changed (PURGE_WEBHOOK_URL=http://127.0.0.1:8099/) and has Varnish let go of it, one or
 * several of them. Started in the site's folder: PURGE_WEBHOOK_SECRET=… VARNISH=127.0.0.1:6081 node deploy/varnish/purge.js
 */

const { PURGE_WEBHOOK_SECRET: secret = "", VARNISH = "127.0.0.1:6081", PORT = "8099" } = process.env;
const webhook = new Webhook(secret, secret.startsWith("whsec_") ? undefined : { format: "raw" });
const caches = VARNISH.split(",");

createServer(async (call, answer) => {
  try {
    /** @type {any} */
    const { type, data } = webhook.verify(await text(call), /** @type {Record<string, string>} */ (call.headers));
    if (type !== "cache.purge") throw new Error(`No event is called ${type}`);
    await Promise.all(caches.map((cache) => ban(cache, data.tags)));
    answer.writeHead(204).end();
  } catch (error) {
    // The worker says it again.
    console.error(String(error));
    answer.writeHead(502).end();
  }
}).listen(Number(PORT), "127.0.0.1");

/** @param {string} cache @param {string[]} tags @returns {Promise<void>} */
function ban(cache, tags) {
  const [host, port] = cache.split(":");
  return new Promise((resolve, reject) => {
    const said = request(
      { host, port, method: "BAN", headers: { "X-Tags": tags.join("|") }, timeout: 5_000 },
      (heard) => {
        heard.resume();
        if (heard.statusCode === 204) resolve();
        else reject(new Error(`${cache} answered ${heard.statusCode}`));
      },
    );
    said.on("timeout", () => said.destroy(new Error(`${cache} does not answer`)));
    said.on("error", reject).end();
  });
}
