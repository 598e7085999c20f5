import { createServer } from "vite";
import { listen } from "./steps/listen.js";
import { findFreePort } from "./steps/free-port.js";
import { endWithSupervisor } from "./steps/supervise.js";

/*
 * The site's own process, below `npm run dev`: the same server as in production, with Vite in place of built files. A
 * change of the server itself (app/server) shows after a restart.
 */
endWithSupervisor();
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: await findFreePort() } },
});
const findBuild = () => vite.ssrLoadModule("virtual:remix/server-build");
const build = await findBuild();
await listen(build.entry.module.createSiteServer(build, { files: vite.middlewares, findBuild }));
