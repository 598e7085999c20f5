import { readArguments } from "./steps/arguments.js";
import { requireInstalled } from "./steps/install.js";
import { supervise } from "./steps/supervise.js";
import { superviseSeveral } from "./steps/supervise-several.js";

const usage = `Serves the built site, and again when it was blocked or crashed; .env.example names its settings:

  npm start`;

/* `npm start`: serves the build in production (serve.js), by as many processes as WEB_PROCESSES says. */
readArguments(usage, {});
requireInstalled();
const program = new URL("serve.js", import.meta.url);
const { WEB_PROCESSES: given = "" } = process.env;
if (!/^([1-9]|[1-5]\d|6[0-4])?$/.test(given)) {
  console.error(`WEB_PROCESSES is no whole number from 1 to 64: ${given}`);
  process.exit(1);
}
if (Number(given) > 1) superviseSeveral(program, Number(given));
else supervise(program);
