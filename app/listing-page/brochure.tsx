import { useTranslation } from "react-i18next";
import { Around } from "#app/basemap/around/around.tsx";
import { firstInGallery } from "#app/listings/gallery.tsx";
import { Picture } from "#app/media/pictures/picture.tsx";
import { FactsTable } from "./facts-table.tsx";
import type { ListingView } from "./listing-view.server.ts";
import { Price } from "#app/listings/price.tsx";
import type { QrCode } from "./qr-code.server.ts";
import { UnitsTable } from "./units-table.tsx";
import type { UnitsTable as Table } from "./units-view.ts";

/** What fits beside the rest; the page behind the code has all. Of a text more than has room, so that it ends in an ellipsis. */
const [mostFacts, mostUnits, mostCharacters] = [14, 8, 1_400];

export interface BrochureView {
  siteName: string;
  /** The page's address, as it is read from paper. */
  address: string;
  /** The same in full. */
  url: string;
  code: QrCode;
}

interface BrochureProps {
  view: ListingView;
  brochure: BrochureView;
}

/** The property on one sheet of A4, for print and PDF: on screen there is none of it. */
export function Brochure({ view, brochure }: BrochureProps) {
  const { t } = useTranslation();
  const { title, address, prices, figures, description, units, facts, energy, pictures, place, advertiser } = view;
  const cover = pictures.find(({ isPlan }) => !isPlan);
  const plan = pictures.find(({ isPlan }) => isPlan);
  // A sheet that is handed out is an advertisement, too; the agent's licence stands with the agent, whole or by its number.
  const licence = ` ${advertiser.licence ?? ""}`;
  const law = [...(energy?.rows ?? []), ...view.legal.filter(({ value }) => !licence.endsWith(` ${value}`))];
  return (
    <>
      <header className="brochure-head">
        <p className="wordmark">
          {brochure.siteName}
          <span className="wordmark-square" />
        </p>
        <p>{t("listing.page.reference", { reference: view.reference })}</p>
      </header>
      <div className={plan ? "brochure-pictures" : "brochure-pictures brochure-one"}>
        {/* Paper doesn't wait for pictures: these are there before it is asked for, the cover by the gallery's own file. */}
        {cover && <Picture {...firstInGallery(cover, pictures.length)} isDrawn={false} alt="" ahead />}
        {plan && <Picture photoKey={plan.key} alt="" sizes="640px" widths={[640]} ahead />}
      </div>
      <div className="brochure-title">
        <p className="brochure-name" lang={title.lang}>
          {title.text}
        </p>
        <p>{[address.street, address.line].filter(Boolean).join(", ")}</p>
        {view.demonstration && <p>{t("listing.page.demonstration")}</p>}
      </div>
      <dl className="brochure-figures figures">
        {prices.map(({ quote, deal, terms }) => (
          <div key={quote.amount + quote.unit}>
            <dt>{[deal, terms || t("listing.page.salePrice")].filter(Boolean).join(", ")}</dt>
            <dd>
              <Price quote={quote} />
            </dd>
          </div>
        ))}
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {energy && (
          <div>
            <dt>{t("listing.energy.title")}</dt>
            <dd>{energy.class ?? "–"}</dd>
          </div>
        )}
      </dl>
      {units && <Units table={units} />}
      <div className="brochure-columns">
        <div>
          {description && (
            <div className="brochure-text" lang={description.lang}>
              {beginning(description.paragraphs).map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
          <FactsTable rows={facts.slice(0, mostFacts)} />
        </div>
        <Around view={place.around} />
      </div>
      <dl className="brochure-law figures">
        {law.map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <footer className="brochure-foot">
        <div>
          <p className="soft">{t("listing.advertiser.title")}</p>
          <p className="brochure-agent">{advertiser.name}</p>
          {[advertiser.phone, advertiser.website, advertiser.licence].map((line) => line && <p key={line}>{line}</p>)}
        </div>
        <p className="brochure-address">
          {t("listing.brochure.more")}
          <br />
          {brochure.address}
        </p>
        <svg viewBox={`0 0 ${brochure.code.side} ${brochure.code.side}`} aria-hidden="true">
          <path d={brochure.code.path} stroke="#000" shapeRendering="crispEdges" />
        </svg>
      </footer>
    </>
  );
}

/** What can be had by itself, first what is still to be had; how many more there are is said. */
function Units({ table: { columns, rows } }: { table: Table }) {
  const { t } = useTranslation();
  const offeredFirst = rows.toSorted((one, other) => Number(one.taken) - Number(other.taken));
  const more = rows.length - mostUnits;
  return (
    <div className="brochure-units">
      <UnitsTable table={{ columns, rows: offeredFirst.slice(0, mostUnits) }} />
      {more > 0 && <p className="soft">{t("listing.brochure.moreUnits", { count: more })}</p>}
    </div>
  );
}

/** The first paragraphs of a text, the last of them one that has no more room. */
function beginning(paragraphs: readonly string[]): readonly string[] {
  let length = 0;
  const end = paragraphs.findIndex((paragraph) => (length += paragraph.length) > mostCharacters);
  return end < 0 ? paragraphs : paragraphs.slice(0, end + 1);
}
