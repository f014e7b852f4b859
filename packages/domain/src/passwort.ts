import { ok, refuse, type Result } from './result.ts';

/** At least 15 characters while no second factor exists (NIST SP 800-63B-4); the upper bound keeps hashing affordable. */
export const PASSWORT_ZEICHEN_MIN = 15;
export const PASSWORT_ZEICHEN_MAX = 128;

export type PasswortGrund =
  | 'zu-kurz'
  | 'zu-lang'
  | 'enthaelt-betrieb'
  | 'enthaelt-email'
  | 'enthaelt-produkt'
  | 'verbreitet';

/** What to say under the field. */
export const PASSWORT_SATZ: Record<PasswortGrund, string> = {
  'zu-kurz': `Bitte nehmen Sie mindestens ${PASSWORT_ZEICHEN_MIN} Zeichen, am besten einen kurzen Satz.`,
  'zu-lang': `Bitte nehmen Sie höchstens ${PASSWORT_ZEICHEN_MAX} Zeichen.`,
  'enthaelt-betrieb': 'Bitte lassen Sie den Namen Ihres Betriebs weg.',
  'enthaelt-email': 'Bitte lassen Sie Ihre E-Mail-Adresse weg.',
  'enthaelt-produkt': 'Bitte lassen Sie den Namen der Software weg.',
  verbreitet:
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst versuchen. Bitte nehmen Sie ein anderes.',
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');

/** Judges length and guessability alone: no rules about kinds of characters, and nothing is cut off. */
export function pruefePasswort(
  passwort: string,
  person: { betrieb: string; email: string; verbreitete: ReadonlySet<string> },
): Result<string, PasswortGrund> {
  const length = [...passwort.normalize('NFC')].length;
  if (length < PASSWORT_ZEICHEN_MIN) return refuse('zu-kurz');
  if (length > PASSWORT_ZEICHEN_MAX) return refuse('zu-lang');
  const text = plain(passwort);
  if (person.verbreitete.has(text) || new Set(text).size <= 3) return refuse('verbreitet');
  if (remainsShort(text, plain(person.betrieb))) return refuse('enthaelt-betrieb');
  const [name = ''] = person.email.toLowerCase().split('@');
  if (remainsShort(text, person.email.toLowerCase()) || remainsShort(text, name))
    return refuse('enthaelt-email');
  if (remainsShort(text, 'kehrtour')) return refuse('enthaelt-produkt');
  return ok(passwort);
}

/** A known word is no objection in a long sentence; what counts is whether enough remains without it. */
function remainsShort(text: string, word: string): boolean {
  return (
    word.length >= 4 && text.includes(word) && text.replaceAll(word, '').length < PASSWORT_ZEICHEN_MIN - 3
  );
}
