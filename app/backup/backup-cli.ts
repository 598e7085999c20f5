import { runCommand } from "#app/command-line/run-command.server.ts";

const usage = `Writes everything that is kept to one file: all tables as of one moment, jobs that wait, original pictures. The
site goes on meanwhile.

  npm run backup -- FILE                        writes FILE, which must not be there yet
  npm run backup -- FILE --recipient KEY        encrypted with age, for the holder of the key (age1…); else BACKUP_RECIPIENT
  npm run backup -- FILE --without-media        without the pictures, where they are kept safe otherwise
  npm run backup -- --new-key FILE              makes a key: FILE is what opens backups, the printed line closes them
  npm run backup -- --erased                    prints what restore --erased takes: who must be erased again from an older
                                                backup, accounts and contact requests, as digests that tell
                                                nothing else, and last how many

Ends with 0 when the file is whole and on the disk, 2 when it is not: then it is not there.`;

await runCommand({
  usage,
  options: {
    recipient: { type: "string" },
    "without-media": { type: "boolean" },
    "new-key": { type: "boolean" },
    erased: { type: "boolean" },
  },
  run: async (words, values) => (await import("./backup-commands.server.ts")).run(words, values),
});
