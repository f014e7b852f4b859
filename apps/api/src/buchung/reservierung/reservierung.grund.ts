import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';
import { oderAnrufen } from '../grenze/grenze.grund.ts';

/** Why no more times are held. */
const GRUND = {
  'haus-voll': [
    'buchung.zu-viele-reservierungen',
    (telefon: string) => ({
      detail: `Bitte buchen Sie eine der Zeiten, die Sie für dieses Haus freihalten, warten Sie zehn Minuten, dann sind sie wieder frei, oder ${oderAnrufen(telefon)}`,
      retryAfterSeconds: 600,
    }),
  ],
  // Whoever shares a connection with many has kept nothing himself: he reads another sentence.
  'anschluss-voll': [
    'buchung.zu-viele-reservierungen',
    (telefon: string) => ({
      detail: `Über Ihren Internetanschluss wählen gerade viele einen Termin. Bitte versuchen Sie es in zehn Minuten noch einmal, oder ${oderAnrufen(telefon)}`,
      retryAfterSeconds: 600,
    }),
  ],
} as const satisfies Refusals;

export const reservierungRefused = refusing(GRUND);
