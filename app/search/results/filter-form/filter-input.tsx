import { useEffect, useRef, type InputHTMLAttributes } from "react";

interface FilterInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What the search says; the visitor may type something else meanwhile. */
  value: string;
}

/** A field that the visitor types in freely, and that follows the search whenever that changes; it keeps its focus. */
export function FilterInput({ value, ...rest }: FilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not at the start: somebody quick has typed into the page before script ran.
    if (!input.current || shown.current === value) return;
    shown.current = value;
    input.current.value = value;
  }, [value]);
  return <input {...rest} ref={input} className="input" defaultValue={value} />;
}
