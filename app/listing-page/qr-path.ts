/** A QR code to be drawn: a square of so many modules a side, row by row, eight of them in two digits; the dark ones are set. */
export interface QrCode {
  side: number;
  modules: string;
}

/** @param modules row by row; true for dark ones */
export function packModules(modules: readonly boolean[]): string {
  let packed = "";
  for (let at = 0; at < modules.length; at += 4) {
    const [a, b, c, d] = modules.slice(at, at + 4);
    packed += ((a ? 8 : 0) + (b ? 4 : 0) + (c ? 2 : 0) + (d ? 1 : 0)).toString(16);
  }
  return packed;
}

/** The dark modules as a path to be stroked one module wide: a tenth of it is what pages are sent as data. */
export function qrPath({ side, modules }: QrCode): string {
  const isDark = (x: number, y: number) => {
    const at = y * side + x;
    return (parseInt(modules[at >> 2] ?? "0", 16) & (8 >> (at & 3))) !== 0;
  };
  let path = "";
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = x;
      while (x < side && isDark(x, y)) x++;
      if (x > from) path += `M${from} ${y}.5h${x - from}`;
    }
  }
  return path;
}
