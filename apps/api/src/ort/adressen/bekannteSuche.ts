import type { Adresse } from '@kehrtour/domain/ort/adresse';
import { type Koordinate, mitteVon, streuungMeter } from '@kehrtour/domain/ort/koordinate';

import { namensschluessel } from './adressschluessel.ts';
import type { AdressSuche } from './adressSuche.ts';
import type { Haus, Strassenverzeichnis } from './strassenverzeichnis.ts';
import { verzeichnisSuche } from './verzeichnisSuche.ts';

/** A house of the same company whose place is known. */
export interface BekanntesHaus extends Adresse {
  readonly koordinate: Koordinate;
}

/** Last resort without map and service: the company's own located houses are the directory. */
export function bekannteSuche(bekannte: readonly BekanntesHaus[]): AdressSuche {
  return verzeichnisSuche(
    { name: 'eigene Liegenschaften', stand: null, quelle: 'interpoliert' },
    ausBekannten(bekannte),
  );
}

function ausBekannten(bekannte: readonly BekanntesHaus[]): Strassenverzeichnis {
  const gruppen = Map.groupBy(
    bekannte,
    (haus) => `${namensschluessel(haus.strasse)}|${haus.plz}|${namensschluessel(haus.ort)}`,
  );
  const eintraege = [...gruppen.values()].flatMap(strassenEintrag);
  return {
    strassen: eintraege.map(({ strasse }) => strasse),
    ortschaften: [],
    haeuser: async (index) => eintraege[index]?.haeuser ?? [],
  };
}

function strassenEintrag(gruppe: readonly BekanntesHaus[]) {
  const [erstes] = gruppe;
  if (erstes === undefined) return [];
  const punkte = gruppe.map((haus) => haus.koordinate);
  const haeuser: Haus[] = gruppe.map(({ hausnr, koordinate }) => ({ hausnr, koordinate }));
  const { strasse: name, plz, ort } = erstes;
  const strasse = { name, plz, ort, koordinate: mitteVon(punkte), radiusMeter: streuungMeter(punkte) };
  return [{ strasse, haeuser }];
}
