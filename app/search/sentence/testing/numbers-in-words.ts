const upTo = (list: string) => list.split(" ");

const english = upTo(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const englishTens = upTo("- - twenty thirty forty fifty sixty seventy eighty ninety");
const french = upTo(
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
);
const frenchTens = upTo("- - vingt trente quarante cinquante soixante septante quatre-vingt nonante");
const dutch = upTo(
  "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
);
const dutchTens = upTo("- - twintig dertig veertig vijftig zestig zeventig tachtig negentig");

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

/** Millions, thousands and what is left of a whole number. */
const groups = (value: number) => [Math.floor(value / 1e6), Math.floor(value / 1_000) % 1_000, value % 1_000] as const;

/** A whole number below a thousand million as it is said in English: "one hundred and five thousand". */
export function inEnglish(value: number): string {
  const below100 = (n: number) =>
    n < 20 ? english[n]! : englishTens[Math.floor(n / 10)]! + (n % 10 ? `-${english[n % 10]}` : "");
  const below1000 = (n: number) => {
    const hundreds = n < 100 ? "" : `${english[Math.floor(n / 100)]} hundred`;
    const rest = n % 100 || n === 0 ? below100(n % 100) : "";
    return joined(hundreds, hundreds && rest ? "and" : "", rest);
  };
  const [millions, thousands, rest] = groups(value);
  return joined(
    millions ? `${below1000(millions)} million` : "",
    thousands ? `${below1000(thousands)} thousand` : "",
    rest > 0 && rest < 100 && value > 1_000 ? "and" : "",
    rest || value === 0 ? below1000(rest) : "",
  );
}

/** The same in French, with "septante" and "nonante" unless it is that of France. */
export function inFrench(value: number, isOfFrance = false): string {
  const below100 = (n: number): string => {
    const [tens, ones] = [Math.floor(n / 10), n % 10];
    if (n < 20) return french[n]!;
    if (isOfFrance && tens === 7) return ones === 1 ? "soixante et onze" : `soixante-${french[10 + ones]}`;
    if (isOfFrance && tens === 9) return `quatre-vingt-${french[10 + ones]}`;
    if (ones === 0) return frenchTens[tens]!;
    return ones === 1 && tens !== 8 ? `${frenchTens[tens]} et un` : `${frenchTens[tens]}-${french[ones]}`;
  };
  const below1000 = (n: number) =>
    joined(
      n < 200 ? "" : french[Math.floor(n / 100)]!,
      n < 100 ? "" : n >= 200 && n % 100 === 0 ? "cents" : "cent",
      n % 100 || n === 0 ? below100(n % 100) : "",
    );
  const [millions, thousands, rest] = groups(value);
  return joined(
    millions ? `${below1000(millions)} million${millions > 1 ? "s" : ""}` : "",
    thousands > 1 ? below1000(thousands).replace(/cents$/, "cent") : "",
    thousands ? "mille" : "",
    rest || value === 0 ? below1000(rest) : "",
  );
}

/** The same in Dutch: "driehonderdvijfenzeventigduizend". */
export function inDutch(value: number): string {
  const below100 = (n: number) => {
    const ones = n % 10;
    const link = ones === 2 || ones === 3 ? "ën" : "en";
    return n < 20 ? dutch[n]! : (ones ? dutch[ones] + link : "") + dutchTens[Math.floor(n / 10)];
  };
  const below1000 = (n: number) =>
    (n < 200 ? "" : dutch[Math.floor(n / 100)]) +
    (n < 100 ? "" : "honderd") +
    (n % 100 || n === 0 ? below100(n % 100) : "");
  const [millions, thousands, rest] = groups(value);
  return joined(
    millions ? `${below1000(millions)} miljoen` : "",
    thousands ? `${thousands > 1 ? below1000(thousands) : ""}duizend` : "",
    rest || value === 0 ? below1000(rest) : "",
  );
}
