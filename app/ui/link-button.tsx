import type { AnchorHTMLAttributes } from "react";
import { buttonClass, type ButtonLook } from "./button.tsx";

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: ButtonLook;
}

/** A link that looks like a button: it leads somewhere, it does nothing else. */
export function LinkButton({ look = "accent", className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(look, className)} />;
}
