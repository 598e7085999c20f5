/** An entry of a PMTiles directory: where the tile `id` lies, and for how many tiles from there on (`run`). */
export interface Entry {
  id: number;
  /** 0: not a tile but a directory further down. */
  run: number;
  offset: number;
  length: number;
}

/** What stands in a directory, once unpacked: columns of varints, ids as differences. */
export function readDirectory(bytes: Uint8Array): Entry[] {
  let at = 0;
  const read = () => {
    let number = 0;
    for (let place = 1; place < Number.MAX_SAFE_INTEGER; place *= 0x80) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 0x7f) * place;
      if (byte < 0x80) break;
    }
    return number;
  };
  const entries = Array.from({ length: read() }, (): Entry => ({ id: 0, run: 0, offset: 0, length: 0 }));
  let id = 0;
  for (const entry of entries) entry.id = id += read();
  for (const entry of entries) entry.run = read();
  for (const entry of entries) entry.length = read();
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    const written = read();
    entry.offset = written === 0 && before ? before.offset + before.length : written - 1;
  });
  return entries;
}
