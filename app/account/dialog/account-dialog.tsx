import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { viewIn } from "#app/http/account-views.ts";
import { CloseButton } from "#app/ui/close-button.tsx";
import { loadSheets } from "#app/ui/style-sheets.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useAuth } from "../auth-state.tsx";
import { effectiveView } from "./effective-view.ts";
import { DialogContent, loadDialogContent } from "./dialog-content.tsx";
import { useAccountDialog } from "./use-account-dialog.ts";

/** Opens once its sheet is there, which comes with the page's code. */
const Opened = lazy(async () => {
  await loadSheets("account");
  return { default: Modal };
});

/** Has what the dialog needs come while something else is waited for; what fails now is asked for again when it opens. */
export function prepareAccountDialog(): void {
  void loadSheets("account");
  loadDialogContent().catch(() => undefined);
}

/**
 * The account dialog over any page (specification, section 2): open when the address asks for it and script runs. Its
 * forms are loaded when it opens; the server renders none of it.
 */
export function AccountDialog() {
  const hydrated = useHydrated();
  const { enabled, user } = useAuth();
  const { asked, show, close } = useAccountDialog();
  const { pathname } = useLocation();
  const view = enabled ? effectiveView(asked, user, pathname) : null;
  const isComplete = user?.profile === "complete";
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (!hydrated) return;
    // Whoever has completed the profile begins at the top (specification, section 4).
    if (view === null && before === "complete-profile" && isComplete) close({ toTop: true });
    else if (view === null && asked !== null) close();
    // The address says what is shown, also after a sign-up has led to the profile.
    else if (view !== null && asked !== null && asked !== view) show(view);
    // oxlint-disable-next-line react/exhaustive-deps -- once: each changes the address, and `show` and `close` with it
  }, [hydrated, asked, view, isComplete]);
  const dismiss = useCallback(() => close(), [close]);
  if (!hydrated || view === null) return null;
  return (
    <Suspense fallback={null}>
      <Opened dismiss={view === "complete-profile" ? null : dismiss}>
        <DialogContent view={view} />
      </Opened>
    </Suspense>
  );
}

interface ModalProps {
  /** What Escape, the close button and a press beside the dialog do; null when nothing may. */
  dismiss: (() => void) | null;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, makes the page inert, and gives the focus back. */
function Modal({ dismiss, children }: ModalProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before it opens: an Escape that nobody takes closes it by the browser alone, and the address would go on asking for it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A second Escape would close the dialog in spite of a prevented `cancel`: the key itself is taken.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      dismiss?.();
    };
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      dismiss?.();
    };
    // Pressed and let go beside it: marking a text may end outside.
    let pressed: EventTarget | null = null;
    const onPress = (event: PointerEvent) => (pressed = event.target);
    const onClick = (event: MouseEvent) => {
      if (event.target === element && pressed === element) dismiss?.();
    };
    // By the browser in spite of all that: it is open as long as the address says so.
    const onClose = () => {
      if (element.open) return;
      if (dismiss) dismiss();
      else element.showModal();
    };
    element.addEventListener("keydown", onKey);
    element.addEventListener("cancel", onCancel);
    element.addEventListener("close", onClose);
    element.addEventListener("pointerdown", onPress);
    element.addEventListener("click", onClick);
    return () => {
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("close", onClose);
      element.removeEventListener("pointerdown", onPress);
      element.removeEventListener("click", onClick);
    };
  }, [dismiss]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed by the browser, and asked for again by Forward before the page has followed: nothing else would open it.
    const onTravel = () => {
      if (element && !element.open && viewIn(window.location.search) !== null) element.showModal();
    };
    window.addEventListener("popstate", onTravel);
    return () => {
      window.removeEventListener("popstate", onTravel);
      element?.close();
      // Where the page was loaded with the dialog open, nothing on it had the focus before.
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused)) {
        document.querySelector("main")?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <dialog ref={dialog} className="account-dialog" aria-labelledby="account-dialog-heading">
      <div className="account-dialog-inside">
        {dismiss && (
          <CloseButton className="account-dialog-close" label={t("shell.accountDialog.close")} onClose={dismiss} />
        )}
        {children}
      </div>
    </dialog>
  );
}
