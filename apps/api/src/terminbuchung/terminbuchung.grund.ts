import type { Buchungsschritt } from '@kehrtour/contract/terminbuchung';

import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

const FEHLT: Record<Buchungsschritt, string> = {
  gebiet: 'ein Gebiet',
  taetigkeiten: 'eine Tätigkeit, die online gebucht werden kann',
  verfuegbarkeiten: 'die Zeiten einer Person',
  rechtstexte: 'Impressum und Datenschutzerklärung',
  feiertage: 'die Feiertage und Schließtage',
  regeln: 'die Regeln der Buchung',
  einbetten: 'die Einbettung in Ihre Website',
};

/** Why the booking page is not opened, and what it still needs. */
const GRUND = {
  unvollstaendig: [
    'buchung.unvollstaendig',
    (fehlt: readonly Buchungsschritt[]) => ({
      detail: `Es fehlt noch: ${new Intl.ListFormat('de-DE').format(fehlt.map((schritt) => FEHLT[schritt]))}.`,
      angaben: { fehlt },
    }),
  ],
} as const satisfies Refusals;

export const terminbuchungRefused = refusing(GRUND);
