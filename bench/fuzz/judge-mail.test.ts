import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { judgeMail } from "./judge-mail.ts";

/** A mail as a mail server gets it. */
async function mailOf(html: string, text = "Good morning"): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: "a@test.example",
    to: "b@test.example",
    subject: "x",
    html,
    text,
  });
  if (!Buffer.isBuffer(message)) throw new Error("The mail was not kept in memory");
  return message.toString();
}

test.each([
  ["is in order", "<p>Un bureau à louer, « Étoile »</p>", []],
  ["in letters of another script is in order", `<p>${"日本語".repeat(100)}</p>`, []],
  ["with a key instead of a text", "<p>contactRequest.subject.ask</p>", ["shows raw keys: contactRequest.subject.ask"]],
  ["with a figure that was never made", "<p>NaN m²</p>", ['shows "NaN m²"']],
  ["with markup that somebody typed", "<p>é <q7x></p>", ["shows what was sent as markup"]],
])("a mail %s", async (_, html, problems) => {
  expect(judgeMail(await mailOf(html), { isWellBehaved: true }).problems).toEqual(problems);
});

test("what hostile people say of themselves is no fault of ours; markup is one whoever typed it", async () => {
  const judged = judgeMail(await mailOf("<p>NaN, <q7x></p>", "<q7x>"), { isWellBehaved: false });
  expect(judged.problems).toEqual(["shows what was sent as markup"]);
});

test("a header that a line break in a value has made is told", async () => {
  const mail = await mailOf("<p>Hello</p>");
  expect(judgeMail(`X-Q7x: 1\r\n${mail}`, { isWellBehaved: false }).problems).toEqual([
    "got a header of a line break in a value",
  ]);
});
