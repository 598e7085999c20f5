import { supervise } from "./steps/supervise.js";

/* `npm run worker`: does the jobs that the site asks for, in production (work.js), and again when it was blocked or crashed. */
supervise(new URL("work.js", import.meta.url));
