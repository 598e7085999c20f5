/** An address with what is written onto it, or one of the words made with "e-mail". */
const whole = /(\S+@\S+|\be-mail\p{L}*)/giu;

/** A text whose e-mail addresses and words such as "e-mails" go to the next line whole, rather than break at a hyphen. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    // What matches stands at the odd places.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={part.includes("@") ? "unbroken-address" : "unbroken"}>
        {part}
      </span>
    ),
  );
}
