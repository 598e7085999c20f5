import { LRUCache } from "lru-cache";
import encodeQr from "qr";

/** A QR code to be drawn: a square of so many modules, and the path of the dark ones. */
export interface QrCode {
  side: number;
  path: string;
}

/** About 3 kB each: an address always has the same. */
const codes = new LRUCache<string, Readonly<QrCode>>({ max: 3_000 });

/** The code of an address, with the four light modules around it that readers need; a sixth of it may be unreadable. */
export function qrCode(address: string): Readonly<QrCode> {
  const code = codes.get(address) ?? encode(address);
  codes.set(address, code);
  return code;
}

function encode(address: string): QrCode {
  const modules = encodeQr(address, "raw", { ecc: "medium", border: 4 });
  const runs = modules.flatMap((row, y) => {
    const parts: string[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x] || row[x - 1]) continue;
      let end = x;
      while (end < row.length && row[end]) end++;
      parts.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
    }
    return parts;
  });
  return { side: modules.length, path: runs.join("") };
}
