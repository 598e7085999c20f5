import { useTranslation } from "react-i18next";
import type { PriceContext } from "./price-context.server.ts";

/** Of the drawing, in its own units: a class is one step wide. */
const [step, height, gap] = [10, 40, 1];

/** How the price stands among comparable ones: in a sentence, on their histogram, and in a table. */
export function PriceInContext({ context }: { context: PriceContext }) {
  const { t } = useTranslation();
  const { standing, compared, classes, href } = context;
  const most = Math.max(...classes.map(({ count }) => count));
  const own = classes.findIndex((each) => each.own);
  return (
    <section className="price-context figures" aria-labelledby="price-context">
      <h2 id="price-context">{t("listing.context.title")}</h2>
      <p className="price-standing">{standing}</p>
      <p>
        {compared} <a href={href}>{t("listing.context.all")}</a>
      </p>
      <svg
        viewBox={`0 0 ${classes.length * step} ${height + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {classes.map(({ label, count, own }, index) => {
          const tall = count === 0 ? 0 : Math.max(1.5, (count / most) * height);
          return (
            <rect
              key={label}
              className={own ? "price-own" : undefined}
              x={index * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
            />
          );
        })}
        <path className="price-tick" d={`M${(own + 0.5) * step} ${height + 1}l2.5 6h-5z`} />
      </svg>
      <p className="price-ends soft small">
        <span>{classes[0]?.label}</span>
        <span>{classes.length > 1 && classes.at(-1)?.label}</span>
      </p>
      <details>
        <summary>{t("listing.context.figures")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("listing.context.price")}</th>
              <th scope="col">{t("listing.context.count")}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ label, count, own }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {own && ` · ${t("listing.context.here")}`}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
