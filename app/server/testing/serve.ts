import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { bundleSmallSite } from "./bundle-small-site.ts";

const top = fileURLToPath(new URL("../../../", import.meta.url));

/** A server process at a free port. */
export interface Served {
  port: number;
  origin: string;
  /** What it has logged, a line at a time. */
  lines: () => string[];
  /** Ends it, with SIGTERM unless another signal is named, and waits. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; signal: string | null }>;
}

/**
 * @param program the site's own server, or another that serves a build of Remix's
 * @param build the build that it serves; the small site unless named
 */
export async function serve(
  environment: Record<string, string> = {},
  program: readonly string[] = ["bin/serve.js"],
  build?: string,
): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [...program, build ?? (await bundleSmallSite(top))], {
    cwd: top,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMONSTRATION: "true", // No secrets, no identity project, an http address.
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing", // The discard port: nothing listens.
      ...environment,
    },
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += String(text)));
  child.stderr.on("data", (text: Buffer) => (output += String(text)));
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  while (!/^(?:Listening|\[remix-serve\])/m.test(output)) {
    const over = await Promise.race([ended, once(child.stdout, "data"), once(child.stderr, "data")]);
    if ("code" in over) throw new Error(`The server did not start:\n${output}`);
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    lines: () => output.split("\n"),
    end: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
