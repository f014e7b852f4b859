import type { Kehrtour } from '@kehrtour/contract/kehrtour';
import { formatMenge } from '@kehrtour/domain/format';

import { minutenText } from '../kehrtour.format.ts';

type Zahlen = Pick<Kehrtour['kennzahlen'], 'halte' | 'ausgelassen' | 'fahrtSekunden'>;

/** What a computation has changed, in one sentence; half a minute of way is no change. */
export function neuGerechnet(vorher: Zahlen, jetzt: Zahlen): string {
  const mehrHalte = jetzt.halte - vorher.halte;
  const sekunden = jetzt.fahrtSekunden - vorher.fahrtSekunden;
  if (vorher.halte === 0) return `${formatMenge(jetzt.halte, 'Halt', 'Halte')} eingeplant.`;
  const saetze = [
    ...(mehrHalte > 0 ? [`${formatMenge(mehrHalte, 'Halt', 'Halte')} mehr eingeplant`] : []),
    ...(mehrHalte < 0 ? [`${formatMenge(-mehrHalte, 'Halt', 'Halte')} weniger eingeplant`] : []),
    ...(sekunden <= -30 ? [`${minutenText(-sekunden)} weniger Fahrt`] : []),
    ...(sekunden >= 30 ? [`${minutenText(sekunden)} mehr Fahrt`] : []),
  ];
  return saetze.length === 0
    ? 'Nichts Besseres gefunden; der Plan bleibt.'
    : `Neu gerechnet: ${saetze.join(', ')}.`;
}
