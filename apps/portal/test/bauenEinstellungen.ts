import type { Einstellungen } from '@kehrtour/contract/einstellungen';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';

const worte = {
  titel: 'Ihr Schornsteinfeger kommt',
  vorbereitung: ['Bitte alles frei halten.'],
  zugang: '',
  rechtstext: 'Sie haben die Wahl.',
};

/** Settings of a company as its pages read them. */
export const dieEinstellungen = (teil: Partial<Einstellungen> = {}): Einstellungen & { version: number } => ({
  planung: {
    arbeitsbeginn: '07:30',
    fensterMinuten: 'halbtag',
    ansage: 'bloecke',
    pufferMinuten: 3,
    fahrzeitFaktor: 1.1,
    parkMinuten: 2,
    pause: null,
    reihenfolge: 'strasse',
    verteilung: 'gleichmaessig',
  },
  antwort: { antwortBisWerktage: 2, alternativen: 3 },
  feiertage: {
    einmalige: [
      { bundesland: 'BE', tag: '2098-06-17', name: 'Jahrestag des Volksaufstandes vom 17. Juni 1953' },
      { bundesland: 'BY', gemeinde: 'Kitzingen', tag: '2098-07-07', name: 'Stadtjubiläum' },
    ],
  },
  zustellung: { briefTage: 4 },
  sms: { an: false, absender: '', hoechstensEuro: 25, ersatz: false },
  ...tableOf(MESSENGER, () => ({ an: false, hoechstensEuroImMonat: 25 })),
  briefdienst: { an: false, hoechstensEuroImMonat: 100, zustelltage: 5 },
  gebuehren: { eigenerArbeitswertCent: null, frueherArbeitswertCent: null },
  bestellung: { bis: '2098-12-31' },
  terminzettel: { freieTaetigkeiten: worte, hoheitlicheTaetigkeiten: worte },
  terminbuchung: {
    vorlaufWerktage: 2,
    annahmeschluss: '16:00',
    horizontTage: 60,
    rasterMinuten: 30,
    pufferVorherMinuten: 0,
    pufferNachherMinuten: 10,
    maxJeTag: 6,
    maxJeTagUndGebiet: null,
    reserveMinuten: 60,
    plaetzeJeHalbtag: 2,
    naheMinuten: 10,
    abendAb: '17:00',
    zuschlagProzent: 50,
    zuschlagCent: 0,
    aendernBisStunden: 24,
    bestaetigenMinuten: 120,
    eintragen: 'sofort',
    seiten: [],
  },
  version: 4,
  ...teil,
});
