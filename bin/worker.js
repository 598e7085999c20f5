import { readArguments } from "./steps/arguments.js";
import { requireInstalled } from "./steps/install.js";
import { supervise } from "./steps/supervise.js";

const usage = `Does the jobs that the site asks for, mail above all, and again when it was blocked or crashed; .env.example names
its settings, which are those of the site:

  npm run worker`;

/* `npm run worker`: does the jobs, in production (work.js). */
readArguments(usage, {});
requireInstalled();
supervise(new URL("work.js", import.meta.url));
