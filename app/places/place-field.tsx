import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/i18n/languages.ts";
import { ChosenPlaces } from "./chosen-places.tsx";
import { PlaceOptions } from "./place-options.tsx";
import {
  lastPlaceIn,
  longestList,
  placesBefore,
  stepInList,
  withPlace,
  writeList,
  type PlaceChoice,
} from "./suggestion.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface PlaceFieldProps {
  /** The name under which the form sends the places, as one list in words: see `readPlaces`. Its ids follow from it. */
  name: string;
  label: string;
  placeholder: string;
  language: Language;
  /** The places searched now. A new array for a new search. */
  chosen: readonly PlaceChoice[];
  /** What the visitor wrote that is no known place. */
  unknown?: string;
  /** The id of what says so. */
  describedBy?: string;
  /** True while the answer to what was chosen last is on its way. */
  isUnderWay?: boolean;
}

/**
 * Where to search. Without script a text field for one place or several; with script an editable combobox (WAI-ARIA APG,
 * list autocomplete), whose chosen places stand before it, each with a button that removes it.
 */
export function PlaceField(given: PlaceFieldProps) {
  const { name, label, placeholder, language, chosen, unknown = "", describedBy, isUnderWay = false } = given;
  const { t } = useTranslation();
  const id = `place-${name}`;
  const input = useRef<HTMLInputElement>(null);
  const where = writeList(chosen, unknown);
  const [live, setLive] = useState(false);
  const [held, setHeld] = useState<readonly PlaceChoice[]>([]);
  const [text, setText] = useState(where);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [said, setSaid] = useState("");

  const { suggestions, isCurrent } = useSuggestions(open ? lastPlaceIn(text) : "", language);
  const options = open ? suggestions.filter(({ slug }) => !held.some((place) => place.slug === slug)) : [];
  const current = options.find(({ slug }) => slug === active) ?? options[0];
  const optionId = (slug: string) => `${id}-${slug}`;

  /** The text as it was last sent: what is typed after that is kept when the results come. */
  const sent = useRef<string>();
  const wasLive = useRef(false);
  /** What was chosen and not answered yet: an answer to what was chosen before takes nothing of it away. */
  const asked = useRef<{ where: string; isUnderWay: boolean }>();
  const shown = useRef<readonly PlaceChoice[]>();
  useEffect(() => {
    const waits = asked.current;
    if (waits && waits.where !== where) {
      if (isUnderWay) waits.isUnderWay = true;
      if (isUnderWay || !waits.isUnderWay) return;
    } else if (!waits && shown.current === chosen) return;
    asked.current = undefined;
    shown.current = chosen;
    const field = input.current;
    const typed = field?.value ?? "";
    const isNew = wasLive.current ? document.activeElement === field && typed !== sent.current : typed !== where;
    // Typed over before script ran: what the visitor wrote stands for the whole field.
    setHeld(isNew && !wasLive.current ? [] : chosen);
    setText(isNew ? typed : unknown);
    setLive((wasLive.current = true));
  }, [chosen, unknown, where, isUnderWay]);

  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = () => {
      sent.current = input.current?.value;
      setOpen(false);
    };
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, []);

  const change = (places: readonly PlaceChoice[], rest: string, words: string) => {
    const fits = writeList(places, rest).length <= longestList;
    // The form reads the fields at once.
    flushSync(() => {
      if (fits) setHeld(places);
      setText(rest);
      setOpen(false);
      setActive(undefined);
      setSaid(fits ? words : t("places.full"));
    });
    input.current?.focus();
    // As every choice in the bar does; a sheet over the results waits for its button.
    if (!fits || !matchMedia("(width >= 64rem)").matches) return;
    asked.current = { where: writeList(places, rest), isUnderWay: false };
    input.current?.form?.requestSubmit();
  };
  const choose = (place: PlaceChoice) =>
    change(withPlace(held, place), placesBefore(text), t("places.added", { name: place.name }));
  const remove = (place: PlaceChoice) =>
    change(
      held.filter((other) => other !== place),
      text,
      t("places.removed", { name: place.name }),
    );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = held.at(-1);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (open) setActive(stepInList(options, active, step));
      else setOpen(true);
    } else if (event.key === "Enter" && current) choose(current);
    else if (event.key === "Escape" && (options.length > 0 || text)) {
      if (options.length === 0) setText("");
      setOpen(false);
    } else if (event.key === "Backspace" && !text && last) remove(last);
    else return;
    event.preventDefault(); // Else Enter sends the form, Escape closes the sheet, arrows move the caret.
  };

  const count = options.length;
  const announcement = isCurrent && open ? (count > 0 ? t("places.found", { count }) : t("places.none")) : said;
  return (
    <div className="field place-field">
      <label className="field-label" htmlFor={`${id}-field`}>
        {label}
      </label>
      <div className="place-entry">
        {held.length > 0 && <ChosenPlaces places={held} onRemove={remove} />}
        <input
          ref={input}
          id={`${id}-field`}
          className="place-input"
          name={live ? undefined : name}
          value={text}
          placeholder={held.length > 0 ? t("places.add") : placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longestList}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy}
          {...(live && {
            role: "combobox",
            "aria-autocomplete": "list" as const,
            "aria-expanded": count > 0,
            "aria-controls": `${id}-list`,
            "aria-activedescendant": current && optionId(current.slug),
          })}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            setActive(undefined);
            setSaid("");
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      {live && (
        <>
          <input type="hidden" name={name} value={writeList(held, text)} />
          <PlaceOptions id={`${id}-list`} options={options} current={current} idOf={optionId} onChoose={choose} />
          <p className="visually-hidden" aria-live="polite">
            {announcement}
          </p>
        </>
      )}
    </div>
  );
}
