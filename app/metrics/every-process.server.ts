import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type MetricObject } from "prom-client";
import { settings } from "#app/settings/settings.server.ts";
import { registry } from "./registry.server.ts";

/*
 * Of several processes on one port, whichever is asked for the metrics tells those of all, each with its number in the
 * label `process`: it asks them through the process that supervises them (bin/steps/gather-answers.js).
 */

/** What the supervising process says. */
interface Message {
  collect?: string;
  gathered?: string;
  answers?: MetricObject[][];
}

/** Milliseconds after which a process tells its own figures alone: whoever supervises gives up before. */
const patience = 4_000;

const open = new Map<string, (answers: MetricObject[][]) => void>();

/**
 * @param refresh brings up to date what this process tells
 * @returns describes what this process and those beside it measure, as Prometheus reads it
 */
export function everyProcess(refresh: () => Promise<void>): () => Promise<string> {
  const ownText = async () => {
    await refresh();
    return registry.metrics();
  };
  if (!cluster.isWorker) return ownText;
  registry.setDefaultLabels({ process: String(settings.WEB_PROCESS) });
  process.on("message", (message: Message) => {
    if (message.collect !== undefined) void collect(message.collect, refresh);
    else if (message.gathered !== undefined) open.get(message.gathered)?.(message.answers ?? []);
  });
  return async () => {
    const answers = await gather();
    return answers.length === 0 ? ownText() : AggregatorRegistry.aggregate(answers).metrics();
  };
}

async function collect(id: string, refresh: () => Promise<void>): Promise<void> {
  await refresh();
  process.send?.({ collected: id, answer: await registry.getMetricsAsJSON() });
}

function gather(): Promise<MetricObject[][]> {
  const id = randomUUID();
  return new Promise<MetricObject[][]>((resolve) => {
    const late = setTimeout(resolve, patience, []);
    open.set(id, (answers) => {
      clearTimeout(late);
      resolve(answers);
    });
    process.send?.({ gather: id });
  }).finally(() => open.delete(id));
}
