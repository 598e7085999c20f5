import { Figures, type Figure } from "#app/ui/figures.tsx";

interface Link {
  href: string;
  words: string;
}

interface LiveFiguresProps {
  label: string;
  figures: readonly Figure[];
  note: string;
  link: Link;
}

/** The market of a search in a few figures, in a text. */
export function LiveFigures({ label, figures, note, link }: LiveFiguresProps) {
  return (
    <div className="live">
      <p className="live-title">{label}</p>
      {figures.length > 0 && <Figures className="figure-strip figures" figures={figures} />}
      <p className="live-note">{note}</p>
      <LiveLink {...link} />
    </div>
  );
}

interface LiveListingsProps {
  label: string;
  /** Items of `.cards`. */
  cards: string;
  nothing?: string;
  link: Link;
}

/** The newest listings of a search, in a text. */
export function LiveListings({ label, cards, nothing, link }: LiveListingsProps) {
  return (
    <div className="live">
      <p className="live-title">{label}</p>
      {nothing ? (
        <p className="live-note">{nothing}</p>
      ) : (
        <ol className="cards" dangerouslySetInnerHTML={{ __html: cards }} />
      )}
      <LiveLink {...link} />
    </div>
  );
}

function LiveLink({ href, words }: Link) {
  return (
    <p className="live-link">
      <a href={href}>{words}</a>
    </p>
  );
}
