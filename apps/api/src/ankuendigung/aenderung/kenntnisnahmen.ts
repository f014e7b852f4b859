import { KANAELE, type Kanal } from '@kehrtour/domain/versand/kanal';

import type { Tx } from '../../platform/db/db.ts';
import { ladeKenntnisse } from '../absage/sageVerwaltungAb.ts';
import { ansagenDerAenderung } from './ansagenDerAenderung.ts';
import type { GeladenerUnterschied } from './ladeUnterschied.ts';
import { erfahrende } from './sageEntfallendeAb.ts';

type Wegzahl = { kanal: Kanal; anzahl: number };

/** How many messages go which way; ways that nothing goes by are not named. */
export const jeKanal = (kanaele: readonly (Kanal | null)[]): Wegzahl[] =>
  KANAELE.flatMap((kanal) => {
    const anzahl = kanaele.filter((einer) => einer === kanal).length;
    return anzahl === 0 ? [] : [{ kanal, anzahl }];
  });

/** Messages to those who look after a house, and only have to know of it: of new times, and of visits that are off. */
export async function kenntnisnahmen(tx: Tx, geladen: GeladenerUnterschied): Promise<Wegzahl[]> {
  const neue = ansagenDerAenderung(geladen, { gruende: {} }).filter(({ empfang }) => empfang.zurKenntnis);
  const weg = await ladeKenntnisse(tx, {
    empfaenge: geladen.grundlage.empfaenge,
    terminIds: erfahrende(geladen),
  });
  return jeKanal([...neue.map(({ kanal }) => kanal), ...weg.map(({ empfang }) => empfang.kanal)]);
}
