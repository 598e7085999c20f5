/** A figure in finished words. */
export interface Figure {
  label: string;
  value: string;
  /** `/m²/year` */
  unit?: string;
}

/** A few large figures side by side, each with what it is. */
export function Figures({ figures, className }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={className}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
