import type { TFunction } from "i18next";
import type { RealEstateAgentLeaf } from "schema-dts";
import type { Language } from "#app/i18n/languages.ts";
import { advertiserView } from "#app/listings/advertiser-view.ts";
import type { Gazetteer } from "#app/places/gazetteer.ts";
import type { Database } from "#db/client.server.ts";
import { findMainPlace, type Agency } from "./find-agency.server.ts";

/** Who an agency is, in finished words. Their e-mail address stays here. */
export async function loadAgency(
  db: Database,
  gazetteer: Gazetteer,
  agency: Agency,
  { language, t }: { language: Language; t: TFunction },
) {
  const placeId = await findMainPlace(db, agency.id);
  const country = placeId === undefined ? "BE" : gazetteer.getById(placeId).country;
  return advertiserView({ advertiser: agency }, country, language, t);
}

/** The agency as machines read it. Its e-mail address stays here, as on listings. @param url of its page, in full */
export function agencyStructuredData(agency: Agency, url: string): RealEstateAgentLeaf {
  const { name, phone, website, licence } = agency;
  return {
    "@type": "RealEstateAgent",
    "@id": url,
    url,
    name,
    ...(phone && { telephone: phone }),
    ...(website && { sameAs: website }),
    ...(licence && { identifier: licence }),
  };
}
