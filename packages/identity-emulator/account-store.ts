import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Where the emulator's accounts are between its starts. */
interface AccountStore {
  /** Null when nothing is kept yet. */
  load: () => string | null;
  /** Writes, whole or not at all, before it returns: whoever is told that an account exists finds it after a crash. */
  save: (accounts: string) => void;
}

/** Keeps accounts in a file, readable by its owner only: the emulator knows passwords as they are. */
export function fileStore(path: string): AccountStore {
  let saved: string | null = null;
  return {
    load: () => (saved = existsSync(path) ? readFileSync(path, "utf8") : null),
    save: (accounts) => {
      if (accounts === saved) return;
      writeFileSync(`${path}.new`, accounts, { mode: 0o600 });
      renameSync(`${path}.new`, path);
      saved = accounts;
    },
  };
}

/** Keeps nothing, for tests. */
export const noStore: AccountStore = { load: () => null, save: () => {} };
