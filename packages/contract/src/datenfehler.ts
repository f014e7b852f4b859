import type { Fehlertafel } from './buchungsfehler.ts';

/** Refusals about what leaves and what is kept, and its end; part of the one closed list. */
export const datenfehler = {
  'versand.zu-viele': [
    429,
    'Für heute sind es genug Nachrichten',
    'Ab morgen gehen wieder welche. Bis dahin hilft ein Anruf.',
  ],
  'betrieb.speicher-voll': [
    413,
    'Der Speicherplatz Ihres Betriebs ist voll',
    'Es wurde nichts abgelegt. Was wie viel belegt, steht in den Einstellungen unter „Speicherplatz“: Löschen Sie dort Genanntes, oder schreiben Sie uns, wenn Sie mehr brauchen.',
  ],
  'loeschauftrag.hindernis': [
    409,
    'Ihr Betrieb lässt sich noch nicht löschen',
    'Räumen Sie zuerst aus, was auf der Seite genannt ist.',
  ],
  'beispielbezirk.bestand-da': [
    409,
    'Es sind schon eigene Liegenschaften da',
    'Der Beispielbezirk lässt sich nur in einen leeren Bestand laden.',
  ],
  'beispielbezirk.gemischte-kehrtour': [
    409,
    'Eine Kehrtour hat erfundene und eigene Häuser',
    'Löschen Sie zuerst diese Kehrtour oder ihre erfundenen Halte.',
  ],
} as const satisfies Fehlertafel;
