/** Links one below the other, with a hairline between. */
export function PlainLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className="plain-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
