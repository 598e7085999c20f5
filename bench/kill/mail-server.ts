import { appendFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";
import type { Accepted } from "./accepted.ts";

/*
 * A mail server for the kill test: writes down each mail, then says that it has taken it. Whoever kills it in between
 * has a mail that arrived and whose sender does not know. Now and then it is busy, and it takes its time.
 */

const [port, file] = process.argv.slice(2);
const busy = 0.03;
const longest = 40;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      if (Math.random() < busy) return done(Object.assign(new Error("Busy"), { responseCode: 451 }));
      const text = Buffer.concat(chunks).toString("utf8");
      const body = text.replaceAll("=\r\n", "");
      const mail: Accepted = {
        id: /^Message-ID: <(.*)@.*>\r$/m.exec(text)?.[1] ?? "",
        to: session.envelope.rcptTo[0]?.address ?? "",
        at: Date.now(),
        references: [...new Set(Array.from(body.matchAll(/\/property\/(kill-\d+)\//g), ([, reference]) => reference!))],
      };
      appendFileSync(file!, `${JSON.stringify(mail)}\n`);
      setTimeout(done, Math.random() * longest);
    });
  },
});
server.on("error", () => {}); // A client that is killed is what the test is about.
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
process.on("disconnect", () => process.exit());
