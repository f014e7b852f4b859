/** A day of the week, Monday = 0, with its number among those of the month or year; 0: each of them. */
export type Wochentag = { readonly tag: number; readonly nummer: number };
export type Takt = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY';

/** A rule of repetition (RFC 5545 §3.3.10, `SKIP` of RFC 7529). Empty lists are parts that the rule does not have. */
export interface Regel {
  readonly takt: Takt;
  readonly abstand: number;
  /** Undefined: without end, or until `bis`. */
  readonly anzahl: number | undefined;
  /** As it stands there; what it means depends on the series. */
  readonly bis: string | undefined;
  readonly monate: readonly number[];
  readonly wochen: readonly number[];
  readonly jahrestage: readonly number[];
  readonly monatstage: readonly number[];
  readonly wochentage: readonly Wochentag[];
  readonly stunden: readonly number[];
  readonly minuten: readonly number[];
  readonly sekunden: readonly number[];
  readonly stellen: readonly number[];
  /** First day of the week, Monday = 0. */
  readonly wochenbeginn: number;
  /** What becomes of a day that a month does not have. */
  readonly ersatz: 'OMIT' | 'BACKWARD' | 'FORWARD';
}

const TAKTE: readonly Takt[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
const TAGE = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The rule and whether all of it was read; undefined where it says nothing that can be followed. */
export function liesRegel(text: string): { regel: Regel; ganz: boolean } | undefined {
  const teile = new Teile(text);
  const takt = TAKTE.find((einer) => einer === teile.wert('FREQ'));
  if (!takt || (teile.wert('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return undefined;
  const abstand = teile.eineZahl('INTERVAL') ?? 1;
  const beginn = TAGE.indexOf(teile.wert('WKST') ?? 'MO');
  const ersatz = teile.wert('SKIP');
  const regel: Regel = {
    takt,
    abstand: Math.max(1, abstand),
    anzahl: teile.eineZahl('COUNT'),
    bis: teile.wert('UNTIL'),
    monate: teile.zahlen('BYMONTH', 1, 12),
    wochen: teile.zahlen('BYWEEKNO', 1, 53, true),
    jahrestage: teile.zahlen('BYYEARDAY', 1, 366, true),
    monatstage: teile.zahlen('BYMONTHDAY', 1, 31, true),
    wochentage: teile.liste('BYDAY', liesWochentag),
    stunden: teile.zahlen('BYHOUR', 0, 23),
    minuten: teile.zahlen('BYMINUTE', 0, 59),
    sekunden: [...new Set(teile.zahlen('BYSECOND', 0, 60).map((eine) => Math.min(eine, 59)))],
    stellen: teile.zahlen('BYSETPOS', 1, 366, true),
    wochenbeginn: Math.max(0, beginn),
    ersatz: ersatz === 'BACKWARD' || ersatz === 'FORWARD' ? ersatz : 'OMIT',
  };
  return teile.unlesbar ? undefined : { regel, ganz: teile.ganz && beginn !== -1 && abstand > 0 };
}

/** The parts of a rule; they note what of them could not be read. */
class Teile {
  ganz = true;
  /** A part of which nothing can be read must not widen the rule to all days. */
  unlesbar = false;
  readonly #teile: ReadonlyMap<string, string>;

  constructor(text: string) {
    const paare = text
      .toUpperCase()
      .split(';')
      .map((teil) => teil.split('=').map((stueck) => stueck.trim()))
      .map(([name = '', wert = '']) => [name, wert] as const);
    this.#teile = new Map(paare.filter(([, wert]) => wert !== ''));
  }

  wert(name: string): string | undefined {
    return this.#teile.get(name);
  }

  eineZahl(name: string): number | undefined {
    const wert = this.wert(name);
    if (wert === undefined) return undefined;
    if (/^\+?\d{1,9}$/.test(wert)) return Number(wert);
    this.ganz = false;
    return undefined;
  }

  liste<T>(name: string, lies: (text: string) => T | undefined): T[] {
    const gesagt = (this.wert(name) ?? '').split(',').filter((einer) => einer.trim() !== '');
    const gelesen = gesagt.flatMap((einer) => lies(einer) ?? []);
    if (gelesen.length < gesagt.length) this.ganz = false;
    if (gesagt.length > 0 && gelesen.length === 0) this.unlesbar = true;
    return gelesen;
  }

  /** Sorted, each once; `auchMinus`: counted from the end, too. */
  zahlen(name: string, von: number, bis: number, auchMinus = false): number[] {
    const passt = (zahl: number): boolean =>
      (zahl >= von && zahl <= bis) || (auchMinus && -zahl >= 1 && -zahl <= bis);
    const gelesen = this.liste(name, (text) => {
      const zahl = Number(text);
      return Number.isInteger(zahl) && passt(zahl) ? zahl : undefined;
    });
    return [...new Set(gelesen)].toSorted((a, b) => a - b);
  }
}

function liesWochentag(text: string): Wochentag | undefined {
  const [, nummer = '', tag = ''] = /^([+-]?\d{0,2})\s*(MO|TU|WE|TH|FR|SA|SU)$/.exec(text.trim()) ?? [];
  if (tag === '' || nummer === '+' || nummer === '-') return undefined;
  const zahl = Number(nummer || '0');
  return Math.abs(zahl) <= 53 ? { tag: TAGE.indexOf(tag), nummer: zahl } : undefined;
}
