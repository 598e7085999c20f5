import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { FaultNotTried } from "./fault.ts";

/** A disk of some megabytes in memory, mounted on a folder, which can be filled to its last block. */
export class SmallDisk {
  readonly #filler: string;

  private constructor(readonly folder: string) {
    this.#filler = join(folder, "filler");
  }

  /** @throws FaultNotTried where nobody may mount anything */
  static mount(folder: string, megabytes: number, owner: { uid: number; gid: number } = { uid: 0, gid: 0 }): SmallDisk {
    const options = `size=${megabytes}m,mode=0700,uid=${owner.uid},gid=${owner.gid}`;
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
    if (status !== 0) throw new FaultNotTried("nothing can be mounted here, which takes root");
    return new SmallDisk(folder);
  }

  /** Writes until there is no block left. */
  fill(): void {
    const file = openSync(this.#filler, "w");
    const block = Buffer.alloc(4_096, 1);
    try {
      // Far more than any such disk has.
      for (let blocks = 0; blocks < 1_000_000; blocks++) writeSync(file, block);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Gives back what filling took. */
  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    spawnSync("umount", ["--lazy", this.folder], { stdio: "ignore" });
  }
}
