import { and, eq, isNull, or } from "drizzle-orm";
import { findUser } from "#app/account/session/find-user.server.ts";
import type { SearchCriteria } from "#app/filters/criteria.ts";
import type { Database } from "#db/client.server.ts";
import { strategies } from "#db/schema/strategies.ts";
import type { SavedCriteria } from "#app/filters/saved-parameters.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { findSavedAlerts } from "./saved-alerts.server.ts";
import { digestOf } from "./saved-criteria.server.ts";
import { savedParameter, type SavedAlerts } from "./strategy.ts";

/** How a visitor's saved searches stand to the search of a page. */
interface SavedHere {
  /** An equal one is saved. */
  isSaved: boolean;
  /** The one that the address says is being edited; null where that is not the visitor's. */
  edited: { id: string; name: string | null; criteria: SavedCriteria } | null;
  /** How its e-mails stand, on the page that a form has just led back to. */
  alerts?: SavedAlerts | undefined;
}

/**
 * Which of the visitor's saved searches a page of results is about: one look into indexes for whom is signed in, nothing
 * for others. Somebody else's search and one that never was are the same.
 * @param findCriteria canonical; called only when there is somebody to ask for
 * @param editedId of the saved search that the address names
 */
export async function findSavedHere(
  db: Database,
  request: Request,
  findCriteria: () => SearchCriteria,
  editedId: string | undefined,
): Promise<SavedHere> {
  const user = await findUser(db, request);
  if (!user) return { isSaved: false, edited: null };
  const sought = findCriteria();
  const digest = digestOf(sought);
  const { id, name, criteria } = strategies;
  const rows = await db
    .select({ id, name, criteria, digest: strategies.digest })
    .from(strategies)
    .where(
      and(
        eq(strategies.userId, user.id),
        or(eq(strategies.digest, digest), editedId === undefined ? undefined : eq(id, editedId)),
        isNull(strategies.removedAt),
      ),
    );
  const edited = rows.find((row) => row.id === editedId);
  const isSaved = rows.some((row) => row.digest === digest);
  const { pathname, searchParams } = new URL(request.url);
  const says = isSaved && searchParams.has(savedParameter);
  return {
    isSaved,
    ...(says && { alerts: await findSavedAlerts(db, user, sought, languageOfPath(pathname)) }),
    edited: edited ? { id: edited.id, name: edited.name, criteria: edited.criteria } : null,
  };
}
