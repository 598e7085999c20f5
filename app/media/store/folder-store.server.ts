import { createReadStream } from "node:fs";
import { access, copyFile, open, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  checkName,
  isDigest,
  MediaStoreUnavailableError,
  originalName,
  type MediaName,
  type MediaStore,
} from "./store.server.ts";
import { readIfThere, writeOnce } from "./whole-files.server.ts";

/**
 * The store as a folder, of this machine or one that several share.
 * @param folder is made when something is put
 */
export function folderStore(folder: string): MediaStore {
  /** A name that nothing has is a mistake of ours, and no reason to try again later: it is looked at first. */
  const ask = async <Result>(name: MediaName, work: (file: string) => Promise<Result>) => {
    const file = path.join(folder, checkName(name));
    return asked(() => work(file));
  };
  return {
    get: (name) => ask(name, readIfThere),
    has: (name) =>
      ask(name, (file) =>
        access(file).then(
          () => true,
          (error: unknown) => (isMissing(error) ? false : Promise.reject(error as Error)),
        ),
      ),
    put: (name, bytes) => ask(name, (kept) => writeOnce(kept, (copy) => writeFile(copy, bytes))),
    putFile: (name, file) => ask(name, (kept) => writeOnce(kept, (copy) => copyFile(file, copy))),
    delete: (name) => ask(name, (file) => rm(file, { force: true })),
    stream: (name) => ask(name, openStream),
    async *listOriginals() {
      const names = await asked(() => readdir(path.join(folder, "originals")).catch(noneIfMissing));
      // Half-written ones are called otherwise.
      for (const name of names.sort()) if (isDigest(name)) yield originalName(name);
    },
  };
}

async function openStream(file: string) {
  const handle = await open(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    return { size, body: createReadStream(file, { fd: handle, autoClose: true }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A full disk or a lost mount is the store's, not the picture's. */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new MediaStoreUnavailableError(`The folder of the media store can't be used: ${code}`, { cause: error });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function noneIfMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
