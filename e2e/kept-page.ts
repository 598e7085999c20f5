import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { visitorRests } from "./script-steps.ts";
import { refuseOtherSettings, refuseWhatStays, type TakeBack } from "./what-stays.ts";

/*
 * A page that goes from test to test, for files whose tests need no browser of their own: in a new process a first page took
 * two and a half times as much of the processor, as the site's script is compiled anew there. Each test begins as a visitor
 * who has never been there (no cookie, nothing stored, nothing listened to), but with the browser's cache warm. Tests with
 * touch share a second page, as a browser either has it or not. A test with headers of its own gets a context of its own here
 * as well; what looks at caches, permissions or the lack of a network takes the page of "@playwright/test".
 */

/** An address of the site without script or style: where a page rests, so that its process stays the site's. */
const restingPlace = "/robots.txt";
/** Of a test that names no other. */
const commonViewport = { width: 1280, height: 720 };

interface Kept {
  context: BrowserContext;
  page: Page;
  takeBack: readonly TakeBack[];
}

type Settings = Parameters<typeof refuseOtherSettings>[0];

interface KeptPages {
  take: (hasTouch: boolean) => Promise<Kept>;
  /** Whether what was taken may be taken again: not after a failure. */
  giveBack: (hasTouch: boolean, isSound: boolean) => Promise<void>;
}

export const test = base.extend<{ settings: Settings }, { keptPages: KeptPages }>({
  keptPages: [
    async ({ browser }, use, { project }) => {
      const { baseURL, javaScriptEnabled } = project.use;
      /** By whether it has touch. */
      const kept = new Map<boolean, Kept>();
      const drop = async (hasTouch: boolean) => {
        await kept.get(hasTouch)?.context.close();
        kept.delete(hasTouch);
      };
      await use({
        take: async (hasTouch) => {
          const known = kept.get(hasTouch);
          if (known) return known;
          const context = await browser.newContext({ baseURL, javaScriptEnabled, hasTouch, viewport: commonViewport });
          const page = await context.newPage();
          const made = { context, page, takeBack: [context, page].map(refuseWhatStays) };
          kept.set(hasTouch, made);
          await made.page.goto(restingPlace);
          return made;
        },
        giveBack: async (hasTouch, isSound) => {
          const given = kept.get(hasTouch);
          if (!given || !isSound || given.page.isClosed()) return drop(hasTouch);
          // Whatever can't be put back is not kept.
          await reset(given).catch(() => drop(hasTouch));
        },
      });
      for (const hasTouch of [true, false]) await drop(hasTouch);
    },
    { scope: "worker" },
  ],
  settings: async (
    // Playwright reads in this pattern what is asked for.
    {
      colorScheme,
      locale,
      deviceScaleFactor,
      isMobile,
      offline,
      geolocation,
      permissions,
      storageState,
      timezoneId,
      userAgent,
    },
    use,
  ) => {
    const where = { geolocation, permissions, storageState, timezoneId, userAgent };
    await use({ colorScheme, locale, deviceScaleFactor, isMobile, offline, ...where });
  },
  context: async ({ browser, keptPages, hasTouch, extraHTTPHeaders, settings }, use, testInfo) => {
    if (extraHTTPHeaders) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    refuseOtherSettings(settings);
    const { context } = await keptPages.take(hasTouch);
    await use(context);
    await keptPages.giveBack(hasTouch, testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) return use(await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const heard = listenersOf(page);
    await use(page);
    for (const [event, listener] of listenersOf(page)) {
      if (!heard.some((known) => known[0] === event && known[1] === listener)) asEmitter(page).off(event, listener);
    }
  },
});

type Listener = (...args: unknown[]) => void;
/** What Playwright's pages are, beyond what their types say of events by name. */
interface Emitter {
  eventNames: () => string[];
  listeners: (event: string) => Listener[];
  off: (event: string, listener: Listener) => void;
}
const asEmitter = (page: Page) => page as unknown as Emitter;

function listenersOf(page: Page): (readonly [string, Listener])[] {
  const emitter = asEmitter(page);
  return emitter
    .eventNames()
    .flatMap((event) => emitter.listeners(event).map((listener) => [event, listener] as const));
}

/** Leaves nothing of a test in context and page: pages that it opened, routes, cookies, what is stored, size and media. */
async function reset({ context, page, takeBack }: Kept): Promise<void> {
  await Promise.all(context.pages().map(async (each) => each !== page && each.close()));
  await visitorRests(page);
  for (const each of takeBack) await each();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, media: null, reducedMotion: null });
  await page.setViewportSize(commonViewport);
  await page.mouse.move(0, 0);
  // What is under way could set a cookie yet: first the page is left.
  await page.goto(restingPlace);
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
  await context.clearCookies();
}
