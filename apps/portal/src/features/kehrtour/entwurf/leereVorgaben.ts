import type { Vorgaben } from '@kehrtour/contract/vorgaben';

/** What the first step shows before there is a draft; the server lays the settings below it when it begins one. */
export const LEERE_VORGABEN: Vorgaben = {
  liegenschaften: { ids: [] },
  datum: { tage: [], feiertageErlaubt: false },
  mitarbeiter: { ids: [] },
  arbeitsbeginn: {},
  arbeitszeit: {},
  pause: null,
  puffer: { jeHaltMinuten: 0, fahrzeitFaktor: 1, fensterbreite: 120, ansage: 'bloecke' },
  termine: { mitverschieben: [] },
  kontakt: { mitarbeiterId: null, antwortBisWerktage: 2, alternativen: 3 },
  reihenfolge: 'strasse',
  verteilung: 'gleichmaessig',
};
