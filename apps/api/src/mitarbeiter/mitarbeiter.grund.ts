import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why a colleague is not saved as she was sent. */
const GRUND = {
  jugendschutz: [
    'eingabe-ungueltig',
    (saetze: readonly string[]) =>
      amFeld('arbeitszeit', `${saetze.join('; ')}. Unter 18 Jahren ist das nicht erlaubt.`),
  ],
  'faehrt-bei-sich': [
    'eingabe-ungueltig',
    amFeld('mitarbeiterId', 'Niemand fährt bei sich selbst mit. Bitte wählen Sie jemand anderen.'),
  ],
  'faehrt-bei-lernenden': [
    'eingabe-ungueltig',
    amFeld(
      'beiId',
      'Wer noch lernt, nimmt niemanden mit: Er darf selbst nicht allein fahren (§ 2 Abs. 1 Satz 3 SchfHwG).',
    ),
  ],
  'faehrt-reihum': [
    'eingabe-ungueltig',
    amFeld(
      'beiId',
      'An diesem Tag fährt schon jemand der beiden bei anderen mit oder nimmt selbst jemanden mit.',
    ),
  ],
  'jugend-am-wochenende': [
    'eingabe-ungueltig',
    amFeld(
      'mitarbeiterId',
      'Wer noch nicht 18 ist, arbeitet samstags und sonntags nicht (§§ 16, 17 JArbSchG).',
    ),
  ],
} as const satisfies Refusals;

export const mitarbeiterRefused = refusing(GRUND);
