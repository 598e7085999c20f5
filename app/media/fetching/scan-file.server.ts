import { connect, type Socket } from "node:net";
import { settings } from "#app/settings/settings.server.ts";
import { FileUnavailableError } from "./fetch-file.server.ts";

/** The virus scanner can't be asked, or does not say: nothing is known of the file. */
export class ScannerUnavailableError extends Error {
  override name = "ScannerUnavailableError";
}

/** Milliseconds that a scanner may take for a file of 25 MB, on a machine that does much else. */
const patience = 60_000;
/** Bytes of its answer: a word and a name. */
const longestAnswer = 1_000;
/** Bytes that are handed over at a time. */
const piece = 64 * 1024;

/** What a scanner that is well lets pass. */
const harmless = Buffer.from("Quartier");

/**
 * Has the operator's virus scanner look into a file before the site hands it out; without one (`CLAMD_ADDRESS`) nothing is done.
 * @throws FileUnavailableError for what the scanner knows, is too large for it or is more than it can look into, though it is
 *   well; ScannerUnavailableError
 */
export async function scanFile(bytes: Buffer, address = settings.CLAMD_ADDRESS): Promise<void> {
  if (address === undefined) return;
  try {
    judge(await askScanner(bytes, address));
  } catch (error) {
    if (!(error instanceof ScannerUnavailableError)) throw error;
    // Of a file that no scanner gets through, the next run would be the end as well, and with it of all others that wait.
    if ((await askScanner(harmless, address).catch(() => undefined)) !== clean) throw error;
    throw new FileUnavailableError("is more than the virus scanner can look into", { cause: error });
  }
}

const clean = "stream: OK";

function judge(said: string): void {
  if (said === clean) return;
  const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? [];
  if (name) throw new FileUnavailableError(`holds what the virus scanner calls ${name.replace(/[^\w.:-]/g, "_")}`);
  if (/^INSTREAM size limit exceeded/.test(said)) throw new FileUnavailableError("is too large for the virus scanner");
  throw new ScannerUnavailableError(`The virus scanner answers ${JSON.stringify(said.slice(0, 100))}`);
}

/** What clamd answers to INSTREAM: the length of each piece, four bytes, then the piece; none ends the file (clamd(8)). */
function askScanner(bytes: Buffer, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(address);
    const give = (error: Error | null) => {
      clearTimeout(timer);
      socket.destroy();
      // It hangs up in the middle of what is too large: what it has said counts.
      if (answer.includes("\0")) resolve(answer.slice(0, answer.indexOf("\0")));
      else reject(new ScannerUnavailableError("The virus scanner can't be asked", { cause: error ?? undefined }));
    };
    const timer = setTimeout(() => give(new Error(`No answer within ${patience} ms`)), patience);
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (data: string) => {
      answer += data.slice(0, longestAnswer - answer.length);
      if (answer.includes("\0") || answer.length >= longestAnswer) give(null);
    });
    socket.on("error", give);
    socket.on("close", () => give(new Error("It hung up")));
    socket.write("zINSTREAM\0");
    for (let start = 0; start < bytes.length; start += piece) {
      const part = bytes.subarray(start, start + piece);
      socket.write(lengthOf(part));
      socket.write(part);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
  });
}

function openSocket(address: string): Socket {
  if (address.startsWith("/")) return connect(address);
  const { hostname, port } = new URL(`tcp://${address}`);
  return connect(Number(port), hostname.replace(/^\[|\]$/g, ""));
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return length;
}
