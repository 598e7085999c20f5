import { layout, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { languages } from "./i18n/languages.ts";
import { paths, type Page } from "./i18n/paths.ts";

/** Which module answers each page of the path table, in every language it exists in. */
const modules: Record<Page, string> = {
  home: "shell/home-page.tsx",
  search: "search/results/search-page.tsx",
  "to-let": "search/results/search-page.tsx",
  "for-sale": "search/results/search-page.tsx",
  investment: "search/results/search-page.tsx",
  listing: "listing-page/listing-page.tsx",
  insights: "content/pages/insights-page.tsx",
  insight: "content/pages/insight-page.tsx",
  area: "content/pages/area-page.tsx",
  about: "content/pages/about-page.tsx",
  services: "content/pages/services-page.tsx",
  service: "content/pages/service-page.tsx",
  markets: "market/markets-page.tsx",
  market: "market/market-page.tsx",
  agency: "agencies/agency-page.tsx",
  contact: "contact/contact-page.tsx",
  privacy: "content/pages/legal-page.tsx",
  termsofuse: "content/pages/legal-page.tsx",
  cookies: "account/pages/cookies-page.tsx",
  login: "account/pages/login-page.tsx",
  "sign-up": "account/pages/sign-up-page.tsx",
  "forgot-password": "account/pages/forgot-password-page.tsx",
  "reset-password": "account/pages/reset-password-page.tsx",
  "complete-profile": "account/pages/complete-profile-page.tsx",
  profile: "account/pages/profile-page.tsx",
  "my-saved-searches": "strategies/saved-searches-page.tsx",
  unsubscribe: "notifications/unsubscribe/unsubscribe-page.tsx",
  "search-emails": "notifications/unsubscribe/search-emails-page.tsx",
  "e-mail-address": "account/address/address-page.tsx",
  shortlist: "shortlist/shortlist-page.tsx",
  "shared-shortlist": "shortlist/shared-shortlist-page.tsx",
};

/**
 * Optional segments become a splat: the router tries every combination of them, for every language, several times a
 * request (an eighth of a page's time). Search and market pages read their path with the table themselves.
 */
function pattern(template: string) {
  return template.replace(/\/:type\?\/:(?:location|transaction)\?$/, "/*");
}

const pages = languages.flatMap((language) =>
  (Object.keys(modules) as Page[]).flatMap((page): RouteConfigEntry[] => {
    const template = paths[page][language];
    return template === null
      ? []
      : [route(`${language}/${pattern(template)}`, modules[page], { id: `${page}.${language}` })];
  }),
);

/** Pages for who works on the site; no build of it has them. */
const development =
  // oxlint-disable-next-line no-restricted-properties -- the tools of the build read this file, where there are no settings
  process.env.NODE_ENV !== "development"
    ? { frames: [], pages: [] }
    : {
        frames: [route("dev/style", "style-guide/style-frames-resource.ts")],
        pages: languages.map((language) =>
          route(`${language}/dev/style`, "style-guide/style-page.tsx", { id: `style.${language}` }),
        ),
      };

export default [
  route("/", "shell/root-redirect.tsx", { id: "root-redirect" }),
  route("healthz", "server/healthz-resource.ts"),
  route("readyz", "server/readyz-resource.ts"),
  route("media/documents/:name", "media/documents/document-resource.ts"),
  route("media/:key/:variant", "content/photo-resource.ts"),
  ...languages.map((language) =>
    route(`feeds/atom/${language}/${paths.insights[language]}`, "content/insights/insights-feed-resource.ts", {
      id: `insights-feed.${language}`,
    }),
  ),
  route("feeds/:format/*", "search/syndication/feed-resource.ts"),
  route("robots.txt", "seo/robots-resource.ts"),
  route("sitemap.xml", "sitemaps/sitemap-resource.ts"),
  route("sitemaps/:part", "sitemaps/part-of-sitemap-resource.ts"),
  route("places/suggestions", "places/points/suggestions-resource.ts"),
  route("search/understood", "search/understood-resource.ts"),
  route("listings/cards", "listings/cards-resource.ts"),
  route("map/clusters", "map/clusters-resource.ts"),
  route("map/card/:reference", "map/card-resource.ts"),
  route("map/basemap.svg", "basemap/basemap-resource.ts"),
  route("map/tiles/:version/:z/:x/:y", "basemap/tiles/tile-resource.ts"),
  route("api/user/login/token", "account/api/login-token-resource.ts"),
  route("api/user/token", "account/api/token-resource.ts"),
  route("api/user/token-sync", "account/api/token-sync-resource.ts"),
  route("api/user/me", "account/api/me-resource.ts"),
  route("api/user/photo", "account/api/photo-resource.ts"),
  route("api/user/check-password", "account/api/check-password-resource.ts"),
  route("api/user/complete-profile", "account/api/complete-profile-resource.ts"),
  route("api/user/profile-form", "account/api/profile-form-resource.ts"),
  route("api/user/logout", "account/api/logout-resource.ts"),
  route("api/user/export", "account/api/export-resource.ts"),
  route("api/user/google", "account/api/google-resource.ts"),
  route("api/user/google/callback", "account/api/google-callback-resource.ts"),
  route("consent", "account/api/choice-resource.ts"),
  route("strategies", "search/strategies-resource.ts"),
  route("shortlist", "shortlist/shortlist-resource.ts"),
  route("api/mail/bounces", "email/bounces/bounces-resource.ts"),
  route("unsubscribe/:token", "notifications/unsubscribe/one-click-resource.ts"),
  route("dev/mail/*", "email/mailbox-resource.ts"),
  ...development.frames,
  layout("shell/language-layout.tsx", { id: "language" }, [
    ...pages,
    ...development.pages,
    route("*", "shell/not-found-page.tsx", { id: "not-found" }),
  ]),
] satisfies RouteConfig;
