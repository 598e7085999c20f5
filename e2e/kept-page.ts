import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { visitorRests } from "./script-steps.ts";
import { leaveMapsUndrawn } from "./undrawn-maps.ts";
import { refuseOtherSettings, refuseWhatStays, type TakeBack } from "./what-stays.ts";

/*
 * A page that goes from test to test, as few tests need a browser of their own: in a new process a first page took two and a
 * half times as much of the processor, as the site's script is compiled anew there. Each test begins as a visitor who has
 * never been there (no cookie, nothing stored, nothing listened to), but with the browser's cache warm. Tests with touch share
 * a second page, as a browser either has it or not. What looks at caches, permissions or the lack of a network says
 * `test.use({ hasOwnPage: true })`, and so is a test with headers of its own treated. All files take this `test`: for files
 * with another one, each worker would end its browser and begin a new one.
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

interface Own {
  /** Whether a test has a context and a page that no other had before or gets afterwards. */
  hasOwnPage: boolean;
  /** Whether maps that move are painted (undrawn-maps.ts); such a test has a page of its own. */
  drawsMaps: boolean;
}

export const test = base.extend<Own & { settings: Settings }, { keptPages: KeptPages }>({
  hasOwnPage: [false, { option: true }],
  drawsMaps: [false, { option: true }],
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
          await leaveMapsUndrawn(context);
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
  context: async (
    { browser, keptPages, hasOwnPage, drawsMaps, hasTouch, extraHTTPHeaders, settings },
    use,
    testInfo,
  ) => {
    if (hasOwnPage || drawsMaps || extraHTTPHeaders) {
      const own = await browser.newContext();
      if (!drawsMaps) await leaveMapsUndrawn(own);
      await use(own);
      return own.close();
    }
    refuseOtherSettings(settings);
    const { context } = await keptPages.take(hasTouch);
    const heard = listenersOf(context);
    await use(context);
    dropListeners(context, heard);
    await keptPages.giveBack(hasTouch, testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages();
    if (!page) return use(await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const heard = listenersOf(page);
    await use(page);
    dropListeners(page, heard);
  },
});

type Listener = (...args: unknown[]) => void;
/** What Playwright's pages and contexts are, beyond what their types say of events by name. */
interface Emitter {
  eventNames: () => string[];
  listeners: (event: string) => Listener[];
  off: (event: string, listener: Listener) => void;
}
type Heard = (readonly [string, Listener])[];
const asEmitter = (target: Page | BrowserContext) => target as unknown as Emitter;

function listenersOf(target: Page | BrowserContext): Heard {
  const emitter = asEmitter(target);
  return emitter
    .eventNames()
    .flatMap((event) => emitter.listeners(event).map((listener) => [event, listener] as const));
}

/** @param heard what listened before, and goes on listening */
function dropListeners(target: Page | BrowserContext, heard: Heard): void {
  for (const [event, listener] of listenersOf(target)) {
    if (!heard.some((known) => known[0] === event && known[1] === listener)) asEmitter(target).off(event, listener);
  }
}

/**
 * Leaves nothing of a test in context and page: pages that it opened, routes, cookies, what is stored, size and media. The page
 * is left first: what is under way could set a cookie yet, and each other size or scheme would lay out once more what nobody
 * looks at.
 */
async function reset({ context, page, takeBack }: Kept): Promise<void> {
  await Promise.all(context.pages().map(async (each) => each !== page && each.close()));
  await visitorRests(page);
  for (const each of takeBack) await each();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(restingPlace);
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, media: null, reducedMotion: null });
  await page.setViewportSize(commonViewport);
  await page.mouse.move(0, 0);
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
  await context.clearCookies();
}
