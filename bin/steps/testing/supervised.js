import { supervise } from "../supervise.js";

/* `node supervised.js SECONDS BEHAVIOUR`: the small site (small-site.ts), supervised. */
supervise(new URL("small-site.ts", import.meta.url), { args: process.argv.slice(2), shortestPause: 20 });
