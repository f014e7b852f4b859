import { ok, refuse, type Result } from '../result.ts';

/** While no second factor protects the account (NIST 800-63B-4). */
export const PASSWORT_ZEICHEN_MIN = 15;
export const PASSWORT_ZEICHEN_MIN_MIT_ZWEITEM_FAKTOR = 8;
export const PASSWORT_ZEICHEN_MAX = 128;

const PRODUKT = 'kehrtour';
/** Shorter parts of names occur in ordinary words. */
const NAMENSTEIL_ZEICHEN_MIN = 5;

export type PasswortGrund =
  | 'zu-kurz'
  | 'zu-lang'
  | 'eintoenig'
  | 'enthaelt-produkt'
  | 'enthaelt-betrieb'
  | 'enthaelt-email'
  | 'verbreitet';

export const PASSWORT_SATZ: Record<PasswortGrund, string> = {
  'zu-kurz': `Das Passwort ist zu kurz. Nehmen Sie mindestens ${PASSWORT_ZEICHEN_MIN} Zeichen, am besten einen Satz.`,
  'zu-lang': `Das Passwort ist zu lang. Bis zu ${PASSWORT_ZEICHEN_MAX} Zeichen sind möglich.`,
  eintoenig: 'Das Passwort wiederholt nur wenige Zeichen. Nehmen Sie am besten einen Satz.',
  'enthaelt-produkt': 'Das Passwort enthält den Namen des Programms. Bitte wählen Sie andere Wörter.',
  'enthaelt-betrieb': 'Das Passwort enthält den Namen Ihres Betriebs. Bitte wählen Sie andere Wörter.',
  'enthaelt-email':
    'Das Passwort enthält Ihre E-Mail-Adresse oder die Wörter vor ihrem @. Bitte wählen Sie andere Wörter.',
  verbreitet: 'Dieses Passwort steht in Listen bekannter Passwörter. Bitte wählen Sie ein anderes.',
};

export interface Passwortumfeld {
  readonly betrieb: string;
  readonly email: string;
  /** Known passwords in small letters. */
  readonly verbreitete: ReadonlySet<string>;
  readonly zweiterFaktor?: boolean;
}

/** Whether a password may be used; no rules about digits or signs, because they make passwords worse. */
export function pruefePasswort(passwort: string, umfeld: Passwortumfeld): Result<string, PasswortGrund> {
  const klein = passwort.normalize('NFKC').toLowerCase();
  const zeichen = [...passwort.normalize('NFC')].length;
  const zeichenMin = umfeld.zweiterFaktor ? PASSWORT_ZEICHEN_MIN_MIT_ZWEITEM_FAKTOR : PASSWORT_ZEICHEN_MIN;
  if (zeichen < zeichenMin) return refuse('zu-kurz');
  if (zeichen > PASSWORT_ZEICHEN_MAX) return refuse('zu-lang');
  if (new Set(klein).size < 5) return refuse('eintoenig');
  if (umfeld.verbreitete.has(klein)) return refuse('verbreitet');
  if (klein.includes(PRODUKT)) return refuse('enthaelt-produkt');
  if (enthaeltEines(klein, mailteile(umfeld.email))) return refuse('enthaelt-email');
  return enthaeltEines(klein, [umfeld.betrieb]) ? refuse('enthaelt-betrieb') : ok(passwort);
}

function mailteile(email: string): string[] {
  return [email, email.split('@')[0] ?? ''];
}

function enthaeltEines(passwort: string, namen: readonly string[]): boolean {
  const ohneTrenner = nurBuchstaben(passwort);
  return namen
    .map((name) => nurBuchstaben(name.normalize('NFKC').toLowerCase()))
    .some((name) => name.length >= NAMENSTEIL_ZEICHEN_MIN && ohneTrenner.includes(name));
}

function nurBuchstaben(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
