import { once } from "node:events";
import { request as requestPlain, type ClientRequest, type IncomingMessage } from "node:http";
import { request } from "node:https";

/** Milliseconds that an answer may take. */
const patience = 30_000;

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A visitor of a site on this machine who writes its address as everybody does, whatever its ports are here. */
export class Visitor {
  constructor(
    readonly host: string,
    readonly ports: { http: number; https: number },
    /** The certificate that the site shows, and the only one that is believed. */
    readonly certificate: Buffer,
  ) {}

  /** Over TLS, with the name compared. @param fields of a form that is sent */
  async ask(path: string, fields?: Readonly<Record<string, string>>): Promise<Answer> {
    const { host, certificate: ca } = this;
    const body = fields && new URLSearchParams(fields).toString();
    const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: `https://${host}` };
    const headers = { Host: host, ...(body && form) };
    const method = body ? "POST" : "GET";
    const asking = request({ ...this.#to(path, this.ports.https), servername: host, ca, method, headers });
    asking.end(body);
    return answerOf(asking);
  }

  /** Without TLS. */
  async askPlain(path: string): Promise<Answer> {
    const asking = requestPlain({ ...this.#to(path, this.ports.http), headers: { Host: this.host } });
    asking.end();
    return answerOf(asking);
  }

  #to(path: string, port: number) {
    return { hostname: "127.0.0.1", port, path, timeout: patience, agent: false as const };
  }
}

async function answerOf(asking: ClientRequest): Promise<Answer> {
  asking.once("timeout", () => asking.destroy(new Error(`${asking.path}: no answer`)));
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  let body = "";
  answer.setEncoding("utf8");
  for await (const chunk of answer) body += String(chunk);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
