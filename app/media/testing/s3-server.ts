import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Bucket } from "../store/s3-store.server.ts";

/** What of s3rver is used; it brings no types. */
type S3rver = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => { run: () => Promise<{ port: number }>; close: () => Promise<void> };

export interface S3Server {
  bucket: Bucket;
  stop: () => Promise<void>;
}

/** An S3-compatible server on this machine with one bucket, which is gone with it. */
export async function startS3Server(): Promise<S3Server> {
  const Server = createRequire(import.meta.url)("s3rver") as S3rver;
  const directory = await mkdtemp(path.join(tmpdir(), "quartier-s3-"));
  const name = "quartier-media";
  const options = { address: "127.0.0.1", port: 0, silent: true, directory };
  const server = new Server({ ...options, configureBuckets: [{ name }] });
  const { port } = await server.run();
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", bucket: name, ...keys },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
