import { formatAufzaehlung, formatMenge } from '@kehrtour/domain/format';
import { type Bleibend, bleibtSatz } from '@kehrtour/domain/kehrtour/rundenabschluss';

import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

const termine = (anzahl: number): string => formatMenge(anzahl, 'Termin', 'Termine');
const FRAGE = 'Bitte wählen Sie, ob dort niemand angetroffen wurde oder niemand hingefahren ist.';
/** More of them make no sentence. */
const ORTE_MAX = 6;
function orteSatz(orte: readonly string[]): string {
  const mehr = orte.length - ORTE_MAX;
  return formatAufzaehlung(mehr > 0 ? [...orte.slice(0, ORTE_MAX), `${mehr} weitere`] : orte);
}

/** Why a round does not begin or end now, and what can be done instead. */
const GRUND = {
  'beginnt-spaeter': [
    'kehrtour.beginnt-spaeter',
    (tag: string) => `Sie beginnt erst am ${tag}. Bitte starten Sie sie an diesem Tag.`,
  ],
  'noch-zugesagt': [
    'kehrtour.noch-zugesagt',
    (anzahl: number, tag: string) =>
      `Bis ${tag} ${anzahl === 1 ? 'ist' : 'sind'} noch ${termine(anzahl)} zugesagt. Abschließen geht danach, vorher können Sie die Kehrtour absagen.`,
  ],
  'tag-kommt-noch': ['eingabe-ungueltig', 'Dieser Tag kommt erst noch. Abschließen geht, wenn er da ist.'],
  'schon-zurueck': ['veraltet', 'Diesen Abschluss hat inzwischen jemand anderes zurückgenommen.'],
  'noch-nicht-begonnen': [
    'kehrtour.noch-zugesagt',
    (ort: string, uhrzeit: string) =>
      `Bei ${ort} ist der Besuch erst ab ${uhrzeit} Uhr zugesagt. Abschließen geht ab dann, vorher hat dort niemand vergeblich gewartet.`,
  ],
  'noch-offen': [
    'kehrtour.noch-offen',
    (anzahl: number) => ({
      detail: `${termine(anzahl)} ${anzahl === 1 ? 'hat' : 'haben'} noch kein Ergebnis. ${FRAGE}`,
      angaben: { offen: anzahl },
    }),
  ],
  'eigene-offen': [
    'kehrtour.noch-offen',
    (anzahl: number, orte: readonly string[], bleiben: readonly Bleibend[]) => ({
      detail: `Von Ihren Terminen ${anzahl === 1 ? 'hat einer' : `haben ${anzahl}`} noch kein Ergebnis: ${orteSatz(orte)}. ${FRAGE} ${bleibtSatz(bleiben)}`,
      angaben: { offen: anzahl, orte, bleiben },
    }),
  ],
} as const satisfies Refusals;

export const kehrtourlaufRefused = refusing(GRUND);
