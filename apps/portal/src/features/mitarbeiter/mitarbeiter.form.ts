import type { Mitarbeiter, Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';

import { WOCHENTAGE } from '../../shared/wochentage.ts';

/** By dotted path, in the order of the page. */
export const MITARBEITER_LABELS: Readonly<Record<string, string>> = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail-Adresse',
  telefon: 'Telefon',
  rolle: 'Rolle',
  qualifikation: 'Qualifikation',
  anrede: 'Anrede',
  geburtsdatum: 'Geburtsdatum',
  farbe: 'Farbe',
  arbeitszeit: 'Arbeitswoche',
  'pause.fruehestens': 'Pause frühestens um',
  'pause.spaetestens': 'Pause spätestens um',
  'pause.minuten': 'Länge der Pause',
  startort: 'Startort',
};

/** The hours of each day of this week, so that a refusal leads to its field. */
export function labelsFuer(woche: Mitarbeiter['arbeitszeit']): Readonly<Record<string, string>> {
  const tage = woche.flatMap(({ wochentag }, index) => {
    const name = WOCHENTAGE[wochentag - 1]?.name ?? '';
    return [
      [`arbeitszeit.${index}.von`, `${name} von`],
      [`arbeitszeit.${index}.bis`, `${name} bis`],
    ];
  });
  return { ...MITARBEITER_LABELS, ...Object.fromEntries(tage) };
}

/** What the form begins with for somebody new. */
export const NEUE_PERSON: Mitarbeiterdaten = {
  vorname: '',
  nachname: '',
  email: '',
  telefon: '',
  rolle: 'geselle',
  qualifikation: 'geselle',
  anrede: '',
  faehrt: true,
  arbeitszeit: [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, von: '08:00', bis: '16:30' })),
  pause: { fruehestens: '11:30', spaetestens: '13:00', minuten: 30 },
  startort: null,
};

export function datenAus(person: Mitarbeiter): Mitarbeiterdaten {
  const { id: _id, aktiv: _aktiv, zugang: _zugang, version: _version, ...daten } = person;
  return daten;
}
