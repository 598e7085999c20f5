import { useTranslation } from "react-i18next";

interface UnknownPlaceProps {
  id: string;
  text: string;
  suggestions: { name: string; href: string }[];
}

/** Says that the place written is not known, and which ones may be meant. */
export function UnknownPlace({ id, text, suggestions }: UnknownPlaceProps) {
  const { t } = useTranslation();
  return (
    <div className="unknown-place" role="alert">
      <p id={id}>{t("search.unknownPlace", { text })}</p>
      {suggestions.length > 0 && (
        <p>
          {t("search.didYouMean")}{" "}
          {suggestions.map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
