import { runCommand } from "../../app/command-line/run-command.server.ts";

const usage = `What editors write stands in content/; docs/editing.md says how.

  npm run content -- check    reads every text: entries, links, pictures, languages, length, likeness
  npm run content -- build    the same, and leaves what the site serves in build/content; the build does this
  npm run content -- words    refuses words that docs/glossary.md does not want, in interface, mails, content, listings
  npm run content -- glossary writes docs/glossary.md anew from packages/editing/words/glossary.json

Ends with 0 when all is well, 1 when something has to be put right, 2 when the command was not understood.`;

await runCommand({
  usage,
  run: async (words) => (await import("./content-commands.ts")).run(words),
});
// The compiler's process would keep this one waiting.
process.exit();
