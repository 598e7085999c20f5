import type { EnergyView } from "./energy-view.ts";
import { FactsTable } from "./facts-table.tsx";

/** The energy certificate: its scale with the property's class standing out, and its figures. */
export function EnergyLabel({ energy }: { energy: EnergyView }) {
  return (
    <>
      <p>{energy.scheme}</p>
      {energy.class ? (
        <div className="energy-scale" role="img" aria-label={energy.inWords}>
          {energy.scale.map((step) => (
            <span
              key={step.class}
              className={`energy energy-${step.letter}${step.class === energy.class ? " energy-own" : ""}`}
            >
              {step.class}
            </span>
          ))}
        </div>
      ) : (
        <p className="soft">{energy.inWords}</p>
      )}
      {energy.rows.length > 0 && <FactsTable rows={energy.rows} />}
      {energy.note && <p className="soft small">{energy.note}</p>}
    </>
  );
}
