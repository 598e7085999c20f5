/* What is used of packages that bring no types. */

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    level?: number;
    chunkSize?: number;
    brotli?: { params?: Record<number, number> };
  }
  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module "proxy-addr" {
  /** @throws for what is no address, subnet or name of one */
  function compile(trusted: readonly string[]): (address: string, hop: number) => boolean;
  export default { compile };
}

declare module "send" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    root: string;
    index: false;
    immutable?: boolean;
    maxAge?: string;
  }
  interface SendStream {
    on(event: "error", listener: (error: Error & { status: number }) => void): this;
    /** A folder is asked for. */
    on(event: "directory", listener: () => void): this;
    pipe(response: ServerResponse): void;
  }
  export default function send(request: IncomingMessage, path: string, options: Options): SendStream;
}
