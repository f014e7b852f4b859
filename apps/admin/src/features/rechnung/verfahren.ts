import { formatAufzaehlung } from '@kehrtour/domain/format';
import { MAHNSTUFEN } from '@kehrtour/domain/rechnung/rechnung';
import { UST_PROZENT, ZAHLUNGSZIEL_TAGE } from '@kehrtour/domain/unternehmen/abrechnung';

/** A heading and its paragraphs. */
export type Verfahrensteil = readonly [kopf: string, absaetze: readonly string[]];

const stufen = formatAufzaehlung(MAHNSTUFEN.map(({ nachTagen }) => `${nachTagen} Tage`));

/**
 * How invoices come about, are kept and leave the house, in the four parts that the tax office asks for
 * (GoBD, BMF of 28 November 2019 with later changes, Rz. 151–155). Figures are read from the rules themselves.
 */
export const VERFAHREN: readonly Verfahrensteil[] = [
  [
    'Allgemeine Beschreibung',
    [
      'Abgerechnet wird der gebuchte Tarif jedes Betriebs, rückwirkend für einen ganzen Monat. Grundlage sind die Tarifwechsel mit ihrem Tag; Tage der Testphase kosten nichts. Ein angebrochener Monat kostet den Teil seiner Tage, auf Cent gerundet, so dass alle Teile eines Tarifs zusammen seinen Preis ergeben.',
      `Auf die Summe der Positionen kommen ${UST_PROZENT} % Umsatzsteuer. Das Zahlungsziel sind ${ZAHLUNGSZIEL_TAGE} Tage ab dem Rechnungsdatum.`,
    ],
  ],
  [
    'Vom Monat zur Rechnung',
    [
      'Ein Mensch sieht unter „Rechnungslauf“ Anzahl und Summe und gibt den Monat frei; Person und Zeitpunkt werden festgehalten. Danach entsteht jede Rechnung in einem eigenen Schritt der Datenbank: Nummer, Inhalt und Eintrag in der Historie zusammen oder gar nicht.',
      'Nummern laufen je Reihe und Jahr lückenlos: RE für Rechnungen, GR für Gegenrechnungen. Je Betrieb, Monat und Fassung lässt die Datenbank nur eine Rechnung zu, auch wenn ein Lauf unterbrochen und neu begonnen wird.',
      'Jede Rechnung wird als EN 16931 (CII) geschrieben und in eine PDF-Datei nach PDF/A-3 eingebettet (ZUGFeRD).',
    ],
  ],
  [
    'Unveränderbarkeit und Aufbewahrung',
    [
      'Rechnungen, Belege und Zahlungen lassen sich in der Datenbank weder ändern noch löschen; ein Auslöser weist das auch für ihren Eigentümer ab. Ein Fehler wird nie überschrieben: Eine Gegenrechnung mit Grund hebt die Rechnung auf, eine neue tritt an ihre Stelle.',
      'Von XML und PDF wird beim Ablegen ein SHA-256-Wert gespeichert. Bei jedem Abruf der PDF wird er verglichen; stimmt er nicht, wird die Datei nicht ausgegeben, und der Fehler steht im Protokoll.',
      'Belege bleiben mindestens acht Jahre nach dem Ende ihres Kalenderjahres (§ 147 Abs. 3 AO, § 14b UStG). Das Programm löscht keinen.',
    ],
  ],
  [
    'Zahlungen und Mahnungen',
    [
      'Kontoauszüge (CAMT.052, CAMT.053, CAMT.054, MT940, CSV-Listen von Banken und PayPal) werden gelesen und nach der Rechnungsnummer im Verwendungszweck zugeordnet; jede Buchung der Bank zählt einmal, auch wenn ihr Auszug zweimal kommt. Was zu keiner Rechnung gehört, bleibt als Rest sichtbar.',
      'Lastschriften gehen als pain.008 an die Bank, jede Rechnung steht nur einmal in einer Datei, nach einer Rücklastschrift wieder. Kontonummern sind verschlüsselt gespeichert.',
      `Gemahnt wird auf Knopfdruck in ${MAHNSTUFEN.length} Stufen: ${stufen} nach Fälligkeit oder voriger Stufe. Was beanstandet ist, wird nicht gemahnt.`,
    ],
  ],
  [
    'Wer was darf, und was davon bleibt',
    [
      'Rechnungen aller Betriebe sehen nur angemeldete Menschen des Betreibers. Ein Betrieb sieht nur die eigenen; Inhaber und Büro können sie herunterladen und beanstanden. Die Trennung setzt die Datenbank durch.',
      'Ausstellen, Aufheben, Einziehen, Mahnen, Zahlungen, Beanstandung und Antwort stehen mit Zeitpunkt und Person in der Historie jeder Rechnung.',
    ],
  ],
  [
    'Ausgaben für Prüfung und Buchhaltung',
    [
      'Je Monat gibt es einen DATEV-Buchungsstapel und eine CSV-Datei aller ausgestellten Rechnungen und Gegenrechnungen; einzelne Belege als PDF mit XML.',
      'Nicht Teil dieses Programms: die Sicherung der Datenbank und der abgelegten Dateien, das interne Kontrollsystem und die Anweisungen an Mitarbeitende. Wer es betreibt, beschreibt das selbst und legt es zu dieser Seite. Die E-Rechnung wird bei jeder Änderung am Programm gegen das amtliche Schema (Factur-X 1.07.3, EN 16931) geprüft. Nach den Schematron-Regeln von EN 16931 (1.3.16) und XRechnung 3.0 (KoSIT, Juli 2026) wurde sie einmal geprüft, am 24. November 2026, ohne Befund. PDF/A mit veraPDF, die Annahme durch eine Bank und das Einlesen bei DATEV sind nicht belegt.',
    ],
  ],
];
