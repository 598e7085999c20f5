import type { DatasetLeaf } from "schema-dts";

interface DescribedMarket {
  heading: string;
  description: string;
  canonical: string;
  /** The first and the last month, as an ISO 8601 interval; undefined without history. */
  covered: string | undefined;
}

/** A market's figures for machines: what they are about, where and when. */
export function marketDataset(
  { heading, description, canonical, covered }: DescribedMarket,
  place: string,
  { SITE_URL, SITE_NAME }: { SITE_URL: string; SITE_NAME: string },
): DatasetLeaf {
  return {
    "@type": "Dataset",
    name: heading,
    description,
    url: SITE_URL + canonical,
    creator: { "@type": "Organization", "@id": `${SITE_URL}/#organization`, name: SITE_NAME },
    isAccessibleForFree: true,
    spatialCoverage: { "@type": "Place", name: place },
    ...(covered && { temporalCoverage: covered }),
  };
}
