import { useTranslation } from "react-i18next";
import { Icon, iconNames } from "#app/ui/icon.tsx";
import { Part, State } from "./part.tsx";

const colours = [
  ...["paper", "card", "mist", "sand", "ground", "ink", "soft", "line", "field-line", "rule"],
  ...["brick", "brick-ink", "on-brick", "moss", "on-moss", "dark", "on-dark", "on-dark-soft", "on-dark-line", "focus"],
];
const sizes = ["small", "body", "1", "2", "3", "4", "5", "6"];
const spaces = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** Colours, type, space and icons: the tokens of ui/tokens.css. Styles are inline, which only development allows. */
export function Foundations() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="tokens.css: --*">
        {colours.map((colour) => (
          <State key={colour} name={`--${colour}`}>
            <span className="style-colour" style={{ background: `var(--${colour})` }} />
          </State>
        ))}
      </Part>
      <Part name="tokens.css: --size-*, --display, --text">
        {sizes.map((size) => (
          <State key={size} name={`--size-${size}`}>
            <span className="style-size" style={{ fontSize: `var(--size-${size})` }}>
              {t("home.title")}
            </span>
          </State>
        ))}
      </Part>
      <Part name="tokens.css: --space-*">
        {spaces.map((space) => (
          <State key={space} name={`--space-${space}`}>
            <span className="style-space" style={{ width: `var(--space-${space})` }} />
          </State>
        ))}
      </Part>
      <Part name="Icon">
        {iconNames.map((name) => (
          <State key={name} name={name}>
            <Icon name={name} />
          </State>
        ))}
      </Part>
    </>
  );
}
