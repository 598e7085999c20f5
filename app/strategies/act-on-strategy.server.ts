import { redirect } from "@remix-run/node";
import type { Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import { getGazetteer } from "#app/places/gazetteer.server.ts";
import type { Database } from "#db/client.server.ts";
import {
  removeStrategy,
  renameStrategy,
  restoreStrategy,
  runStrategy,
  setFrequency,
} from "./change-strategy.server.ts";
import { strategyHref } from "./list-strategies.server.ts";
import { frequencies } from "#app/vocabulary/frequencies.ts";
import { anchorOf, type Change } from "./strategy.ts";

/**
 * Does what a form of the list asks for: `intent` with the id of a `strategy`.
 * @returns a redirect, 303: to the results for `run`, else to the list, which says what was done
 * @throws a Response, 404 for a search that is not the owner's, 400 for what is no form of the list
 */
export async function actOnStrategy(
  db: Database,
  userId: string,
  form: FormData,
  language: Language,
): Promise<Response> {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const id = field("strategy");
  switch (field("intent")) {
    case "run": {
      const criteria = await runStrategy(db, userId, id);
      if (!criteria) throw notFound();
      return redirect(strategyHref(await getGazetteer(db), criteria, language), 303);
    }
    case "rename":
      return said(await renameStrategy(db, userId, id, field("name")), "renamed", id, language);
    case "frequency": {
      const frequency = frequencies.find((known) => known === field("frequency"));
      if (!frequency) throw new Response(null, { status: 400 });
      return said(await setFrequency(db, userId, id, frequency), "frequency", id, language);
    }
    case "remove":
      return said(await removeStrategy(db, userId, id), "removed", id, language);
    case "restore": {
      const restored = await restoreStrategy(db, userId, id);
      return said(restored !== null, restored ?? "restored", id, language);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Back to the list; to the search itself where what was done is said beside it. */
function said(done: boolean, change: Change, id: string, language: Language): Response {
  if (!done) throw notFound();
  const query = new URLSearchParams({ done: change, strategy: id });
  const isBeside = change === "renamed" || change === "frequency";
  return redirect(
    `${href("my-saved-searches", language)}?${query.toString()}${isBeside ? `#${anchorOf(id)}` : ""}`,
    303,
  );
}

/** The same for somebody else's and for none at all. */
function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
