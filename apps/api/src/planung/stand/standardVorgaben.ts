import type { Vorgaben } from '@kehrtour/contract/vorgaben';

import { einstellungenAus, type Einstellungsspalte } from '../../unternehmen/einstellungen.ts';

/** Sensible decisions for every step, so that four of eleven are enough. */
export function standardVorgaben(einstellungen: Einstellungsspalte): Vorgaben {
  const { planung, antwort } = einstellungenAus(einstellungen);
  return {
    liegenschaften: { ids: [] },
    datum: { tage: [], feiertageErlaubt: false },
    mitarbeiter: { ids: [] },
    arbeitsbeginn: {},
    arbeitszeit: {},
    pause: planung.pause,
    puffer: {
      jeHaltMinuten: planung.pufferMinuten,
      fahrzeitFaktor: planung.fahrzeitFaktor,
      fensterbreite: planung.fensterMinuten,
      ansage: planung.ansage,
    },
    termine: { mitverschieben: [] },
    kontakt: {
      mitarbeiterId: null,
      antwortBisWerktage: antwort.antwortBisWerktage,
      alternativen: antwort.alternativen,
    },
    reihenfolge: planung.reihenfolge,
    verteilung: planung.verteilung,
  };
}

/** The decisions of a draft laid over the company's defaults. */
export function mitStandard(vorgaben: Partial<Vorgaben>, einstellungen: Einstellungsspalte): Vorgaben {
  return { ...standardVorgaben(einstellungen), ...vorgaben };
}
