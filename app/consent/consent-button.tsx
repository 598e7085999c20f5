import { Button } from "#app/ui/button.tsx";
import type { consentChoices } from "./consent-call.ts";

interface ConsentButtonProps {
  choice: (typeof consentChoices)[number];
  /** The cookie of this choice for as long as the server has not answered, where script sends the form. */
  passingCookie?: string;
  children: string;
}

/** Sends a form about cookies; every choice looks the same, so that none is pressed on anybody. */
export function ConsentButton({ choice, passingCookie, children }: ConsentButtonProps) {
  return (
    <Button look="dark" type="submit" name="choice" value={choice} data-cookie={passingCookie}>
      {children}
    </Button>
  );
}
