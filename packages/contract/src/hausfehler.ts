import type { Fehlertafel } from './buchungsfehler.ts';

/** Refusals around one house: its place, its tasks, what is kept of its keys. */
export const hausfehler = {
  'liegenschaft.kein-platz': [
    422,
    'Zwischen diesen Häusern ist keine Nummer mehr frei',
    'Geben Sie zuerst dem nächsten Haus eine höhere laufende Nummer.',
  ],
  'liegenschaft.gibt-es-schon': [
    409,
    'Dieses Haus steht schon im Bestand',
    'Öffnen Sie es, oder legen Sie trotzdem ein zweites mit dieser Anschrift an.',
  ],
  'liegenschaft.hat-termine': [
    409,
    'Hier wurde schon ein Termin angesagt',
    'Nachweise bleiben erhalten. Setzen Sie die Liegenschaft oder Einheit stattdessen auf „unbenutzt“.',
  ],
  'liegenschaft.nicht-zusammenzufuehren': [
    409,
    'Diese beiden Häuser lassen sich so nicht zusammenführen',
    'Bitte laden Sie die Seite neu und sehen Sie nach, was dort steht.',
  ],
  'liegenschaft.nicht-mehr-zu-trennen': [
    409,
    'Das lässt sich nicht mehr zurücknehmen',
    'Seit dem Zusammenführen wurde an diesem Haus etwas geändert oder geplant, das nur zu einem Haus gehören kann.',
  ],
  'liegenschaft.in-kehrtour': [
    409,
    'Diese Liegenschaft steht in einer Kehrtour',
    'Nehmen Sie sie zuerst aus der Kehrtour heraus.',
  ],
  'schluessel.unlesbar': [
    409,
    'Dieser Schlüssel lässt sich nicht mehr öffnen',
    'Der Server hat inzwischen einen anderen geheimen Schlüssel. Bitte hinterlegen Sie die Angabe neu.',
  ],
  'aufgabe.erledigt': [
    409,
    'Diese Aufgabe ist schon erledigt',
    'Legen Sie eine neue Aufgabe an, wenn die Arbeit noch einmal ansteht.',
  ],
} as const satisfies Fehlertafel;
