import { createRequire } from "node:module";

/*
 * `npm start`: serves the build in production. remix-serve runs in this very process, so that signals reach it.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Vite's types claim that it is always set.
process.env.NODE_ENV ||= "production";
process.argv = [process.execPath, "remix-serve", "build/server/index.js"];

// Until it listens, an error is a setting or a build that is wrong: what is wrong is worth more than where.
process.once("unhandledRejection", (error) => {
  console.error(error instanceof Error && /^These settings/.test(error.message) ? error.message : error);
  process.exit(1);
});

await import("../app/http/serve-hooks.js");
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
