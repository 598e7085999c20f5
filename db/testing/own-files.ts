import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/*
 * Before a test file and whatever it imports: an empty folder for what the application keeps in files, gone with the file,
 * and no database but what a test is given. What looks for the application's own would start the demonstration's and leave
 * it running; at this address there is none.
 */
const shared = globalThis as { testFolder?: string };
// Of one name for all files that share a process: modules read it once.
const folder = (shared.testFolder ??= mkdtempSync(join(tmpdir(), "quartier-test-")));
mkdirSync(folder, { recursive: true });
process.env["DATA_DIR"] = folder;
process.env["DATABASE_URL"] = "postgres://nobody@127.0.0.1:1/none";
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
