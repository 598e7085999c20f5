import { readArguments } from "./steps/arguments.js";
import { requireInstalled } from "./steps/install.js";
import { supervise } from "./steps/supervise.js";

const usage = `Serves the built site, and again when it was blocked or crashed; .env.example names its settings:

  npm start`;

/* `npm start`: serves the build in production (serve.js). */
readArguments(usage, {});
requireInstalled();
supervise(new URL("serve.js", import.meta.url));
