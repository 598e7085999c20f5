/**
 * An element of an XML source with all that is in it, by local names in lower case. It notes what was asked of it, so
 * that a mapping can say afterwards what it had no use for.
 */
export class XmlElement {
  readonly children: XmlElement[] = [];
  readonly #attributes: ReadonlyMap<string, string>;
  readonly #asked = new Set<string>();
  #text = "";
  #textAsked = false;

  /** @param line where it begins in the source */
  constructor(
    readonly name: string,
    readonly line: number,
    attributes: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#attributes = attributes;
  }

  addText(text: string): void {
    this.#text += text;
  }

  /** What stands in it, without the space around; undefined when it is empty. */
  get text(): string | undefined {
    this.#textAsked = true;
    return this.#text.trim() || undefined;
  }

  /** The first of this name along a path of names; undefined when there is none. */
  child(...path: string[]): XmlElement | undefined {
    return path.reduce<XmlElement | undefined>(
      (element, name) => element?.children.find((each) => each.name === name),
      this,
    );
  }

  all(name: string): XmlElement[] {
    return this.children.filter((each) => each.name === name);
  }

  /** The text of the first element along a path; undefined when there is none, or nothing in it. */
  textOf(...path: string[]): string | undefined {
    return this.child(...path)?.text;
  }

  /** An attribute's value; its name in any case. Undefined when it is absent or empty. */
  attribute(name: string): string | undefined {
    this.#asked.add(name);
    return this.#attributes.get(name)?.trim() || undefined;
  }

  /** The names of the attributes that say yes: `true`, `1`, `ja`. All of them count as asked for. */
  flags(): Set<string> {
    const set = new Set<string>();
    for (const [name, value] of this.#attributes) {
      this.#asked.add(name);
      if (saysYes(value)) set.add(name);
    }
    return set;
  }

  /** Takes what is in it as read: a mapping knows it and has no use for it by purpose. */
  ignore(): void {
    this.#textAsked = true;
    for (const name of this.#attributes.keys()) this.#asked.add(name);
    this.children.forEach((child) => {
      child.ignore();
    });
  }

  /** Paths of what was never asked for and says something: not what is empty, `false` or `0`. */
  unread(prefix = ""): string[] {
    const found: string[] = [];
    if (!this.#textAsked && saysSomething(this.#text)) found.push(prefix || this.name);
    for (const [name, value] of this.#attributes) {
      if (!this.#asked.has(name) && saysSomething(value)) found.push(`${prefix}@${name}`);
    }
    for (const child of this.children) {
      found.push(...child.unread(prefix === "" ? child.name : `${prefix}/${child.name}`));
    }
    return found;
  }
}

/** Whether a value of the trade's XML says yes. */
export function saysYes(value: string | undefined): boolean {
  return /^(?:true|1|ja|yes)$/i.test(value?.trim() ?? "");
}

function saysSomething(value: string): boolean {
  return !/^(?:|false|0|0\.0+|nein|no|keine_angabe)$/i.test(value.trim());
}
