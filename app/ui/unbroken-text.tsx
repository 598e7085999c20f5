/** An address with what is written onto it, or one of the words made with "e-mail". */
const whole = /(\S+@\S+|\be-mail\p{L}*)/giu;

/**
 * A text whose e-mail addresses and words such as "e-mails" go to the next line whole, rather than break at a hyphen. It
 * stays one box, also where it stands in a grid or beside a mark.
 */
export function UnbrokenText({ text }: { text: string }) {
  const parts = text.split(whole);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        // What matches stands at the odd places.
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={part.includes("@") ? "unbroken-box" : "unbroken"}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
