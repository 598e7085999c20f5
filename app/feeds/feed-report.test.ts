import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { summaryOf } from "./feed-progress.server.ts";
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

test("all that stay withdrawn by command are counted, and the first are named", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "report-"));
  const { report, noteStaying } = startReport();
  const references = Array.from({ length: 1_250 }, (_, at) => `qt-${at}`);
  for (const batch of [references.slice(0, 700), references.slice(700, 1_100), references.slice(1_100)]) {
    noteStaying(batch);
  }
  Object.assign(report, { read: 1_300, unchanged: 1_300 });
  expect(report.stayWithdrawn).toEqual(references.slice(0, 1_000));
  expect(summaryOf("feed.jsonl", true, { ...report, seconds: 2 })).toContain(
    "1,300 unchanged, 1,250 of them withdrawn by command",
  );
  try {
    const file = writeReport(path.join(folder, "feed"), {
      ...{ name: "feed", format: "json-lines", at: new Date(), dryRun: false, report },
    });
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ stayWithdrawnCount: 1_250 });
    expect(await readFile(file.replace(/json$/, "html"), "utf8")).toContain(
      "<td>of them withdrawn by command</td><td>1250</td>",
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
