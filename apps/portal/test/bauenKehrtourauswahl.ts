import type { AuswahlStrasse } from '@kehrtour/contract/kehrtourAuswahl';
import { plusTage } from '@kehrtour/domain/tag';

import { kennung } from './bauenKehrtour.ts';

/** A street to choose houses from; some are overdue, some nobody could locate, some need a Feuerstättenschau. */
export function eineStrasse(
  strasse: string,
  haeuser: number,
  teile: Partial<AuswahlStrasse> = {},
): AuswahlStrasse {
  return {
    ort: 'Lauf a.d.Pegnitz',
    strasse,
    liegenschaften: Array.from({ length: haeuser }, (_, index) => ({
      id: `${kennung(strasse.length)}-${strasse}-${index}`,
      hausnr: String(index + 1),
      plz: '91207',
      name: index % 3 === 0 ? 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße' : 'Monika Escherich',
      laufnummer: index + 1,
      koordinaten:
        index % 6 === 5 ? null : { lat: 49.51 + index * 0.0003, lon: 11.27 + strasse.length * 0.001 },
      minuten: 15 + (index % 4) * 10,
      naechsteFrist: index % 5 === 0 ? '2020-12-31' : '2099-05-31',
      fristVon: index % 5 === 1 ? '2099-03-01' : null,
      taetigkeitIds: ['kehrung_3x'],
      fss: index % 8 === 0,
    })),
    minuten: haeuser * 25,
    faellig: haeuser,
    naechsteFrist: '2020-12-31',
    ...teile,
  };
}

/** Days ahead from today; the third has a holiday, the fourth somebody is away. */
export function eineVorschau(heute: string, anzahl = 30) {
  return Array.from({ length: anzahl }, (_, index) => ({
    tag: plusTage(heute, index),
    feiertag: index === 3 ? 'Tag des Rußes (erfunden)' : null,
    wochenende: false,
    vergangen: false,
    abwesend: index === 4 ? ['Jonas Vogt'] : [],
    fristReicht: index > 7,
    hinweis: index > 7 ? null : 'Zwischen Ankündigung und Besuch müssen fünf Werktage liegen (§ 3 KÜO).',
    andereKehrtouren: index === 10 ? ['Altstadt Nord'] : [],
  }));
}
