import { limitTo } from "../concurrency.ts";
import { HostSilentError } from "./fetch-file.server.ts";

interface DownloadLimits {
  /** Downloads at once in all, and from one host. */
  atOnce: number;
  ofHost: number;
  /** Milliseconds for which a host is left alone that did not answer: the first time, the second … and from then on. */
  patience: readonly number[];
  now: () => number;
}

/** The longest is below the first wait of a picture (pictures-due.server.ts): each of its tries finds out anew. */
const usual: DownloadLimits = { atOnce: 12, ofHost: 4, patience: [60_000, 120_000, 240_000], now: Date.now };

/** So many hosts are remembered as silent; the oldest are forgotten. */
const mostSilent = 1_000;

interface Silence {
  times: number;
  until: number;
}

/**
 * Makes what others' servers are asked through: so many downloads at once, fewer of each host, and none of a host that has
 * just not answered. A host that is slow or dead holds its own few places and nobody else's.
 */
export function createDownloads(given: Partial<DownloadLimits> = {}) {
  const { atOnce, ofHost, patience, now } = { ...usual, ...given };
  const all = limitTo(atOnce);
  const hosts = new Map<string, { turn: ReturnType<typeof limitTo>; users: number; answers: number }>();
  const silences = new Map<string, Silence>();

  const refuseSilent = (host: string) => {
    const silence = silences.get(host);
    if (silence && silence.until > now()) {
      const seconds = Math.ceil((silence.until - now()) / 1_000);
      throw new HostSilentError(`${host} did not answer; it is asked again in ${seconds} s`);
    }
  };
  const noteSilence = (host: string, asked: number) => {
    const before = silences.get(host);
    // Those that were under way together have found out the same thing, once.
    if (before && before.until > asked) return;
    const [oldest] = silences.keys();
    if (silences.size >= mostSilent && oldest !== undefined) silences.delete(oldest);
    const times = (before?.times ?? 0) + 1;
    silences.delete(host);
    silences.set(host, { times, until: now() + patience[Math.min(times, patience.length) - 1]! });
  };

  /**
   * Downloads something in its turn.
   * @param source an https address
   * @throws what `fetch` throws; HostSilentError at once where the host did not answer a moment ago
   */
  return async function download(source: string, fetch: () => Promise<Buffer>): Promise<Buffer> {
    const host = URL.canParse(source) ? new URL(source).host : "";
    const own = hosts.get(host) ?? { turn: limitTo(ofHost), users: 0, answers: 0 };
    hosts.set(host, own);
    own.users++;
    try {
      return await own.turn(async () => {
        // While it waited for its turn, those before it may have waited in vain.
        refuseSilent(host);
        return await all(async () => {
          const [asked, { answers }] = [now(), own];
          const noteAnswer = () => {
            own.answers++;
            silences.delete(host);
          };
          try {
            const bytes = await fetch();
            noteAnswer();
            return bytes;
          } catch (error) {
            if (!(error instanceof HostSilentError)) noteAnswer();
            // Where it has given others theirs meanwhile, this file alone is slow: many advertisers may share a host.
            else if (own.answers === answers) noteSilence(host, asked);
            throw error;
          }
        });
      });
    } finally {
      own.users--;
      if (own.users === 0) hosts.delete(host);
    }
  };
}

/** Of this process: pictures and documents, the worker's and visitors'. */
export const download = createDownloads();
