import { keysOf } from '@kehrtour/domain/keysOf';

import { anmeldefehler } from './anmeldefehler.ts';
import { buchungsfehler, type Fehlertafel } from './buchungsfehler.ts';
import { datenfehler } from './datenfehler.ts';
import { fremdfehler } from './fremdfehler.ts';
import { hausfehler } from './hausfehler.ts';
import { kehrtourfehler } from './kehrtourfehler.ts';

/**
 * The closed list of refusals: a stable code for programs, a German sentence for people, an HTTP status.
 * A new reason does not compile until it has both.
 */
const tafel = {
  'eingabe-ungueltig': [
    400,
    'Eine Angabe fehlt oder ist nicht lesbar',
    'Bitte prüfen Sie die markierten Felder.',
  ],
  'nicht-angemeldet': [
    401,
    'Sie sind nicht angemeldet',
    'Bitte melden Sie sich an und versuchen Sie es noch einmal.',
  ],
  ...anmeldefehler,
  'nicht-erlaubt': [
    403,
    'Dafür fehlt Ihnen das Recht',
    'Bitte wenden Sie sich an die Inhaberin oder den Inhaber Ihres Betriebs.',
  ],
  'nicht-gefunden': [
    404,
    'Nicht gefunden',
    'Der Eintrag ist nicht mehr da oder gehört nicht zu Ihrem Betrieb.',
  ],
  'methode-nicht-erlaubt': [405, 'So nicht aufrufbar', 'Diese Adresse kennt die Methode nicht.'],
  veraltet: [
    409,
    'Jemand hat inzwischen etwas geändert',
    'Laden Sie den neuen Stand und tragen Sie Ihre Änderung noch einmal ein. Ihre Eingaben bleiben stehen.',
  ],
  'email-vergeben': [409, 'Diese E-Mail-Adresse ist schon vergeben', 'Bitte nehmen Sie eine andere Adresse.'],
  'name-vergeben': [409, 'Dieser Name ist schon vergeben', 'Bitte wählen Sie einen anderen Namen.'],
  'code-ungueltig': [
    410,
    'Dieser Code ist nicht mehr gültig',
    'Bitte prüfen Sie die Schreibweise. Abgelaufene Links können Sie neu anfordern, bei Terminen hilft ein Anruf im Betrieb.',
  ],
  'zu-gross': [
    413,
    'Das ist zu viel auf einmal',
    'Bitte nehmen Sie eine kleinere Datei, oder senden Sie es in Teilen.',
  ],
  'falscher-inhalt': [
    415,
    'Dieser Inhalt wird hier nicht angenommen',
    'Bitte senden Sie JSON oder eine Datei der genannten Art.',
  ],
  'schluessel-fehlt': [
    400,
    'Der Schlüssel gegen doppelte Ausführung fehlt',
    'Bitte senden Sie den Header Idempotency-Key (8 bis 255 Zeichen) mit.',
  ],
  'schluessel-anders-benutzt': [
    422,
    'Dieser Vorgang lief schon mit anderen Angaben',
    'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ],
  'zu-viele-versuche': [
    429,
    'Zu viele Versuche',
    'Bitte warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
  ],
  ueberlastet: [
    503,
    'Gerade ist sehr viel los',
    'Bitte versuchen Sie es in einer Minute noch einmal. Ihre Eingaben sind nicht verloren.',
  ],
  'kein-speicherplatz': [
    507,
    'Der Speicher dieses Servers ist voll',
    'Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal oder sagen Sie uns Bescheid.',
  ],
  'interner-fehler': [
    500,
    'Da ist etwas schiefgegangen',
    'Der Fehler wurde aufgezeichnet. Bitte versuchen Sie es noch einmal oder nennen Sie uns die Vorgangsnummer.',
  ],
  beiseitegelegt: [
    500,
    'Das hat zweimal nicht geklappt',
    'Wir haben es zur Seite gelegt und sehen es uns an. Sie müssen nichts tun; bei Fragen nennen Sie uns bitte die Vorgangsnummer.',
  ],
  'betrieb-gesperrt': [403, 'Dieser Betrieb ist gesperrt', 'Bitte wenden Sie sich an den Kehrtour-Support.'],
  'letzter-inhaber': [
    422,
    'Ein Betrieb braucht mindestens eine Inhaberin oder einen Inhaber',
    'Geben Sie zuerst einer anderen Person diese Rolle.',
  ],
  'mitarbeiter.hat-termine': [
    409,
    'Diese Person hat noch kommende Termine',
    'Verteilen Sie zuerst die Termine auf andere, dann können Sie die Person deaktivieren.',
  ],
  'import.datei-leer': [
    422,
    'Die Datei ist leer',
    'Bitte exportieren Sie die Liste noch einmal aus Ihrer Software.',
  ],
  'import.datei-unlesbar': [
    422,
    'Diese Datei lässt sich nicht lesen',
    'Bitte exportieren Sie die Liste noch einmal, am besten als CSV.',
  ],
  'import.zu-viele-zeilen': [
    422,
    'Die Datei hat zu viele Zeilen',
    'Bis 50.000 Zeilen gehen auf einmal. Bitte teilen Sie die Datei.',
  ],
  'import.zu-viele-spalten': [
    422,
    'Die Datei hat zu viele Spalten',
    'Bis 200 Spalten gehen. Bitte exportieren Sie nur die Spalten, die Sie brauchen.',
  ],
  'import.pflichtspalte-fehlt': [
    422,
    'Eine nötige Spalte fehlt',
    'Straße (oder Anschrift), PLZ und Ort müssen zugeordnet sein.',
  ],
  'import.falscher-stand': [409, 'Dieser Import ist schon weiter', 'Bitte laden Sie die Seite neu.'],
  'import.rueckgaengig-zu-spaet': [
    409,
    'Dieser Import lässt sich nicht mehr zurücknehmen',
    'Danach wurde schon weiter importiert oder mit den Daten eine Kehrtour angekündigt.',
  ],
  ...kehrtourfehler,
  'ankuendigung.zustellung-unmoeglich': [
    409,
    'Das ist schon anders gemeldet',
    'Laden Sie die Nachweise neu; berichtigen Sie zuerst, was nicht stimmt.',
  ],
  'ankuendigung.zu-teuer': [
    422,
    'Das kostet mehr, als Sie erlauben',
    'Wählen Sie für einige einen anderen Weg, oder heben Sie die Grenze unter Einstellungen an.',
  ],
  'aenderung.ohne-grund': [
    422,
    'Damit würde eine Zusage gebrochen',
    'Schreiben Sie zu jeder gebrochenen Zusage, warum es nicht anders geht, oder rechnen Sie ohne gebrochene Zusagen.',
  ],
  'aenderung.gebucht': [
    409,
    'Ein gebuchter Termin passt nicht mehr',
    'Verlegen Sie die Buchung zuerst bei ihrem Termin, oder rechnen Sie ohne gebrochene Zusagen.',
  ],
  'quartal.leer': [
    422,
    'In diesem Zeitraum ist nichts zu verteilen',
    'Wählen Sie einen späteren Tag oder weniger Einschränkungen.',
  ],
  'quartal.zu-viel': [
    422,
    'Das ist zu viel für einen Vorschlag',
    'Bis 6.000 Besuche gehen auf einmal. Wählen Sie einen kürzeren Zeitraum, einzelne Orte oder Tätigkeiten.',
  ],
  'quartal.keine-tage': [
    422,
    'In diesem Zeitraum kann niemand fahren',
    'Alle Tage sind frei, belegt oder ohne Arbeitszeit. Wählen Sie andere Personen oder einen längeren Zeitraum.',
  ],
  'quartal.schon-angelegt': [
    409,
    'Aus diesem Vorschlag wurden schon Kehrtouren angelegt',
    'Ändern Sie die Kehrtouren selbst oder lassen Sie einen neuen Vorschlag rechnen.',
  ],
  'quartal.wird-gerechnet': [
    409,
    'Der Vorschlag wird gerade neu gerechnet',
    'Warten Sie, bis er fertig ist, oder beenden Sie das Rechnen.',
  ],
  'termin.uebergang-nicht-moeglich': [
    409,
    'Das geht bei diesem Termin nicht mehr',
    'Sein Stand hat sich inzwischen geändert.',
  ],
  'termin.nicht-teilbar': [
    409,
    'So lässt sich der Termin nicht teilen',
    'Wählen Sie andere Arbeiten, oder verlegen Sie den ganzen Termin.',
  ],
  'termin.nicht-abloesbar': [
    409,
    'Dieser Besuch bekommt so keinen eigenen Termin',
    'Öffnen Sie den Termin, oder buchen Sie einen neuen.',
  ],
  'termin.nicht-zusammen': [
    409,
    'Diese Termine lassen sich nicht zusammenlegen',
    'Wählen Sie einen anderen Termin desselben Hauses.',
  ],
  'termin.vermerk-gebraucht': [
    409,
    'Das lässt sich nicht mehr zurücknehmen',
    'Darauf baut schon ein anderer Termin auf. Sagen Sie zuerst diesen ab.',
  ],
  'termin.zu-kurzfristig': [422, 'Dafür ist es zu kurzfristig', 'Bitte rufen Sie im Betrieb an.'],
  'termin.zeit-belegt': [409, 'Diese Zeit ist inzwischen vergeben', 'Bitte wählen Sie eine andere Zeit.'],
  'termin.alternative-weg': [
    409,
    'Dieser Alternativtermin ist leider gerade vergeben worden',
    'Bitte wählen Sie einen anderen.',
  ],
  ...buchungsfehler,
  ...datenfehler,
  ...fremdfehler,
  ...hausfehler,
} as const satisfies Fehlertafel;

export type FehlerCode = keyof typeof tafel;

/** All codes, for the documentation. */
export const fehlerCodes = keysOf(tafel);

export const fehlerStatus = (code: FehlerCode): number => tafel[code][0];
export const fehlerTitel = (code: FehlerCode): string => tafel[code][1];
export const fehlerAusweg = (code: FehlerCode): string => tafel[code][2];
