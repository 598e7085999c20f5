import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Shows who did what to accounts and to the site, when and from where, the newest first:

  npm run audit                                  the latest hundred
  npm run audit -- --action sign-in              of one kind; docs/operating.md, "Who did what", names them
  npm run audit -- --account EMAIL               about one account (or its id)
  npm run audit -- --since 2026-11-01 --until 2026-12-01   of these days (UTC), the last not among them
  npm run audit -- --most 1000                   that many
  npm run audit -- --json                        one JSON object a line

Ends with 0, or with 2 when the command was not understood or something failed.`;

await runCommand({
  usage,
  options: {
    action: { type: "string" },
    account: { type: "string" },
    since: { type: "string" },
    until: { type: "string" },
    most: { type: "string" },
    json: { type: "boolean" },
  },
  run: async (words, values) => (await import("./audit-commands.server.ts")).run(words, values),
});
