import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why a defect or an order is not changed as it was sent. */
const GRUND = {
  'frist-unmoeglich': [
    'eingabe-ungueltig',
    amFeld(
      'frist',
      'Die Frist liegt vor dem Tag, an dem der Mangel gefunden wurde, oder über ein Jahr danach.',
    ),
  ],
  'vor-dem-fund': [
    'eingabe-ungueltig',
    (feld: string) => amFeld(feld, 'Dieser Tag liegt vor dem Tag, an dem der Mangel gefunden wurde.'),
  ],
  'in-der-zukunft': [
    'eingabe-ungueltig',
    (feld: string) => amFeld(feld, 'Dieser Tag liegt in der Zukunft: Vermerken Sie, was geschehen ist.'),
  ],
  'schon-eingeplant': ['veraltet', 'Aus diesem Auftrag ist schon eine Aufgabe geworden.'],
} as const satisfies Refusals;

export const mangelRefused = refusing(GRUND);
