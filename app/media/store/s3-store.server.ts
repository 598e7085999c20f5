import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import {
  checkName,
  isDigest,
  MediaStoreUnavailableError,
  originalName,
  type MediaName,
  type MediaStore,
} from "./store.server.ts";

/** Where a bucket is and who asks it. */
export interface Bucket {
  /** Of a server that speaks S3; without it, Amazon's own in the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds. Originals have up to 25 MB; variants are waited for by somebody. */
interface StoreTimes {
  /** Until there is a connection, and until something is heard on it. */
  connection: number;
  silence: number;
  /** For a whole question with all of its attempts and the body. */
  question: number;
}

const usual: StoreTimes = { connection: 2_000, silence: 5_000, question: 20_000 };
/** Of each question: the client waits a little longer each time. */
const attempts = 3;
/** Of a thousand names each. */
const mostPages = 100_000;

/** The store as a bucket of an S3-compatible server, by the official client. Names are the folder's: `originals/…`. */
export function s3Store(given: Bucket, times = usual): MediaStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = given;
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: times.connection,
      socketTimeout: times.silence,
      requestTimeout: times.silence,
      throwOnRequestTimeout: true,
    },
    // Many servers know nothing of checksums in trailers; our names of originals are their checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  /** Asks within the time that a question has. @returns undefined where there is nothing of that name */
  async function ask<Result>(work: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work(AbortSignal.timeout(times.question));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new MediaStoreUnavailableError(`The bucket ${Bucket} can't be used: ${reasonOf(error)}`, { cause: error });
    }
  }
  const at = (name: MediaName) => ({ Bucket, Key: checkName(name) });
  const put = async (name: MediaName, Body: Buffer) => {
    const command = new PutObjectCommand({ ...at(name), Body, ContentLength: Body.length });
    const done = await ask((abortSignal) => client.send(command, { abortSignal }));
    // A bucket that is not there is no picture that is missing.
    if (!done) throw new MediaStoreUnavailableError(`The bucket ${Bucket} is not there`);
  };

  return {
    get: async (name) => {
      const command = new GetObjectCommand(at(name));
      return ask(async (abortSignal) => {
        const { Body } = await client.send(command, { abortSignal });
        return Buffer.from(await Body!.transformToByteArray());
      });
    },
    stream: async (name) => {
      const command = new GetObjectCommand(at(name));
      return ask(async (abortSignal) => {
        const found = await client.send(command, { abortSignal });
        return { size: found.ContentLength ?? 0, body: found.Body as unknown as Readable };
      });
    },
    has: async (name) => {
      const command = new HeadObjectCommand(at(name));
      return (await ask((abortSignal) => client.send(command, { abortSignal }))) !== undefined;
    },
    put,
    putFile: async (name, file) => put(name, await readFile(file)),
    delete: async (name) => {
      const command = new DeleteObjectCommand(at(name));
      await ask((abortSignal) => client.send(command, { abortSignal }));
    },
    async *listOriginals() {
      let ContinuationToken: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const command = new ListObjectsV2Command({ Bucket, Prefix: "originals/", ContinuationToken });
        const found = await ask((abortSignal) => client.send(command, { abortSignal }));
        if (!found) throw new MediaStoreUnavailableError(`The bucket ${Bucket} is not there`);
        for (const { Key = "" } of found.Contents ?? []) {
          const digest = Key.slice("originals/".length);
          if (isDigest(digest)) yield originalName(digest);
        }
        ContinuationToken = found.NextContinuationToken;
        if (ContinuationToken === undefined) return;
      }
      throw new MediaStoreUnavailableError(`The bucket ${Bucket} has no end`);
    },
  };
}

/** Nothing of that name: a bucket that is not there is another matter. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.name === "NoSuchBucket") return false;
  return error.name === "NoSuchKey" || error.$metadata.httpStatusCode === 404;
}

/** Without addresses and keys, which the cause has. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceException) return `${error.name} (${error.$metadata.httpStatusCode ?? "no answer"})`;
  return error instanceof Error ? error.name : String(error);
}
