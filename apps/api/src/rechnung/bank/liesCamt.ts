import { istTag } from '@kehrtour/domain/tag';

import type { Bankzeile } from './bankzeile.ts';
import { type Element, liesXml } from './liesXml.ts';
import { verweisAus } from './verweisAus.ts';

const CAMT_053 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.';

/** Entries of a statement in CAMT.053; undefined when it is none. */
export function liesCamt(text: string): Bankzeile[] | undefined {
  const wurzel = liesXml(text);
  if (!wurzel?.attribute['xmlns']?.startsWith(CAMT_053)) return undefined;
  return alle(wurzel, 'Ntry').flatMap(zeilenDesPostens);
}

const alle = (wo: Element, name: string): Element[] =>
  wo.kinder.flatMap((kind) => (kind.name === name ? [kind] : alle(kind, name)));
const pfad = (wo: Element, ...namen: string[]): Element | undefined =>
  namen.reduce<Element | undefined>((hier, name) => hier && alle(hier, name)[0], wo);
const wort = (wo: Element, ...namen: string[]): string => pfad(wo, ...namen)?.text.trim() ?? '';

/** A posting may hold several payments, each with its own amount. Only what is booked counts. */
function zeilenDesPostens(posten: Element): Bankzeile[] {
  const am = wort(posten, 'BookgDt', 'Dt') || wort(posten, 'BookgDt', 'DtTm').slice(0, 10);
  if (!istTag(am) || !istGebucht(posten)) return [];
  const teile = alle(posten, 'TxDtls');
  return (teile.length === 0 ? [posten] : teile).flatMap((teil, stelle) => {
    const betrag = direkt(teil, 'Amt') ?? pfad(teil, 'TxAmt', 'Amt') ?? direkt(posten, 'Amt');
    const cent = centAus(betrag);
    if (cent === undefined) return [];
    const richtung = (direkt(teil, 'CdtDbtInd') ?? direkt(posten, 'CdtDbtInd'))?.text.trim();
    const name = wort(teil, 'Dbtr', 'Nm') || wort(teil, 'Cdtr', 'Nm');
    const zweck = [...alle(teil, 'Ustrd').map(({ text }) => text.trim()), wort(teil, 'EndToEndId')]
      .filter((satz) => satz !== '' && satz !== 'NOTPROVIDED')
      .join(' ');
    const kennung = wort(teil, 'AcctSvcrRef') || wort(posten, 'AcctSvcrRef') || wort(posten, 'NtryRef');
    const zeile = { am, cent: richtung === 'DBIT' ? -cent : cent, name, zweck };
    return [{ ...zeile, verweis: kennung === '' ? verweisAus(zeile) : `${kennung}/${stelle}` }];
  });
}

/** Older versions write the word in `Sts` itself, newer ones below it, as the standard's code or as one of the bank's own. */
function istGebucht(posten: Element): boolean {
  const status = direkt(posten, 'Sts');
  if (!status) return true;
  const wert = status.text.trim() || wort(status, 'Cd') || wort(status, 'Prtry');
  return wert === '' || /^(BOOK|gebucht)/i.test(wert);
}

const direkt = (wo: Element, name: string): Element | undefined =>
  wo.kinder.find((kind) => kind.name === name);

/** Euros alone; what a bank writes in another currency is not ours. */
function centAus(betrag: Element | undefined): number | undefined {
  const [, ganz = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(betrag?.text.trim() ?? '') ?? [];
  if (ganz === '' || (betrag?.attribute['Ccy'] ?? 'EUR') !== 'EUR') return undefined;
  return Number(ganz) * 100 + Number(rest.padEnd(2, '0'));
}
