/** The class of an energy label on its colour; read aloud with its scheme. */
export function EnergyBadge({ energy }: { energy: { class: string; letter: string; label: string } }) {
  return (
    <span className={`energy energy-${energy.letter}`} role="img" aria-label={energy.label} title={energy.label}>
      {energy.class}
    </span>
  );
}
