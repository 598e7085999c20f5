export interface CountedLink {
  name: string;
  href: string;
  /** Written for reading. */
  formatted: string;
}

/** Places, types: each a link with how many properties there are. */
export function CountedLinks({ links, label }: { links: readonly CountedLink[]; label: string }) {
  return (
    <ul className="counted-links" aria-label={label}>
      {links.map(({ name, href, formatted }) => (
        <li key={href}>
          <a href={href}>
            {name} <span>{formatted}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
