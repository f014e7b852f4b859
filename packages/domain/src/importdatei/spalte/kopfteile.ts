import type { Importfeld } from './importfeld.ts';

/** Whose columns they are: word in front of a header, and what the word behind it then means where it means something else than alone. */
const VORWORTE: readonly (readonly [RegExp, Partial<Record<Importfeld, Importfeld>>])[] = [
  [
    /^(?:gebaeude|objekte?s?|liegenschafts?|anwesen|grundstuecks?|standort|einsatzort|abnahmestelle)/,
    {
      strasse: 'strasse',
      hausnr: 'hausnr',
      hausnrZusatz: 'hausnrZusatz',
      strasseHausnr: 'strasseHausnr',
      anschrift: 'anschrift',
      plz: 'plz',
      ort: 'ort',
      plzOrt: 'plzOrt',
      ortsteil: 'ortsteil',
      notiz: 'notiz',
      externalId: 'externalId',
      breitengrad: 'breitengrad',
      laengengrad: 'laengengrad',
    },
  ],
  [
    /^(?:hausverwaltung|hausverwalter|verwaltung|verwalter|hv)/,
    {
      name: 'verwalter',
      firma: 'verwalter',
      telefon: 'verwalterTelefon',
      mobil: 'verwalterMobil',
      email: 'verwalterEmail',
      strasse: 'verwalterStrasse',
      strasseHausnr: 'verwalterStrasse',
      plz: 'verwalterPlz',
      ort: 'verwalterOrt',
    },
  ],
  [
    /^(?:mieter|bewohner|nutzer)/,
    { name: 'bewohner', telefon: 'bewohnerTelefon', mobil: 'bewohnerMobil', email: 'bewohnerEmail' },
  ],
  [
    /^(?:eigentuemer|besitzer|kunden?|kontakt|ansprechpartner)/,
    {
      name: 'name',
      vorname: 'vorname',
      anrede: 'anrede',
      titel: 'titel',
      firma: 'firma',
      telefon: 'telefon',
      mobil: 'mobil',
      email: 'email',
      strasse: 'eigentuemerStrasse',
      strasseHausnr: 'eigentuemerStrasse',
      plz: 'eigentuemerPlz',
      ort: 'eigentuemerOrt',
    },
  ],
  [
    /^(?:taetigkeit(?:en)?|arbeit(?:en)?|aufgaben?|auftrags?|termin|kehrung|leistung)/,
    {
      fristVon: 'fristVon',
      fristBis: 'fristBis',
      taetigkeit: 'taetigkeit',
      arbeitswerte: 'arbeitswerte',
      dauerMinuten: 'dauerMinuten',
    },
  ],
  [
    /^(?:anlagen?|feuerstaetten?|heizung|kessel)/,
    {
      feuerstaette: 'feuerstaette',
      brennstoff: 'brennstoff',
      leistungKw: 'leistungKw',
      baujahr: 'baujahr',
      anlageLage: 'anlageLage',
      lage: 'anlageLage',
      anlageBenutzung: 'anlageBenutzung',
      raumluft: 'raumluft',
    },
  ],
];
const NAECHSTE =
  /^(?:naechste[rs]?|folgende[rs]?)(?:kehr|reinig|mess|pruef|ueberpruef|termin|faellig|arbeit|wartung|ausfuehr|durchfuehr)/;

/** What a header of two words means: `gebaeudestrasse`, `eigentuemertelefon`, `taetigkeitbis`, `naechstereinigung`. */
export function feldAusTeilen(
  kopf: string,
  feldVon: (kopf: string) => Importfeld | undefined,
): Importfeld | undefined {
  if (NAECHSTE.test(kopf)) return 'fristBis';
  for (const [vorwort, felder] of VORWORTE) {
    const vorn = vorwort.exec(kopf)?.[0];
    const dahinter = vorn === undefined ? '' : kopf.slice(vorn.length);
    // The number of a building in its list is not that at its door.
    const feld = dahinter === 'nr' ? undefined : feldVon(dahinter);
    const gemeint = feld === undefined ? undefined : felder[feld];
    if (gemeint !== undefined) return gemeint;
  }
  return undefined;
}
