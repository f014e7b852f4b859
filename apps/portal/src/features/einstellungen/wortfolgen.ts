import type { WirkungDerWorte } from '@kehrtour/contract/betroffen';
import { formatMenge } from '@kehrtour/domain/format';

/** Who reads which words: what was sent stays, and paper is made anew each time it is printed. */
export const wortfolgen = ({ termine, nochNichtGedruckt }: WirkungDerWorte): string[] => [
  `${formatMenge(termine.length, 'Termin ist', 'Termine sind')} schon mit den bisherigen Worten angekündigt, auf Papier oder per Mail. ${termine.length === 1 ? 'Dieser Haushalt behält' : 'Diese Haushalte behalten'} sie; die neuen gelten ab dem nächsten Druck und der nächsten Mail.`,
  ...(nochNichtGedruckt === 0
    ? []
    : [
        `${formatMenge(nochNichtGedruckt, 'weiterer Termin ist', 'weitere Termine sind')} angekündigt, aber noch nicht gedruckt: Dort stehen dann schon die neuen Worte.`,
      ]),
];
