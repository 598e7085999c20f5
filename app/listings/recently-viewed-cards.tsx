import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { CardList } from "./card-list.tsx";
import { useRecentlyViewed } from "./use-recently-viewed.ts";

interface RecentlyViewedProps {
  language: Language;
  /** The listing that the page is about. */
  except?: string;
}

/** What this browser's visitor looked at last, where they let it remember: nothing without script and consent. */
export function RecentlyViewed({ language, except }: RecentlyViewedProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { cards, clear } = useRecentlyViewed(place, language, except);
  return (
    <div ref={place}>
      {cards.length > 0 && (
        <section className="similar" aria-labelledby="recently-viewed">
          <header>
            <h2 id="recently-viewed">{t("shortlist.viewed.title")}</h2>
            <Button look="quiet" onClick={clear}>
              {t("shortlist.viewed.clear")}
            </Button>
          </header>
          <CardList cards={cards} heading="h3" />
        </section>
      )}
    </div>
  );
}
