import type { Liegenschaftrolle } from '@kehrtour/domain/liegenschaft/liegenschaft';
import { dauerMinuten, fristenImJahr } from '@kehrtour/domain/taetigkeit/taetigkeit';
import type { Frist } from '@kehrtour/domain/taetigkeit/taetigkeit';
import { katalogTaetigkeit } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
import type { KatalogId } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';
import { differenzTage, plusTage, teileTag } from '@kehrtour/domain/tag';
import type { Tag } from '@kehrtour/domain/tag';
import type { Random } from '@kehrtour/planner/random';

import type { DemoHaus } from './musterbach.haeuser.ts';
import { eines } from './musterbach.leute.ts';

export interface DemoAufgabe {
  readonly liegenschaft: string;
  readonly taetigkeitId: KatalogId;
  readonly bezeichnung: string;
  readonly fristVon: Tag;
  readonly fristBis: Tag;
  readonly dauerMinuten: number;
}

/** What burns in a house and what follows from it, by hundredths. */
const ANLAGEN: readonly (readonly [anteil: number, taetigkeiten: readonly KatalogId[]])[] = [
  [38, ['awu_gas_1']],
  [18, ['awu_gas_1', 'kehrung_1x']],
  [10, ['awu_gas_2', 'messung_oelgas']],
  [12, ['awu_oel_1', 'messung_oelgas']],
  [12, ['kehrung_3x']],
  [8, ['kehrung_2x', 'messung_fest']],
  [2, ['kehrung_4x']],
];

const FEUERSTAETTENSCHAU_VON_HUNDERT = 16;
const VORSCHAU_TAGE = 300;
const UEBERFAELLIG_TAGE = 10;

/** What is due around `heute`, whatever day that is: a tenth soon, a little overdue, the rest over the year. */
export function baueAufgaben(haeuser: readonly DemoHaus[], heute: Tag, random: Random): DemoAufgabe[] {
  return haeuser.flatMap((haus) => {
    const ids: KatalogId[] = [...anlagenVon(random.below(100))];
    if (random.below(100) < FEUERSTAETTENSCHAU_VON_HUNDERT) ids.push('fss');
    if (haus.typ === 'gewerbe' && random.below(4) === 0) ids.push('dunstabzug');
    return ids.flatMap((id) => aufgabenAus(id, haus, heute, random));
  });
}

/** Only work of the district sweep where nothing free is ordered. */
export function rolleVon(haus: DemoHaus, aufgaben: readonly DemoAufgabe[]): Liegenschaftrolle {
  const eigene = aufgaben.filter(({ liegenschaft }) => liegenschaft === haus.externalId);
  const nurSchau = eigene.length > 0 && eigene.every(({ taetigkeitId }) => taetigkeitId === 'fss');
  return nurSchau ? 'nurHoheitlich' : 'freiUndHoheitlich';
}

function anlagenVon(wurf: number): readonly KatalogId[] {
  let grenze = 0;
  for (const [anteil, taetigkeiten] of ANLAGEN) {
    grenze += anteil;
    if (wurf < grenze) return taetigkeiten;
  }
  return ['awu_gas_1'];
}

function aufgabenAus(id: KatalogId, haus: DemoHaus, heute: Tag, random: Random): DemoAufgabe[] {
  const taetigkeit = katalogTaetigkeit(id);
  const umfang = { nutzungseinheiten: haus.einheitenAnzahl, feuerstaetten: haus.einheitenAnzahl };
  const fristen = taetigkeit.fenster.length > 0 ? saisonFristen(id, heute) : [bescheidFrist(heute, random)];
  return fristen.map(({ von, bis }) => ({
    liegenschaft: haus.externalId,
    taetigkeitId: id,
    bezeichnung: taetigkeit.name,
    fristVon: von,
    fristBis: bis,
    dauerMinuten: dauerMinuten(taetigkeit, umfang),
  }));
}

/** Seasons that are not long over and begin within the year ahead. */
function saisonFristen(id: KatalogId, heute: Tag): Frist[] {
  const { jahr } = teileTag(heute);
  const taetigkeit = katalogTaetigkeit(id);
  return [jahr - 1, jahr, jahr + 1]
    .flatMap((eines) => fristenImJahr(taetigkeit, eines))
    .filter(
      ({ von, bis }) =>
        differenzTage(heute, bis) >= -UEBERFAELLIG_TAGE && differenzTage(heute, von) <= VORSCHAU_TAGE,
    );
}

/** Window as a Feuerstättenbescheid sets it: open since a while, ending soon for some, in autumn for others. */
function bescheidFrist(heute: Tag, random: Random): Frist {
  const endetInTagen = eines([-6, 12, 20, 28, 45, 60, 75, 90, 120, 150, 180, 210], random) + random.below(9);
  const offenSeitTagen = 20 + random.below(80);
  return { von: plusTage(heute, -offenSeitTagen), bis: plusTage(heute, endetInTagen) };
}
