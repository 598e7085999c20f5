import decodeQr from "qr/decode.js";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.server.ts";

test("a phone reads the address from the code", () => {
  const address = "https://quartier.example/fr/bien/QB-20418";
  const { side, path } = qrCode(address);
  // Drawn as four pixels a module, black on white.
  const scale = 4;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let down = Number(y) * scale; down < (Number(y) + 1) * scale; down++) {
      for (let across = Number(x) * scale; across < (Number(x) + Number(length)) * scale; across++) {
        data.fill(0, (down * width + across) * 4, (down * width + across) * 4 + 3);
      }
    }
  }
  expect(decodeQr({ width, height: width, data })).toBe(address);
});
