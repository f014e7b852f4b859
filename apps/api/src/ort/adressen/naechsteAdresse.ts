import { type Adresse, adressSchluessel } from '@kehrtour/domain/ort/adresse';
import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';

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

export type GesuchtesHaus = Pick<Adresse, 'strasse' | 'hausnr'>;
/** From so far away the house that is looked for is meant, even if a neighbour stands nearer. */
const GESUCHT_METER = 80;

/** The house with an address that stands nearest to a place, or null where none is near; the one that is looked for before all others. */
export async function naechsteAdresse(
  verzeichnis: Strassenverzeichnis,
  ort: Koordinate,
  gesucht?: GesuchtesHaus,
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
  const alle = haeuser.flat();
  const gesuchte = gesucht === undefined ? [] : alle.filter(({ adresse }) => gleichesHaus(adresse, gesucht));
  const eigenes = naehestes(gesuchte);
  const naechstes = eigenes !== null && eigenes.meter <= GESUCHT_METER ? eigenes : naehestes(alle);
  return naechstes === null || naechstes.meter > NAEHE_METER
    ? null
    : { ...naechstes, meter: Math.round(naechstes.meter) };
}

const naehestes = (haeuser: readonly AdresseInDerNaehe[]): AdresseInDerNaehe | null =>
  haeuser.reduce<AdresseInDerNaehe | null>((a, b) => (a === null || b.meter < a.meter ? b : a), null);

/** Only street and number: the map may have another name for the place. */
function gleichesHaus(eines: GesuchtesHaus, anderes: GesuchtesHaus): boolean {
  const schluessel = ({ strasse, hausnr }: GesuchtesHaus): string =>
    adressSchluessel({ strasse, hausnr, plz: '', ort: '' });
  return schluessel(eines) === schluessel(anderes);
}
