import { dbTest } from "#db/testing/db-test.ts";
import { useDatabase } from "./database-of-test.ts";
import { Visitor } from "./visitor.ts";

interface AccountFixtures {
  /** Somebody in a browser, with its cookies. */
  visitor: Visitor;
}

/** A test whose database is the one that accounts are kept in; the file mocks app/database.server.ts. */
export const accountTest = dbTest.extend<AccountFixtures>({
  visitor: [
    async ({ db }, use) => {
      useDatabase(db);
      await use(new Visitor());
    },
    { auto: true },
  ],
});
