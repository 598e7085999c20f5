import { and, eq, isNull } from "drizzle-orm";
import { findUser } from "#app/account/session/find-user.server.ts";
import type { SearchCriteria } from "#app/search/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import { digestOf } from "./saved-criteria.server.ts";

/**
 * Whether the visitor of a page has its search saved: a look into an index for whom is signed in, nothing for others.
 * @param findCriteria canonical; called only when there is somebody to ask for
 */
export async function isSearchSaved(
  db: Database,
  request: Request,
  findCriteria: () => SearchCriteria,
): Promise<boolean> {
  const user = await findUser(request);
  if (!user) return false;
  const [saved] = await db
    .select({ id: strategies.id })
    .from(strategies)
    .where(
      and(
        eq(strategies.userId, user.id),
        eq(strategies.digest, digestOf(findCriteria())),
        isNull(strategies.removedAt),
      ),
    );
  return saved !== undefined;
}
