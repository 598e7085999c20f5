import { useTranslation } from "react-i18next";

interface UnknownPlaceProps {
  id: string;
  text: string;
  /** It is the name of several. */
  several?: true;
  suggestions: { name: string; href: string }[];
}

/** Says that the place written is not known, and which ones may be meant. */
export function UnknownPlace({ id, text, several, suggestions }: UnknownPlaceProps) {
  const { t } = useTranslation();
  return (
    <div className="unknown-place" role="alert">
      <p id={id}>{t(several ? "search.severalPlaces" : "search.unknownPlace", { text })}</p>
      {suggestions.length > 0 && (
        <p>
          {!several && <>{t("search.didYouMean")} </>}
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
