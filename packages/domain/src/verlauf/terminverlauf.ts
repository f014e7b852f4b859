import { RUECKMELDUNGSART_NAMEN, type Rueckmeldungsart } from '../termin/rueckmeldungsart.ts';
import type { Verlaufswort } from './verlauf.ts';

/** A line of the history in German. */
export const TERMINVERLAUF_NAMEN: Record<Verlaufswort<'termin'>, string> = {
  gebucht: 'Gebucht',
  angenommen: 'Anfrage angenommen',
  abgelehnt: 'Anfrage abgelehnt',
  verlegt: 'Vom Büro verlegt',
  vorgeschlagen: 'Andere Zeit vorgeschlagen',
  'vorschlag-angenommen': 'Vorschlag angenommen',
  'adresse-bestaetigt': 'Mail-Adresse bestätigt',
  'buchung-verfallen': 'Nicht bestätigt, verfallen',
  'feld:mangel': 'Mangel gemeldet',
  'feld:notiz': 'Notiz vom Handy',
  'feld:geklaert': 'Widerspruch entschieden',
  'welle-beendet': 'Als erfundene Buchung beendet',
  'buchung-verschoben': 'Online verschoben',
  'buchung-abgesagt': 'Online abgesagt',
  'buchung-widerrufen': 'Vertrag widerrufen',
  'kehrtour-geloescht': 'Kehrtour gelöscht, der Termin bleibt',
  'stand:bestaetige': 'Zusage festgehalten',
  'stand:lehneAb': 'Absage des Kunden festgehalten',
  'stand:meldeUnsicher': 'Unsicherheit festgehalten',
  'stand:sageAb': 'Termin abgesagt',
  'stand:erledige': 'Erledigt',
  'stand:meldeNichtAngetroffen': 'Nicht angetroffen',
  'stand:meldeZutrittVerweigert': 'Zutritt verweigert',
  'stand:nichtGefahren': 'Nicht gefahren, abgesagt',
  'eigene-zeit-zurueckgenommen': 'Eigene Zeit zurückgenommen, der bisherige Termin gilt wieder',
  'vermerk-zurueckgenommen': 'Vermerk zurückgenommen',
  'abschluss-zurueckgenommen': 'Abschluss des Tages zurückgenommen',
  'neu-angesagt': 'Mit einer Änderung der Kehrtour neu angesagt',
  'notiz-geaendert': 'Notiz geändert',
  'naechster-weg': 'Ansage kam nicht an',
  geteilt: 'Geteilt, ein Teil der Arbeiten hat einen eigenen Termin',
  zusammengelegt: 'Mit einem anderen Termin zusammengelegt',
  'abmeldung-stillgelegt': 'Stillgelegt, weil es nichts mehr zu kehren gibt',
  'abmeldung-bleibt': 'Geprüft: Hier wird weiter gekehrt',
  entfallen: 'Mit einer Änderung der Kehrtour entfallen',
  'rueckmeldung:daheim': antwortzeile('daheim'),
  'rueckmeldung:schluesselNachbar': antwortzeile('schluesselNachbar'),
  'rueckmeldung:passtNicht': antwortzeile('passtNicht'),
  'rueckmeldung:alternative': antwortzeile('alternative'),
  'rueckmeldung:wunsch': antwortzeile('wunsch'),
  'rueckmeldung:unsicher': antwortzeile('unsicher'),
  'rueckmeldung:nichtsMehr': antwortzeile('nichtsMehr'),
  'rueckmeldung:warDa': antwortzeile('warDa'),
  'rueckmeldung:frage': antwortzeile('frage'),
};

function antwortzeile(art: Rueckmeldungsart): string {
  return `Antwort: ${RUECKMELDUNGSART_NAMEN[art]}`;
}
