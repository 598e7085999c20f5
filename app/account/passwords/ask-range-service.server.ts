import { createHash } from "node:crypto";
import { log } from "#app/http/log.server.ts";

/** Milliseconds that the service may take, its answer included: somebody waits in front of a form. */
const patience = 1_000;
/** Bytes of an answer: a padded one has about a thousand lines of 40. */
const longestAnswer = 512 * 1024;
/** Of a SHA-1 in hexadecimal, what leaves the site. */
const sentDigits = 5;

/** What the service answered is no answer to what it was asked; the message holds nothing of either. */
class NoAnswer extends Error {
  override name = "NoAnswer";
}

/**
 * Whether a password was in a breach of any site, as a range service says (k-anonymity, as Have I Been Pwned has it): it is
 * asked for the endings of all digests that begin with the same five digits, and learns neither password nor digest.
 * @param service its address, to which the digits are added as the last part of the path
 * @returns false also when the service does not answer in time, or nothing that can be read: nobody is kept from a password
 *   because somebody else's service is away. The log says so, and nothing of the password
 */
export async function isBreached(password: string, service: string): Promise<boolean> {
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    return countIn(await ask(service, digest.slice(0, sentDigits)), digest.slice(sentDigits)) > 0;
  } catch (error) {
    log.warn(
      { reason: reasonOf(error) },
      "The range service did not say whether a password was in a breach: it is taken",
    );
    return false;
  }
}

async function ask(service: string, digits: string): Promise<string> {
  const answer = await fetch(`${service.replace(/\/+$/, "")}/${digits}`, {
    // Answers are as long for rare digits as for common ones: whoever counts bytes on the line learns nothing.
    headers: { "Add-Padding": "true", Accept: "text/plain", "User-Agent": "Quartier" },
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw new NoAnswer(`status ${answer.status}`);
  }
  return readAtMost(answer.body, longestAnswer);
}

/** @throws NoAnswer for a longer one, of which no more is read */
async function readAtMost(body: ReadableStream<Uint8Array>, bytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  const reader = body.getReader();
  let read = 0;
  while (read <= bytes) {
    const { value } = await reader.read();
    if (!value) return Buffer.concat(pieces).toString("latin1");
    read += value.byteLength;
    pieces.push(value);
  }
  await reader.cancel();
  throw new NoAnswer("too long");
}

/** How often a digest was seen; what pads the answer is there with 0. @throws NoAnswer for what is no list of digests */
function countIn(answer: string, ending: string): number {
  const lines = answer.trim().split(/\r?\n/);
  const counts = lines.map((line) => /^([0-9A-F]{35}):(\d{1,12})$/i.exec(line));
  if (counts.includes(null)) throw new NoAnswer("no list");
  const [, , count = "0"] = counts.find((found) => found?.[1]?.toUpperCase() === ending) ?? [];
  return Number(count);
}

/** A word for the log: messages of a failed call may name its address, and so the digits. */
function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as { code?: unknown };
  return typeof code === "string" ? code : "unreachable";
}
