import { runCommand, UsageError } from "#app/command-line/run-command.server.ts";

const usage = `Brings the database of DATABASE_URL up to date, its tables and its places:

  npm run db:migrate`;

await runCommand({
  usage,
  run: async (words) => {
    if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
    const { databaseUrl } = await import("#app/database/database.server.ts");
    const { bringUpToDate } = await import("./bring-up-to-date.server.ts");
    const done = await bringUpToDate(databaseUrl);
    console.log(done.length === 0 ? "The database is up to date." : done.join("\n"));
    return 0;
  },
});
