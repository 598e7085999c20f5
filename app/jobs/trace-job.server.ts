import { currentTraceparent, traced } from "#app/tracing/tracing.server.ts";

/** A job's data as its row holds them: beside the id that it is about, the span that asked for it. */
interface Traced {
  traceparent?: unknown;
}

/** The data of a job with the request or job in which it is asked for, where that is traced. */
export function withTrace<Data extends object>(data: Data): Data {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/**
 * Does a job in a span that belongs to whoever asked for it.
 * @param work gets its data without what only traces know, as two jobs about the same have the same data
 */
export async function traceJob(
  name: string,
  { id, data, retryCount }: { id: string; data: object; retryCount: number },
  work: (data: object) => Promise<void>,
): Promise<void> {
  const { traceparent, ...about }: Traced = data;
  const parent = typeof traceparent === "string" ? traceparent : undefined;
  const attributes = {
    "messaging.destination.name": name,
    "messaging.message.id": id,
    "quartier.attempt": retryCount + 1,
  };
  await traced({ name: `job ${name}`, kind: "consumer", parent, attributes }, () => work(about));
}
