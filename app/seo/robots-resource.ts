import { cachePolicies } from "#app/http/cache-policies.ts";
import { readOnly } from "#app/http/read-only.ts";
import { settings } from "#app/settings/settings.server.ts";

/** `GET /robots.txt`: everything may be read; pages that no search engine should list say so themselves. */
export function loader(): Response {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${settings.SITE_URL}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Cache-Control": cachePolicies.sitemap, "Content-Type": "text/plain; charset=utf-8" },
  });
}

export const action = readOnly;
