import type { SendOutcome } from '../../../../platform/service/shortMessageTransport.ts';

type Fehler = Extract<SendOutcome, { grund: string }>;

/** The codes of the Cloud API of which trying again changes nothing, with what the office reads. */
const ENDGUELTIG: Readonly<Record<number, string>> = {
  131009: 'Der Dienst für WhatsApp nimmt diese Nachricht nicht an.',
  131021: 'Diese Nummer ist die eigene des Dienstes.',
  131026: 'Diese Nummer ist nicht bei WhatsApp oder nimmt keine Nachrichten von Betrieben an.',
  131047: 'WhatsApp hat die Nachricht nicht zugestellt.',
  131049: 'WhatsApp hat die Nachricht nicht zugestellt.',
  131050: 'Der Empfänger hat Nachrichten dieser Nummer bei WhatsApp abgestellt.',
  131051: 'Der Dienst für WhatsApp nimmt diese Nachricht nicht an.',
  132000: 'Die Vorlage bei WhatsApp passt nicht zu dieser Fassung von Kehrtour.',
  132005: 'Der Text ist für WhatsApp zu lang.',
  132007: 'WhatsApp lässt die Vorlage nicht zu.',
  132012: 'Die Vorlage bei WhatsApp passt nicht zu dieser Fassung von Kehrtour.',
};
/** Codes by which it says that nothing was done yet: the operator, or time, mends that. */
const SPAETER: Readonly<Record<number, string>> = {
  0: 'Der Dienst für WhatsApp nimmt unseren Schlüssel nicht an.',
  2: 'Der Dienst für WhatsApp ist gerade nicht da.',
  3: 'Unserem Zugang fehlt bei WhatsApp ein Recht.',
  4: 'Der Dienst für WhatsApp nimmt gerade nicht mehr Nachrichten an.',
  10: 'Unserem Zugang fehlt bei WhatsApp ein Recht.',
  190: 'Unser Schlüssel für WhatsApp ist abgelaufen.',
  368: 'WhatsApp hat unseren Zugang vorübergehend gesperrt.',
  80007: 'Der Dienst für WhatsApp nimmt gerade nicht mehr Nachrichten an.',
  130429: 'Der Dienst für WhatsApp nimmt gerade nicht mehr Nachrichten an.',
  131005: 'Unserem Zugang fehlt bei WhatsApp ein Recht.',
  131016: 'Der Dienst für WhatsApp ist gerade nicht da.',
  131031: 'WhatsApp hat unseren Zugang gesperrt.',
  131042: 'Bei WhatsApp fehlt eine gültige Zahlungsart.',
  131048: 'WhatsApp begrenzt gerade, wie viel diese Nummer sendet.',
  131056: 'Diese Nummer bekam gerade zu viele Nachrichten.',
  131057: 'Das Konto bei WhatsApp wird gerade gewartet.',
  132001: 'Die Vorlage gibt es bei WhatsApp noch nicht, oder sie ist nicht freigegeben.',
  132015: 'WhatsApp hat die Vorlage angehalten.',
  132016: 'WhatsApp hat die Vorlage abgeschaltet.',
  133010: 'Unsere Nummer ist bei WhatsApp nicht angemeldet.',
};

/** What a code means for a message that was refused at once. */
export function whatsappFehler(code: number): Fehler {
  const last = ENDGUELTIG[code];
  if (last !== undefined) return { art: 'abgelehnt', grund: last };
  const later = SPAETER[code];
  return later === undefined
    ? { art: 'ungewiss', grund: `Der Dienst für WhatsApp meldet den Fehler ${code}.` }
    : { art: 'nicht-gesendet', grund: later };
}

/** Why a message that was taken did not arrive after all. */
export const whatsappZustellfehler = (code: number | undefined): string =>
  (code === undefined ? undefined : (ENDGUELTIG[code] ?? SPAETER[code])) ??
  'WhatsApp hat die Nachricht nicht zugestellt.';
