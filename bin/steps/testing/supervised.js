import { pathToFileURL } from "node:url";
import { supervise } from "../supervise.js";

/* `node supervised.js SITE SECONDS BEHAVIOUR`: the small site (small-site.ts, or what it was compiled to), supervised. */
const [, , site = "", ...args] = process.argv;
supervise(pathToFileURL(site), { args, shortestPause: 20 });
