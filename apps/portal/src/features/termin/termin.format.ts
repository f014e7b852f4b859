import type { RueckmeldungArt, Termin, TerminAktion, TerminKurz } from '@kehrtour/contract/termin';
import { formatZeitspanne } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';
import { TERMIN_STATUS_NAMEN } from '@kehrtour/domain/termin';
import type { Tone } from '@kehrtour/ui/look/tone';

const TON: Record<TerminKurz['status'], Tone> = {
  entwurf: 'neutral',
  angefragt: 'warning',
  angekuendigt: 'neutral',
  bestaetigt: 'success',
  abgelehnt: 'danger',
  unsicher: 'warning',
  verschoben: 'info',
  abgesagt: 'danger',
  erledigt: 'success',
  nichtAngetroffen: 'danger',
  zutrittVerweigert: 'danger',
};

/** State of an appointment as word and tone. */
export function terminStatus(status: TerminKurz['status']): { tone: Tone; text: string } {
  return { tone: TON[status], text: TERMIN_STATUS_NAMEN[status] };
}

const ANTWORT: Record<RueckmeldungArt, { tone: Tone; text: string }> = {
  daheim: { tone: 'success', text: 'Ich bin da' },
  schluesselNachbar: { tone: 'success', text: 'Schlüssel beim Nachbarn' },
  passtNicht: { tone: 'danger', text: 'Passt nicht' },
  alternative: { tone: 'info', text: 'Anderer Termin gewählt' },
  wunsch: { tone: 'warning', text: 'Passt nicht, mit Wunsch' },
  unsicher: { tone: 'warning', text: 'Weiß noch nicht' },
  frage: { tone: 'info', text: 'Frage' },
};

export function antwortText(art: RueckmeldungArt): { tone: Tone; text: string } {
  return ANTWORT[art];
}

/** What the office presses, in its own words. */
export const AKTION_NAMEN: Record<TerminAktion, string> = {
  bestaetige: 'Am Telefon bestätigt',
  lehneAb: 'Passt nicht',
  meldeUnsicher: 'Noch unsicher',
  sageAb: 'Absagen',
  erledige: 'Erledigt',
  meldeNichtAngetroffen: 'Nicht angetroffen',
  meldeZutrittVerweigert: 'Zutritt verweigert',
};

/** What happened afterwards, for the toast. */
export const AKTION_GETAN: Record<TerminAktion, string> = {
  bestaetige: 'Als bestätigt vermerkt',
  lehneAb: 'Vermerkt: Der Termin passt nicht',
  meldeUnsicher: 'Als unsicher vermerkt',
  sageAb: 'Termin abgesagt',
  erledige: 'Als erledigt vermerkt',
  meldeNichtAngetroffen: 'Vermerkt: nicht angetroffen',
  meldeZutrittVerweigert: 'Vermerkt: Zutritt verweigert',
};

/** The deed that leads back to a state, where the rules know one. */
export const AKTION_ZURUECK: Partial<Record<TerminKurz['status'], TerminAktion>> = {
  bestaetigt: 'bestaetige',
  abgelehnt: 'lehneAb',
  unsicher: 'meldeUnsicher',
};

/** A line of the history in German; answers of customers are those of the list. */
export const VERLAUF_NAMEN: Record<Termin['verlauf'][number]['was'], string> = {
  gebucht: 'Gebucht',
  angenommen: 'Anfrage angenommen',
  abgelehnt: 'Anfrage abgelehnt',
  verlegt: 'Vom Büro verlegt',
  vorgeschlagen: 'Andere Zeit vorgeschlagen',
  'vorschlag-angenommen': 'Vorschlag angenommen',
  'adresse-bestaetigt': 'Mail-Adresse bestätigt',
  'buchung-verfallen': 'Nicht bestätigt, verfallen',
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
  'vermerk-zurueckgenommen': 'Vermerk zurückgenommen',
  'neu-angesagt': 'Mit einer Änderung der Kehrtour neu angesagt',
  'notiz-geaendert': 'Notiz geändert',
  entfallen: 'Mit einer Änderung der Kehrtour entfallen',
  'rueckmeldung:daheim': antwortzeile('daheim'),
  'rueckmeldung:schluesselNachbar': antwortzeile('schluesselNachbar'),
  'rueckmeldung:passtNicht': antwortzeile('passtNicht'),
  'rueckmeldung:alternative': antwortzeile('alternative'),
  'rueckmeldung:wunsch': antwortzeile('wunsch'),
  'rueckmeldung:unsicher': antwortzeile('unsicher'),
  'rueckmeldung:frage': antwortzeile('frage'),
};

function antwortzeile(art: RueckmeldungArt): string {
  return `Antwort: ${ANTWORT[art].text}`;
}

const WER: Record<string, string> = { kunde: 'Kundin oder Kunde', system: 'Kehrtour' };
export const werText = (wer: string): string => WER[wer] ?? wer;

export const NACHWEIS_NAMEN: Record<Termin['ankuendigungen'][number]['art'], string> = {
  ankuendigung: 'Ankündigung',
  aenderung: 'Geänderte Zeit',
  absage: 'Absage',
  bestaetigung: 'Bestätigung',
  nichtAngetroffen: 'Nicht angetroffen',
  mitteilung: 'Mitteilung an die Hausverwaltung',
};

/** Local day on which the window opens. */
export function tagVon({ fensterVon }: Pick<TerminKurz, 'fensterVon'>): Tag {
  return ortszeitAus(new Date(fensterVon)).tag;
}

/** `08:00–10:00 Uhr` */
export function fensterText({
  fensterVon,
  fensterBis,
}: Pick<TerminKurz, 'fensterVon' | 'fensterBis'>): string {
  return formatZeitspanne({
    beginn: ortszeitAus(new Date(fensterVon)).uhrzeit,
    ende: ortszeitAus(new Date(fensterBis)).uhrzeit,
  });
}

/** `Hardtstraße 12, 2. OG links` */
export function ortText({ anschrift, lage }: Pick<TerminKurz, 'anschrift' | 'lage'>): string {
  return [anschrift, lage].filter((teil) => teil !== '').join(', ');
}
