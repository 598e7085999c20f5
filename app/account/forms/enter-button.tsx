interface EnterButtonProps {
  /** The id of the form that the key sends, where the button stands outside it. */
  form?: string;
}

/**
 * What Enter in a field presses, as browsers press a form's first button: it stands ahead of those that lead elsewhere.
 * Nobody sees it or comes to it by Tab.
 */
export function EnterButton({ form }: EnterButtonProps) {
  return <button className="visually-hidden" type="submit" form={form} tabIndex={-1} aria-hidden />;
}
