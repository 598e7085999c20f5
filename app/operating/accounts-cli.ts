import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Accounts are opened by people themselves; what an operator can do about them:

  npm run accounts -- log-out EMAIL           ends every session of somebody; they may log in again
  npm run accounts -- suspend EMAIL           shuts somebody out until restored
  npm run accounts -- delete EMAIL            closes the account at once and erases it after a month
  npm run accounts -- delete EMAIL --minor    a minor's: closes and erases it at once
  npm run accounts -- restore EMAIL           opens it again: suspended, or deleted less than a month ago
  npm run accounts -- erase-requests EMAIL    erases the contact requests sent from an address, with an account or without
  npm run accounts -- schema                  writes docs/account-export.schema.json

EMAIL may be an account's id. Ends with 0 when it was done, 1 when it could not be (unknown, several, too late), 2 when
the command was not understood or something failed.`;

await runCommand({
  usage,
  options: { minor: { type: "boolean" } },
  run: async (words, values) => (await import("./accounts-commands.server.ts")).run(words, values),
});
