import { SMTPServer } from "smtp-server";

/* A mail server that takes everything and keeps nothing. */

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.on("end", () => {
      done();
    });
    stream.resume();
  },
});
server.on("error", () => {}); // The benchmark leaves without a word.
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.("ready"));
process.on("disconnect", () => process.exit());
