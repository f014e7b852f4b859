import { ANSAGE_ZURUECK } from './ankuendigung/ersatzweg/nimmNaechsteWege.ts';
import { PLATZ_SCHAFFEN } from './datei/datei.ts';
import { DATENAUSZUG } from './datenauszug/auszugvorgang.ts';
import { VERSPAETET } from './feld/feldnews.ts';
import { IMPORTIERT, IMPORTVORGAENGE } from './importauftrag/importvorgang.ts';
import { ORDNER_LESEN } from './importauftrag/quelle/ordner/ordnervorgang.ts';
import { KALENDER_LESEN } from './kalender/legeAboAn.ts';
import { GEBUCHT } from './kehrtour/halt/nimmGebuchteAuf.ts';
import { ABGESAGT } from './kehrtour/lauf/beendeKehrtour.ts';
import { REGISTRIEREN } from './konto/registriere.ts';
import { PASSWORT_VERGESSEN } from './konto/vergissPasswort.ts';
import { HAUS_ANDERS } from './liegenschaft/aendereLiegenschaft.ts';
import { ARBEITSZEIT_ANDERS } from './mitarbeiter/speichereMitarbeiter.ts';
import { KARTE_LOESCHEN } from './ort/loescheAlteKarte.ts';
import { KARTE_EINLESEN } from './ort/nimmKarteAn.ts';
import { WEBHOOK, WEBHOOK_LANGSAM } from './partner/webhook/stelleZu.ts';
import { FAHRZEITEN_VORAB, PLANEN, PLANEN_STAPEL, QUARTAL } from './planung/stand/planungsvorgang.ts';
import type { Job } from './platform/queue/defineJob.ts';
import { RECHNUNG_ABLEGEN, RECHNUNGSLAUF } from './rechnung/rechnungsjobs.ts';
import { SANDBOX_ZURUECKSETZEN } from './sandbox/setzeSandboxZurueck.ts';
import { GESCHLOSSEN } from './schliesstag/aendereSchliesstage.ts';
import { BUCHUNG_ABGESAGT, TERMIN_ABGESAGT, TERMIN_VERMERKT } from './termin/aendereTermin.ts';
import { FEIERTAGE_ANDERS } from './unternehmen/feiertageAnders.ts';
import { ABWESEND, WIEDER_DA } from './verfuegbarkeit/aendereAbwesenheiten.ts';

/** Every job that some verb puts into the queue. */
export const JOBS: readonly Pick<Job, 'name'>[] = [
  ABGESAGT,
  ABWESEND,
  ANSAGE_ZURUECK,
  ARBEITSZEIT_ANDERS,
  BUCHUNG_ABGESAGT,
  DATENAUSZUG,
  FAHRZEITEN_VORAB,
  FEIERTAGE_ANDERS,
  GEBUCHT,
  GESCHLOSSEN,
  HAUS_ANDERS,
  IMPORTIERT,
  ...IMPORTVORGAENGE,
  KALENDER_LESEN,
  KARTE_EINLESEN,
  KARTE_LOESCHEN,
  ORDNER_LESEN,
  PASSWORT_VERGESSEN,
  PLANEN,
  PLANEN_STAPEL,
  PLATZ_SCHAFFEN,
  QUARTAL,
  RECHNUNGSLAUF,
  RECHNUNG_ABLEGEN,
  REGISTRIEREN,
  SANDBOX_ZURUECKSETZEN,
  TERMIN_ABGESAGT,
  TERMIN_VERMERKT,
  VERSPAETET,
  WEBHOOK,
  WEBHOOK_LANGSAM,
  WIEDER_DA,
];
