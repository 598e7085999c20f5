import { useTranslation } from "react-i18next";
import { InsightCard } from "#app/content/insights/insight-card.tsx";
import type { InsightView } from "#app/content/insights/insight-view.server.ts";
import { href } from "#app/i18n/paths.ts";
import type { Language } from "#app/i18n/languages.ts";
import { SectionHead } from "#app/ui/section-head.tsx";

/** What to read, at the end of the front page. */
export function HomeInsights({ insights, language }: { insights: InsightView[]; language: Language }) {
  const { t } = useTranslation();
  return (
    <>
      <SectionHead
        heading={t("home.insights.heading")}
        all={{ href: href("insights", language), label: t("home.insights.all") }}
      />
      <ul className="insight-list">
        {insights.map((insight) => (
          <li key={insight.key}>
            <InsightCard insight={insight} heading="h3" />
          </li>
        ))}
      </ul>
    </>
  );
}
