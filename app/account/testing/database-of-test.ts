import type { DatabasePool } from "#db/client.server.ts";

/*
 * Stands in for app/database.server.ts, whose one database is each test's own:
 * vi.mock("#app/database.server.ts", () => import("../testing/database-of-test.ts"))
 */

let current: DatabasePool | undefined;

export const db = new Proxy({} as DatabasePool, {
  get(_target, name) {
    if (!current) throw new Error("No test has given its database");
    const value: unknown = Reflect.get(current, name);
    return typeof value === "function" ? (value.bind(current) as unknown) : value;
  },
});

export function useDatabase(database: DatabasePool): void {
  current = database;
}
