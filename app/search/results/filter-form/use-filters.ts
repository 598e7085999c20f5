import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { SearchQuery } from "#app/filters/criteria.ts";
import { foldForm, refusedNumbers, withRefused, writtenFields } from "#app/filters/form-fields.ts";
import { freeText } from "#app/filters/free-text.ts";
import { searchHref } from "#app/filters/search-url.ts";
import { readyPanels } from "./ready-panels.ts";
import { barFrom, useFilterSheet } from "./use-filter-sheet.ts";
import { useUnderWay } from "./use-under-way.ts";

/** Milliseconds between the last move of a slider and the search: keys step through several classes. */
const rest = 350;

/**
 * What script adds to the filters: a range searches as it is set, a search whose place stays goes to its address
 * without a redirect, and an open panel closes with Escape, when the visitor clicks or goes on elsewhere, or once its choice is made.
 * @param where the place field's text as the server gave it
 * @returns `live` once script runs
 */
export function useFilters(query: SearchQuery, language: Language, where: string) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const { isUnderWay, isLookedUp, join, wait } = useUnderWay(query, language);
  useEffect(() => setLive(true), []);
  useFilterSheet(form, location.key);

  const readFields = () => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (typeof value === "string") fields.append(name, value);
    }
    return fields;
  };
  /** The search that the fields mean; undefined when the server has to look up the place. */
  const fieldsHref = () => {
    const fields = readFields();
    if (fields.get("location")?.trim() !== where || (where && !query.location && !query.district)) return undefined;
    const search = freeText(fields.get("search") ?? "");
    const href = searchHref({ ...join(foldForm({ ...query, search }, fields)), page: undefined }, language);
    return withRefused(href, refusedNumbers(fields));
  };
  /**
   * Number fields show the figures that were read, also where the search stays what it was.
   * @param typing the field that is still being typed in
   */
  const writeFields = (typing?: Element | null) => {
    const fields = readFields();
    for (const [name, text] of Object.entries(writtenFields(foldForm(query, fields), refusedNumbers(fields)))) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field?.value && field !== typing && field.value !== text) field.value = text;
    }
  };
  const go = (to: string) => {
    // What is under way is another search: taken back, it must not arrive.
    if (isUnderWay || to !== location.pathname + location.search) navigate(to);
  };

  // The listeners below live as long as the form; they are to see the search of the moment.
  const commit = useRef(() => {});
  useEffect(() => {
    commit.current = () => {
      writeFields(document.activeElement);
      const to = fieldsHref();
      if (to) go(to);
    };
  });

  useEffect(() => {
    const filters = form.current;
    if (!filters) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onChange = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(".filter-range")) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => commit.current(), rest);
    };
    // Who has gone on to the other field types there: half a number is none, and would turn the range around.
    const onInput = () => clearTimeout(waiting);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !closePanel(filters, true)) return;
      event.preventDefault(); // Or the sheet around the panel would close as well.
    };
    const leaveFor = (target: EventTarget | null) => {
      const open = openPanel(filters);
      if (open && isBar() && target instanceof Node && !open.contains(target)) open.open = false;
    };
    const onPress = ({ target }: Event) => leaveFor(target);
    // Without a new owner the focus has left the window, or was lost in the panel: both stay as they are.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => leaveFor(relatedTarget);
    filters.addEventListener("change", onChange);
    filters.addEventListener("input", onInput);
    filters.addEventListener("keydown", onKey);
    filters.addEventListener("focusout", onFocusOut);
    document.addEventListener("pointerdown", onPress);
    return () => {
      clearTimeout(waiting);
      filters.removeEventListener("change", onChange);
      filters.removeEventListener("input", onInput);
      filters.removeEventListener("keydown", onKey);
      filters.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);

  // Another search has other panels. On a narrow screen they stand in a sheet that is closed.
  useEffect(() => {
    if (live && isBar()) return readyPanels([...(form.current?.querySelectorAll(".filter-panel") ?? [])]);
  }, [live, query]);

  // A choice made in a panel closes it; ranges and places are seldom set in one go.
  const arrivedAt = useRef(location.key);
  useEffect(() => {
    if (location.key === arrivedAt.current) return;
    arrivedAt.current = location.key;
    const open = form.current && openPanel(form.current);
    if (open && !open.matches(".filter-range, .filter-places")) closePanel(form.current, true);
  }, [location.key]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    writeFields();
    const to = fieldsHref();
    const [refused] = Object.keys(refusedNumbers(readFields()));
    // Where a number can't be read, its field stays in sight, and says so.
    if (refused) showField(event.currentTarget, refused);
    else if (isBar()) closePanel(form.current, true);
    else event.currentTarget.hidePopover();
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    } else if (isUnderWay && !isLookedUp) {
      // The fields know nothing of a link that is on its way: once it has come, they do. Who has gone on typing sends them.
      event.preventDefault();
      const asked = readFields().get("location");
      wait(() => readFields().get("location") === asked && form.current?.requestSubmit());
    }
  };

  return { form, live, isUnderWay, onSubmit };
}

/** The filters are a bar on a wide screen, a sheet on a narrow one (filter-sheet.css). */
function isBar() {
  return matchMedia(barFrom).matches;
}

function openPanel(form: HTMLFormElement) {
  return form.querySelector<HTMLDetailsElement>("details.filter[open]");
}

function showField(form: HTMLFormElement, name: string) {
  const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
  const panel = field?.closest("details");
  if (panel) panel.open = true;
  field?.focus();
}

/** @returns whether a panel was open */
function closePanel(form: HTMLFormElement | null, keepFocus: boolean): boolean {
  const open = form && openPanel(form);
  if (!open) return false;
  const hadFocus = open.contains(document.activeElement);
  open.open = false;
  if (keepFocus && hadFocus) open.querySelector("summary")?.focus();
  return true;
}
