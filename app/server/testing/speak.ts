import { connect } from "node:net";

/** An answer as it came over the wire. */
interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/**
 * Speaks to a server without a client's manners: sends `text` as it is, and gives what comes back until the server hangs
 * up or has been silent for `patience` milliseconds after it began to answer, which may take a busy machine a while.
 */
export function speak(port: number, text: string, patience = 2_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    const done = () => {
      socket.destroy();
      const [head = "", ...body] = heard.split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1] ?? 0), head, body: body.join("\r\n\r\n") });
    };
    socket.setTimeout(30_000, done);
    socket.on("data", (chunk) => {
      socket.setTimeout(patience);
      heard += chunk.toString("latin1");
    });
    socket.on("end", done);
    socket.on("error", (error) => (heard ? done() : reject(error)));
  });
}
