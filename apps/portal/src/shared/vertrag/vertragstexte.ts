/** A heading and what it means; short enough to be read before one agrees. */
export type Abschnitt = readonly [kopf: string, text: string];

export const NUTZUNGSBEDINGUNGEN: readonly Abschnitt[] = [
  [
    'Gegenstand',
    'Kehrtour plant Kehrtouren, sagt sie an, nimmt Antworten und Buchungen entgegen und führt eine Kopie Ihres Bestands. Es ersetzt weder Kehrbuch noch Kehrbezirkssoftware.',
  ],
  [
    'Testphase und Tarif',
    'Die ersten 30 Tage sind kostenlos und enden von selbst. Danach gilt der Tarif, den Sie unter „Tarif und Zahlung“ buchen; ohne Buchung entstehen keine Kosten.',
  ],
  [
    'Laufzeit',
    'Ein Tarif läuft monatlich und kann zum Ende jedes Monats beendet werden. Ihre Daten können Sie jederzeit als Tabelle mitnehmen.',
  ],
  [
    'Ihre Pflichten',
    'Sie geben nur Daten ein, die Sie verarbeiten dürfen, halten Zugänge geheim und prüfen Fristen und Termine, bevor Sie sie ansagen.',
  ],
  [
    'Unsere Pflichten',
    'Wir halten die Anwendung verfügbar, sichern die Daten und kündigen Wartungen an. Eine bestimmte Verfügbarkeit ist nicht zugesagt.',
  ],
  [
    'Haftung',
    'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit, sonst für den vorhersehbaren Schaden aus der Verletzung wesentlicher Pflichten.',
  ],
  [
    'Sperre und Ende',
    'Bei Missbrauch oder anhaltendem Zahlungsverzug können wir den Zugang mit Angabe des Grundes sperren. Zugesagte Termine bleiben für Ihre Kundschaft erreichbar.',
  ],
  [
    'Änderungen',
    'Neue Fassungen teilen wir mindestens sechs Wochen vorher mit. Widersprechen Sie, gilt die alte Fassung weiter, und beide Seiten können kündigen. Es gilt deutsches Recht.',
  ],
];

/** What Art. 28 Abs. 3 DSGVO asks such a contract to say, in its order. */
export const AUFTRAGSVERARBEITUNG: readonly Abschnitt[] = [
  [
    'Gegenstand und Dauer',
    'Wir verarbeiten personenbezogene Daten nur, um Ihnen Kehrtour bereitzustellen, so lange wie der Nutzungsvertrag läuft.',
  ],
  [
    'Art der Daten und Betroffene',
    'Namen, Anschriften, Telefonnummern, E-Mail-Adressen, Feuerungsanlagen, Fristen, Termine und Nachrichten Ihrer Kundschaft; Namen, Arbeitszeiten und Abwesenheiten Ihrer Mitarbeitenden.',
  ],
  [
    'Weisung',
    'Wir handeln nur auf Ihre Weisung; Weisungen geben Sie durch die Bedienung der Anwendung oder schriftlich. Halten wir eine für rechtswidrig, sagen wir es.',
  ],
  ['Vertraulichkeit', 'Wer bei uns Zugriff hat, ist zur Vertraulichkeit verpflichtet.'],
  [
    'Sicherheit',
    'Übertragung ist verschlüsselt, Passwörter liegen nur als Prüfwert vor, Betriebe sind in der Datenbank voneinander getrennt, Änderungen werden aufgezeichnet (Art. 32 DSGVO).',
  ],
  [
    'Weitere Auftragsverarbeiter',
    'Den Betrieb der Server übernimmt das in der Datenschutzerklärung genannte Rechenzentrum. Weitere kündigen wir vier Wochen vorher an; Sie können widersprechen.',
  ],
  [
    'Unterstützung',
    'Wir helfen Ihnen bei Auskunft, Berichtigung und Löschung, bei Datenschutz-Folgenabschätzungen und melden Ihnen Verletzungen binnen 24 Stunden.',
  ],
  [
    'Löschung und Rückgabe',
    'Nach dem Ende geben wir die Daten auf Wunsch als Tabelle heraus und löschen sie, soweit kein Gesetz die Aufbewahrung verlangt.',
  ],
  [
    'Nachweise',
    'Wir weisen die Einhaltung nach und dulden Prüfungen durch Sie oder beauftragte Prüfer nach Anmeldung.',
  ],
];
