import { describe, expect, it } from "vitest";
import { reportWhenOffline, type Unsent } from "./keep-when-offline.ts";

/** A response that the server threw, as the router hands it on. */
const thrown = (status: number) => ({ status, statusText: "", internal: false, data: null });

/** What a page is given where asking the server ends like this. */
async function answerTo(failure: unknown) {
  const request = new Request("https://quartier.example/en/shortlist", { method: "POST" });
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- Remix throws responses too
  return reportWhenOffline({ request, params: {}, serverAction: () => Promise.reject(failure) });
}

describe("a form that is not answered", () => {
  it.each([
    ["the network is gone", new TypeError("Failed to fetch"), "shell.errors.offline"],
    ["another answers in the server's place", new Error("Unable to decode"), "shell.errors.unanswered"],
    ["the server breaks", thrown(500), "shell.errors.unanswered"],
  ])("leaves the page as it is when %s", async (_when, failure, problem) => {
    const answer = (await answerTo(failure)) as unknown as Response;
    expect(answer.status).toBe(503);
    expect((await answer.json()) as Unsent).toEqual({ problem });
  });

  it.each([
    ["a redirect", new Response(null, { status: 302, headers: { Location: "/en/login" } })],
    ["a refusal", thrown(403)],
  ])("is not confused with %s of the server's", async (_what, answer) => {
    await expect(answerTo(answer)).rejects.toBe(answer);
  });
});
