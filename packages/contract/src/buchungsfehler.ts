/** Stable code, HTTP status, German title and way out. */
export type Fehlertafel = Record<string, readonly [status: number, titel: string, ausweg: string]>;

/** Refusals of online booking, of its settings and of calendars; part of the one closed list. */
export const buchungsfehler = {
  'kalender.zu-viele': [
    422,
    'Mehr Kalender gehen nicht',
    'Je Person lassen sich fünf Kalender abonnieren. Entfernen Sie zuerst einen anderen.',
  ],
  'buchung.warnung': [
    409,
    'Gegen diese Zeit spricht etwas',
    'Lesen Sie die Hinweise. Sie können die Zeit trotzdem nehmen.',
  ],
  'buchung.nicht-angeboten': [
    409,
    'Hier lassen sich gerade keine Termine online buchen',
    'Bitte rufen Sie im Betrieb an.',
  ],
  'buchung.nicht-bedient': [
    422,
    'Dorthin kommt dieser Betrieb nicht',
    'Bitte prüfen Sie die Adresse oder fragen Sie den Betrieb, der bei Ihnen zuständig ist.',
  ],
  'buchung.nur-mit-code': [
    403,
    'Diesen Termin gibt es nur mit Ihrem Code',
    'Der Code steht auf Ihrem Terminzettel oder in unserer Mail. Ohne ihn hilft ein Anruf im Betrieb.',
  ],
  'buchung.zu-viele-reservierungen': [
    429,
    'Sie halten schon mehrere Zeiten frei',
    'Bitte buchen Sie eine davon oder warten Sie zehn Minuten, dann sind sie wieder frei.',
  ],
  'buchung.reservierung-abgelaufen': [
    409,
    'Wir konnten die Zeit nicht länger freihalten',
    'Bitte wählen Sie noch einmal eine Zeit. Ihre Angaben bleiben stehen.',
  ],
  'buchung.unbestaetigt': [
    409,
    'Bitte bestätigen Sie zuerst Ihre Mail-Adresse',
    'Der Link dafür steht in unserer Mail. Danach können Sie den Termin ändern. Keine Mail bekommen? Rufen Sie im Betrieb an.',
  ],
  'buchung.erst-bestaetigen': [
    409,
    'Dieser Betrieb trägt Termine erst nach der Bestätigung ein',
    'Bitte laden Sie die Seite neu und senden Sie Ihre Angaben noch einmal. Sie bekommen dann eine Mail mit dem Link, der den Termin bucht.',
  ],
  'buchung.vormerkung-abgelaufen': [
    409,
    'Dieser Link gilt nicht mehr',
    'Gebucht wurde damit nichts. Wählen Sie bitte noch einmal eine Zeit.',
  ],
  'buchung.verfallen': [
    409,
    'Diese Buchung ist verfallen',
    'Sie wurde nicht rechtzeitig bestätigt, und die Zeit ist wieder frei. Buchen Sie bitte noch einmal.',
  ],
  'buchung.zu-viele-unbestaetigte': [
    429,
    'Hier warten schon zu viele Buchungen auf ihre Bestätigung',
    'Bitte bestätigen Sie zuerst die Mail zu Ihrer Buchung, wählen Sie einen anderen Tag, oder rufen Sie im Betrieb an.',
  ],
  'buchung.einwilligung-fehlt': [
    422,
    'Eine Zustimmung fehlt noch',
    'Bitte bestätigen Sie die markierten Texte.',
  ],
  'buchung.kein-widerruf': [
    422,
    'Hier gibt es kein Widerrufsrecht mehr',
    'Den Termin können Sie trotzdem absagen, oder Sie rufen im Betrieb an.',
  ],
  'buchung.unvollstaendig': [
    422,
    'Ihre Buchungsseite ist noch nicht vollständig',
    'Nötig sind Impressum und Datenschutzerklärung, ein Gebiet, die Zeiten einer Person und eine Tätigkeit, die online gebucht werden kann.',
  ],
  'gebiet.zu-viele': [
    422,
    'So viele Gebiete nehmen wir nicht auf',
    'Bis 2.000 Einträge gehen. Fassen Sie Straßen zu Postleitzahlen oder Flächen zusammen.',
  ],
  'verfuegbarkeit.ausnahme-doppelt': [
    409,
    'Für einen dieser Tage gibt es schon eine Ausnahme',
    'Entfernen Sie zuerst die vorhandene Ausnahme.',
  ],
  'verfuegbarkeit.termine-betroffen': [
    409,
    'In dieser Zeit sind schon Termine zugesagt',
    'Verlegen Sie die Termine, oder tragen Sie die Abwesenheit trotzdem ein: Neue Termine kommen dann nicht dazu, die zugesagten bleiben stehen.',
  ],
} as const satisfies Fehlertafel;
