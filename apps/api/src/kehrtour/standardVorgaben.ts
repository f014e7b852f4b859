import type { Vorgaben } from '@kehrtour/contract/kehrtour';
import type { Fensterbreite } from '@kehrtour/domain/zeitfenster';

/** What the company set for new rounds; the settings page writes it, absent parts mean the defaults below. */
export type Planungseinstellungen = {
  fensterMinuten?: Fensterbreite;
  ansage?: Vorgaben['puffer']['ansage'];
  pufferMinuten?: number;
  fahrzeitFaktor?: number;
  pause?: Vorgaben['pause'];
  reihenfolge?: Vorgaben['reihenfolge'];
  antwortBisWerktage?: number;
  alternativen?: number;
};

/** Sensible decisions for every step, so that four of eleven are enough. */
export function standardVorgaben(einstellungen: Record<string, unknown>): Vorgaben {
  // Written by our own settings page behind its schema; unknown keys are ignored.
  const planung = (einstellungen['planung'] ?? {}) as Planungseinstellungen;
  return {
    liegenschaften: { ids: [] },
    datum: { tage: [], feiertageErlaubt: false },
    mitarbeiter: { ids: [] },
    arbeitsbeginn: {},
    arbeitszeit: {},
    pause: planung.pause ?? null,
    puffer: {
      jeHaltMinuten: planung.pufferMinuten ?? 3,
      fahrzeitFaktor: planung.fahrzeitFaktor ?? 1.1,
      fensterbreite: planung.fensterMinuten ?? 120,
      ansage: planung.ansage ?? 'bloecke',
    },
    termine: { mitverschieben: [] },
    kontakt: {
      mitarbeiterId: null,
      antwortBisWerktage: planung.antwortBisWerktage ?? 2,
      alternativen: planung.alternativen ?? 3,
    },
    reihenfolge: planung.reihenfolge ?? 'kuerzeste',
  };
}

/** The decisions of a draft laid over the company's defaults. */
export function mitStandard(vorgaben: Partial<Vorgaben>, einstellungen: Record<string, unknown>): Vorgaben {
  return { ...standardVorgaben(einstellungen), ...vorgaben };
}
