import { mkdirSync, rmdirSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { withLockFile } from "../lock-file.js";

/* `node fights-for-lock.js LOCK TIMES`: takes the lock so often, and fails where somebody else has it meanwhile. */
const [, , path = "", times = ""] = process.argv;
for (let time = 0; time < Number(times); time++) {
  await withLockFile(path, async () => {
    // Of two that are there at once, the second can't make it.
    mkdirSync(`${path}.inside`);
    await turn();
    rmdirSync(`${path}.inside`);
  });
}
