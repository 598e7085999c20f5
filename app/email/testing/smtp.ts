import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server on a port of its own, with what it has taken. */
export interface TestSmtp {
  url: string;
  received: string[];
  /** Cuts every connection, as a cable does. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Starts a mail server that takes everything, or does what `options` say instead. */
export async function openSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      stream.on("end", () => (received.push(text), done()));
    },
    ...options,
  });
  server.on("error", () => {}); // A client that leaves is none of the test's.
  const listener = server.listen(0, "127.0.0.1");
  const sockets = new Set<Socket>();
  listener.on("connection", (socket: Socket) => sockets.add(socket));
  await once(listener, "listening");
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Answers a step of the conversation with an SMTP status. */
export const refuse =
  (responseCode: number, words = "<anke@test.example> is refused") =>
  (_given: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode }));

/** Starts a mail server that never falls silent and never comes to an end: its answer to EHLO gets one more line every few milliseconds. */
export async function openTalkingSmtp(): Promise<Pick<TestSmtp, "url" | "close"> & { open: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let timer: ReturnType<typeof setInterval> | undefined;
    socket.on("data", () => (timer ??= setInterval(() => socket.write("250-one moment\r\n"), 20)));
    socket.write("220 here\r\n");
    socket.on("error", () => {}); // A client that leaves is what the test is about.
    socket.on("close", () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
