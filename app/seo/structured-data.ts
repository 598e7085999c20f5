import type {
  BreadcrumbListLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import { scriptJson } from "#app/http/script-json.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";

/** A schema.org object as a JSON-LD block of its own, safe inside a `<script>`. */
export function block(data: object): string {
  return scriptJson({ "@context": "https://schema.org", ...data });
}

/**
 * The way to a page, as its breadcrumbs show it; a crumb without a link is the page itself.
 * @param siteUrl without a slash at its end
 */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(
      ({ label, href }, index): ListItemLeaf => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        ...(href && { item: siteUrl + href }),
      }),
    ),
  };
}

/** Who runs the site, and how to reach them. */
export interface Operator {
  siteName: string;
  /** Without a slash at its end. */
  siteUrl: string;
  name: string;
  /** Lines separated by `|`. */
  address: string;
  email: string;
  phone: string;
}

export function organization({ siteName, siteUrl, name, address, email, phone }: Operator): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: siteName,
    legalName: name,
    url: siteUrl,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email,
    telephone: phone,
    address: address.split("|").join(", "),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      telephone: phone,
      availableLanguage: [...languages],
    },
  };
}

/** The site in a language, with its one search box: what is typed in it is understood as a sentence. */
export function webSite({ siteName, siteUrl }: Operator, language: Language): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${href("search", language)}?sentence={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: siteName,
    url: siteUrl + href("home", language),
    inLanguage: language,
    publisher: { "@id": `${siteUrl}/#organization` },
    potentialAction: search,
  };
}
