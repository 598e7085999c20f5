import { fileURLToPath } from "node:url";
import { node, runCommand, start } from "../processes.js";

/* `node starts-supervised.js SITE SECONDS BEHAVIOUR PROGRAM`: a command that starts the supervised small site (supervised.js), or two. */
const [, , site = "", seconds = "", behaviour = "", program = ""] = process.argv;
await runCommand(() => {
  start(node(fileURLToPath(new URL(program, import.meta.url)), site, seconds, behaviour), { endsWithUs: true });
  return new Promise(() => {});
});
