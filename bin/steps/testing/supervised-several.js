import { superviseSeveral } from "../supervise-several.js";

/* `node supervised-several.js SECONDS BEHAVIOUR`: two of the small site (small-site.ts) on one port, supervised. */
superviseSeveral(new URL("small-site.ts", import.meta.url), 2, { args: process.argv.slice(2), shortestPause: 20 });
