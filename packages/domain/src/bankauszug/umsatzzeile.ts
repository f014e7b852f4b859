import { ibanAus, ibanFehler } from '../kennung/iban.ts';
import { type Tag, tagAus } from '../tag.ts';
import { type Bankspalten, type Spaltenrolle, spaltenwort } from './bankspalten.ts';
import { betragsleser } from './betragsleser.ts';
import type { UngeleseneBuchung } from './kontoauszug.ts';
import { tagesleser } from './tagesleser.ts';

export interface Listenzeile {
  /** Its line in the file, the first being 1. */
  readonly nummer: number;
  readonly zellen: readonly string[];
}

export interface Umsatz {
  readonly konto: string;
  readonly am: Tag;
  readonly cent: number;
  readonly name: string;
  readonly zweck: string;
}

/** A row of a list: a posting, one that is only noted, one that cannot be read, or nothing that moved money. */
export type Zeilenbefund = { umsatz: Umsatz } | { ungelesen: UngeleseneBuchung } | 'vorgemerkt' | 'nichts';

/** What a list's own column says of a payment that moved no money yet, or never will; in German and English. */
const NUR_VORGEMERKT =
  /^((umsatz|buchung|transaktion|payment|transaction) )?(vorgemerkt|vormerkung|pending|ausstehend|offen|open|(noch )?nicht (gebucht|ausgeführt|abgeschlossen)|not (booked|completed|executed)|geplant|scheduled|planned|reserviert|reserved|autorisiert|authori[sz]ed|terminiert|wartend|waiting|on hold|in (bearbeitung|arbeit|prüfung|process)|processing|in progress|erstellt|created|entwurf|draft|storniert|gelöscht|deleted|zurueckge|zurückge|abge(lehnt|brochen|wiesen)|fehlgeschlagen|fehlerhaft|gescheitert|verworfen|verfallen|abgelaufen|ungültig|einbehalten|unbezahlt|memo|reject|declin|refus|cancel|fail|error|expired|invalid|void|revert|returned|denied|blocked|gesperrt)/i;
const GANZ_VORGEMERKT =
  /^((umsatz|buchung) )?(vorgemerkt|vorgemerkte[rs]? (umsatz|buchung|zahlung)|vormerkung)$/i;
const SALDO =
  /^((anfangs|end|schluss|zwischen|tages|abschluss)saldo|saldo|((alter|neuer|letzter|aktueller) )?kontostand|((account|opening|closing|old|new) )?balance|(gesamt|zwischen)?summe|total)\b/i;
const GENAU_SALDO =
  /^((anfangs|end|schluss|zwischen|tages|abschluss)saldo|((alter|neuer|letzter|aktueller) )?kontostand)$/i;
const SOLL = /^(s|soll|d|dbit|debit|-|ausgang)$/i;
const HABEN = /^(h|haben|c|crdt|credit|\+|eingang)$/i;
const OHNE_AUSSAGE = /^(not ?provided|non ?ref|-)?$/i;

/** Rows below one row of headers. */
export interface Abschnitt {
  readonly kopf: readonly string[];
  readonly spalten: Bankspalten;
  readonly zeilen: readonly Listenzeile[];
}

/** How rows are read that stand below one row of headers. @param vorspannkonto The account that stands above it */
export function umsatzleser(
  abschnitt: Abschnitt,
  vorspannkonto: string,
): (zeile: Listenzeile) => Zeilenbefund {
  const { spalten } = abschnitt;
  const betrag = betragAus(abschnitt);
  const tagVon = tagAusZeile(abschnitt);
  const konten = spaltenwort(abschnitt.kopf[0] ?? '') === 'kontonummer' ? [0] : spalten('konto');
  return (zeile) => {
    const wert = (...rollen: Spaltenrolle[]) =>
      rollen.flatMap((rolle) => spalten(rolle)).map((stelle) => zeile.zellen[stelle]?.trim() ?? '');
    const gefuellt = zeile.zellen.map((zelle) => zelle.trim()).filter((zelle) => zelle !== '');
    const tage = wert('buchungstag', 'tag', 'valuta');
    const am = tagVon(tage);
    const cent = betrag(zeile.zellen);
    const ohneName = wert('beteiligter', 'zahler', 'empfaenger').every((name) => name === '');
    const unvollstaendig = am === undefined || cent === undefined;
    if (istSaldo(gefuellt, { ohneName, unvollstaendig })) return 'nichts';
    if (istVorgemerkt(tage, wert('status')) || sagtVorgemerkt(spalten, zeile.zellen))
      return cent === undefined ? 'nichts' : 'vorgemerkt';
    if (cent === 0 || (am === undefined && cent === undefined && istProsa(gefuellt))) return 'nichts';
    const unlesbar = (grund: UngeleseneBuchung['grund']): Zeilenbefund => ({
      ungelesen: { zeile: zeile.nummer, text: gefuellt.join(' · ').slice(0, 300), grund },
    });
    if (istFremd(waehrungVon(spalten, zeile.zellen))) return unlesbar('waehrung');
    if (cent === undefined) return unlesbar('betrag');
    if (am === undefined) return unlesbar('tag');
    const konto = konten.map((stelle) => kontoAus(zeile.zellen[stelle] ?? '')).find((eines) => eines !== '');
    const wortlaut = wortlautVon(spalten, zeile.zellen, cent);
    return { umsatz: { konto: konto ?? vorspannkonto, am, cent, ...wortlaut } };
  };
}

/** An IBAN or a number; a name that somebody gave to an account tells nothing. */
export function kontoAus(text: string): string {
  const eng = text.replaceAll(/\s/g, '').toUpperCase();
  return /^([A-Z]{2}\d{2}[A-Z0-9]{10,30}|\d{4,})$/.test(eng) ? eng : '';
}

type Zellen = readonly string[];

/** Signed cents of a row: out of two columns, of one, or of one with a direction beside it. */
function betragAus({ kopf, spalten, zeilen }: Abschnitt): (zellen: Zellen) => number | undefined {
  const [soll = -1] = spalten('soll');
  const [haben = -1] = spalten('haben');
  const [betrag = spalten('sollHaben')[0] ?? -1] = spalten('betrag');
  const stellen = [betrag, soll, haben].filter((stelle) => stelle >= 0);
  const lies = betragsleser(zeilen.flatMap(({ zellen }) => stellen.map((stelle) => zellen[stelle] ?? '')));
  const richtungen = kopf.flatMap((_, stelle) =>
    !stellen.includes(stelle) && sagtNurRichtung({ kopf, spalten, zeilen }, stelle) ? [stelle] : [],
  );
  return (zellen) => {
    const zelle = (stelle: number) => zellen[stelle]?.trim() ?? '';
    const beide = soll >= 0 && haben >= 0 ? [zelle(soll), zelle(haben)] : [];
    if (beide.some((text) => text !== ''))
      return ausZweiSpalten(beide.map((text) => (text === '' ? 0 : lies(text))));
    const cent = lies(zelle(betrag));
    const istSoll = richtungen.some((stelle) => SOLL.test(zelle(stelle)));
    return cent !== undefined && istSoll ? -Math.abs(cent) : cent;
  };
}

function ausZweiSpalten([soll, haben]: readonly (number | undefined)[]): number | undefined {
  if (soll === undefined || haben === undefined || (soll !== 0 && haben !== 0)) return undefined;
  return soll === 0 ? haben : -Math.abs(soll);
}

/** By its header, or because both words and nothing else stand in it; a column full of dashes says nothing. */
function sagtNurRichtung({ kopf, spalten, zeilen }: Abschnitt, stelle: number): boolean {
  const werte = zeilen.map(({ zellen }) => zellen[stelle]?.trim() ?? '').filter((wert) => wert !== '');
  const benannt = spalten('sollHaben').includes(stelle) || (kopf[stelle]?.trim() ?? '') === '';
  const beide = werte.some((wert) => SOLL.test(wert)) && werte.some((wert) => HABEN.test(wert));
  return (benannt || beide) && werte.every((wert) => SOLL.test(wert) || HABEN.test(wert));
}

/** The first day of a row that can be read, by what all of its columns say. */
function tagAusZeile({ spalten, zeilen }: Abschnitt): (zellen: readonly string[]) => Tag | undefined {
  const stellen = (['buchungstag', 'tag', 'valuta'] as const).flatMap((rolle) => spalten(rolle));
  const lies = tagesleser(zeilen.flatMap(({ zellen }) => stellen.map((stelle) => zellen[stelle] ?? '')));
  return (zellen) => {
    const gelesen = zellen.map((zelle) => lies(zelle)).find((tag) => tag !== undefined);
    // `02.03.` without its year: the value day has it.
    const [, tagImMonat, monat] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(zellen[0] ?? '') ?? [];
    if (gelesen === undefined || tagImMonat === undefined) return gelesen;
    return tagAus(Number(gelesen.slice(0, 4)), Number(monat), Number(tagImMonat)) ?? gelesen;
  };
}

const istVorgemerkt = (tage: readonly string[], status: readonly string[]): boolean =>
  tage.some((zelle) => NUR_VORGEMERKT.test(zelle) || /\d\s*\*$/.test(zelle)) ||
  status.some((zelle) => NUR_VORGEMERKT.test(zelle));

/** What kind of booking it is, or a remark of the bank; never what somebody else can write. */
function sagtVorgemerkt(spalten: Bankspalten, zellen: Zellen): boolean {
  const fremde = (['zweck', 'referenz', 'beteiligter', 'zahler', 'empfaenger'] as const).flatMap((rolle) =>
    spalten(rolle),
  );
  const ungebucht = spalten('gebucht').some((stelle) =>
    /^(nein|no|false|n|0)$/i.test(zellen[stelle]?.trim() ?? ''),
  );
  const notiert = spalten('nurNotiert').some((stelle) =>
    /^(ja|yes|true|j|y|x|1)$/i.test(zellen[stelle]?.trim() ?? ''),
  );
  return (
    ungebucht ||
    notiert ||
    zellen.some((zelle, stelle) => !fremde.includes(stelle) && GANZ_VORGEMERKT.test(zelle.trim()))
  );
}

/** Balances and totals are no postings; whoever writes such a word into a purpose has a day, an amount and a name beside it. */
const istSaldo = (gefuellt: Zellen, was: { ohneName: boolean; unvollstaendig: boolean }): boolean =>
  (was.unvollstaendig && SALDO.test(gefuellt[0] ?? '')) ||
  (was.ohneName && gefuellt.some((wort) => GENAU_SALDO.test(wort)));

/** Sentences around the list: neither a day nor an amount in them. */
const istProsa = (gefuellt: Zellen): boolean =>
  !gefuellt.some((zelle) => /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d[.,]\d\d(?!\d)/.test(zelle));

function waehrungVon(spalten: Bankspalten, zellen: Zellen): string {
  const [betrag = -1] = [...spalten('betrag'), ...spalten('haben')];
  const stellen = spalten('waehrung');
  const stelle = stellen.find((eine) => eine > betrag) ?? stellen[0] ?? -1;
  return `${zellen[stelle]?.trim() ?? ''}${/[$£¥]|\b(USD|CHF|GBP|PLN|CZK|DKK|SEK)\b/.exec(zellen[betrag] ?? '')?.[0] ?? ''}`;
}

const istFremd = (waehrung: string): boolean => !/^(EUR|Euro|€)?$/i.test(waehrung);

function wortlautVon(spalten: Bankspalten, zellen: Zellen, cent: number): Pick<Umsatz, 'name' | 'zweck'> {
  const text = (...rollen: Spaltenrolle[]) =>
    [...new Set(rollen.flatMap((rolle) => spalten(rolle)).map((stelle) => zellen[stelle]?.trim() ?? ''))]
      .filter((teil) => !OHNE_AUSSAGE.test(teil) && ibanFehler(ibanAus(teil)) !== null)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const gegenseite: Spaltenrolle[] = cent < 0 ? ['empfaenger', 'zahler'] : ['zahler', 'empfaenger'];
  const spalte = gegenseite.find((rolle) => spalten(rolle).length > 0);
  const zweck = text('zweck') || text('text') || unbenanntes(spalten, zellen);
  const ganz = [zweck, text('referenz'), nummernAnderswo(spalten, zellen)].reduce((bisher, eines) =>
    bisher.includes(eines) ? bisher : `${bisher} ${eines}`.trim(),
  );
  const name = text('beteiligter') || (spalte ? text(spalte) : '');
  return name === '' ? ausEinemText(ganz) : { name, zweck: ganz };
}

/** Cells below headers that nobody knows. */
const unbekannte = (spalten: Bankspalten, zellen: Zellen): string[] =>
  spalten(undefined).map((stelle) => zellen[stelle]?.trim() ?? '');

/** Where no column is called a purpose, words are one: neither numbers nor accounts nor a bank's short ones. */
const unbenanntes = (spalten: Bankspalten, zellen: Zellen): string =>
  unbekannte(spalten, zellen)
    .filter((zelle) => /[a-zäöüß]{3}|\d{4}/i.test(zelle) && !OHNE_WORTE.test(zelle))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const OHNE_WORTE = /^([A-Z]{2}\d{2}[A-Z0-9 ]+|[A-Z0-9]{8,11}|[\d.,: +-]+|[A-Z][a-z]+\/[A-Z][a-z]+)$/;

/** Whoever wrote an invoice's number into a column that nobody knows meant it. */
const nummernAnderswo = (spalten: Bankspalten, zellen: Zellen): string =>
  unbekannte(spalten, zellen)
    .filter((zelle) => /\b(RE|GR)\W?20\d\d\W?\d{5}/i.test(zelle))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Some banks put all into one text with words before each piece. */
function ausEinemText(zweck: string): Pick<Umsatz, 'name' | 'zweck'> {
  const [, name = '', rest = ''] =
    /^(?:Auftraggeber|Empfänger|Zahlungspflichtiger|Zahlungsempfänger): ?(.+?) (?:Kto\/IBAN: ?\S+ )?(?:BLZ\/BIC: ?\S+ )?Buchungstext: ?(.*)/.exec(
      zweck,
    ) ?? [];
  return name === '' ? { name, zweck } : { name, zweck: rest };
}
