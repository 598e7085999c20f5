import { Presets, SingleBar } from "cli-progress";
import type { ImportReport } from "./import-report.ts";

const english = new Intl.NumberFormat("en");
const format = (count: number) => english.format(count);

/**
 * A progress bar on a terminal, by the share of the file that was read; a pipe only counts. Nothing at all where no
 * one looks.
 */
export function showProgress() {
  const bar = new SingleBar(
    {
      format: "{bar} {percentage}% | {counts} | {eta_formatted} left",
      stream: process.stderr,
      noTTYOutput: false,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  bar.start(1, 0, { counts: "" });
  return {
    update: (report: Readonly<ImportReport>, share = 0) => {
      bar.update(share, { counts: `${format(report.read)} read, ${format(report.refusedCount)} refused` });
    },
    stop: () => {
      bar.stop();
    },
  };
}

/** `feed.jsonl: 20,000 read, 12 created, …`: one line that says what became of a feed. */
export function summaryOf(name: string, written: boolean, report: ImportReport & { seconds: number }): string {
  const { read, created, updated, unchanged, priceDrops, withdrawn, held, legal, refusedCount, seconds } = report;
  const staying = report.stayWithdrawnCount;
  const counts: [number, string][] = [
    [read, "read"],
    ...(written
      ? ([
          [created, "created"],
          [updated, "updated"],
          [unchanged, "unchanged"],
          ...(staying > 0 ? [[staying, "of them withdrawn by command"]] : []),
          [priceDrops, priceDrops === 1 ? "price drop" : "price drops"],
          ...(withdrawn > 0 ? [[withdrawn, "withdrawn"]] : []),
          ...(held.length > 0 ? [[held.length, "held"]] : []),
        ] as [number, string][])
      : []),
    ...(legal.heldBack > 0 ? [[legal.heldBack, "held back"] satisfies [number, string]] : []),
    [refusedCount, "refused"],
  ];
  const time = `${seconds.toFixed(1)} s, ${format(Math.round(read / Math.max(seconds, 0.001)))} a second`;
  return `${name}: ${counts.map(([count, what]) => `${format(count)} ${what}`).join(", ")} (${time})`;
}
