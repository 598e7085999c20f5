/*
 * In the demonstration, in place of the script from apis.google.com with which Firebase's client talks to its popup: here
 * both are pages of this site, and the popup simply sends a message (packages/identity-emulator/google-pages.ts).
 */

type Register = (name: string, listener: (event: unknown) => unknown) => void;

interface PopupMessage {
  type?: unknown;
  authEvent?: unknown;
}

/** The hidden frame of Firebase's, as far as its client uses it; there is none. */
const frame = {
  restyle: () => Promise.resolve(),
  ping: () => Promise.resolve(),
  register: ((name, listener) => {
    window.addEventListener("message", ({ origin, data }: MessageEvent<PopupMessage | null>) => {
      if (origin === location.origin && data?.type === name) listener(data);
    });
  }) satisfies Register,
  send: (name: string, _message: unknown, answered: (answers: object[]) => void) => {
    // Firebase's client always throws when it has taken the answer; Google's script drops that, too.
    Promise.resolve([{ [name]: true }])
      .then(answered)
      .catch(() => {});
  },
};

const iframes = {
  Iframe: true,
  CROSS_ORIGIN_IFRAMES_FILTER: null,
  getContext: () => ({ open: <Opened>(_options: unknown, opened: (iframe: typeof frame) => Opened) => opened(frame) }),
};

/** Makes Firebase's client find what it would otherwise load from Google. */
export function standInForGoogle(): void {
  Object.assign(window, { gapi: { iframes } });
}
