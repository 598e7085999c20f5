import { isReference } from "#app/listings/reference.ts";
import type { Database } from "#db/client.server.ts";
import { addToAccount, listSeen, removeFromAccount } from "./account-shortlist.server.ts";
import { isBrowserFull, writeBrowserShortlist } from "./browser-shortlist.server.ts";
import type { FoundShortlist } from "./find-shortlist.server.ts";
import type { ShortlistOutcome } from "./shortlist.ts";

/** What a pressed heart has come to; `headers` are for the answer. */
interface ShortlistAnswer {
  outcome: ShortlistOutcome;
  /** All that the visitor keeps now, the latest first. */
  references: string[];
  headers: Headers;
}

/**
 * Keeps a listing for a visitor, or lets go of it: on the account, or in the browser.
 * @param keep false to let go
 * @param found the visitor's shortlist as it is
 * @returns null for a listing that nobody can see
 */
export async function changeShortlist(
  db: Database,
  { user, references, headers }: FoundShortlist,
  reference: string,
  keep: boolean,
): Promise<ShortlistAnswer | null> {
  const others = references.filter((other) => other !== reference);
  if (!keep) {
    if (user) await removeFromAccount(db, user.id, reference);
    else headers.append("Set-Cookie", await writeBrowserShortlist(others));
    return { outcome: "removed", references: others, headers };
  }
  if (!isReference(reference)) return null;
  const longer = [reference, ...others];
  if (user) {
    const outcome = await addToAccount(db, user.id, reference);
    if (outcome === "unknown") return null;
    return { outcome, references: outcome === "added" ? longer : references, headers };
  }
  if (references.includes(reference)) return { outcome: "known", references, headers };
  if ((await listSeen(db, [reference])).length === 0) return null;
  if (await isBrowserFull(longer)) return { outcome: "full", references, headers };
  headers.append("Set-Cookie", await writeBrowserShortlist(longer));
  return { outcome: "added", references: longer, headers };
}
