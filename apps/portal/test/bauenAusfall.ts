import type { ausfallvorschlaegeHolen, Ausfallvorschlagpreis } from '@kehrtour/contract/ausfallvorschlag';
import type { AnswerOf } from '@kehrtour/contract/endpoint';

import { kennung } from './bauenKehrtour.ts';

const still: Ausfallvorschlagpreis = {
  art: 'uebernimmt',
  gewaehlt: true,
  gehalten: 40,
  verlegt: 0,
  beiAnderen: 0,
  gebrochen: 0,
  entfallen: 0,
  neu: 0,
  besuche: 40,
  bescheid: [],
  zurKenntnis: [],
  fahrtMinuten: 101,
  mehrFahrtMinuten: 6,
  personen: ['Karl Drittmann'],
  tage: [],
  gebrochene: [],
};

/** A colleague could take it all; the others give one promise up and two days. */
export const VORSCHLAEGE: AnswerOf<typeof ausfallvorschlaegeHolen> = {
  version: 4,
  grund: 'Wegen Krankheit',
  geschlossen: false,
  vorschlaege: [
    still,
    {
      ...still,
      art: 'verteilt',
      gewaehlt: false,
      gehalten: 28,
      verlegt: 10,
      gebrochen: 1,
      neu: 1,
      bescheid: [
        { kanal: 'mail', anzahl: 7 },
        { kanal: 'einwurf', anzahl: 5 },
      ],
      mehrFahrtMinuten: -9,
      fahrtMinuten: 86,
      personen: [],
      tage: ['2027-05-05'],
      gebrochene: [
        { terminId: kennung(901), anschrift: 'Hardtstraße 3, 2. OG links', name: 'Eva Bewohner-Escherich' },
      ],
    },
    {
      ...still,
      art: 'ausgelassen',
      gewaehlt: false,
      gehalten: 22,
      entfallen: 18,
      besuche: 22,
      bescheid: [
        { kanal: 'mail', anzahl: 9 },
        { kanal: 'einwurf', anzahl: 9 },
      ],
      mehrFahrtMinuten: 0,
      fahrtMinuten: 95,
      personen: [],
    },
  ],
};
