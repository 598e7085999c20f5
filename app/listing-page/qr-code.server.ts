import encodeQr from "qr";

/** A QR code to be drawn: a square of so many modules, and the path of the dark ones. */
export interface QrCode {
  side: number;
  path: string;
}

/** The code of an address, with the four light modules around it that readers need; a sixth of it may be unreadable. */
export function qrCode(address: string): QrCode {
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
