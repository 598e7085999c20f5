import { runCommand, UsageError } from "#app/command-line/run-command.server.ts";

const usage = `Makes the database roles quartier_web, quartier_worker and quartier_reader, each with the rights it needs, as the
owner of the tables (DATABASE_URL) who may make roles:

  npm run db:roles`;

await runCommand({
  usage,
  run: async (words) => {
    if (words.length > 0) throw new UsageError(`Not understood: ${words.join(" ").slice(0, 100)}`);
    const { databaseUrl } = await import("#app/database/database.server.ts");
    const { closeDatabase, createDatabase } = await import("#db/client.server.ts");
    const { audit } = await import("#app/audit/audit.server.ts");
    const { makeRoles } = await import("#db/roles.server.ts");
    const db = createDatabase(databaseUrl, { name: "quartier roles", connections: 1 });
    await makeRoles(db)
      .then(() => audit(db, "roles-made"))
      .finally(() => closeDatabase(db));
    console.log(
      'The roles are made. Accounts for the site and the worker: docs/operating.md, "Rights in the database".',
    );
    return 0;
  },
});
