import { useEffect, useId, useRef, type ReactNode } from "react";
import { UnbrokenText } from "#app/ui/unbroken-text.tsx";
import { findFrequency, frequencies, type Frequency } from "#app/vocabulary/frequencies.ts";

interface FrequencyChoicesProps {
  legend: string;
  /** Undefined before anybody has chosen. */
  current: Frequency | undefined;
  labelOf: (frequency: Frequency) => string;
  /** Where the choice is one of the fields of another form and goes along with it. */
  alongWith?: {
    /** Its id. */
    form: string;
    onChoose: (frequency: Frequency) => void;
  };
  /** What stands below the choices. */
  children?: ReactNode;
}

/** How often somebody wants to hear of a search: a button for each, inside a form that takes `frequency`. */
export function FrequencyChoices({ legend, current, labelOf, alongWith, children }: FrequencyChoicesProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const onStart = useRef(() => {
    const chosen = findFrequency(group.current?.querySelector<HTMLInputElement>("input:checked")?.value);
    if (chosen && chosen !== current) alongWith?.onChoose(chosen);
  });
  // The page starts its script as it is first touched: a choice that was that touch has told nobody yet.
  useEffect(() => onStart.current(), []);
  return (
    <div ref={group} className="strategy-frequency" role="group" aria-labelledby={id}>
      <p className="soft small" id={id}>
        <UnbrokenText text={legend} />
      </p>
      <div className="strategy-choices">
        {frequencies.map((frequency) =>
          alongWith ? (
            <label key={frequency} className="strategy-choice">
              <input
                type="radio"
                name="frequency"
                value={frequency}
                form={alongWith.form}
                defaultChecked={frequency === current}
                onChange={() => alongWith.onChoose(frequency)}
              />
              {labelOf(frequency)}
            </label>
          ) : (
            <button
              key={frequency}
              className="strategy-choice"
              type="submit"
              name="frequency"
              value={frequency}
              aria-pressed={frequency === current}
            >
              {labelOf(frequency)}
            </button>
          ),
        )}
      </div>
      {children}
    </div>
  );
}
