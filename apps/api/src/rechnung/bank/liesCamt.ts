import type { Bankposten, Bankteil } from '@kehrtour/domain/bankauszug/bankposten';
import type { UngeleseneBuchung } from '@kehrtour/domain/bankauszug/kontoauszug';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { istTag, type Tag } from '@kehrtour/domain/tag';

import { alle, direkt, pfad, wort } from './camtelement.ts';
import { wortlautAus } from './camtwortlaut.ts';
import { type Kontoauszug, postenAus } from './kontoauszug.ts';
import { type Element, liesXml } from './liesXml.ts';

/** Statement of a day, report of what happened so far, notice of single bookings: each with the name of its lists of entries. */
const NACHRICHTEN = [
  ['BkToCstmrStmt', 'Stmt', 'camt.053'],
  ['BkToCstmrAcctRpt', 'Rpt', 'camt.052'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', 'camt.054'],
] as const;

/** What the database keeps of an amount. */
const CENT_MAX = 2_000_000_000;

type Liste = { readonly konto: string; readonly form: string };
type Gelesen = { posten: Bankposten } | { vorgemerkt: true } | { ungelesen: UngeleseneBuchung };

/** Entries of CAMT.052, 053 or 054 in whatever version; undefined when it is none of them. */
export function liesCamt(text: string): Kontoauszug | undefined {
  const wurzel = liesXml(text);
  if (!wurzel) return undefined;
  const listen = NACHRICHTEN.flatMap(([nachricht, liste, art]) =>
    [wurzel, ...alle(wurzel, nachricht)]
      .filter(({ name }) => name === nachricht)
      .map((eine) => ({ eintraege: eine.children.filter(({ name }) => name === liste), art })),
  );
  if (listen.length === 0) return undefined;
  const form = formAus(wurzel);
  const gelesen = listen.flatMap(({ eintraege, art }) =>
    eintraege.flatMap((liste) => {
      const wo = { konto: kontoAus(liste), form: form ?? art };
      return liste.children.filter(({ name }) => name === 'Ntry').flatMap((posten) => liesPosten(posten, wo));
    }),
  );
  return {
    posten: gelesen.flatMap((eines) => ('posten' in eines ? [eines.posten] : [])),
    vorgemerkt: gelesen.filter((eines) => 'vorgemerkt' in eines).length,
    ungelesen: gelesen.flatMap((eines) => ('ungelesen' in eines ? [eines.ungelesen] : [])),
  };
}

/** Version and all, from the namespace of whatever prefix. */
const formAus = (element: Element): string | undefined =>
  Object.values(element.attributes)
    .map((wert) => /camt\.05[234]\.001\.\d\d/.exec(wert)?.[0])
    .find((form) => form !== undefined) ?? element.children.map(formAus).find((form) => form !== undefined);

function kontoAus(liste: Element): string {
  const kennung = pfad(liste, 'Acct', 'Id');
  return (wort(kennung, 'IBAN') || wort(kennung, 'Othr', 'Id')).replaceAll(/\s/g, '');
}

/** One entry, or none where nothing stands there. Only what is booked counts. */
function liesPosten(posten: Element, { konto, form }: Liste): Gelesen[] {
  const soll = direkt(posten, 'CdtDbtInd')?.text.trim() === 'DBIT';
  const cent = gerichtet(centAus(direkt(posten, 'Amt')), soll);
  if (cent === 0) return [];
  if (!istGebucht(posten)) return [{ vorgemerkt: true }];
  const am = tagAus(direkt(posten, 'BookgDt')) ?? tagAus(direkt(posten, 'ValDt'));
  const unlesbar = (grund: UngeleseneBuchung['grund']): Gelesen[] => [
    { ungelesen: { zeile: null, text: inWorten(posten), grund } },
  ];
  if (istFremd(direkt(posten, 'Amt'))) return unlesbar('waehrung');
  if (cent === undefined) return unlesbar('betrag');
  if (am === undefined) return unlesbar('tag');
  const kennung =
    wort(direkt(posten, 'AcctSvcrRef')) ||
    wort(posten, 'TxDtls', 'AcctSvcrRef') ||
    wort(direkt(posten, 'NtryRef'));
  return [{ posten: postenAus({ konto, am, cent, kennung, form, teile: teileAus(posten, cent) }) }];
}

/** Older versions write the word in `Sts` itself, newer ones below it, as the standard's code or as one of the bank's own. */
function istGebucht(posten: Element): boolean {
  const status = direkt(posten, 'Sts');
  if (!status) return true;
  const wert = status.text.trim() || wort(status, 'Cd') || wort(status, 'Prtry');
  return wert === '' || /^(BOOK|gebucht)/i.test(wert);
}

/** Where the amount of a single payment stands, in the order in which they are believed. */
const TEILBETRAEGE: readonly ((teil: Element) => Element | undefined)[] = [
  (teil) => direkt(teil, 'Amt'),
  (teil) => pfad(teil, 'AmtDtls', 'TxAmt', 'Amt'),
  (teil) => pfad(teil, 'AmtDtls', 'InstdAmt', 'Amt'),
];

/** A posting is split only by amounts that come to its own; otherwise it stays one, with all that its parts say. */
function teileAus(posten: Element, cent: number): Bankteil[] {
  const details = alle(posten, 'TxDtls');
  const richtung = cent < 0 ? 'aus' : 'ein';
  const worte = (details.length === 0 ? [posten] : details).map((teil) =>
    wortlautAus(teil, posten, richtung),
  );
  const [einziger] = worte;
  if (worte.length === 1 && einziger) return [{ cent, ...einziger }];
  const zumErsten = (teil: Element) =>
    TEILBETRAEGE.map((wo) => centAus(wo(teil))).find((betrag) => betrag !== undefined);
  for (const betragAus of [...TEILBETRAEGE.map((wo) => (teil: Element) => centAus(wo(teil))), zumErsten]) {
    const betraege = details.map((teil) => {
      const eigene = direkt(teil, 'CdtDbtInd')?.text.trim();
      return gerichtet(betragAus(teil), eigene ? eigene === 'DBIT' : cent < 0);
    });
    if (betraege.reduce((summe: number, betrag) => summe + (betrag ?? NaN), 0) === cent)
      return worte.map((eines, stelle) => ({ cent: betraege[stelle] ?? 0, ...eines }));
  }
  return [{ cent, name: '', zweck: worte.map(({ name, zweck }) => `${name} ${zweck}`.trim()).join(' · ') }];
}

const gerichtet = (cent: number | undefined, soll: boolean): number | undefined =>
  cent === undefined || !soll ? cent : -cent;

const istFremd = (betrag: Element | undefined): boolean => (betrag?.attributes['Ccy'] ?? 'EUR') !== 'EUR';

/** Cents of an amount in euros, with as many zeros as the bank likes; fractions of a cent are no amount. */
function centAus(betrag: Element | undefined): number | undefined {
  const [, ganz = '', rest = ''] =
    /^\+?0*(\d{1,12})(?:[.,](\d{0,2})0*)?$/.exec(betrag?.text.trim() ?? '') ?? [];
  if (ganz === '' || istFremd(betrag)) return undefined;
  const cent = Number(ganz) * 100 + Number(rest.padEnd(2, '0'));
  return cent <= CENT_MAX ? cent : undefined;
}

/** A day with or without its zone, or an instant, of which the day is that of the clock on the wall here. */
function tagAus(datum: Element | undefined): Tag | undefined {
  const text = datum ? wort(datum, 'Dt') || wort(datum, 'DtTm') || datum.text.trim() : '';
  const [, tag = '', uhrzeit, zone] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (!istTag(tag)) return undefined;
  if (uhrzeit === undefined || zone === undefined) return tag;
  const zeitpunkt = new Date(`${tag}${uhrzeit}${zone}`);
  return Number.isNaN(zeitpunkt.getTime()) ? tag : ortszeitAus(zeitpunkt).tag;
}

const inWorten = (posten: Element): string => {
  const betrag = direkt(posten, 'Amt');
  const { name, zweck } = wortlautAus(pfad(posten, 'TxDtls') ?? posten, posten, 'ein');
  const tag = wort(direkt(posten, 'BookgDt')) || wort(pfad(posten, 'BookgDt'), 'Dt');
  return [tag, betrag?.text.trim(), betrag?.attributes['Ccy'], name, zweck]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);
};
