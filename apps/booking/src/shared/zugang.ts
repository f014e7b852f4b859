import { liesCode, VERWALTUNGSCODE_ANFANG } from '@kehrtour/domain/kennung/code';

/** What opens an appointment: the token of a QR code alone, or the printed code with the house number. */
export interface Zugang {
  code: string;
  hausnr: string;
}

/** What is wrong with what somebody typed; `code` and `hausnr` are the ids of the fields. */
export type Zugangsmangel = { fieldId: 'code' | 'hausnr'; text: string };

/** Printed codes have eight signs and a dash; a token is three times as long. */
const KURZCODE_ZEICHEN_MAX = 14;

/** Reads the address; a whole link that was pasted into the field counts as its code. */
export function zugangAus(query: URLSearchParams): Zugang {
  const eingabe = (query.get('code') ?? '').trim();
  const verlinkt = /[?&]code=([^&#\s]+)/.exec(eingabe)?.[1];
  return { code: verlinkt ?? eingabe, hausnr: (query.get('hausnr') ?? '').trim() };
}

/** @param abgeschickt the form was sent: then a missing house number is a mistake and not just the next question */
export function zugangsmaengel({ code, hausnr }: Zugang, abgeschickt: boolean): Zugangsmangel[] {
  if (code.length > KURZCODE_ZEICHEN_MAX) return [];
  const maengel: Zugangsmangel[] = [];
  if (code === '') maengel.push({ fieldId: 'code', text: 'Bitte geben Sie den Code von Ihrem Zettel ein.' });
  else if (liesCode(code) === undefined) {
    const text =
      'Der Code hat acht Zeichen, zum Beispiel 7K2M-9QXA. Bitte vergleichen Sie ihn mit Ihrem Zettel.';
    maengel.push({ fieldId: 'code', text });
  }
  if (hausnr === '' && abgeschickt)
    maengel.push({
      fieldId: 'hausnr',
      text: 'Bitte geben Sie die Hausnummer ein, zum Beispiel 12 oder 12a.',
    });
  return maengel;
}

/** The status of a page that asks again: no page lies behind a code that is none. */
export function fragestatus({ code }: Zugang, maengel: readonly Zugangsmangel[]): 200 | 400 | 404 {
  if (maengel.length === 0) return 200;
  return code !== '' && maengel.some(({ fieldId }) => fieldId === 'code') ? 404 : 400;
}

/** Whether the code can be tried; a printed one needs the house number too. */
export function istVollstaendig(zugang: Zugang): boolean {
  const kurz = zugang.code.length <= KURZCODE_ZEICHEN_MAX;
  return zugang.code !== '' && (!kurz || zugang.hausnr !== '') && zugangsmaengel(zugang, true).length === 0;
}

/** Whether the code opens all houses of a Hausverwaltung. */
export const istVerwaltungscode = ({ code }: Pick<Zugang, 'code'>): boolean =>
  code.startsWith(VERWALTUNGSCODE_ANFANG);

/** The address of the page behind a code. */
export function terminAdresse({ code, hausnr }: Zugang, mehr: Record<string, string> = {}): string {
  return `/termin?${new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}), ...mehr })}`;
}

/** The house of this code: what is due there, and how one hears of appointments. */
export const hausAdresse = ({ code, hausnr }: Zugang): string =>
  `/liegenschaft?${new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) })}`;

/** The part of that page in which ways are chosen and allowed. */
export const bescheidAdresse = (zugang: Zugang): string => `${hausAdresse(zugang)}#bescheid`;

/** Where another time is booked for the house of this code. */
export function buchungsAdresse(slug: string, { code, hausnr }: Zugang): string {
  const abfrage = new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) });
  return `/unternehmen/${encodeURIComponent(slug)}/termin?${abfrage}`;
}

/** A picture of where the appointment is. */
export function kartenAdresse({ code, hausnr }: Zugang, mehr: Record<string, string> = {}): string {
  return `/api/oeffentlich/termin/karte?${new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}), ...mehr })}`;
}

export function kalenderAdresse({ code, hausnr }: Zugang): string {
  return `/api/oeffentlich/termin/kalender?${new URLSearchParams({ code, ...(hausnr ? { hausnr } : {}) })}`;
}

/** All houses of a Hausverwaltung. */
export const verwaltungsAdresse = (code: string, mehr: Record<string, string> = {}): string =>
  `/liegenschaft?${new URLSearchParams({ code, ...mehr })}`;

/** Where the visits of its houses come from as a list, or as posters; code and houses are the form's. */
export const verwaltungsdatei = (was: 'liste' | 'hausliste' | 'aushang'): string =>
  `/api/oeffentlich/verwaltung/${was}`;
