import { formatMenge } from '../format.ts';
import { gesendetes } from '../messenger.ts';
import { type Tag, teileTag } from '../tag.ts';

/** How long one kind of thing is kept, and counted from when. */
export type Aufbewahrung = { readonly was: string; readonly tage: number; readonly ab: string };

/**
 * What goes by itself and when (GDPR, Art. 5: no longer than needed). The jobs that delete and the page that says so read this
 * one table; what functions of the database delete is held against it by a test.
 */
export const AUFBEWAHRUNG = {
  registrierung: {
    was: 'Registrierte Betriebe, in denen niemand ein Passwort vergeben hat',
    tage: 14,
    ab: 'nach der Registrierung',
  },
  importdatei: { was: 'Hochgeladene Importdateien', tage: 90, ab: 'nach dem Import' },
  buchungUnbestaetigt: {
    was: 'Online-Buchungen, die niemand bestätigt hat',
    tage: 30,
    ab: 'nach der Buchung',
  },
  buchungVerfallen: { was: 'Verfallene Online-Buchungen', tage: 7, ab: 'nach dem Verfall' },
  buchungswelle: {
    was: 'Zurückgenommene Scherzbuchungen mit Haus und Person',
    tage: 1,
    ab: 'nach dem Zurücknehmen',
  },
  reservierung: { was: 'Im Buchungsformular gehaltene Zeiten', tage: 1, ab: 'nach ihrem Ablauf' },
  vormerkung: { was: 'Vorgemerkte Buchungen ohne Bestätigung', tage: 1, ab: 'nach ihrem Ablauf' },
  terminwunschOffen: { was: 'Unbeantwortete Terminwünsche', tage: 90, ab: 'nach dem Eingang' },
  terminwunschBeendet: { was: 'Beantwortete Terminwünsche', tage: 30, ab: 'nach der Antwort' },
  buchungsmail: { was: 'E-Mails zu Buchungen und Terminwünschen', tage: 90, ab: 'nach dem Versand' },
  zettelcode: { was: 'Zugangscodes der Terminzettel', tage: 14, ab: 'nach dem Termin' },
  buchungscode: { was: 'Zugangscodes der Online-Buchungen', tage: 90, ab: 'nach dem Termin' },
  partnerabruf: { was: 'Was verbundene Programme getan haben', tage: 90, ab: 'nach dem Abruf' },
  dokumentGeloescht: { was: 'Gelöschte Dokumente von Häusern', tage: 30, ab: 'nach dem Löschen' },
  datenauszug: { was: 'Auszüge aller Daten', tage: 7, ab: 'nach dem Erstellen' },
  einmalcode: { was: 'Links für Einladung und neues Passwort', tage: 30, ab: 'nach ihrem Ablauf' },
  anmeldeversuch: { was: 'Zähler falscher Anmeldungen, ohne Adresse', tage: 30, ab: 'nach dem letzten' },
  anmeldeort: {
    was: 'Prüfwerte der Orte, von denen Sie sich anmelden',
    tage: 180,
    ab: 'nach der letzten Anmeldung',
  },
  versandzaehler: { was: 'Zähler versendeter Nachrichten, ohne Adresse', tage: 2, ab: 'nach ihrem Tag' },
  feldmeldungAbgelehnt: {
    was: 'Abgelehnte Meldungen vom Handy, über die nichts mehr zu entscheiden ist',
    tage: 90,
    ab: 'nach dem Eingang',
  },
  betriebsmail: { was: 'Anfragen an den Betreiber', tage: 90, ab: 'nach dem Versand' },
} as const satisfies Record<string, Aufbewahrung>;

/** § 19 Abs. 4 SchfHwG: until seven years after the last entry, counted from the end of its calendar year; then it is deleted. */
const KEHRBUCH_JAHRE = 7;

/** What goes by itself after the years of the Kehrbuch, from the end of which year they are counted. */
export const KEHRBUCHFRISTEN = {
  besuch: {
    was: 'Besuche mit ihren Ankündigungen, Zustellungen, Nachrichten und Antworten',
    ab: 'des Besuchs',
  },
  arbeit: {
    was: 'Erledigte und entfallene Arbeiten, außer den letzten beiden Feuerstättenschauen',
    ab: 'der Arbeit',
  },
  mangel: {
    was: 'Behobene Mängel und beendete Aufträge von der Tür mit ihren Fotos',
    ab: 'der Behebung',
  },
  haus: {
    was: 'Häuser ohne vorgeschriebene Tätigkeiten mit allem, was zu ihnen und ihren Leuten steht',
    ab: 'des letzten Eintrags',
  },
} as const satisfies Record<string, { readonly was: string; readonly ab: string }>;

/** `7 Jahre nach dem Ende des Jahres des Besuchs (§ 19 Abs. 4 SchfHwG)` */
export const kehrbuchfristText = ({ ab }: { readonly ab: string }): string =>
  `${formatMenge(KEHRBUCH_JAHRE, 'Jahr', 'Jahre')} nach dem Ende des Jahres ${ab} (§ 19 Abs. 4 SchfHwG)`;

/** What becomes of the Kehrbuch where a district goes to somebody else (§ 19 Abs. 3 SchfHwG); said the same to whoever asks. */
export const UEBERGABE_SATZ =
  'Bei der Übergabe des Bezirks bekommt die Nachfolge die Kehrbücher der letzten sieben Jahre und die letzten beiden Feuerstättenbescheide; sobald sie oder die Aufsicht den Empfang bestätigt hat, löscht der Betrieb, was aus dem Bezirk stammt (§ 19 Abs. 3 SchfHwG)';

/** What is of before this day goes today: its year ended seven whole years ago. */
export const kehrbuchgrenze = (heute: Tag): Tag => `${teileTag(heute).jahr - KEHRBUCH_JAHRE}-01-01`;

/** What is left of somebody who was taken off a house, and why; her name, address and numbers at the house go at once. */
export const BLEIBT_NACH_ENTFERNEN: readonly { readonly was: string; readonly warum: string }[] = [
  {
    was: 'Ankündigungen, Absagen und ihre Zustellung mit Empfänger und Anschrift',
    warum:
      'Nachweis, dass und wann ein Besuch angesagt war (§ 3 und Anlage 3 Nr. 2.6 KÜO), so lange wie das Kehrbuch',
  },
  {
    was: `${gesendetes()}, die schon an diese Person hinaus waren`,
    warum:
      'Beleg dieser Ankündigungen; solche zu Buchungen gehen nach der Frist oben. Was noch wartet, wird nicht mehr gesendet',
  },
  { was: 'Der Verlauf des Hauses', warum: 'Nachvollziehen, wer was wann geändert hat (Art. 5 Abs. 2 DSGVO)' },
];
