import { useTranslation } from "react-i18next";
import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";

const gifts = [
  ["searches", "bookmark"],
  ["alerts", "mail"],
  ["shortlist", "heart"],
] as const;

/** Beside the forms of the account, on a phone below them: what it gives, over a house whose lights are on. */
export function AccountGives() {
  const { t } = useTranslation();
  return (
    <section className="account-gives" aria-labelledby="account-gives">
      <div className="account-gives-words">
        <h2 id="account-gives">{t("account.gives.heading")}</h2>
        <ul>
          {gifts.map(([gift, icon]) => (
            <li key={gift}>
              <Icon name={icon} />
              <p>
                <strong>{t(`account.gives.${gift}.name`)}</strong>{" "}
                <UnbrokenText text={t(`account.gives.${gift}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Drawing className="filling-drawing account-drawing" name="office-at-dusk" width={640} height={480} />
    </section>
  );
}
