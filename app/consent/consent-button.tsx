import { Button } from "#app/ui/button.tsx";
import type { consentChoices } from "./consent-call.ts";

interface ConsentButtonProps {
  choice: (typeof consentChoices)[number];
  children: string;
}

/** Sends a form about cookies; every choice looks the same, so that none is pressed on anybody. */
export function ConsentButton({ choice, children }: ConsentButtonProps) {
  return (
    <Button look="dark" type="submit" name="choice" value={choice}>
      {children}
    </Button>
  );
}
