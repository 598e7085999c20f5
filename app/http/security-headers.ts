export type NamedHeader = readonly [name: string, value: string];

/** How far browsers are told to stay on https: this host, those below it too, or from the very first visit (preload). */
export type HstsReach = "host" | "subdomains" | "preload";

const hsts: Record<HstsReach, string> = {
  host: "max-age=31536000",
  subdomains: "max-age=31536000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/** The security headers of every answer; a route may set its own value of any of them. */
export function securityHeaders(siteUrl: string, reach: HstsReach = "host"): readonly NamedHeader[] {
  const headers: NamedHeader[] = [
    // For everything that is no page; pages bring `pagePolicy`.
    [
      "Content-Security-Policy",
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"], // Signing in with Google needs its popup.
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"],
    // `no-referrer` would make browsers send `Origin: null` with every form.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
  ];
  if (isSecure(siteUrl)) headers.push(["Strict-Transport-Security", hsts[reach]]);
  return headers;
}

/** What the operator's settings let pages of this site reach beside the site itself. */
export interface Reachable {
  /** The operator's own map style, whose server may be asked for tiles, names and pictures. */
  mapStyleUrl?: string;
  /** The domain of the Firebase project whose accounts people sign in to; its emulator is at the site's own address. */
  authDomain?: string;
  /** Whether a form without script may lead to Google's sign-in. */
  googleSignIn?: boolean;
  /** Origins of scripts that the visitor has consented to, or is just asked about, and of what those speak to. */
  tagHosts?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: only our own files, and inline scripts only those whose content it names. There
 * are no inline styles: a `style` attribute in served HTML does nothing.
 * @param hashes of the page's inline scripts; none in development, where Vite's scripts and styles are inline, it
 *   speaks by a socket, and /dev/style shows pages in frames
 */
export function pagePolicy(
  hashes: readonly string[] | undefined,
  siteUrl: string,
  { mapStyleUrl, authDomain, googleSignIn, tagHosts = [] }: Reachable = {},
): string {
  const tags = tagHosts.map((host) => ` ${host}`).join("");
  const tiles = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  const identity = authDomain ? " https://identitytoolkit.googleapis.com https://securetoken.googleapis.com" : "";
  const directives = [
    "default-src 'none'",
    "object-src 'none'", // Said by the line before; whoever checks a policy by machine looks for it.
    // Google's script and the project's frame are what Firebase's client and its popup talk through.
    `script-src ${["'self'", ...(hashes ?? [inline])].join(" ")}${authDomain ? " https://apis.google.com" : ""}${tags}`,
    ...(authDomain ? [`frame-src https://${authDomain}`] : []),
    `style-src 'self'${hashes === undefined ? ` ${inline}` : ""}`,
    `img-src 'self' data: blob:${tiles}${tags}`,
    "font-src 'self'",
    `connect-src 'self'${hashes === undefined ? " ws:" : ""}${tiles}${identity}${tags}`,
    "worker-src 'self' blob:", // The map draws in a worker.
    "manifest-src 'self'",
    // Chromium holds where a form's answer redirects to against the form.
    `form-action 'self'${googleSignIn ? " https://accounts.google.com" : ""}`,
    "base-uri 'none'",
    `frame-ancestors ${hashes === undefined ? "'self'" : "'none'"}`,
  ];
  if (isSecure(siteUrl)) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/**
 * The policy of a worker's script, which stands for what the worker does: the map's fetches tiles where the operator has
 * a tile server.
 */
export function workerPolicy(mapStyleUrl?: string): string {
  const tiles = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : "";
  return `default-src 'none'; object-src 'none'; base-uri 'none'; script-src 'self'; img-src 'self' data: blob:${tiles}; connect-src 'self'${tiles}`;
}

const inline = "'unsafe-inline'";

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
