import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "./steps/arguments.js";
import { checkNode, ensureInstalled } from "./steps/install.js";
import { node, run, runCommand, whenAllHasEnded } from "./steps/processes.js";

/* `npm run install-test`: see bench/install/run.ts. */
const usage = `Installs what is committed on an empty Debian (in a folder, by debootstrap) as docs/operating.md says, by
deploy/debian/install.sh, asks the site through nginx over TLS, installs it again, and removes it all. Needs root and some
3 GB in the folder for temporary files:

  npm run install-test [-- --suite bookworm|trixie]`;
const values = readArguments(usage, { suite: { type: "string", default: "bookworm" } }, {}, ({ suite }) =>
  suite === "bookworm" || suite === "trixie" ? undefined : "--suite takes bookworm or trixie",
);

await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  const folder = await mkdtemp(join(tmpdir(), "quartier-install-"));
  await chmod(folder, 0o755);
  whenAllHasEnded(() => rm(folder, { recursive: true, force: true }));
  return run(node("bench/install/run.ts", values.suite, folder), { environment: { NODE_ENV: "test" } });
});
