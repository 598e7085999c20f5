import { useTranslation } from "react-i18next";
import { ContentText } from "#app/content/content-text.tsx";
import { PlainLinks } from "#app/ui/plain-links.tsx";
import { dataSources } from "#app/ui/data-sources.ts";
import { LinkedNames } from "#app/ui/linked-names.tsx";

/** The element that holds the text, which loader data knows it by. */
export const landingTextId = "location-text";

/** What editors have written about the place of a landing page, in finished words. */
export interface LandingText {
  /** Missing where there are area pages only. */
  title?: string;
  description?: string;
  /** What `passMarkup` returned. */
  html?: string;
  sources?: string;
  areas: { label: string; href: string }[];
}

/** An article below the results: what kind of place this is for what is sought. */
export function LandingArticle({ text: { title, html, sources, areas } }: { text: LandingText }) {
  const { t } = useTranslation();
  return (
    <div className="landing-text">
      {title && (
        <article aria-labelledby="location-title">
          <h2 id="location-title">{title}</h2>
          <div className="landing-words">
            <ContentText id={landingTextId} html={html} />
            {sources && (
              <p className="editorial-note">
                <LinkedNames text={sources} links={dataSources} />
              </p>
            )}
          </div>
        </article>
      )}
      {areas.length > 0 && (
        <nav className="landing-areas" aria-labelledby="landing-areas">
          <h2 id="landing-areas">{t("seo.areas")}</h2>
          <PlainLinks links={areas} />
        </nav>
      )}
    </div>
  );
}
