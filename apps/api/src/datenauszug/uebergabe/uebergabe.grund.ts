import { amFeld } from '../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** Why a step of handing a district over does not fit where it stands. */
const GRUND = {
  'laeuft-schon': [
    'veraltet',
    'Eine Übergabe läuft schon. Führen Sie diese zu Ende, oder nehmen Sie sie zurück.',
  ],
  'schon-bestaetigt': [
    'veraltet',
    'Die Übergabe ist schon bestätigt. Nehmen Sie sie zurück, wenn das nicht stimmt.',
  ],
  'schon-beanstandet': [
    'veraltet',
    'Diese Übergabe wurde schon einmal beanstandet. Reicht auch die Nachbesserung nicht, entscheidet die Aufsicht (§ 19 Abs. 3 SchfHwG).',
  ],
  'nichts-beanstandet': ['veraltet', 'Es gibt nichts nachzubessern: Niemand hat die Übergabe beanstandet.'],
  kuenftig: ['eingabe-ungueltig', (feld: string) => amFeld(feld, 'liegt in der Zukunft')],
} as const satisfies Refusals;

export const uebergabeRefused = refusing(GRUND);
