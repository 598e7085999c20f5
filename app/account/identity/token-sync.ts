/** Milliseconds that a token may be old when it is reported. */
const maxAge = 300_000;

/** Where the page is, and how it asks; the browser's own outside tests. */
export interface SyncSurroundings {
  origin: string;
  isSecureContext: boolean;
  fetch: typeof fetch;
  now: () => number;
}

interface TokenSync {
  /** Reports a new token as bearer of an empty POST, unless it is null or too old; a failure is only logged. */
  report: (token: string | null) => void;
  /** Reports by DELETE that the person has signed out; a page that loads signed out never does. */
  end: () => Promise<void>;
}

/**
 * The optional report of every token to another address of the site (specification, section 7). Null unless one is
 * configured, on this very origin and in a secure context.
 */
export function openTokenSync(url: string | undefined, surroundings?: SyncSurroundings): TokenSync | null {
  const { origin, isSecureContext, fetch, now } = surroundings ?? browser();
  if (!url || !isSecureContext) return null;
  const address = new URL(url, origin);
  if (address.origin !== origin) return null;

  let latest: string | null = null;
  const send = async (method: string, headers: Record<string, string> = {}) => {
    try {
      const answer = await fetch(address.href, { method, headers, credentials: "same-origin" });
      if (!answer.ok) throw new Error(`${method} ${address.pathname}: ${answer.status}`);
    } catch (error) {
      // oxlint-disable-next-line no-console -- Only logged (specification, section 8): the browser's console is its log.
      console.warn("The token was not reported", error);
    }
  };
  return {
    report: (token) => {
      if (token === null || token === latest || now() - issuedAt(token) > maxAge) return;
      latest = token;
      void send("POST", { Authorization: `Bearer ${token}` });
    },
    end: () => {
      latest = null;
      return send("DELETE");
    },
  };
}

function browser(): SyncSurroundings {
  return { origin: location.origin, isSecureContext, fetch: window.fetch.bind(window), now: Date.now };
}

function issuedAt(token: string): number {
  const [, claims = ""] = token.split(".");
  const { iat } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { iat: number };
  return iat * 1000;
}
