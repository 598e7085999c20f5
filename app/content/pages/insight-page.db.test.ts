import { expect } from "vitest";
import type { Database } from "#db/client.server.ts";
import { dbTest } from "#db/testing/db-test.ts";
import { rememberAddresses } from "../insights/insight-addresses.server.ts";
import { listInsights } from "../insights/insights.server.ts";
import { loader } from "./insight-page.tsx";

dbTest(
  "an address of an insight's former title leads to today's for good, with what is asked behind it",
  async ({ db }) => {
    const insight = (await listInsights("en")).find(({ key }) => key.endsWith("coworking-or-lease"));
    if (!insight) throw new Error("The content folder has no insight on co-working");
    const former = "coworking-or-a-lease-which-costs-less-and-when";
    expect(insight.slug).not.toBe(former);
    expect(await answerTo(db, former)).toMatchObject({ status: 404 });

    await rememberAddresses(db, [{ language: "en", slug: former, insight: insight.key }]);
    const answer = await answerTo(db, former, "?from=mail");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(`/en/insights/${insight.slug}?from=mail`);
  },
);

/** What the page's loader answers instead of the page. */
async function answerTo(db: Database, slug: string, search = ""): Promise<Response> {
  const request = new Request(`http://localhost/en/insights/${slug}${search}`);
  try {
    await loader({ request, params: { slug }, context: { db } } as unknown as Parameters<typeof loader>[0]);
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  throw new Error("The page was shown");
}
