import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Mails that were given up: refused for good, or tried for about a day.

  npm run mail -- failed        lists them, the oldest first
  npm run mail -- resend ID     sends one again
  npm run mail -- resend all    sends all of them again

Ends with 0 when it was done, 1 when there is no such mail, 2 when the command was not understood or something failed.`;

await runCommand({
  usage,
  run: async (words) => (await import("./mail-commands.server.ts")).run(words),
});
