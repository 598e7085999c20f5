import { ensureInstalled } from "../install.js";

/* `node installs.js FOLDER`: installs the packages of a folder as a command of the site does, by the npm that npm_execpath names. */
process.chdir(process.argv[2] ?? "");
await ensureInstalled();
console.log("installed");
