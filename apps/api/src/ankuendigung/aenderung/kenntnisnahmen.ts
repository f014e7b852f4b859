import { KANAELE, type Kanal } from '@kehrtour/domain/versand/kanal';

import { ansagenDerAenderung } from './ansagenDerAenderung.ts';
import type { GeladenerUnterschied } from './ladeUnterschied.ts';

type Wegzahl = { kanal: Kanal; anzahl: number };

/** How many messages go which way; ways that nothing goes by are not named. */
export const jeKanal = (kanaele: readonly (Kanal | null)[]): Wegzahl[] =>
  KANAELE.flatMap((kanal) => {
    const anzahl = kanaele.filter((einer) => einer === kanal).length;
    return anzahl === 0 ? [] : [{ kanal, anzahl }];
  });

/** Messages to those who look after a house, and only have to know of it. */
export const kenntnisnahmen = (geladen: GeladenerUnterschied): Wegzahl[] =>
  jeKanal(
    ansagenDerAenderung(geladen, { gruende: {} }).flatMap(({ empfang, kanal }) =>
      empfang.zurKenntnis ? [kanal] : [],
    ),
  );
