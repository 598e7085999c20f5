import { Icon } from "./icon.tsx";

/** The heading of a section that shows some, and the way to all of them. */
export function SectionHead({ heading, all }: { heading: string; all: { href: string; label: string } }) {
  return (
    <header className="section-head">
      <h2>{heading}</h2>
      <a href={all.href}>
        {all.label}
        <Icon name="arrow-right" />
      </a>
    </header>
  );
}
