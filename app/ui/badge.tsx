import type { ReactNode } from "react";

/** A word on a picture or beside a title: new, price drop, under option. */
export function Badge({ tone, children }: { tone?: "brick" | "moss" | "ink"; children: ReactNode }) {
  return <span className={tone ? `badge badge-${tone}` : "badge"}>{children}</span>;
}
