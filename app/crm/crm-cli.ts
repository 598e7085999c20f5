import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `What the customer-relationship system is told, it is told by the worker; see docs/operating.md.

  npm run crm -- status    what waits, and who could not be told
  npm run crm -- retry     lets everything that failed be tried again with the next minute
  npm run crm -- schema    writes docs/crm.openapi.json

Ends with 0 when it was done, 2 when it was not understood or could not work.`;

await runCommand({
  usage,
  run: async (words) => (await import("./crm-commands.server.ts")).run(words),
});
