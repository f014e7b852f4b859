import { suchtext } from '../suchtext.ts';

export interface Wortlaut {
  readonly name: string;
  readonly zweck: string;
}

/** Of ten words that the shorter text has, eight must stand in the longer one. */
const ANTEIL_MIN = 0.8;

/** What a bank writes around the words of who paid. */
const BEIWERK =
  /\b(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\+|\bEnd-to-End-Ref(erenz)?\.?:?|\bNOT ?PROVIDED\b|\b(Auftraggeber|Empfänger|Buchungstext|Verwendungszweck):/gi;

/**
 * How surely two kinds of files tell of one payment of the same day and amount: they cut, break and fold what was written, leave
 * the name out or put it into the purpose. Undefined when they contradict each other, up to 5 when they say the same.
 */
export function sagtDasselbe(hier: Wortlaut, dort: Wortlaut): number | undefined {
  const [a, b] = [ohneBeiwerk(hier), ohneBeiwerk(dort)];
  const [ganzA, ganzB] = [`${a.name} ${a.zweck}`, `${b.name} ${b.zweck}`];
  if (eng(a.name) === eng(b.name) && eng(a.zweck) === eng(b.zweck) && eng(ganzA) !== '') return 5;
  const name = vergleiche({ a: a.name, b: b.name, ganzA, ganzB });
  const zweck = vergleiche({ a: a.zweck, b: b.zweck, ganzA, ganzB });
  if (name === 'anders' || zweck === 'anders') return undefined;
  if (zweck === 'gleich') return name === 'gleich' ? 4 : 3;
  return name === 'gleich' ? 2 : 1;
}

const ohneBeiwerk = ({ name, zweck }: Wortlaut): Wortlaut => ({
  name,
  zweck: zweck.replaceAll(BEIWERK, ' '),
});

type Befund = 'gleich' | 'leer' | 'anders';
type Seiten = { a: string; b: string; ganzA: string; ganzB: string };

function vergleiche({ a, b, ganzA, ganzB }: Seiten): Befund {
  if (a.trim() === '' || b.trim() === '') return 'leer';
  const enthalten = eng(ganzB).includes(eng(a)) || eng(ganzA).includes(eng(b));
  return enthalten || kommtVor(a, ganzB) || kommtVor(b, ganzA) ? 'gleich' : 'anders';
}

function kommtVor(teil: string, ganz: string): boolean {
  const alle = new Set(suchtext(ganz).split(' '));
  const worte = suchtext(teil).split(' ');
  return worte.filter((wort) => alle.has(wort)).length >= worte.length * ANTEIL_MIN;
}

/** Letters and digits alone; a name in other letters stays as it is. */
const eng = (text: string): string => suchtext(text).replaceAll(' ', '') || text.trim();
