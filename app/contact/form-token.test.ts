import { describe, expect, test } from "vitest";
import { issueFormToken, readFormToken } from "./form-token.server.ts";

const shown = Date.UTC(2026, 10, 21, 9);
const seconds = 1_000;
const days = 24 * 60 * 60 * seconds;

describe("the token of a form", () => {
  const token = issueFormToken(shown);

  test("is too quick for a person within three seconds, and good for two days", () => {
    expect(readFormToken(token, shown + 2.9 * seconds)).toMatchObject({ isTooQuick: true });
    expect(readFormToken(token, shown + 3 * seconds)).toMatchObject({ isTooQuick: false });
    expect(readFormToken(token, shown + 2 * days)).toMatchObject({ isTooQuick: false });
    expect(readFormToken(token, shown + 2 * days + 1)).toBeNull();
  });

  test("tells forms apart, and one form is the same whenever it is read", () => {
    const id = readFormToken(token, shown)?.id;
    expect(readFormToken(token, shown + days)?.id).toBe(id);
    expect(readFormToken(issueFormToken(shown), shown)?.id).not.toBe(id);
  });

  test("can't be made up: not its id, not its time, not its signature", () => {
    const [id, issued, signature] = token.split(".");
    const forged = [
      `${id}x.${issued}.${signature}`,
      `${id}.${(shown - 10 * seconds).toString(36)}.${signature}`,
      `${id}.${issued}.${signature?.replace(/^./, (first) => (first === "a" ? "b" : "a"))}`,
      `${id}.${issued}.`,
      "",
      "..",
      "a".repeat(10_000),
    ];
    for (const attempt of forged) expect(readFormToken(attempt, shown + 10 * seconds), attempt).toBeNull();
    expect(readFormToken(null)).toBeNull();
  });
});
