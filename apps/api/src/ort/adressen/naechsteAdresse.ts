import type { Adresse } from '@kehrtour/domain/adresse';

import { entfernungMeter } from '../koordinate.ts';
import type { Koordinate } from '../koordinate.ts';
import type { Strassenverzeichnis } from './strassenverzeichnis.ts';

export interface AdresseInDerNaehe {
  readonly adresse: Adresse;
  readonly koordinate: Koordinate;
  readonly meter: number;
}

/** Further away it is the address of something else. */
const NAEHE_METER = 150;
/** More streets do not meet in one place; each is read from the disk. */
const STRASSEN_MAX = 40;

/** The house with an address that stands nearest to a place, or null where none is near. */
export async function naechsteAdresse(
  verzeichnis: Strassenverzeichnis,
  ort: Koordinate,
): Promise<AdresseInDerNaehe | null> {
  const strassen = verzeichnis.strassen
    .map((strasse, index) => ({
      strasse,
      index,
      // No house of a street is nearer than its middle less its radius.
      mindestens: entfernungMeter(strasse.koordinate, ort) - strasse.radiusMeter,
    }))
    .filter(({ mindestens }) => mindestens <= NAEHE_METER)
    .toSorted((a, b) => a.mindestens - b.mindestens)
    .slice(0, STRASSEN_MAX);
  const haeuser = await Promise.all(
    strassen.map(async ({ strasse, index }) =>
      (await verzeichnis.haeuser(index)).map(({ hausnr, koordinate }) => ({
        adresse: { strasse: strasse.name, hausnr, plz: strasse.plz, ort: strasse.ort },
        koordinate,
        meter: entfernungMeter(koordinate, ort),
      })),
    ),
  );
  const naechstes = haeuser
    .flat()
    .reduce<AdresseInDerNaehe | null>((a, b) => (a === null || b.meter < a.meter ? b : a), null);
  return naechstes === null || naechstes.meter > NAEHE_METER
    ? null
    : { ...naechstes, meter: Math.round(naechstes.meter) };
}
