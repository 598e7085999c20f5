import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { once } from "node:events";

/*
 * An npm that installs one package, as npm does: it removes all that is there, then lays down the package and a note of it. Between
 * the two it asks at NPM_GATE whether to go on; with NPM_FORGETS it lays down the note alone.
 */
appendFileSync("npm.log", "begins\n");
rmSync("node_modules", { recursive: true, force: true });
if (process.env.NPM_GATE) {
  const gate = connect(Number(process.env.NPM_GATE));
  gate.resume();
  await once(gate, "close");
}
mkdirSync("node_modules/one", { recursive: true });
if (!process.env.NPM_FORGETS) writeFileSync("node_modules/one/package.json", "{}");
writeFileSync(
  "node_modules/.package-lock.json",
  JSON.stringify({ packages: { "node_modules/one": { version: "1.0.0" } } }),
);
