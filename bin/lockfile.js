import { readFileSync, writeFileSync } from "node:fs";
import { withAddresses } from "./steps/lockfile.js";

/* `node bin/lockfile.js`: writes into the lockfile where each package is fetched from, after `npm install` has left it out. */
const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, `${JSON.stringify(withAddresses(lock), null, 2)}\n`);
