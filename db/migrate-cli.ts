import { databaseUrl } from "#app/database.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

const applied = await migrateDatabase(databaseUrl);
console.log(applied === 0 ? "The database is up to date." : `Applied ${applied} migration${applied === 1 ? "" : "s"}.`);
