import type { ReactNode } from "react";

/** A part of the site under its name in the code, in one state or several. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="style-part">
      <h2>
        <code>{name}</code>
      </h2>
      <div className="style-states">{children}</div>
    </section>
  );
}

/** One state of a part, with what makes it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="style-state">
      <code className="style-name">{name}</code>
      {children}
    </div>
  );
}
