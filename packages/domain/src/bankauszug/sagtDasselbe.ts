import { suchtext } from '../text/suchtext.ts';

/** A text taken apart once, because it is compared with many. */
interface Text {
  /** Letters and digits alone; in other letters than ours as it was. */
  readonly eng: string;
  readonly worte: readonly string[];
}

/** What a file says of a payment. */
export interface Wortlaut {
  readonly name: Text;
  readonly zweck: Text;
  readonly ganz: Text;
  readonly ganzeWorte: ReadonlySet<string>;
}

/** Eight of ten words of the shorter text must stand in the longer one. */
const ANTEIL_MIN = 0.8;

/** What a bank writes around the words of who paid. */
const BEIWERK =
  /\b(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\+|\bEnd-to-End-Ref(erenz)?\.?:?|\bNOT ?PROVIDED\b|\b(Auftraggeber|Empfänger|Buchungstext|Verwendungszweck):/gi;

export function wortlautAus({ name, zweck }: { name: string; zweck: string }): Wortlaut {
  const rein = zweck.replaceAll(BEIWERK, ' ');
  const ganz = textAus(`${name} ${rein}`);
  return { name: textAus(name), zweck: textAus(rein), ganz, ganzeWorte: new Set(ganz.worte) };
}

function textAus(text: string): Text {
  const worte = suchtext(text)
    .split(' ')
    .filter((wort) => wort !== '');
  return { eng: worte.join('') || text.trim(), worte };
}

/**
 * How surely two kinds of files tell of one payment of the same day and amount: they cut, break and fold what was written, leave
 * the name out or put it into the purpose. Undefined when they contradict each other, up to 5 when they say the same.
 */
export function sagtDasselbe(a: Wortlaut, b: Wortlaut): number | undefined {
  if (a.name.eng === b.name.eng && a.zweck.eng === b.zweck.eng && a.ganz.eng !== '') return 5;
  const zweck = vergleiche(a.zweck, b.zweck, a, b);
  if (zweck === 'anders') return undefined;
  const name = vergleiche(a.name, b.name, a, b);
  if (name === 'anders') return undefined;
  if (zweck === 'gleich') return name === 'gleich' ? 4 : 3;
  return name === 'gleich' ? 2 : 1;
}

type Befund = 'gleich' | 'leer' | 'anders';

function vergleiche(hier: Text, dort: Text, a: Wortlaut, b: Wortlaut): Befund {
  if (hier.eng === '' || dort.eng === '') return 'leer';
  const enthalten = b.ganz.eng.includes(hier.eng) || a.ganz.eng.includes(dort.eng);
  return enthalten || kommtVor(hier, b) || kommtVor(dort, a) ? 'gleich' : 'anders';
}

function kommtVor({ worte }: Text, { ganzeWorte }: Wortlaut): boolean {
  let gefunden = 0;
  for (const wort of worte) if (ganzeWorte.has(wort)) gefunden += 1;
  return worte.length > 0 && gefunden >= worte.length * ANTEIL_MIN;
}
