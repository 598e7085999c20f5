/**
 * An address with what is written onto it; a word that begins with one letter and a hyphen ("e-mails", "G-score"); a
 * French verb with its pronoun ("achetez-vous", "viendra-t-on"); what is done with a property ("te huur", "à vendre").
 */
const whole =
  /(\S+@\S+|(?<![\p{L}-])\p{L}-\p{L}{2,}|\p{L}+(?:-t)?-(?:vous|nous|les?|la|y|en|on|ils?|elles?|ci|là)(?![\p{L}-])|(?<!\p{L})(?:te (?:huur|koop)|à (?:louer|vendre)|to let|for sale)(?!\p{L}))/giu;

/** The end of an address with the full stop or so behind it: where the address fills its line, no sign stands alone. */
const end = /[\p{L}\d]{2,}[^\p{L}\d]+$/u;

/**
 * A text whose e-mail addresses and words such as "e-mails" or "P-scores" go to the next line whole, rather than break at
 * a hyphen or within. It stays one box, also where it stands in a grid or beside a mark.
 */
export function UnbrokenText({ text }: { text: string }) {
  const parts = text.split(whole);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        // What matches stands at the odd places.
        index % 2 === 0 ? part : <WholePart key={index} part={part} />,
      )}
    </span>
  );
}

function WholePart({ part }: { part: string }) {
  if (!part.includes("@")) return <span className="unbroken">{part}</span>;
  const at = part.search(end);
  return (
    <span className="unbroken-box">
      {at < 0 ? part : part.slice(0, at)}
      {at >= 0 && <span className="unbroken">{part.slice(at)}</span>}
    </span>
  );
}
