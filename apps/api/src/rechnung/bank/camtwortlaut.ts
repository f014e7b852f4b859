import type { Bankteil } from '@kehrtour/domain/bankauszug/bankposten';

import { alle, direkt, pfad, wort } from './camtelement.ts';
import type { Element } from './liesXml.ts';

const OHNE_AUSSAGE = /^(not ?provided|non ?ref)$/i;

/** Who is on the other side of a payment, and what for; of a posting without details what the bank says of it. */
export function wortlautAus(
  teil: Element,
  posten: Element,
  richtung: 'ein' | 'aus',
): Pick<Bankteil, 'name' | 'zweck'> {
  const zurueck = alle(teil, 'RtrInf').length > 0;
  // What comes back goes the other way than what it was.
  const zahler = (richtung === 'ein') !== zurueck;
  const namen = zahler
    ? ['Dbtr', 'UltmtDbtr', 'Cdtr', 'UltmtCdtr']
    : ['Cdtr', 'UltmtCdtr', 'Dbtr', 'UltmtDbtr'];
  const parteien = pfad(teil, 'RltdPties') ?? teil;
  const name = namen.map((eine) => wort(parteien, eine, 'Nm')).find((einer) => einer !== '') ?? '';
  const gesagt = [
    ...['Ustrd', 'Ref', 'Nb', 'AddtlRmtInf'].flatMap((was) =>
      alle(pfad(teil, 'RmtInf') ?? KEINES, was).map(({ text }) => text),
    ),
    wort(teil, 'EndToEndId'),
    wort(teil, 'AddtlTxInf'),
  ];
  return { name, zweck: mitZusatz(gesagt, direkt(posten, 'AddtlNtryInf')?.text ?? '') };
}

const KEINES: Element = { name: '', uri: '', attributes: {}, text: '', children: [] };

/** What the bank calls a kind of booking says nothing, unless nobody else says anything; a number in it may be the invoice's. */
function mitZusatz(gesagt: readonly string[], zusatz: string): string {
  const zweck = ohneDoppeltes(gesagt);
  return zweck === '' || /\d{4}/.test(zusatz) ? ohneDoppeltes([zweck, zusatz]) : zweck;
}

/** Each is looked for in all that was said before; nobody says so much. */
const SAETZE_MAX = 200;

const ohneDoppeltes = (saetze: readonly string[]): string =>
  saetze
    .slice(0, SAETZE_MAX)
    .map((satz) => satz.trim().replaceAll(/\s+/g, ' '))
    .filter((satz) => satz !== '' && !OHNE_AUSSAGE.test(satz))
    .reduce((ganz, satz) => (ganz.includes(satz) ? ganz : `${ganz} ${satz}`.trim()), '');
