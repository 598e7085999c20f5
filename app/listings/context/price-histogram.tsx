/** Of the drawing, in its own units: a class is one step wide. */
const [step, height, gap] = [10, 40, 1];

interface PriceHistogramProps {
  /** From the cheapest to the dearest; `own` is the one that a tick points at. */
  classes: readonly { label: string; count: number; own: boolean }[];
  /** What opens the table, and the heads of its columns. */
  summary: string;
  price: string;
  count: string;
  /** What the marked class is told by in the table. */
  here?: string;
}

/** Prices in classes, drawn and in a table. */
export function PriceHistogram({ classes, summary, price, count: countLabel, here }: PriceHistogramProps) {
  const most = Math.max(...classes.map(({ count }) => count));
  const own = classes.findIndex((each) => each.own);
  return (
    <div className="price-histogram">
      <svg
        viewBox={`0 0 ${classes.length * step} ${height + (own < 0 ? 0 : 8)}`}
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
        {own >= 0 && <path className="price-tick" d={`M${(own + 0.5) * step} ${height + 1}l2.5 6h-5z`} />}
      </svg>
      {/* As wide as the bars: no text, whose lines are kept short. */}
      <div className="price-ends soft small">
        <span>{classes[0]?.label}</span>
        <span>{classes.length > 1 && classes.at(-1)?.label}</span>
      </div>
      <details>
        <summary className="disclosure opens">{summary}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{price}</th>
              <th scope="col">{countLabel}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ label, count, own }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {own && here && ` · ${here}`}
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
