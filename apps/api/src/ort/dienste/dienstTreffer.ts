import { adresszeile } from '@kehrtour/domain/ort/adresse';
import type { Adresse } from '@kehrtour/domain/ort/adresse';
import { hausnummerSchluessel } from '@kehrtour/domain/ort/hausnummer';
import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

import { namensschluessel } from '../adressen/adressschluessel.ts';
import type { AdressTreffer, AdressVorschlag, Guete } from '../adressen/adressSuche.ts';

/** A place as an address service names it. */
export interface DienstOrt {
  readonly adresse: Adresse;
  readonly koordinate: Koordinate;
}

const UNSICHERHEIT_METER: Record<Guete, number> = {
  exakt: 15,
  hausnummer_benachbart: 60,
  interpoliert: 60,
  strasse: 300,
  ort: 2_000,
};

/**
 * The best of a service's answers. Services like to answer something: a place in another town with another
 * PLZ is no answer, another street counts as the town only.
 */
export function besterTreffer(orte: readonly DienstOrt[], gesucht: Adresse): AdressTreffer | null {
  const bewertet = orte
    .filter((ort) => gleicherOrt(ort.adresse, gesucht))
    .map((ort) => ({ ort, guete: gueteVon(ort.adresse, gesucht) }));
  const reihe: readonly Guete[] = ['exakt', 'hausnummer_benachbart', 'strasse', 'ort'];
  for (const guete of reihe) {
    const treffer = bewertet.find((einer) => einer.guete === guete);
    if (treffer === undefined) continue;
    const { adresse, koordinate } = treffer.ort;
    return {
      adresse,
      koordinate,
      guete,
      unsicherheitMeter: UNSICHERHEIT_METER[guete],
      mehrdeutig: false,
      quelle: 'dienst',
    };
  }
  return null;
}

export function alsVorschlag({ adresse, koordinate }: DienstOrt): AdressVorschlag {
  return { text: adresszeile(adresse), adresse, koordinate };
}

function gleicherOrt(gefunden: Adresse, gesucht: Adresse): boolean {
  if (gesucht.plz === '' && gesucht.ort === '') return true;
  const gleichePlz = gesucht.plz !== '' && gefunden.plz === gesucht.plz;
  return gleichePlz || namensschluessel(gefunden.ort) === namensschluessel(gesucht.ort);
}

function gueteVon(gefunden: Adresse, gesucht: Adresse): Guete {
  const [strasse, gesuchteStrasse] = [namensschluessel(gefunden.strasse), namensschluessel(gesucht.strasse)];
  if (strasse === '' || strasse !== gesuchteStrasse) return 'ort';
  if (gefunden.hausnr === '') return 'strasse';
  const gleich = hausnummerSchluessel(gefunden.hausnr) === hausnummerSchluessel(gesucht.hausnr);
  return gleich ? 'exakt' : 'hausnummer_benachbart';
}
