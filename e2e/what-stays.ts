import type { BrowserContext, Page } from "@playwright/test";

/*
 * What Playwright lets a test do to a page or its context that is there in the next test as well: of a page that is kept it is
 * taken back, or refused.
 */

/** There is no way back from these, or none that Playwright tells of. */
const refused = [
  ...["exposeFunction", "exposeBinding", "setExtraHTTPHeaders", "setOffline"],
  ...["grantPermissions", "setGeolocation"],
];

/** Takes back what may be taken back. */
export type TakeBack = () => Promise<void>;

/**
 * Refuses what would stay, and remembers the scripts that are added.
 * @returns what takes these out again
 */
export function refuseWhatStays(target: Page | BrowserContext): TakeBack {
  const added = new Set<TakeBack>();
  const addInitScript = target.addInitScript.bind(target) as (...given: unknown[]) => Promise<{ dispose: TakeBack }>;
  const refusals = refused.map((name) => [
    name,
    () => Promise.reject(new Error(`${name} stays on a page that is kept: its test says hasOwnPage`)),
  ]);
  Object.assign(target, Object.fromEntries(refusals), {
    addInitScript: async (...given: unknown[]) => {
      const script = await addInitScript(...given);
      // Once only, whoever does it.
      const dispose = async () => {
        if (added.delete(dispose)) await script.dispose();
      };
      added.add(dispose);
      return { dispose, [Symbol.asyncDispose]: dispose };
    },
  });
  return async () => {
    await Promise.all([...added].map((dispose) => dispose()));
  };
}

/** What a context is made with, and what a kept one has; `test.use` of another would be passed over, or stay. */
const made = {
  ...{ colorScheme: "light", locale: "en-US", deviceScaleFactor: undefined, isMobile: false, offline: false },
  ...{ geolocation: undefined, permissions: undefined, storageState: undefined, timezoneId: undefined },
  userAgent: undefined,
} as const;

type Made = { [Name in keyof typeof made]: unknown };

/** @throws where a test uses a setting that its page does not have */
export function refuseOtherSettings(used: Made): void {
  for (const name of Object.keys(made) as (keyof Made)[]) {
    if (used[name] === made[name]) continue;
    throw new Error(`A page that is kept has no ${name} of a test's own: its test says hasOwnPage`);
  }
}
