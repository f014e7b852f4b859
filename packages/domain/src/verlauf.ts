import { RUECKMELDUNGSARTEN } from './rueckmeldungsart.ts';
import { TERMIN_VERMERKE } from './termin.ts';

/**
 * What an entry of the history can say, by what it happened to. A word stays as it was first written, as entries are never
 * changed; those of a house are shown as they stand.
 */
export const VERLAUF = {
  unternehmen: [
    'geaendert',
    'rechtstexte',
    'einstellungen',
    'logo-gesetzt',
    'logo-entfernt',
    'taetigkeit-angelegt',
    'taetigkeit-geaendert',
    'taetigkeit-buchung',
    'schliesstag-angelegt',
    'schliesstag-geaendert',
    'schliesstag-entfernt',
    'gebiete-angelegt',
    'gebiet-geaendert',
    'gebiete-entfernt',
    'terminbuchung-begonnen',
    'terminbuchung-eingeschaltet',
    'terminbuchung-ausgeschaltet',
  ],
  mitarbeiter: [
    'hinzugefuegt',
    'eingeladen',
    'geaendert',
    'eigene-daten',
    'buchungszeiten',
    'abwesenheit-angelegt',
    'abwesenheit-entfernt',
    'ausnahme-angelegt',
    'ausnahme-entfernt',
    'kalender:eingerichtet',
    'kalender:erneuert',
    'kalender:mit-kundendaten',
    'kalender:ohne-kundendaten',
    'kalender:zurueckgenommen',
    'kalender:abonniert',
    'kalender:abo-entfernt',
  ],
  liegenschaft: [
    'Angelegt',
    'Angaben geändert',
    'Lage gesetzt',
    'Eingeordnet',
    'Nutzungseinheit hinzugefügt',
    'Nutzungseinheit geändert',
    'Nutzungseinheit entfernt',
    'Kontakt hinzugefügt',
    'Kontakt geändert',
    'Kontakt entfernt',
    'Aufgabe angelegt',
    'Aufgabe geändert',
    'Aufgabe entfällt',
    'Aufgabe wieder offen',
    'Gelöscht',
  ],
  import: ['uebernommen', 'zurueckgenommen'],
  kehrtour: [
    'entworfen',
    'angeordnet',
    'abgegeben',
    'angekuendigt',
    'unterwegs',
    'abgesagt',
    'abgeschlossen',
  ],
  termin: [
    'gebucht',
    'angenommen',
    'abgelehnt',
    'verlegt',
    'vorgeschlagen',
    'vorschlag-angenommen',
    'adresse-bestaetigt',
    'welle-beendet',
    'buchung-verfallen',
    'buchung-verschoben',
    'buchung-abgesagt',
    'buchung-widerrufen',
    'kehrtour-geloescht',
    'vermerk-zurueckgenommen',
    'stand:nichtGefahren',
    ...TERMIN_VERMERKE.map((aktion) => `stand:${aktion}` as const),
    ...RUECKMELDUNGSARTEN.map((art) => `rueckmeldung:${art}` as const),
  ],
  terminwunsch: ['geaeussert', 'beantwortet', 'abgelehnt', 'zurueckgezogen'],
} as const;

/** What has a history. */
export type Verlaufsgegenstand = keyof typeof VERLAUF;
/** What can have happened to it. */
export type Verlaufswort<Gegenstand extends Verlaufsgegenstand> = (typeof VERLAUF)[Gegenstand][number];
