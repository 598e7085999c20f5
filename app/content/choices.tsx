interface ChoicesProps {
  label: string;
  choices: readonly { label: string; href: string; current: boolean }[];
}

/** One of several views of a page, as links: topics, markets. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav className="choices" aria-label={label}>
      <ul className="chips">
        {choices.map(({ label, href, current }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={current ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
