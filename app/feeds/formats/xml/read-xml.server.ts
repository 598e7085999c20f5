import sax from "sax";
import { FeedUnreadableError } from "../open-feed.server.ts";
import { XmlElement } from "./xml-element.ts";

/** A piece of an XML source: a container that opens, or a whole element that stands in one. */
type XmlPiece =
  | { kind: "opens"; element: XmlElement }
  | {
      kind: "element";
      element: XmlElement;
      /** Characters that were kept of it. */
      size: number;
      /** Why it could not be kept whole. */
      damage?: string;
    };

export interface XmlLimits {
  /** Elements within each other. */
  depth: number;
  /** Of one element. */
  attributes: number;
  /** Characters of a name, of an attribute's value, and of all that stands in one piece. */
  name: number;
  attribute: number;
  piece: number;
  /** Elements in one piece. */
  elements: number;
}

const usual: XmlLimits = {
  depth: 40,
  attributes: 100,
  name: 100,
  attribute: 4_000,
  piece: 2_000_000,
  elements: 20_000,
};

interface XmlOptions {
  /** Elements that hold the records, by local names; what stands in them is given one by one. The root always is one. */
  containers: readonly string[];
  /** Elements whose text is left out: pictures inside the file. */
  skipped?: readonly string[];
  limits?: XmlLimits;
}

/**
 * Reads XML as a stream of pieces, in memory that does not grow with the file. Names lose their namespace prefix and are
 * in lower case. Entities are the five of XML itself and character references; a document type that declares anything is
 * refused, one that only names a file is passed over.
 * @param texts decoded, in pieces of any size
 * @throws FeedUnreadableError where it is not well-formed, or beyond a limit outside of a piece
 */
export async function* readXml(texts: AsyncIterable<string>, options: XmlOptions): AsyncGenerator<XmlPiece> {
  const reader = new PieceReader(options);
  for await (const text of texts) {
    reader.write(text);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

/** Without the entities of HTML; the types do not know the option. */
const strictly = { position: true, strictEntities: true };

class PieceReader {
  readonly #limits: XmlLimits;
  readonly #containers: ReadonlySet<string>;
  readonly #skipped: ReadonlySet<string>;
  readonly #parser = sax.parser(true, strictly);
  #pieces: XmlPiece[] = [];
  /** Of elements that are open, from the piece's own down. */
  readonly #open: XmlElement[] = [];
  #depth = 0;
  #size = 0;
  #elements = 0;
  #attributes = 0;
  #damage: string | undefined;

  constructor({ containers, skipped = [], limits = usual }: XmlOptions) {
    this.#limits = limits;
    this.#containers = new Set(containers);
    this.#skipped = new Set(skipped);
    const parser = this.#parser;
    parser.onerror = (error) => this.#refuse(error.message.split("\n", 1)[0] ?? "is not well-formed");
    parser.ondoctype = (text) => {
      if (/\[|<!/.test(text)) this.#refuse("declares a document type of its own, which no feed needs");
    };
    parser.onopentagstart = () => {
      this.#attributes = 0;
    };
    parser.onattribute = ({ name, value }) => {
      this.#count(name, value);
    };
    parser.onopentag = ({ name, attributes }) => {
      this.#opens(name, attributes as Record<string, string>);
    };
    parser.ontext = (text) => {
      this.#text(text);
    };
    parser.oncdata = (text) => {
      this.#text(text);
    };
    parser.onclosetag = () => {
      this.#closes();
    };
  }

  write(text: string): void {
    // In slices: the parser looks at its own limits after each.
    for (let start = 0; start < text.length; start += sliceLength)
      this.#parser.write(text.slice(start, start + sliceLength));
  }

  end(): void {
    if (this.#depth > 0) this.#refuse("ends within an element: it was cut short");
    this.#parser.close();
  }

  take(): XmlPiece[] {
    const pieces = this.#pieces;
    if (pieces.length > 0) this.#pieces = [];
    return pieces;
  }

  #refuse(what: string): never {
    throw new FeedUnreadableError(`The XML of the feed, at line ${this.#parser.line + 1}: ${what}`);
  }

  #count(name: string, value: string): void {
    const { attributes, name: longestName, attribute } = this.#limits;
    if (++this.#attributes > attributes) this.#refuse(`an element has more than ${attributes} attributes`);
    if (name.length > longestName) this.#refuse(`a name has more than ${longestName} characters`);
    if (value.length > attribute) this.#refuse(`an attribute has more than ${attribute} characters`);
  }

  #opens(qualified: string, given: Record<string, string>): void {
    if (++this.#depth > this.#limits.depth)
      this.#refuse(`has more than ${this.#limits.depth} elements within each other`);
    if (qualified.length > this.#limits.name) this.#refuse(`a name has more than ${this.#limits.name} characters`);
    const name = localName(qualified);
    const attributes = new Map<string, string>();
    for (const [key, value] of Object.entries(given)) {
      if (!key.startsWith("xmlns")) attributes.set(localName(key), value);
    }
    const element = new XmlElement(name, this.#parser.line + 1, attributes);
    if (this.#open.length === 0 && (this.#depth === 1 || this.#containers.has(name))) {
      this.#pieces.push({ kind: "opens", element });
      return;
    }
    if (this.#open.length === 0) {
      this.#size = 0;
      this.#elements = 0;
      this.#damage = undefined;
    }
    this.#size += qualified.length;
    for (const [key, value] of attributes) this.#size += key.length + value.length;
    if (++this.#elements > this.#limits.elements) this.#damage ??= `has more than ${this.#limits.elements} elements`;
    // What is beyond the limit is read on and not kept, until the piece is over.
    if (this.#isWithin()) this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (!element || this.#skipped.has(element.name)) return;
    this.#size += text.length;
    if (this.#isWithin()) element.addText(text);
  }

  #closes(): void {
    this.#depth--;
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    const size = Math.min(this.#size, this.#limits.piece);
    this.#pieces.push({ kind: "element", element, size, damage: this.#damage });
  }

  #isWithin(): boolean {
    if (this.#size > this.#limits.piece) this.#damage ??= `has more than ${this.#limits.piece} characters`;
    return this.#damage === undefined;
  }
}

const sliceLength = 65_536;

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(":") + 1).toLowerCase();
}
