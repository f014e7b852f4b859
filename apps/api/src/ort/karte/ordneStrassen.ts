import { entfernungMeter, type Koordinate, mitteVon } from '@kehrtour/domain/ort/koordinate';
import { around } from 'geokdbush';
import KDBush from 'kdbush';

import { namensschluessel } from '../adressen/adressschluessel.ts';
import type { Haus, Strasse } from '../adressen/strassenverzeichnis.ts';
import type { Rohkarte } from './rohkarte.ts';

const NACHBARSCHAFT_KM = 2;
/** Two parts of one name further apart than this are two streets (two villages of one municipality). */
const ZUSAMMENHANG_METER = 1_000;
/** No more of one name in one town are compared with each other: no street has a tenth of them, so a larger heap is no street. */
const FUNDSTELLEN_MAX = 5_000;
/** What is larger is cut along this grid, some three kilometres wide. */
const SCHNITT_GRAD = 0.04;

export interface StrasseMitHaeusern {
  readonly strasse: Strasse;
  readonly haeuser: readonly Haus[];
}

interface Fundstelle {
  readonly name: string;
  readonly plz: string;
  readonly ort: string;
  readonly koordinate: Koordinate;
  readonly haus: Haus | null;
}

/** Sorts addresses and roads into streets; a missing PLZ or town is taken from the nearest full address. */
export function ordneStrassen(karte: Rohkarte): StrasseMitHaeusern[] {
  const ergaenzt = ortsergaenzung(karte);
  const fundstellen: Fundstelle[] = [];
  for (const adresse of karte.adressen) {
    const { strasse: name, koordinate } = adresse;
    const { plz, ort } = ergaenzt(adresse.plz, adresse.ort, koordinate);
    fundstellen.push({ name, plz, ort, koordinate, haus: adresse });
  }
  for (const { name, punkte } of karte.wege) {
    const koordinate = punkte[punkte.length >> 1];
    if (name === '' || koordinate === undefined) continue;
    fundstellen.push({ name, ...ergaenzt('', '', koordinate), koordinate, haus: null });
  }
  const gruppen = Map.groupBy(
    fundstellen,
    ({ name, plz, ort }) => `${namensschluessel(name)}|${plz}|${namensschluessel(ort)}`,
  );
  return [...gruppen.values()].flatMap(zusammenhaengende).map(alsStrasse);
}

type Ergaenzung = (plz: string, ort: string, koordinate: Koordinate) => { plz: string; ort: string };

function ortsergaenzung({ adressen, ortschaften }: Rohkarte): Ergaenzung {
  const volle = adressen.filter(({ plz, ort }) => plz !== '' && ort !== '');
  const naechsteAdresse = naechster(volle);
  const naechsterOrt = naechster(
    ortschaften.filter(({ art }) => art === 'town' || art === 'village' || art === 'city'),
  );
  return (plz, ort, koordinate) => {
    if (plz !== '' && ort !== '') return { plz, ort };
    const nachbar = naechsteAdresse(koordinate);
    return {
      plz: plz || (nachbar?.plz ?? ''),
      ort: ort || (nachbar?.ort ?? naechsterOrt(koordinate)?.name ?? ''),
    };
  };
}

function naechster<T extends { koordinate: Koordinate }>(dinge: readonly T[]): (bei: Koordinate) => T | null {
  if (dinge.length === 0) return () => null;
  const baum = new KDBush(dinge.length);
  for (const { koordinate } of dinge) baum.add(koordinate.lon, koordinate.lat);
  baum.finish();
  return ({ lat, lon }) => {
    const [index] = around(baum, lon, lat, 1, NACHBARSCHAFT_KM);
    return index === undefined ? null : (dinge[index] ?? null);
  };
}

function zusammenhaengende(gruppe: readonly Fundstelle[]): (readonly Fundstelle[])[] {
  if (gruppe.length <= FUNDSTELLEN_MAX) return inReichweite(gruppe);
  const felder = Map.groupBy(gruppe, ({ koordinate: { lat, lon } }) =>
    [lat, lon].map((grad) => Math.floor(grad / SCHNITT_GRAD)).join('/'),
  );
  return [...felder.values()].flatMap((feld) =>
    feld.length > FUNDSTELLEN_MAX ? [feld] : inReichweite(feld),
  );
}

function inReichweite(gruppe: readonly Fundstelle[]): Fundstelle[][] {
  const offen = new Set(gruppe);
  const teile: Fundstelle[][] = [];
  for (const anfang of offen) {
    offen.delete(anfang);
    const teil = [anfang];
    for (const bekannt of teil) {
      for (const naechste of offen) {
        if (entfernungMeter(bekannt.koordinate, naechste.koordinate) > ZUSAMMENHANG_METER) continue;
        offen.delete(naechste);
        teil.push(naechste);
      }
    }
    teile.push(teil);
  }
  return teile;
}

function alsStrasse(teil: readonly Fundstelle[]): StrasseMitHaeusern {
  const mitte = mitteVon(teil.map(({ koordinate }) => koordinate));
  const abstaende = teil.map(({ koordinate }) => entfernungMeter(mitte, koordinate));
  // The point of the street nearest to its middle: the middle of a bent street lies in a garden.
  const kleinster = abstaende.reduce(
    (bester, abstand, i) => (abstand < (abstaende[bester] ?? 0) ? i : bester),
    0,
  );
  const naechste = teil[kleinster];
  return {
    strasse: {
      name: haeufigstes(teil.map(({ name }) => name)),
      plz: teil[0]?.plz ?? '',
      ort: haeufigstes(teil.map(({ ort }) => ort)),
      koordinate: naechste?.koordinate ?? mitte,
      radiusMeter: abstaende.reduce((groesster, abstand) => Math.max(groesster, abstand), 20),
    },
    haeuser: teil.map(({ haus }) => haus).filter((haus) => haus !== null),
  };
}

function haeufigstes(woerter: readonly string[]): string {
  const anzahl = new Map<string, number>();
  for (const wort of woerter) anzahl.set(wort, (anzahl.get(wort) ?? 0) + 1);
  return [...anzahl].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0];
}
