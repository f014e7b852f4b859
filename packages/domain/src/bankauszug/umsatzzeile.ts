import { leseTag, type Tag, tagAus } from '../tag.ts';
import { type Bankspalten, type Spaltenrolle, spaltenwort } from './bankspalten.ts';
import { betragsleser } from './betragsleser.ts';
import type { UngeleseneBuchung } from './kontoauszug.ts';

export interface Listenzeile {
  /** Of the file, the first being 1. */
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

const NUR_VORGEMERKT =
  /^(umsatz )?(vorgemerkt|vorgemerkte[rs]?|vormerkung|pending|ausstehend|offen|(noch )?nicht gebucht|geplant|reserviert|terminiert|wartend|in bearbeitung|storniert|zurueckgezogen|zurückgezogen|einbehalten|unbezahlt|memo|abgelehnt|declined|failed|reverted)\b/i;
const GANZ_VORGEMERKT =
  /^((umsatz|buchung) )?(vorgemerkt|vorgemerkte[rs]? (umsatz|buchung|zahlung)|vormerkung)$/i;
const SALDO =
  /^((anfangs|end|schluss|zwischen|tages|abschluss)saldo|saldo|((alter|neuer|letzter|aktueller) )?kontostand|(gesamt|zwischen)?summe|total)\b/i;
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

function tagVon(zellen: readonly string[]): Tag | undefined {
  const tage = zellen.map((zelle) => banktag(zelle));
  const gelesen = tage.find((tag) => tag !== undefined);
  // `02.03.` without its year: the value day has it.
  const [, tagImMonat, monat] = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(zellen[0] ?? '') ?? [];
  if (gelesen === undefined || tagImMonat === undefined) return gelesen;
  return tagAus(Number(gelesen.slice(0, 4)), Number(monat), Number(tagImMonat)) ?? gelesen;
}

function banktag(ganz: string): Tag | undefined {
  const zelle = ganz.replace(/[ T]\d{1,2}:\d\d(:\d\d(\.\d+)?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/, '');
  const [, a = '', b = '', c = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(zelle) ?? [];
  if (a !== '') return leseTag(`${a}.${b}.${c}`);
  const [, jahr, monat, tag] = /^(20\d\d)(\d\d)(\d\d)$/.exec(zelle) ?? [];
  return jahr === undefined ? leseTag(zelle) : leseTag(`${jahr}-${monat}-${tag}`);
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
    /^(nein|no|false|n)$/i.test(zellen[stelle]?.trim() ?? ''),
  );
  return (
    ungebucht ||
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
      .filter((teil) => !OHNE_AUSSAGE.test(teil))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const gegenseite: Spaltenrolle[] = cent < 0 ? ['empfaenger', 'zahler'] : ['zahler', 'empfaenger'];
  const spalte = (['beteiligter', ...gegenseite] as const).find((rolle) => spalten(rolle).length > 0);
  const zweck = text('zweck') || text('text');
  const referenz = text('referenz');
  const ganz = zweck.includes(referenz) ? zweck : `${zweck} ${referenz}`.trim();
  const name = spalte ? text(spalte) : '';
  return name === '' ? ausEinemText(ganz) : { name, zweck: ganz };
}

/** Some banks put all into one text with words before each piece. */
function ausEinemText(zweck: string): Pick<Umsatz, 'name' | 'zweck'> {
  const [, name = '', rest = ''] =
    /^(?:Auftraggeber|Empfänger|Zahlungspflichtiger|Zahlungsempfänger): ?(.+?) (?:Kto\/IBAN: ?\S+ )?(?:BLZ\/BIC: ?\S+ )?Buchungstext: ?(.*)/.exec(
      zweck,
    ) ?? [];
  return name === '' ? { name, zweck } : { name, zweck: rest };
}
