import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Reads a file; undefined when there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

let copies = 0;

/** Writes beside the file and renames: a reader never sees half of it, and a failed writer leaves nothing. */
export async function writeOnce(file: string, write: (copy: string) => Promise<void>): Promise<void> {
  const copy = `${file}.${process.pid}.${++copies}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await write(copy);
    await rename(copy, file);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}
