import { redirect } from "@remix-run/node";
import { readForm } from "#app/http/read-form.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { anchorOf } from "#app/listings/reference.ts";
import { href } from "#app/i18n/paths.ts";
import type { Database } from "#db/client.server.ts";
import { addToAccount, removeFromAccount, writeNote } from "./account-shortlist.server.ts";
import { findShortlist } from "./find-shortlist.server.ts";
import { changeShortlist } from "./change-shortlist.server.ts";
import { findRemoved, storeRemoved } from "./removed-note.server.ts";
import { shareShortlist, withdrawShortlist } from "./shared-shortlist.server.ts";
import { shareAnchor, type Change } from "./shortlist.ts";

/**
 * Does what a form of the page asks for: `intent` with the `reference` of a listing.
 * @returns a redirect, 303, to the page, which says what was done
 * @throws a Response: 404 for a listing that the visitor does not keep, 400 for what is no form of the page
 */
export async function actOnShortlist(db: Database, request: Request, language: Language): Promise<Response> {
  const form = await readForm(request);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const reference = field("reference").toLowerCase();
  const found = await findShortlist(db, request);
  const { user, references, headers } = found;
  switch (field("intent")) {
    case "remove": {
      if (!references.includes(reference)) throw notFound();
      if (!user) {
        await changeShortlist(db, found, reference, false);
        return said("removed", reference, language, headers);
      }
      const removed = await removeFromAccount(db, user.id, reference);
      if (removed) {
        const { note, addedAt } = removed;
        const past = { userId: user.id, reference, note, addedAt: addedAt.getTime() };
        headers.append("Set-Cookie", await storeRemoved(past));
      }
      return said("removed", reference, language, headers);
    }
    case "restore": {
      const past = user && (await findRemoved(request, user.id, reference));
      if (user && past) {
        const outcome = await addToAccount(db, user.id, reference, {
          note: past.note,
          addedAt: new Date(past.addedAt),
        });
        if (outcome === "unknown") throw notFound();
        return said(outcome === "full" ? "full" : "restored", reference, language, headers);
      }
      const answer = await changeShortlist(db, found, reference, true);
      if (!answer) throw notFound();
      return said(answer.outcome === "full" ? "full" : "restored", reference, language, headers);
    }
    case "note":
      if (!user || !(await writeNote(db, user.id, reference, field("note")))) throw notFound();
      return said("noted", reference, language, headers);
    case "share":
    case "withdraw":
      if (!user) throw notFound();
      if (field("intent") === "share") await shareShortlist(db, user.id);
      else await withdrawShortlist(db, user.id);
      return redirect(`${href("shortlist", language)}?link=${field("intent")}#${shareAnchor}`, {
        status: 303,
        headers,
      });
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Back to the list; to the listing itself where what was done is said beside it. */
function said(change: Change, reference: string, language: Language, headers: Headers): Response {
  const query = new URLSearchParams({ done: change, reference });
  const anchor = change === "noted" ? `#${anchorOf(reference)}` : "";
  return redirect(`${href("shortlist", language)}?${query.toString()}${anchor}`, { status: 303, headers });
}

/** The same for what somebody else keeps and for no listing at all. */
function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
