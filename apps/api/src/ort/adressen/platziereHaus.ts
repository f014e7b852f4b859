import { hausnummerSchluessel, liesHausnummer } from '@kehrtour/domain/ort/hausnummer';
import {
  entfernungMeter,
  type Koordinate,
  mitteVon,
  streuungMeter,
  zwischen,
} from '@kehrtour/domain/ort/koordinate';

import type { Guete } from './adressSuche.ts';
import { einzelneHausnummern } from './einzelneHausnummern.ts';
import type { Haus } from './strassenverzeichnis.ts';

export interface Platz {
  readonly koordinate: Koordinate;
  readonly guete: Guete;
  readonly unsicherheitMeter: number;
  readonly mehrdeutig: boolean;
}

/** Two houses of one number further apart than this are two houses, not one drawn twice. */
const EIN_HAUS_METER = 40;
const GENAU_METER = 10;
const NACHBAR_METER = 25;
/** Beyond this gap the street may bend, cross or restart; the neighbours say nothing any more. */
const LUECKE_NUMMERN_MAX = 24;
const LUECKE_METER_MAX = 500;
const NACHBAR_NUMMERN_MAX = 6;

/**
 * Finds a house among the known houses of its street: the house itself, another suffix of its number,
 * between two neighbours of the same side, or beside the nearest one. Null when none of them is near.
 */
export function platziereHaus(haeuser: readonly Haus[], hausnr: string): Platz | null {
  return genau(haeuser, hausnr) ?? gleicheZahl(haeuser, hausnr) ?? zwischenNachbarn(haeuser, hausnr);
}

function genau(haeuser: readonly Haus[], hausnr: string): Platz | null {
  const schluessel = hausnummerSchluessel(hausnr);
  if (schluessel === '') return null;
  const wortgleich = haeuser.filter((haus) => hausnummerSchluessel(haus.hausnr) === schluessel);
  if (wortgleich.length > 0) return ausGleichen(wortgleich);
  const gesucht = new Set(einzelneHausnummern(hausnr));
  const enthalten = haeuser.filter((haus) => einzelneHausnummern(haus.hausnr).some((nr) => gesucht.has(nr)));
  return enthalten.length > 0 ? ausGleichen(enthalten) : null;
}

/** Surveyed houses win over calculated ones; houses far apart are ambiguous and the first one is taken. */
function ausGleichen(treffer: readonly Haus[]): Platz {
  const vermessen = treffer.filter((haus) => haus.geschaetzt !== true);
  const punkte = (vermessen.length > 0 ? vermessen : treffer).map((haus) => haus.koordinate);
  const streuung = streuungMeter(punkte);
  const guete: Guete = vermessen.length > 0 ? 'exakt' : 'interpoliert';
  const genauigkeit = vermessen.length > 0 ? GENAU_METER : NACHBAR_METER;
  const [erster] = punkte;
  if (streuung <= EIN_HAUS_METER || erster === undefined) {
    const unsicherheitMeter = Math.round(genauigkeit + streuung);
    return { koordinate: mitteVon(punkte), guete, unsicherheitMeter, mehrdeutig: false };
  }
  return { koordinate: erster, guete, unsicherheitMeter: Math.round(streuung * 2), mehrdeutig: true };
}

/** `6d` where only 6, 6a and 6b are known stands beside them. */
function gleicheZahl(haeuser: readonly Haus[], hausnr: string): Platz | null {
  const zahl = liesHausnummer(einzelneHausnummern(hausnr)[0] ?? '')?.nummer;
  if (zahl === undefined) return null;
  const punkte = mitZahlen(haeuser)
    .filter((bekannt) => bekannt.zahl === zahl)
    .map((bekannt) => bekannt.koordinate);
  if (punkte.length === 0) return null;
  const streuung = streuungMeter(punkte);
  return {
    koordinate: mitteVon(punkte),
    guete: 'hausnummer_benachbart',
    unsicherheitMeter: Math.round(NACHBAR_METER + streuung),
    mehrdeutig: streuung > EIN_HAUS_METER,
  };
}

interface Bekannt {
  readonly zahl: number;
  readonly koordinate: Koordinate;
}

/** Odd and even numbers stand on different sides of a German street: only the same side is looked at. */
function zwischenNachbarn(haeuser: readonly Haus[], hausnr: string): Platz | null {
  const zahl = liesHausnummer(einzelneHausnummern(hausnr)[0] ?? '')?.nummer;
  if (zahl === undefined) return null;
  const seite = mitZahlen(haeuser).filter((bekannt) => bekannt.zahl % 2 === zahl % 2);
  const davor = seite.filter((bekannt) => bekannt.zahl < zahl).reduce(groessere, null);
  const danach = seite.filter((bekannt) => bekannt.zahl > zahl).reduce(kleinere, null);
  if (davor !== null && danach !== null) {
    const platz = dazwischen(davor, danach, zahl);
    if (platz !== null) return platz;
  }
  return daneben(naeher(davor, danach, zahl), zahl);
}

function dazwischen(davor: Bekannt, danach: Bekannt, zahl: number): Platz | null {
  const abstandMeter = entfernungMeter(davor.koordinate, danach.koordinate);
  if (danach.zahl - davor.zahl > LUECKE_NUMMERN_MAX || abstandMeter > LUECKE_METER_MAX) return null;
  const anteil = (zahl - davor.zahl) / (danach.zahl - davor.zahl);
  return {
    koordinate: zwischen(davor.koordinate, danach.koordinate, anteil),
    guete: 'interpoliert',
    unsicherheitMeter: Math.round(GENAU_METER + abstandMeter / 3),
    mehrdeutig: false,
  };
}

function daneben(nachbar: Bekannt | null, zahl: number): Platz | null {
  if (nachbar === null || Math.abs(nachbar.zahl - zahl) > NACHBAR_NUMMERN_MAX) return null;
  return {
    koordinate: nachbar.koordinate,
    guete: 'hausnummer_benachbart',
    unsicherheitMeter: NACHBAR_METER * Math.max(1, Math.abs(nachbar.zahl - zahl) / 2),
    mehrdeutig: false,
  };
}

function mitZahlen(haeuser: readonly Haus[]): Bekannt[] {
  return haeuser.flatMap((haus) =>
    einzelneHausnummern(haus.hausnr).flatMap((nr) => {
      const gelesen = liesHausnummer(nr);
      return gelesen === undefined ? [] : [{ zahl: gelesen.nummer, koordinate: haus.koordinate }];
    }),
  );
}

function groessere(a: Bekannt | null, b: Bekannt): Bekannt {
  return a === null || b.zahl > a.zahl ? b : a;
}

function kleinere(a: Bekannt | null, b: Bekannt): Bekannt {
  return a === null || b.zahl < a.zahl ? b : a;
}

function naeher(a: Bekannt | null, b: Bekannt | null, zahl: number): Bekannt | null {
  if (a === null || b === null) return a ?? b;
  return Math.abs(b.zahl - zahl) < Math.abs(a.zahl - zahl) ? b : a;
}
