import type { ButtonHTMLAttributes } from "react";

export type ButtonLook = "accent" | "outline" | "dark" | "quiet";

/** The class of a button's look; `accent` is the one action of a view. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return ["button", look !== "accent" && `button-${look}`, className].filter(Boolean).join(" ");
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

export function Button({ look = "accent", className, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />;
}
