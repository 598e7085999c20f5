import { createReadStream } from "node:fs";
import { access, copyFile, open, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkName, isDigest, MediaStoreUnavailableError, originalName, type MediaStore } from "./store.server.ts";
import { readIfThere, writeOnce } from "./whole-files.server.ts";

/**
 * The store as a folder, of this machine or one that several share.
 * @param folder is made when something is put
 */
export function folderStore(folder: string): MediaStore {
  const fileOf = (name: string) => path.join(folder, checkName(name));
  return {
    get: (name) => asked(() => readIfThere(fileOf(name))),
    has: (name) =>
      asked(() =>
        access(fileOf(name)).then(
          () => true,
          (error: unknown) => (isMissing(error) ? false : Promise.reject(error as Error)),
        ),
      ),
    put: (name, bytes) => asked(() => writeOnce(fileOf(name), (copy) => writeFile(copy, bytes))),
    putFile: (name, file) => asked(() => writeOnce(fileOf(name), (copy) => copyFile(file, copy))),
    delete: (name) => asked(() => rm(fileOf(name), { force: true })),
    stream: (name) => asked(() => openStream(fileOf(name))),
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
