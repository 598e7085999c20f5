import type { IndexRow } from "../index-row.ts";
import { LiveIndex } from "../memory/live-index.ts";
import type { MemoryIndex } from "../memory/memory-index.ts";

/** The index of some listings. */
export function memoryIndexOf(...puts: readonly (readonly IndexRow[])[]): MemoryIndex {
  const index = new LiveIndex();
  for (const rows of puts) index.put(rows);
  return index.now;
}
