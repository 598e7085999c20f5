import { createHash } from "node:crypto";
import { expect } from "vitest";
import { attachments } from "#db/schema/attachments.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { makeListings } from "#db/testing/make-listing.ts";
import { mediaStore } from "../store/media-store.server.ts";
import { originalName } from "../store/store.server.ts";
import { plainPdf } from "../testing/plain-pdf.ts";
import { answerDocument } from "./answer-document.server.ts";

dbTest("a document is sent no longer once no listing links to it", async ({ db }) => {
  const bytes = plainPdf("Sent by mistake");
  const original = createHash("sha256").update(bytes).digest("hex");
  await (await mediaStore()).put(originalName(original), bytes);
  const source = "https://documents.example/plans.pdf";
  await makeListings(db, { reference: "louise", documents: [{ source, title: { en: "Plans" } }] });
  await db.update(attachments).set({ state: "ready", original, dueAt: null });
  const status = async () =>
    (await answerDocument(db, new Request("https://quartier.example/", { method: "HEAD" }), `${original}.pdf`)).status;
  expect(await status()).toBe(200);
  await makeListings(db, { reference: "louise", documents: [] });
  expect(await status()).toBe(404);
});
