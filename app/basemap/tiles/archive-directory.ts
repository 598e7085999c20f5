/** An entry of a PMTiles directory: where the tile `id` lies, and for how many tiles from there on (`run`). */
export interface Entry {
  id: number;
  /** 0: not a tile but a directory further down. */
  run: number;
  offset: number;
  length: number;
}

/** A directory as the archive has it before it is compressed: columns of varints, ids as differences. */
export function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (number: number) => {
    let rest = number;
    for (let place = 0; place < 8 && rest >= 0x80; place++) {
      bytes.push(0x80 + (rest % 0x80));
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => write(id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return Buffer.from(bytes);
}

/** The inverse of {@link writeDirectory}. */
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
