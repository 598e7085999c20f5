import { sql } from "drizzle-orm";
import { db } from "#app/database.server.ts";
import { cachePolicies } from "./cache-policies.ts";

/** Milliseconds that the database may take. */
const patience = 1_000;

/** 200 when the database answers within a second, else 503: whether visitors should be sent here now. */
export async function loader() {
  const ready = await answersInTime(db.execute(sql`select 1`));
  return new Response(ready ? "ok" : "the database does not answer", {
    status: ready ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": cachePolicies.never },
  });
}

async function answersInTime(query: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patience, false)));
  // What is wrong with the database is in the log of every page that needs it.
  const answered = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([answered, late]);
  clearTimeout(timer);
  return ready;
}
