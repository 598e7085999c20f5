import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeReport } from "./feed-report.server.ts";
import { startReport } from "./import-report.ts";

test("each reason is told whole, as of the first record that it was for, with how many there were", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "report-"));
  const { report, refuse } = startReport();
  const moment = 'publishedAt must be a moment such as 2026-11-21T09:00:00+01:00, not "yesterday"';
  refuse({ line: 1, reason: "rent.amount must be at least 0.01" });
  refuse({ line: 2, reason: moment });
  refuse({ line: 3, reason: moment.replace("yesterday", "31/02") });
  try {
    const given = { name: "feed", format: "json-lines", at: new Date(), dryRun: false, report } as const;
    const file = writeReport(path.join(folder, "feed"), given);
    const { reasons } = JSON.parse(await readFile(file, "utf8")) as { reasons: unknown };
    expect(reasons).toEqual([
      { reason: moment, records: 2 },
      { reason: "rent.amount must be at least 0.01", records: 1 },
    ]);
    expect(await readFile(file.replace(/json$/, "html"), "utf8")).not.toContain("…");
  } finally {
    await rm(folder, { recursive: true });
  }
});
