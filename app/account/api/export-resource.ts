import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { db } from "#app/database.server.ts";
import { exportAccount } from "../export/export-account.server.ts";
import { requireUser } from "../session/find-user.server.ts";
import { userCall } from "./user-call.server.ts";

/** `GET /api/user/export`: everything kept of whoever is signed in, as a file (docs/account-export.schema.json). */
const call = userCall({
  GET: async (request) => {
    const user = await requireUser(request);
    const now = new Date();
    const body = createReadableStreamFromReadable(Readable.from(exportAccount(db, user, now), { objectMode: false }));
    return new Response(body, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`,
      },
    });
  },
});

export const loader = call;
export const action = call;
