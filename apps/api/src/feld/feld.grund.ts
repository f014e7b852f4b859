import type { Feldgrund } from '@kehrtour/domain/termin/feldmeldung';

import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why something is not taken or decided now, and what can be done instead. */
const GRUND = {
  'schon-entschieden': ['veraltet', 'Diesen Widerspruch hat inzwischen jemand anderes entschieden.'],
  'genug-fuer-heute': [
    'zu-viele-versuche',
    'Von Ihnen sind heute schon tausend Meldungen angekommen. Neue bleiben auf dem Handy und gehen morgen von selbst ab.',
  ],
} as const satisfies Refusals;

export const feldRefused = refusing(GRUND);

/** What whoever stood at the house should know; the office sees both sides. */
const HINWEIS: Record<Feldgrund, string> = {
  'war-abgesagt': 'Das Büro hatte diesen Besuch abgesagt. Ihre Meldung gilt, das Büro sieht beides.',
  'runde-vorbei':
    'Das Büro hatte die Kehrtour schon abgeschlossen. Ihre Meldung gilt, das Büro sieht beides.',
  'anderes-ergebnis':
    'Für diesen Besuch steht schon ein anderes Ergebnis. Das Büro entscheidet, welches gilt.',
  'frueher-gesehen': 'Sie waren früher da als die andere Meldung. Ihre gilt, das Büro sieht beide.',
  'anderer-mitarbeiter':
    'Diesen Besuch hat inzwischen jemand anderes. Ihre Meldung liegt dem Büro vor und gilt, sobald es zustimmt.',
  'inzwischen-verlegt':
    'Dieser Haushalt hat inzwischen einen anderen Termin. Ihre Meldung ist aufbewahrt und zählt nicht als Besuch.',
  'besuch-unbekannt': 'Diesen Besuch gibt es nicht mehr. Ihre Meldung ist aufbewahrt.',
  'nicht-zurueckzunehmen':
    'Das lässt sich hier nicht mehr zurücknehmen: Darauf wurde schon geantwortet oder geplant, oder andere haben Verschiedenes gemeldet. Das Büro entscheidet.',
  'verspaetung-veraltet':
    'Diese Verspätung kam erst später an und wurde niemandem gesagt. Stimmt sie noch, melden Sie sie bitte noch einmal.',
  'nichts-zurueckzunehmen': 'Es gibt keine Meldung, die zurückgenommen werden könnte.',
};

/** The same of what holds all the same: it was done, whoever's visit it is by now, and whenever it was to be. */
const HINWEIS_GILT: Partial<Record<Feldgrund, string>> = {
  'anderer-mitarbeiter':
    'Diesen Besuch hatte inzwischen jemand anderes. Ihre Meldung gilt, das Büro sieht beides.',
  'inzwischen-verlegt':
    'Dieser Haushalt hatte inzwischen einen anderen Termin. Ihre Meldung gilt für ihn, das Büro sieht beides.',
};
export const hinweisAuf = ({ grund, gilt }: { grund: Feldgrund | null; gilt: boolean }): string =>
  grund === null ? '' : ((gilt ? HINWEIS_GILT[grund] : undefined) ?? HINWEIS[grund]);
