import { runCommand, UsageError } from "#app/command-line/run-command.server.ts";

const usage = `Brings the database of DATABASE_URL up to date:

  npm run db:migrate`;

await runCommand({
  usage,
  run: async (words) => {
    if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
    const { databaseUrl } = await import("#app/database/database.server.ts");
    const { migrateDatabase } = await import("./migrate-database.server.ts");
    const applied = await migrateDatabase(databaseUrl);
    const migrations = `Applied ${applied} migration${applied === 1 ? "" : "s"}.`;
    console.log(applied === 0 ? "The database is up to date." : migrations);
    return 0;
  },
});
