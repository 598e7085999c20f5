import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { accountFormId, turnIntent, type SignInFormProps } from "./account-form.ts";

interface TurnToViewProps extends Pick<SignInFormProps, "viewLink" | "toSave"> {
  view: "login" | "sign-up";
  children: ReactNode;
}

/** The way from one form that signs in to the other: a link, or where something would be lost a button that sends it there. */
export function TurnToView({ view, viewLink, toSave, children }: TurnToViewProps) {
  const link = viewLink(view);
  if (!toSave) return <a {...link}>{children}</a>;
  return (
    <Button
      look="quiet"
      type="submit"
      form={accountFormId}
      formAction={link.href}
      formMethod="post"
      formNoValidate
      name="intent"
      value={turnIntent}
    >
      {children}
    </Button>
  );
}
