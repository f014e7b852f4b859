import type { Loeschhindernis } from '@kehrtour/domain/unternehmen/loeschauftrag';

import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

const SAETZE: Readonly<Record<Loeschhindernis, string>> = {
  termine: 'Kundinnen und Kunden rechnen noch mit Terminen. Sagen Sie sie ab; dann erfahren es alle.',
  kehrtour: 'Eine Kehrtour ist unterwegs. Schließen Sie sie zuerst ab.',
  tarif: 'Ihr Tarif läuft noch. Beenden Sie ihn zuerst unter „Tarif und Zahlung“.',
  rechnung: 'Die letzte Rechnung steht noch aus.',
};

/** Why a company is not deleted as it was asked, and what can be done instead. */
const GRUND = {
  'name-anders': [
    'eingabe-ungueltig',
    (name: string) => amFeld('name', `Bitte geben Sie genau „${name}“ ein.`),
  ],
  hindernis: ['loeschauftrag.hindernis', (art: Loeschhindernis) => SAETZE[art]],
} as const satisfies Refusals;

export const loeschauftragRefused = refusing(GRUND);
