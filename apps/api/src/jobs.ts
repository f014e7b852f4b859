import { IMPORTVORGAENGE } from './importauftrag/importvorgang.ts';
import { KALENDER_LESEN } from './kalender/fuegeAboHinzu.ts';
import { ABGESAGT } from './kehrtour/beendeKehrtour.ts';
import { GEBUCHT } from './kehrtour/nimmGebuchteAuf.ts';
import { PLANEN, PLANEN_STAPEL, QUARTAL } from './kehrtour/planungsvorgang.ts';
import { KARTE_EINLESEN } from './ort/nimmKarteAn.ts';
import { BUCHUNG_ABGESAGT, TERMIN_ABGESAGT } from './termin/aendereTermin.ts';

/** Every job that some verb puts into the queue. */
export const JOBS: readonly string[] = [
  ABGESAGT,
  BUCHUNG_ABGESAGT,
  GEBUCHT,
  ...IMPORTVORGAENGE,
  KALENDER_LESEN,
  KARTE_EINLESEN,
  PLANEN,
  PLANEN_STAPEL,
  QUARTAL,
  TERMIN_ABGESAGT,
];
