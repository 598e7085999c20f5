import { useContext } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";

/*
 * What components have of react-i18next in the server's build (vite.config.ts). A page asks some hundred times for its texts,
 * and each time the library reads its options and asks React for a state, three references and two effects: for texts that
 * come later or in another language, of which a server that renders a page has none.
 */

export { I18nextProvider };

/** The texts of the page's language, which are at hand. */
export function useTranslation() {
  const { i18n } = useContext(I18nContext);
  return { t: i18n.t, i18n, ready: true };
}
