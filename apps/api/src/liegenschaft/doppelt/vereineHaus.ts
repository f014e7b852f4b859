import { vereineStaende } from '@kehrtour/domain/importdatei/vereineStaende';
import { jeSpalte } from '@kehrtour/domain/liegenschaft/bestandsspalte';

import type { HausRow } from '../hausUndLeute.ts';

const NOTIZ_MAX = 1000;

/** The row of a house after another one went into it: its own say counts, and what it does not know comes from the other. */
export function vereineHaus(bleibt: HausRow, geht: HausRow): HausRow {
  const lage =
    bleibt.lat === null
      ? { lat: geht.lat, lon: geht.lon, ort_quelle: geht.ort_quelle, ort_guete: geht.ort_guete }
      : {};
  return {
    ...bleibt,
    ...jeSpalte((spalte) => (bleibt[spalte] === '' ? geht[spalte] : bleibt[spalte])),
    ...lage,
    ortsteil: bleibt.ortsteil === '' ? geht.ortsteil : bleibt.ortsteil,
    laufnummer: bleibt.laufnummer ?? geht.laufnummer,
    typ: bleibt.typ === 'unbekannt' ? geht.typ : bleibt.typ,
    einheiten_anzahl: Math.max(bleibt.einheiten_anzahl, geht.einheiten_anzahl),
    notiz_zugang: beide(bleibt.notiz_zugang, geht.notiz_zugang),
    notiz_arbeit: beide(bleibt.notiz_arbeit, geht.notiz_arbeit),
    ...vereineHerkunft(bleibt, geht),
  };
}

/** Under which names imports know it: the one that a program gave goes first, as it never changes with the spelling. */
function vereineHerkunft(bleibt: HausRow, geht: HausRow): Partial<HausRow> {
  const [erste, zweite] = hauptkennung(bleibt, geht) === 'geht' ? [geht, bleibt] : [bleibt, geht];
  const stand =
    erste.import_stand !== null && zweite.import_stand !== null
      ? vereineStaende(erste.import_stand, [erste.import_stand, zweite.import_stand])
      : (erste.import_stand ?? zweite.import_stand);
  return {
    quelle: erste.quelle,
    external_id: erste.external_id,
    import_id: erste.import_id ?? zweite.import_id,
    import_stand: stand,
    nicht_mehr_im_export:
      erste.nicht_mehr_im_export && (zweite.import_stand === null || zweite.nicht_mehr_im_export),
    // The spelling that somebody chose stays, whatever the next file says.
    lokal_geaendert: [
      ...new Set([
        ...bleibt.lokal_geaendert,
        ...geht.lokal_geaendert,
        ...(stand === null || gleichGeschrieben(bleibt, stand.adresse) ? [] : (['adresse'] as const)),
      ]),
    ].toSorted(),
  };
}

/** By whose name imports go on finding the house. */
export function hauptkennung(bleibt: HausRow, geht: HausRow): 'bleibt' | 'geht' {
  if (bleibt.external_id !== null) return 'bleibt';
  if (geht.external_id !== null) return 'geht';
  return bleibt.import_stand === null && geht.import_stand !== null ? 'geht' : 'bleibt';
}

const gleichGeschrieben = (
  { strasse, hausnr, hausnr_zusatz: zusatz }: HausRow,
  adresse: { strasse: string; hausnr: string },
): boolean => strasse === adresse.strasse && `${hausnr}${zusatz}` === adresse.hausnr;

function beide(eine: string, andere: string): string {
  if (andere === '' || eine.includes(andere)) return eine;
  return eine === '' ? andere : `${eine}\n${andere}`.slice(0, NOTIZ_MAX);
}
