import { Drawing } from "#app/ui/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ServiceItem } from "./services-view.server.ts";

interface ServiceListProps {
  services: readonly ServiceItem[];
  heading: "h2" | "h3";
  /** The first list of a page: the drawings of its first row are seen at once. */
  first?: boolean;
}

/** A row of drawings, on a desk. */
const inARow = 3;

/** Services, each drawn as the building that it is about, and a link to its own page. */
export function ServiceList({ services, heading: Heading, first }: ServiceListProps) {
  return (
    <ul className="service-index">
      {services.map(({ drawing, href, title, summary, provider }, index) => (
        <li key={href} className={drawing && "service-drawn"}>
          {drawing && (
            <Drawing
              name={drawing}
              width={400}
              height={300}
              className="service-drawing"
              eager={first && index < inARow}
            />
          )}
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
