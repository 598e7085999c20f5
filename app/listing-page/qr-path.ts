/** A QR code to be drawn: a square of so many modules a side, row by row, eight of them in two digits; the dark ones are set. */
export interface QrCode {
  side: number;
  modules: string;
}

/** @param rows from top to bottom; true for dark modules */
export function packModules(rows: readonly (readonly boolean[])[]): string {
  let packed = "";
  let [digit, count] = [0, 0];
  for (const row of rows) {
    for (const isDark of row) {
      digit = digit * 2 + Number(isDark);
      if (++count % 4 > 0) continue;
      packed += digits[digit]!;
      digit = 0;
    }
  }
  return count % 4 === 0 ? packed : packed + digits[digit << (4 - (count % 4))]!;
}

const digits = "0123456789abcdef";

/** The modules again, row by row: 1 for dark ones. */
function unpackModules({ side, modules }: QrCode): Uint8Array {
  const unpacked = new Uint8Array(side * side);
  for (let at = 0; at < modules.length; at++) {
    const digit = parseInt(modules[at]!, 16);
    for (let bit = 0; bit < 4; bit++) unpacked[at * 4 + bit] = (digit >> (3 - bit)) & 1;
  }
  return unpacked;
}

/** The dark modules as a path to be stroked one module wide: a tenth of it is what is kept. */
export function qrPath(code: QrCode): string {
  const { side } = code;
  const modules = unpackModules(code);
  let path = "";
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = x;
      while (x < side && modules[y * side + x] === 1) x++;
      if (x > from) path += `M${from} ${y}.5h${x - from}`;
    }
  }
  return path;
}
