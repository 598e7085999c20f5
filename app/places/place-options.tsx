import { useEffect, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Suggestion } from "./suggestion.ts";

interface PlaceOptionsProps {
  id: string;
  options: readonly Suggestion[];
  /** The one that Enter chooses. */
  current?: Suggestion;
  idOf: (slug: string) => string;
  onChoose: (place: Suggestion) => void;
}

/** The suggestions below the place field, to which the focus never moves. */
export function PlaceOptions({ id, options, current, idOf, onChoose }: PlaceOptionsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <ul
      ref={list}
      id={id}
      className="place-options"
      role="listbox"
      aria-label={t("places.suggestions")}
      hidden={options.length === 0}
      onMouseDown={keepFocus}
    >
      {options.map((option) => (
        <li
          key={option.slug}
          id={idOf(option.slug)}
          role="option"
          aria-selected={option === current}
          onClick={() => onChoose(option)}
        >
          <strong>{option.name}</strong>
          {option.also && <span className="place-also">{option.also}</span>}
          <span>{option.detail}</span>
        </li>
      ))}
    </ul>
  );
}
