import { installQueues } from "#app/worker/install-queues.server.ts";
import { migrateTables } from "#db/migrate.server.ts";

/**
 * Brings a database up to date: its tables, the queues of the jobs that this version knows, and the rights on both. One
 * process at a time; the others wait, and then find nothing left to do.
 * @returns how many migrations were applied
 */
export const migrateDatabase = (url: string): Promise<number> => migrateTables(url, installQueues);
