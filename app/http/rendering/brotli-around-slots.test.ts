import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAround } from "./brotli-around-slots.server.ts";
import { fillSlots, partAtSlots, slotFor } from "./document-slots.server.ts";

const token = () => randomBytes(60).toString("base64url");
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `<li class="facts">Rue Neuve ${(at * 7_919) % 997}, à louer: € ${at}</li>`);

test("what is compressed around slots reads as it does filled, whatever fills them", async () => {
  for (const count of [0, 1, 40, 900]) {
    const slots = [slotFor("token", token()), slotFor("other", token())];
    const [form, other] = slots.map(({ mark }) => mark);
    const html = [
      `<ul>${words(count).join("")}</ul><input name="token" value="${form}"/>${words(count).join("\n")}`,
      `<script>["${form}","${other}"]</script>${form}</html>`,
    ].join("");
    const page = partAtSlots(Buffer.from(html), slots);
    expect(page.filter((piece) => typeof piece === "number")).toEqual([0, 0, 1, 0]);
    const compressed = await compressAround(page, [80, 80]);
    expect(compressed).toBeDefined();
    for (let times = 0; times < 20; times++) {
      const values = [token(), token()];
      const sent = fillSlots(compressed!, values);
      expect(brotliDecompressSync(sent).toString()).toBe(
        html.replaceAll(form!, values[0]!).replaceAll(other!, values[1]!),
      );
      if (count > 100) expect(sent.length).toBeLessThan(html.length / 5);
    }
  }
});

test("a page that is nothing but its slots, side by side, reads as well or is not compressed so", async () => {
  const slots = [slotFor("token", token())];
  const mark = slots[0]!.mark;
  for (const html of [mark, mark + mark, `a${mark}b${mark}`]) {
    const page = partAtSlots(Buffer.from(html), slots);
    const compressed = await compressAround(page, [80]);
    const value = token();
    if (compressed) {
      expect(brotliDecompressSync(fillSlots(compressed, [value])).toString()).toBe(html.replaceAll(mark, value));
    }
  }
});
