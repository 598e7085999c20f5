import type { i18n } from "i18next";
import { StrictMode, useEffect, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";

interface TakenOverProps {
  i18n: i18n;
  /** Called once the page stands, after whatever the page itself does then. */
  onStanding: () => void;
  children: ReactNode;
}

/**
 * What the browser puts around the page that the server has rendered. None of it has more than one child: `useId` counts
 * the branches above it, and the ids would not be those of the server's page.
 */
export function TakenOver({ i18n, onStanding, children }: TakenOverProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Standing onStanding={onStanding}>{children}</Standing>
      </I18nextProvider>
    </StrictMode>
  );
}

function Standing({ onStanding, children }: Omit<TakenOverProps, "i18n">) {
  useEffect(onStanding, [onStanding]);
  return children;
}
