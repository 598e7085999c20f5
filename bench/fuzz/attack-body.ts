import type { AttackContext } from "./attack-headers.ts";
import { encoded, percentEncoded } from "./hostile-values.ts";

/** The fields of a form as a body: as browsers write it, or in another or a broken form. */
export function encodeFields(
  { random, changed }: AttackContext,
  sent: readonly [string, string][],
): { type: string | undefined; body: Buffer } {
  const way = random.weigh({
    form: 10,
    multipart: 2,
    json: 1.5,
    brokenJson: 0.5,
    brokenMultipart: 1,
    text: 1,
    none: 0.7,
    odd: 0.7,
    large: 0.2,
  });
  if (way !== "form") changed.push(`body ${way}`);
  const urlEncoded = Buffer.from(
    sent.map(([name, value]) => `${percentEncoded(name)}=${encoded(random, value)}`).join("&"),
    "latin1",
  );
  const form = "application/x-www-form-urlencoded";
  if (way === "form") return { type: random.chance(0.1) ? `${form};charset=utf-8` : form, body: urlEncoded };
  if (way === "none") return { type: undefined, body: urlEncoded };
  if (way === "large") return { type: form, body: Buffer.alloc(random.pick([200_000, 1_048_570, 1_100_000]), "a=b&") };
  if (way === "text") return { type: "text/plain", body: urlEncoded };
  const types = [
    "application/octet-stream",
    "application/xml",
    "image/png",
    "x",
    "/",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `${form}; charset=utf-16`,
    "application/json; charset=x",
    "application/grpc",
    "text/html",
  ];
  if (way === "odd") return { type: random.pick(types), body: urlEncoded };
  const json = JSON.stringify(Object.fromEntries(sent));
  const broken = [
    "{",
    "[]",
    "null",
    '"x"',
    "1e999",
    `{"__proto__":{"x":1}}`,
    "[".repeat(20_000),
    json.slice(0, -1),
    "\ufeff{}",
    '{"a":1,"a":2}',
  ];
  if (way === "json") return { type: "application/json", body: Buffer.from(json) };
  if (way === "brokenJson") return { type: "application/json", body: Buffer.from(random.pick(broken)) };
  const boundary = "----q7x";
  const parts = sent.map(([name, value]) => {
    const file = random.chance(0.15)
      ? `; filename="${random.pick(["x.txt", "../../x", "", '"', "x\u0000.png"])}"\r\nContent-Type: ${random.pick(["text/plain", "image/svg+xml", "x"])}`
      : "";
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  const whole = `${parts.join("")}--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  if (way === "multipart") return { type, body: Buffer.from(whole) };
  const cut = [
    whole.slice(0, random.int(0, whole.length)),
    whole.replaceAll("\r\n", "\n"),
    whole.replaceAll("name=", ""),
    `--${boundary}`,
    whole.replaceAll(boundary, "other"),
  ];
  return { type, body: Buffer.from(random.pick(cut)) };
}
