import type { BetroffenerTermin, Gebiet } from '@kehrtour/contract/gebiet';
import type { Taetigkeit } from '@kehrtour/contract/taetigkeit';
import type { Terminbuchung } from '@kehrtour/contract/terminbuchung';
import type { Verfuegbarkeit } from '@kehrtour/contract/verfuegbarkeit';

/** A company that can be booked. */
export const dieTerminbuchung = (teil: Partial<Terminbuchung> = {}): Terminbuchung => ({
  genutzt: true,
  an: true,
  slug: 'brandmeier',
  seite: 'https://termin.example/unternehmen/brandmeier/termin',
  skript: 'https://termin.example/einbetten/v1/kehrtour-termin.js',
  schritte: [
    { schritt: 'gebiet', stand: 'erledigt', hinweis: '3 Postleitzahlen und 2 Straßen.' },
    {
      schritt: 'taetigkeiten',
      stand: 'erledigt',
      hinweis: '6 frei buchbar, 2 auf Anfrage und 4 nur mit Code.',
    },
    { schritt: 'verfuegbarkeiten', stand: 'erledigt', hinweis: '2 Personen können gebucht werden.' },
    {
      schritt: 'rechtstexte',
      stand: 'erledigt',
      hinweis: 'Beide Texte sind da; jede Buchungsseite führt dorthin.',
    },
    {
      schritt: 'feiertage',
      stand: 'empfohlen',
      hinweis: 'Die Feiertage (Bayern) gelten schon. Betriebsferien können Sie ergänzen.',
    },
    { schritt: 'regeln', stand: 'erledigt', hinweis: '2 Werktage Vorlauf, buchbar bis 60 Tage im Voraus.' },
    {
      schritt: 'einbetten',
      stand: 'empfohlen',
      hinweis: 'Ihre Buchungsseite lässt sich verlinken oder in die eigene Website einbauen.',
    },
  ],
  kommendeBuchungen: 7,
  ...teil,
});

let zahl = 0;
const id = (): string => `0191a8f0-0000-7000-8000-${String((zahl += 1)).padStart(12, '0')}`;

export const einGebiet = (teil: Partial<Gebiet> = {}): Gebiet => ({
  id: id(),
  art: 'plz',
  name: '',
  plz: '91207',
  ort: 'Lauf a. d. Pegnitz',
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: true,
  ausgenommen: false,
  zustaendig: '',
  version: 1,
  ...teil,
});

export const einBetroffener = (teil: Partial<BetroffenerTermin> = {}): BetroffenerTermin => ({
  id: id(),
  name: 'Familie Meyer',
  anschrift: 'Hardtstraße 12, 91207 Lauf a. d. Pegnitz',
  mitarbeiter: 'Jonas Brandl',
  beginn: '2027-02-02T09:00:00+01:00',
  ende: '2027-02-02T09:30:00+01:00',
  status: 'bestaetigt',
  ...teil,
});

export const eineVerfuegbarkeit = (teil: Partial<Verfuegbarkeit> = {}): Verfuegbarkeit => ({
  mitarbeiterId: id(),
  name: 'Jonas Brandl',
  farbe: 1,
  arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '07:00', bis: '15:30' })),
  woche: [
    { wochentag: 1, von: '08:00', bis: '12:00' },
    { wochentag: 1, von: '13:00', bis: '16:30' },
    { wochentag: 3, von: '15:00', bis: '19:00' },
  ],
  ausnahmen: [],
  abwesenheiten: [],
  ...teil,
});

/** Something everybody may book. */
export const eineTaetigkeit = (teil: Partial<Taetigkeit> = {}): Taetigkeit => ({
  id: 'kehrung_1x',
  name: 'Kehrung, gelegentlich (1.7)',
  kundentext: 'Kehrung Ihres Schornsteins',
  art: 'frei',
  dauerMinuten: 15,
  jeWeitereEinheitMinuten: 0,
  jeWeitereFeuerstaetteMinuten: 5,
  feuerstaettenInbegriffen: 1,
  wiederholung: { art: 'proJahr', anzahl: 1 },
  fenster: [],
  online: 'ja',
  qualifikation: 'keine',
  vorOrt: true,
  aktiv: true,
  buchung: {
    fragen: ['feuerstaetten', 'geschosse'],
    dauerMinuten: null,
    preisCent: 3_890,
    preisText: '',
    hinweis: '',
  },
  offeneAufgaben: 12,
  version: 3,
  ...teil,
});
