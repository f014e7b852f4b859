import { type Refusals, refusing } from '../../platform/refusing.ts';

/** Why no more times are held. */
const GRUND = {
  'haus-voll': ['buchung.zu-viele-reservierungen', { retryAfterSeconds: 600 }],
  // Whoever shares a connection with many has kept nothing himself: he reads another sentence.
  'anschluss-voll': [
    'buchung.zu-viele-reservierungen',
    {
      detail:
        'Über Ihren Internetanschluss wählen gerade viele einen Termin. Bitte versuchen Sie es in zehn Minuten noch einmal, oder rufen Sie im Betrieb an.',
      retryAfterSeconds: 600,
    },
  ],
} as const satisfies Refusals;

export const reservierungRefused = refusing(GRUND);
