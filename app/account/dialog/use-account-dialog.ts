import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, type MouseEvent } from "react";
import { languageOfPath } from "#app/i18n/languages.ts";
import { href } from "#app/i18n/paths.ts";
import type { SaveWish } from "#app/http/save-wish.ts";
import { accountViews, queryWith, viewHref, viewIn, type AccountView } from "#app/http/account-views.ts";

/** Kept with the history entry that opening the dialog added: closing it goes back. */
const openedHere = { accountOpened: true };

/**
 * The history entry that is being closed, whoever asked for it: closed a second time before the address has changed, it would
 * lead to the page before this one.
 */
let closing: string | null = null;

interface Closing {
  /** To the top of the page, and not to where it was left. */
  toTop?: boolean;
  /** Called once the page beneath has its address again, where the dialog was opened from it. */
  then?: () => void;
}

/**
 * Opens, changes and closes the dialog: it is open when the address says so (`?account=…`), so Back closes it. Changing
 * the view takes the entry's place in the history.
 * @returns `addedEntry` where it was opened on the page beneath, and not by the address of a page that was loaded
 */
export function useAccountDialog() {
  const navigate = useNavigate();
  const { pathname, search, key, ...location } = useLocation();
  const state: unknown = location.state;
  const asked = viewIn(search);
  const addedEntry = typeof state === "object" && state !== null && "accountOpened" in state;

  const toSave = typeof state === "object" && state !== null && "toSave" in state ? (state.toSave as SaveWish) : null;

  const show = useCallback(
    (view: AccountView, { toSave: wish = toSave }: { toSave?: SaveWish | null } = {}) =>
      navigate(
        { search: queryWith(search, view) },
        {
          preventScrollReset: true,
          replace: asked !== null,
          state: asked === null || addedEntry ? { ...openedHere, ...(wish && { toSave: wish }) } : null,
        },
      ),
    [navigate, search, asked, addedEntry, toSave],
  );

  const close = useCallback(
    ({ toTop = false, then }: Closing = {}) => {
      // Back was pressed, and the page has not followed yet: one step more would leave it.
      const isLeft = asked !== null && viewIn(window.location.search) === null;
      if (closing === key || isLeft) return;
      closing = key;
      const goesBack = addedEntry && !toTop;
      // Whoever goes back and forth before the page follows comes to the same entry: its key does not change.
      const onTravel = () => {
        closing = null;
        if (goesBack) then?.();
      };
      window.addEventListener("popstate", onTravel, { once: true });
      if (goesBack) goBeneath(() => navigate(-1));
      else navigate({ search: queryWith(search, null) }, { preventScrollReset: !toTop, replace: true });
    },
    [navigate, search, key, asked, addedEntry],
  );

  /** What a link to a view needs: the page of that name, or the dialog where script runs and it is not such a page. */
  const linkTo = useCallback(
    (view: AccountView) => {
      const language = languageOfPath(pathname);
      const here = accountViews.some((view) => href(view, language) === pathname);
      const returnTo = here ? new URLSearchParams(search).get("returnTo") : pathname + queryWith(search, null);
      const onClick = (event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(view);
      };
      return { href: viewHref(view, language, returnTo), ...(!here && { onClick, "data-dialog": "" }) };
    },
    [pathname, search, show],
  );

  return { asked, toSave, addedEntry, show, close, linkTo };
}

/**
 * Goes to the entry beneath this one by its key, where browsers have keys: where Back has been pressed and the address has not
 * changed yet, that is where it leads, and one step more would leave the page.
 */
function goBeneath(goBack: () => void): void {
  const { navigation } = window as { navigation?: Navigation };
  const beneath = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (!navigation || !beneath) return goBack();
  const { committed, finished } = navigation.traverseTo(beneath.key);
  // Back came first, or something else: wherever it leads, the address says it.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
