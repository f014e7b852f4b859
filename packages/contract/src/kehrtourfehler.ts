import type { Fehlertafel } from './buchungsfehler.ts';

/** Refusals about rounds and their plans. */
export const kehrtourfehler = {
  'kehrtour.leer': [
    422,
    'Es ist noch keine Liegenschaft gewählt',
    'Wählen Sie im Schritt „Liegenschaften“ mindestens ein Haus aus.',
  ],
  'kehrtour.nichts-faellig': [
    422,
    'In den gewählten Häusern ist nichts zu tun',
    'Wählen Sie andere Häuser, andere Tage oder mehr Tätigkeiten.',
  ],
  'kehrtour.tag-vergangen': [
    422,
    'Dieser Tag liegt in der Vergangenheit',
    'Bitte wählen Sie einen kommenden Tag.',
  ],
  'kehrtour.feiertag': [
    422,
    'An diesem Tag wird sonst nicht gearbeitet',
    'Bitte wählen Sie einen anderen Tag, oder lassen Sie Sonn- und Feiertage ausdrücklich zu.',
  ],
  'kehrtour.arbeitszeitgesetz': [
    422,
    'Das lässt das Arbeitszeitgesetz nicht zu',
    'Höchstens zehn Stunden am Tag, nach sechs Stunden 30 Minuten Pause, nach neun Stunden 45 (§ 3 und § 4 ArbZG). Kürzen Sie die Arbeitszeit oder verlängern Sie die Pause.',
  ],
  'kehrtour.jugendarbeitsschutz': [
    422,
    'Das lässt das Jugendarbeitsschutzgesetz nicht zu',
    'Wer noch nicht 18 ist, arbeitet höchstens acht Stunden am Tag und 40 in der Woche, montags bis freitags zwischen 6 und 20 Uhr, mit 30 Minuten Pause über viereinhalb und 60 über sechs Stunden (§§ 8 bis 16 JArbSchG). Ändern Sie Beginn, Arbeitszeit oder Pause.',
  ],
  'kehrtour.keine-arbeitszeit': [
    422,
    'Für diesen Tag ist keine Arbeitszeit hinterlegt',
    'Tragen Sie im Schritt „Arbeitszeit“ Stunden ein oder wählen Sie jemand anderen.',
  ],
  'kehrtour.qualifikation-fehlt': [
    422,
    'Niemand in dieser Kehrtour darf die Feuerstättenschau',
    'Wählen Sie die bBSF oder eine Vertretung nach § 11b SchfHwG dazu.',
  ],
  'kehrtour.zu-gross': [
    422,
    'Das ist zu viel für eine Kehrtour',
    'Häuser, feste Termine und Arbeitstage sind zusammen mehr als 3.000. Wählen Sie weniger Tage oder Personen, oder teilen Sie die Kehrtour auf.',
  ],
  'kehrtour.nichts-zu-drucken': [409, 'Hier gibt es nichts zu drucken', 'Wählen Sie ein anderes Format.'],
  'kehrtour.frist-zu-kurz': [
    422,
    'Die Ankündigung käme zu spät',
    'Eine Feuerstättenschau ist mindestens fünf Werktage vorher anzukündigen (§ 3 KÜO), nach einem verhinderten Besuch fünf Arbeitstage (KÜO Anlage 3 Nr. 2.6). Wählen Sie einen späteren Tag oder einen schnelleren Weg.',
  ],
  'kehrtour.nicht-mehr-aenderbar': [
    409,
    'Diese Kehrtour lässt sich nicht mehr ändern',
    'Sie ist unterwegs, abgeschlossen oder abgesagt.',
  ],
  'kehrtour.beginnt-spaeter': [
    409,
    'Diese Kehrtour ist noch nicht an der Reihe',
    'Bitte starten Sie sie an ihrem ersten Tag.',
  ],
  'kehrtour.noch-zugesagt': [
    409,
    'Diese Kehrtour ist noch nicht gefahren',
    'Abschließen geht nach dem letzten Tag. Vorher können Sie sie absagen.',
  ],
  'kehrtour.noch-offen': [409, 'Es sind noch Termine ohne Ergebnis', 'Bitte wählen Sie, was aus ihnen wird.'],
  'kehrtour.zusage-gebrochen': [
    422,
    'Damit würde eine angekündigte Zeit gebrochen',
    'Lassen Sie den Halt in seinem Fenster, oder verschieben Sie den Termin ausdrücklich.',
  ],
  'kehrtour.person-nicht-da': [
    409,
    'Die Person ist an diesem Tag nicht da',
    'Setzen Sie den Halt zu jemandem, der an diesem Tag fährt.',
  ],
  'kehrtour.person-ausgeschieden': [
    409,
    'Jemand aus dieser Kehrtour gehört nicht mehr zum Betrieb',
    'Rechnen Sie die Kehrtour neu. Die Halte bekommt dann, wer noch fährt.',
  ],
  'kehrtour.faehrt-dort-nicht': [
    409,
    'An diesem Tag fährt die Person nicht in dieser Kehrtour',
    'Wählen Sie einen Tag und eine Person der Kehrtour.',
  ],
  'kehrtour.nicht-geplant': [
    422,
    'Diese Kehrtour hat noch keinen Plan',
    'Lassen Sie zuerst den Vorschlag rechnen.',
  ],
} as const satisfies Fehlertafel;
