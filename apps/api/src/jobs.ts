import { IMPORTVORGAENGE } from './importauftrag/importvorgang.ts';
import { KALENDER_LESEN } from './kalender/legeAboAn.ts';
import { ABGESAGT } from './kehrtour/beendeKehrtour.ts';
import { GEBUCHT } from './kehrtour/nimmGebuchteAuf.ts';
import { PLANEN, PLANEN_STAPEL, QUARTAL } from './kehrtour/planungsvorgang.ts';
import { REGISTRIEREN } from './konto/registriere.ts';
import { PASSWORT_VERGESSEN } from './konto/vergissPasswort.ts';
import { KARTE_LOESCHEN } from './ort/loescheAlteKarte.ts';
import { KARTE_EINLESEN } from './ort/nimmKarteAn.ts';
import type { Job } from './platform/defineJob.ts';
import { RECHNUNG_ABLEGEN, RECHNUNGSLAUF } from './rechnung/rechnungsjobs.ts';
import { BUCHUNG_ABGESAGT, TERMIN_ABGESAGT, TERMIN_VERMERKT } from './termin/aendereTermin.ts';
import { ABWESEND } from './verfuegbarkeit/aendereAbwesenheiten.ts';

/** Every job that some verb puts into the queue. */
export const JOBS: readonly Pick<Job, 'name'>[] = [
  ABGESAGT,
  ABWESEND,
  BUCHUNG_ABGESAGT,
  GEBUCHT,
  ...IMPORTVORGAENGE,
  KALENDER_LESEN,
  KARTE_EINLESEN,
  KARTE_LOESCHEN,
  PASSWORT_VERGESSEN,
  PLANEN,
  PLANEN_STAPEL,
  QUARTAL,
  RECHNUNGSLAUF,
  RECHNUNG_ABLEGEN,
  REGISTRIEREN,
  TERMIN_ABGESAGT,
  TERMIN_VERMERKT,
];
