/** The characters of a short message that cost one place each (3GPP TS 23.038, default alphabet). */
const EINFACH = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those of its extension table: an escape and the character. */
const DOPPELT = new Set('^{}\\[~]|€');

/** Places in a message that stands alone, and in each part of a longer one, whose header takes the rest. */
const ZEICHEN_ALLEIN = 160;
const ZEICHEN_JE_TEIL = 153;
/** What a notice may take: more is paid for without saying more. */
export const SMS_TEILE_MAX = 2;

const ERSATZ: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': "'",
  '…': '...',
  '·': '-',
  '•': '-',
  ẞ: 'SS',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/** Any text in the alphabet of short messages: one sign outside of it would more than double the price of the whole. */
export function alsSmsText(text: string): string {
  return [...text.normalize('NFC')].map(alsSmsZeichen).join('').replaceAll(/ {2,}/g, ' ').trim();
}

function alsSmsZeichen(zeichen: string): string {
  if (/\s/u.test(zeichen)) return ' ';
  if (EINFACH.has(zeichen) || DOPPELT.has(zeichen)) return zeichen;
  const ersatz = ERSATZ[zeichen];
  if (ersatz !== undefined) return ersatz;
  const ohneZeichen = zeichen.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const lesbar = [...ohneZeichen].filter((eines) => EINFACH.has(eines)).join('');
  return lesbar !== '' || ohneZeichen === '' ? lesbar : '?';
}

/** As how many messages a text is paid for; an escape and its character are never parted. */
export function smsTeile(text: string): number {
  const breiten = [...text].map((zeichen) => (DOPPELT.has(zeichen) ? 2 : 1));
  if (breiten.reduce((summe, breite) => summe + breite, 0) <= ZEICHEN_ALLEIN) return 1;
  let teile = 1;
  let belegt = 0;
  for (const breite of breiten) {
    if (belegt + breite > ZEICHEN_JE_TEIL) {
      teile += 1;
      belegt = 0;
    }
    belegt += breite;
  }
  return teile;
}

/** The first of several wordings, the fullest first, that fits; the last where none does. */
export const passendeSms = (fassungen: readonly string[]): string =>
  fassungen.find((fassung) => smsTeile(fassung) <= SMS_TEILE_MAX) ?? fassungen.at(-1) ?? '';

/** Whom a phone shows as sender: letters and digits, a letter among them, as networks take it. */
export const istSmsAbsender = (text: string): boolean =>
  /^[A-Za-z0-9 ]{3,11}$/.test(text) && /[A-Za-z]/.test(text) && text === text.trim();
