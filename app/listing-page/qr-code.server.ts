import encodeQr from "qr";

/** A QR code to be drawn: a square of so many modules a side, and the dark ones as a path to be stroked one module wide. */
export interface QrCode {
  side: number;
  path: string;
}

/** The code of an address, with the four light modules around it that readers need; a sixth of it may be unreadable. */
export function qrCode(address: string): QrCode {
  const modules = encodeQr(address, "raw", { ecc: "medium", border: 4 });
  return { side: modules.length, path: pathOf(modules) };
}

/** @param rows from top to bottom; true for dark modules */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (x < row.length && row[x]) x++;
      if (x > from) path += `M${from} ${y}.5h${x - from}`;
    }
  }
  return path;
}
