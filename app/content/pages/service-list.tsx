import { Icon } from "#app/ui/icon.tsx";
import type { ServiceItem } from "./services-view.server.ts";

interface ServiceListProps {
  services: readonly ServiceItem[];
  heading: "h2" | "h3";
}

/** Services, each a link to its own page. */
export function ServiceList({ services, heading: Heading }: ServiceListProps) {
  return (
    <ul className="service-index">
      {services.map(({ href, title, summary, provider }) => (
        <li key={href}>
          <Heading>
            <a href={href}>{title}</a>
          </Heading>
          <p>{summary}</p>
          <p className="service-provider">
            {provider}
            <Icon name="arrow-right" />
          </p>
        </li>
      ))}
    </ul>
  );
}
