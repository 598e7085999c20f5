import type { users } from "#db/schema/accounts.ts";

/** Whoever has signed in once, as the database knows them. */
export type User = typeof users.$inferSelect;
