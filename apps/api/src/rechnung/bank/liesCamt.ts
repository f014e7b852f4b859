import { istTag } from '@kehrtour/domain/tag';
import { SaxesParser } from 'saxes';

import type { Bankzeile } from './bankzeile.ts';
import { verweisAus } from './verweisAus.ts';

const CAMT_053 = 'urn:iso:std:iso:20022:tech:xsd:camt.053.';

/** Twice as deep as any statement. */
const TIEFE_MAX = 40;

type Element = { name: string; attribute: Record<string, string>; text: string; kinder: Element[] };

/** Entries of a statement in CAMT.053; undefined when it is none. Entities and outside files are not followed. */
export function liesCamt(text: string): Bankzeile[] | undefined {
  const wurzel = baumAus(text);
  if (!wurzel?.attribute['xmlns']?.startsWith(CAMT_053)) return undefined;
  return alle(wurzel, 'Ntry').flatMap(zeilenDesPostens);
}

function baumAus(text: string): Element | undefined {
  const offen: Element[] = [{ name: '', attribute: {}, text: '', kinder: [] }];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const neu = { name: name.replace(/^.*:/, ''), attribute: { ...attributes }, text: '', kinder: [] };
    offen.at(-1)?.kinder.push(neu);
    if (offen.push(neu) > TIEFE_MAX) throw new Error('nested too deeply');
  });
  parser.on('text', (teil) => {
    const letztes = offen.at(-1);
    if (letztes) letztes.text += teil;
  });
  parser.on('closetag', () => void offen.pop());
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return offen[0]?.kinder[0];
}

const alle = (wo: Element, name: string): Element[] =>
  wo.kinder.flatMap((kind) => (kind.name === name ? [kind] : alle(kind, name)));
const pfad = (wo: Element, ...namen: string[]): Element | undefined =>
  namen.reduce<Element | undefined>((hier, name) => hier && alle(hier, name)[0], wo);
const wort = (wo: Element, ...namen: string[]): string => pfad(wo, ...namen)?.text.trim() ?? '';

/** A posting may hold several payments, each with its own amount. Only what is booked counts. */
function zeilenDesPostens(posten: Element): Bankzeile[] {
  const am = wort(posten, 'BookgDt', 'Dt') || wort(posten, 'BookgDt', 'DtTm').slice(0, 10);
  const status = wort(posten, 'Sts');
  if (!istTag(am) || (status !== '' && !status.startsWith('BOOK'))) return [];
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

const direkt = (wo: Element, name: string): Element | undefined =>
  wo.kinder.find((kind) => kind.name === name);

/** Euros alone; what a bank writes in another currency is not ours. */
function centAus(betrag: Element | undefined): number | undefined {
  const [, ganz = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(betrag?.text.trim() ?? '') ?? [];
  if (ganz === '' || (betrag?.attribute['Ccy'] ?? 'EUR') !== 'EUR') return undefined;
  return Number(ganz) * 100 + Number(rest.padEnd(2, '0'));
}
