import type { LoaderFunctionArgs } from "@remix-run/node";
import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { languages } from "#app/i18n/languages.ts";

const schemes = ["light", "dark"] as const;

/** A frame is shown in the colour scheme of its element: so one browser shows both. */
const style = `
  body { margin: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1px; background: #888; }
  iframe { width: 100%; height: 100vh; border: 0; }
  .light { color-scheme: light; }
  .dark { color-scheme: dark; }
`;

/** `GET /dev/style`, in development: the parts of the site in both colour schemes and every language, side by side. */
export function loader({ request }: LoaderFunctionArgs) {
  const only = new URL(request.url).searchParams.get("language");
  const frames = languages
    .filter((language) => only === null || language === only)
    .flatMap((language) =>
      schemes.map(
        (scheme) =>
          `<iframe class="${scheme}" title="${language}, ${scheme}" src="/${language}/dev/style" loading="lazy"></iframe>`,
      ),
    );
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>/dev/style</title><style>${style}</style>${frames.join("")}</html>`,
    {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        "Cache-Control": cachePolicies.never,
        "X-Robots-Tag": "noindex, nofollow",
      },
    },
  );
}

export const action = readOnly;
