import { pathToFileURL } from "node:url";
import { superviseSeveral } from "../supervise-several.js";

/* `node supervised-several.js SITE SECONDS BEHAVIOUR`: two of the small site on one port, supervised. */
const [, , site = "", ...args] = process.argv;
superviseSeveral(pathToFileURL(site), 2, { args, shortestPause: 20 });
