import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Decrypter } from "age-encryption";
import { extract } from "tar-stream";
import { bytesOf, webStream } from "./backup-streams.server.ts";

/** The file is no backup that can be read; the message says why, for the operator. */
export class BackupUnreadableError extends Error {
  override name = "BackupUnreadableError";
}

/** One entry of a backup, to be read before the next is asked for. */
export interface BackupEntry {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

const ageMark = "age-encryption.org/";

/**
 * The entries of a backup in their order.
 * @param identity an age identity (`AGE-SECRET-KEY-…`), where the file is encrypted
 * @throws BackupUnreadableError for what is none, is cut, or another's
 */
export async function* readBackup(file: string, identity?: string): AsyncGenerator<BackupEntry> {
  const isEncrypted = (await firstBytes(file)).startsWith(ageMark);
  if (isEncrypted && identity === undefined) {
    throw new BackupUnreadableError("The backup is encrypted: name the file of its key with --identity");
  }
  const archive = extract();
  const read = pipeline(
    createReadStream(file),
    (bytes: unknown) => decrypted(bytes as AsyncIterable<Buffer>, isEncrypted ? identity : undefined),
    createGunzip(),
    archive,
  );
  let failure: unknown;
  read.catch((error: unknown) => (failure = error));
  const said = (error: unknown) => inWords(failure ?? error);
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, bytes: saying(entry as AsyncIterable<Buffer>, said) };
      // What was not asked for is passed over.
      entry.resume();
    }
    await read;
  } catch (error) {
    throw said(error);
  }
}

/** The same bytes; what goes wrong with them is said in words. */
async function* saying(bytes: AsyncIterable<Buffer>, said: (error: unknown) => unknown): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    throw said(error);
  }
}

async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMark.length), 0, ageMark.length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* decrypted(bytes: AsyncIterable<Buffer>, identity: string | undefined): AsyncGenerator<Uint8Array> {
  if (identity === undefined) {
    yield* bytes;
    return;
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  yield* bytesOf(await decrypter.decrypt(webStream(bytes)));
}

/** No picture is larger; nor is what begins and ends a backup. */
const mostBytes = 256 * 1024 * 1024;

/** The whole of an entry that is small. */
export async function readWhole({ name, bytes }: BackupEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > mostBytes)
      throw new BackupUnreadableError(`The backup is damaged: ${name.slice(0, 100)} is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupUnreadableError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith("Z_") || /tar|header|unexpected end|premature/i.test(error.message)) {
    return new BackupUnreadableError("The file is no backup, or a part of one: its archive can't be read", {
      cause: error,
    });
  }
  if (/identity|recipient|decrypt|stanza|chunk|MAC|tag/i.test(error.message)) {
    return new BackupUnreadableError("The backup can't be decrypted: the key is another's, or the file was changed", {
      cause: error,
    });
  }
  return error;
}
