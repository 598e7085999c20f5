import { LRUCache } from "lru-cache";
import encodeQr from "qr";
import { packModules, type QrCode } from "./qr-path.ts";

/** About 400 bytes each: an address always has the same. */
const codes = new LRUCache<string, Readonly<QrCode>>({ max: 3_000 });

/** The code of an address, with the four light modules around it that readers need; a sixth of it may be unreadable. */
export function qrCode(address: string): Readonly<QrCode> {
  const code = codes.get(address) ?? encode(address);
  codes.set(address, code);
  return code;
}

function encode(address: string): QrCode {
  const modules = encodeQr(address, "raw", { ecc: "medium", border: 4 });
  return { side: modules.length, modules: packModules(modules) };
}
