import { formatMenge } from '@kehrtour/domain/format';

import { type Refusals, refusing } from '../platform/refusing.ts';

const termine = (anzahl: number): string => formatMenge(anzahl, 'Termin', 'Termine');

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
  'noch-offen': [
    'kehrtour.noch-offen',
    (anzahl: number) => ({
      detail: `${termine(anzahl)} ${anzahl === 1 ? 'hat' : 'haben'} noch kein Ergebnis. Bitte wählen Sie, ob dort niemand angetroffen wurde oder niemand hingefahren ist.`,
      angaben: { offen: anzahl },
    }),
  ],
} as const satisfies Refusals;

export const kehrtourlaufRefused = refusing(GRUND);
