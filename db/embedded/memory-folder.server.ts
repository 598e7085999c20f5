import { statfs } from "node:fs/promises";
import { freemem } from "node:os";

/** Where Linux keeps files in memory; containers have it, too, though often too small. */
const folder = "/dev/shm";
/** What statfs calls a file system in memory. */
const tmpfs = 0x01021994;
/** Bytes that must be free, there and of the memory: four times what the browser tests' database and its log take. */
const room = 3 * 2 ** 30;

/** A folder whose files are in memory and gone with the machine; null where there is none, or no room. */
export async function findMemoryFolder(): Promise<string | null> {
  const there = await statfs(folder).catch(() => null);
  if (there?.type !== tmpfs) return null;
  return Math.min(there.bavail * there.bsize, freemem()) < room ? null : folder;
}

/** @param path absolute */
export function isInMemory(path: string): boolean {
  return path.startsWith(`${folder}/`);
}
