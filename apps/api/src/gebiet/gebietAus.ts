import type { Gebietsdaten } from '@kehrtour/contract/gebiet';
import type { Gebiet } from '@kehrtour/domain/ort/gebiet';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';

/** An entry as the rule reads it. What does not belong to its kind is left out, so that nothing hidden decides. */
export function gebietAus(id: string, daten: Gebietsdaten): Gebiet & Gebietsdaten {
  const strasse = daten.art === 'strasse' ? daten.strasse : '';
  const flaeche = daten.art === 'flaeche' ? daten.flaeche : null;
  return {
    ...daten,
    id,
    plz: daten.art === 'flaeche' ? '' : daten.plz,
    strasse,
    strasseSchluessel: strassenSchluessel(strasse),
    flaeche,
    ...(daten.art === 'strasse' ? {} : { hausnrVon: null, hausnrBis: null, seite: 'alle' as const }),
  };
}
