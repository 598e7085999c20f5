import { useSubmit } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { accountFormId, turnIntent, type SignInFormProps } from "./account-form.ts";

interface TurnToViewProps extends Pick<SignInFormProps, "viewLink"> {
  view: "login" | "sign-up" | "forgot-password";
  /** True where the form is one that the router sends, wherever its button leads: it is sent by hand then. */
  isRouted?: boolean;
  /** It stands on a line of its own, as high as a finger. */
  isAlone?: boolean;
  children: ReactNode;
}

/**
 * The way from one form of the account to another. In the dialog it is a link, which takes along what was typed by script; on
 * a page it is a button that sends the form there: what was typed goes in the body, not in an address that servers log.
 */
export function TurnToView({ view, viewLink, isRouted = false, isAlone = false, children }: TurnToViewProps) {
  const submit = useSubmit();
  const link = viewLink(view);
  if (link.onClick) {
    return (
      <a className={isAlone ? "line-link" : undefined} {...link}>
        {children}
      </a>
    );
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
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
      onClick={isRouted ? onClick : undefined}
    >
      {children}
    </Button>
  );
}
