import { liesCsvtext, ohneHuelle } from '../importdatei/datei/csvtext.ts';
import { TRENNZEICHEN } from '../importdatei/datei/trennzeichen.ts';
import { ibanAus, ibanFehler } from '../kennung/iban.ts';
import { bankspaltenAus, fehlendeSpalten } from './bankspalten.ts';
import type { UngeleseneBuchung } from './kontoauszug.ts';
import {
  type Abschnitt,
  kontoAus,
  type Listenzeile,
  type Umsatz,
  umsatzleser,
  type Zeilenbefund,
} from './umsatzzeile.ts';

export interface Umsatzliste {
  readonly kopf: readonly string[];
  readonly umsaetze: readonly Umsatz[];
  readonly vorgemerkt: number;
  readonly ungelesen: readonly UngeleseneBuchung[];
}

/** More than any list of 5 MB has. */
const ZEILEN_MAX = 200_000;
/** Headers stand below a preamble, never below a screenful of it. */
const VORSPANN_MAX = 50;

/** What a bank's list holds, whatever its columns are called and in whatever order they stand; or what it lacks, in words. */
export function liesUmsatzliste(gesagt: string): Umsatzliste | { fehlt: string } {
  const text = ohneHuelle(gesagt);
  const { trennzeichen, kopfzeile } = findeKopf(text);
  const zeilen = liesCsvtext(text, trennzeichen, ZEILEN_MAX + 1).map((zellen, stelle) => ({
    nummer: stelle + 1,
    zellen,
  }));
  if (zeilen.length > ZEILEN_MAX) return { fehlt: `die Datei hat mehr als ${ZEILEN_MAX} Zeilen` };
  const kopf = zeilen[kopfzeile]?.zellen ?? [];
  const fehlen = fehlendeSpalten(bankspaltenAus(kopf));
  if (fehlen.length > 0) return { fehlt: fehlendes(fehlen, kopf) };
  const konto = kontoImVorspann(zeilen.slice(0, kopfzeile));
  const befunde = abschnitteAus(zeilen).flatMap((abschnitt) => {
    const lies = umsatzleser(abschnitt, konto);
    return abschnitt.zeilen.map((zeile): Zeilenbefund => {
      const befund = lies(zeile);
      return abschnitt.vorgemerkte.has(zeile) && typeof befund === 'object' ? 'vorgemerkt' : befund;
    });
  });
  const umsaetze = befunde.flatMap((einer) =>
    typeof einer === 'object' && 'umsatz' in einer ? [einer.umsatz] : [],
  );
  const ungelesen = befunde.flatMap((einer) =>
    typeof einer === 'object' && 'ungelesen' in einer ? [einer.ungelesen] : [],
  );
  const vorgemerkt = befunde.filter((einer) => einer === 'vorgemerkt').length;
  if (umsaetze.length + vorgemerkt === 0) return { fehlt: ohneZeile(ungelesen) };
  return { kopf, umsaetze, vorgemerkt, ungelesen };
}

type Kopfstelle = { trennzeichen: (typeof TRENNZEICHEN)[number]; kopfzeile: number; note: number };
const WICHTIGE = [
  'buchungstag',
  'tag',
  'valuta',
  'betrag',
  'soll',
  'haben',
  'sollHaben',
  'zweck',
  'text',
] as const;

/** The delimiter under which most columns are known, and the first row that has all that are needed. */
function findeKopf(text: string): Kopfstelle {
  const moegliche = TRENNZEICHEN.flatMap((trennzeichen) =>
    liesCsvtext(text, trennzeichen, VORSPANN_MAX).map((zellen, kopfzeile): Kopfstelle => {
      const spalten = bankspaltenAus(zellen);
      const bekannte = WICHTIGE.filter((rolle) => spalten(rolle).length > 0).length;
      return { trennzeichen, kopfzeile, note: bekannte + (fehlendeSpalten(spalten).length === 0 ? 100 : 0) };
    }),
  );
  const beste = moegliche.reduce((a, b) => (b.note > a.note ? b : a), {
    trennzeichen: ';',
    kopfzeile: 0,
    note: -1,
  });
  return (
    moegliche.find(({ trennzeichen, note }) => trennzeichen === beste.trennzeichen && note >= 100) ?? beste
  );
}

type Teilliste = Abschnitt & { zeilen: Listenzeile[]; vorgemerkte: Set<Listenzeile> };

/** A file may hold several lists, each below headers of its own; a line of its own may say that what follows is only noted. */
function abschnitteAus(zeilen: readonly Listenzeile[]): Teilliste[] {
  const abschnitte: Teilliste[] = [];
  let nurVorgemerkt = false;
  for (const zeile of zeilen) {
    const gefuellt = zeile.zellen.filter((zelle) => zelle.trim() !== '');
    if (gefuellt.length === 0) continue;
    nurVorgemerkt = gefuellt.length > 1 ? nurVorgemerkt : sagtVorgemerkte(gefuellt[0] ?? '', nurVorgemerkt);
    const spalten = koennteKopfSein(zeile) ? bankspaltenAus(zeile.zellen) : undefined;
    if (spalten && fehlendeSpalten(spalten).length === 0) {
      abschnitte.push({ kopf: zeile.zellen, spalten, zeilen: [], vorgemerkte: new Set() });
      continue;
    }
    const abschnitt = abschnitte.at(-1);
    abschnitt?.zeilen.push(zeile);
    if (nurVorgemerkt) abschnitt?.vorgemerkte.add(zeile);
  }
  return abschnitte;
}

/** A heading, not a sentence that says what is not in the list. */
function sagtVorgemerkte(zeile: string, bisher: boolean): boolean {
  if (/\bnicht (Bestandteil|enthalten|berücksichtigt)/i.test(zeile)) return bisher;
  if (/^(vorgemerkte|noch nicht|nicht gebuchte|pending|offene)\b/i.test(zeile.trim())) return true;
  return bisher && !/^gebuchte\b/i.test(zeile.trim());
}

const koennteKopfSein = ({ zellen }: Listenzeile): boolean => !zellen.some((zelle) => /\d{3}/.test(zelle));

/** Whose list it is stands above it in some. */
function kontoImVorspann(zeilen: readonly Listenzeile[]): string {
  const zellen = zeilen.flatMap((zeile) => zeile.zellen);
  return kontoAus(zellen.find((zelle) => ibanFehler(ibanAus(zelle)) === null) ?? '');
}

function fehlendes(spalten: readonly string[], kopf: readonly string[]): string {
  const gefunden = kopf
    .map((zelle) => zelle.trim())
    .filter((zelle) => zelle !== '')
    .slice(0, 8);
  const was = `es fehlt eine Spalte für ${spalten.join(' und ')}`;
  return gefunden.length > 1
    ? `${was}; gefunden wurden ${gefunden.map((eine) => `„${eine.slice(0, 40)}“`).join(', ')}`
    : was;
}

const WAS_FEHLT = {
  tag: 'kein Tag',
  betrag: 'kein Betrag in Euro',
  waehrung: 'kein Betrag in Euro',
} as const;

function ohneZeile([erste]: readonly UngeleseneBuchung[]): string {
  if (!erste) return 'unter den Überschriften steht keine Buchung';
  return `keine Zeile ist zu lesen; in Zeile ${erste.zeile} steht ${WAS_FEHLT[erste.grund]}: „${erste.text.slice(0, 120)}“`;
}
