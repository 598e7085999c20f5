import { useEffect, useSyncExternalStore } from "react";

/** The forms of the page that script runs, each with whether it shows something as wrong. */
const forms = new Map<string, boolean>();
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Has the title say whether a form shows something as wrong, for as long as it stands on the page. */
export function useTellRefused(id: string, isRefused: boolean): void {
  useEffect(() => {
    forms.set(id, isRefused);
    changed();
    return () => {
      forms.delete(id);
      changed();
    };
  }, [id, isRefused]);
}

/** Whether a form of the page shows something as wrong; undefined while script runs none. */
export function useAnyRefused(): boolean | undefined {
  return useSyncExternalStore(subscribe, readAny, () => undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readAny = () => (forms.size === 0 ? undefined : [...forms.values()].some(Boolean));
