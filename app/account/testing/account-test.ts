import { dbTest } from "#db/testing/db-test.ts";
import { Visitor } from "./visitor.ts";

interface AccountFixtures {
  /** Somebody in a browser, with its cookies. */
  visitor: Visitor;
}

/** A test of what people do who have accounts. */
export const accountTest = dbTest.extend<AccountFixtures>({
  visitor: async ({ db }, use) => {
    await use(new Visitor(db));
  },
});
