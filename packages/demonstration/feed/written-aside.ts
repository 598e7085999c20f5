import { fork, type ChildProcess } from "node:child_process";
import { on } from "node:events";
import { open, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { unfinishedName } from "./feed-file.ts";
import type { WriteOptions, WrittenFeeds } from "./write-feeds.ts";

/** What the process that writes tells: how far it is, or that it is done. */
export type WritingMessage = { records: number; bytes: number; earlier: string[] } | { feeds: WrittenFeeds };

/** Bytes that are read at once. */
const piece = 1 << 20;

/**
 * Feeds that a process of their own writes while they are imported: two processors have something to do. The file on the
 * disk stands between the two, so that whoever is quicker takes no memory.
 */
export class FeedWrittenAside {
  readonly file: string;
  readonly #writer: ChildProcess;
  /** Listened to from the start: the process may have ended, or not have started, before anybody reads. */
  readonly #messages: AsyncIterable<[WritingMessage]>;
  #feeds: WrittenFeeds | undefined;

  /** @param file not gzipped */
  constructor(file: string, options: WriteOptions) {
    this.file = file;
    const words = ["packages/demonstration/feed/write-aside.ts", JSON.stringify({ file, options })];
    this.#writer = fork(path.join(import.meta.dirname, "../../../bin/run.js"), words, {
      // Texts are garbage as soon as they are written.
      execArgv: ["--max-semi-space-size=64"],
    });
    // Not its exit, which may be known before what it told last.
    this.#messages = on(this.#writer, "message", { close: ["disconnect"] }) as AsyncIterable<[WritingMessage]>;
  }

  /** The process that writes; undefined when none could be started. */
  get pid(): number | undefined {
    return this.#writer.pid;
  }

  /** Once all {@link chunks} were read. */
  get feeds(): WrittenFeeds {
    if (!this.#feeds) throw new Error("The feed is not written yet");
    return this.#feeds;
  }

  /**
   * The content of the feed as it is written.
   * @param onEarlier gets lines of the feed as it stood before some prices came down, before the chunks that have those listings
   * @throws when the process ends before the feed does; it tells why by itself
   */
  async *chunks(onEarlier: (lines: string[]) => Promise<void>): AsyncGenerator<Buffer> {
    let handle: FileHandle | undefined;
    let read = 0;
    try {
      for await (const [message] of this.#messages) {
        if ("feeds" in message) {
          this.#feeds = message.feeds;
          return;
        }
        handle ??= await this.#open();
        if (message.earlier.length > 0) await onEarlier(message.earlier);
        while (read < message.bytes) {
          const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.min(piece, message.bytes - read)));
          // Another feed of that name, and a shorter one, has taken its place before it was opened.
          if (bytesRead === 0) throw new Error("The feed ends before what was written of it");
          read += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
      }
      throw new Error("The feed was not written to its end");
    } finally {
      await handle?.close();
      this.close();
    }
  }

  /** Ends the process, wherever it is; it takes along what it has not finished. */
  close(): void {
    this.#writer.kill();
  }

  /** A short feed may be finished already. */
  #open(): Promise<FileHandle> {
    return open(unfinishedName(this.file, this.pid)).catch(() => open(this.file));
  }
}
