import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Brings a backup into the empty database of DATABASE_URL and its pictures into the media store, and compares
all of it with what was written. Start the site afterwards.

  npm run restore -- FILE
  npm run restore -- FILE --identity KEYFILE    of an encrypted backup
  npm run restore -- FILE --erased LIST         closes again who was erased since, by the latest list of backup --erased;
                                                the worker erases them with its next look. Contact requests
                                                that were erased since go at once
  npm run restore -- FILE --check               only reads the backup to its end

Ends with 0 when everything is back, 2 when nothing is: the database then has no rows.`;

await runCommand({
  usage,
  options: { identity: { type: "string" }, erased: { type: "string" }, check: { type: "boolean" } },
  run: async (words, values) => (await import("./restore-commands.server.ts")).run(words, values),
});
