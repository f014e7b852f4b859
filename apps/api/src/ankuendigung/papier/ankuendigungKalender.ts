import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { einzeilig, icsDatei, mitLf, ohneSonderzeichen } from '../../platform/page/icsText.ts';

const STATUS = {
  angekuendigt: ICalEventStatus.TENTATIVE,
  bestaetigt: ICalEventStatus.CONFIRMED,
  abgesagt: ICalEventStatus.CANCELLED,
} as const;
/** A day before: whoever has to clear a way to the stove still can. */
const ERINNERT_VORHER_SEKUNDEN = 24 * 60 * 60;
/** What becomes of a Termin in the customer's calendar. */
export type Kalenderstand = keyof typeof STATUS;

export interface Kalendereintrag {
  /** Id of the Termin; it and the host make the UID, so that later files change the same entry. */
  terminId: string;
  /** Host of the customers' pages, e.g. "termin.musterbach.example". */
  host: string;
  /** Counts the changes of this Termin, from 0; calendars take only what is higher than they know. */
  fassung: number;
  stand: Kalenderstand;
  /** The promised window as instants. */
  beginn: Date;
  ende: Date;
  /** When this file is made. */
  erstelltAm: Date;
  titel: string;
  ort: string;
  beschreibung: string;
  /** The customer's page; left out when nobody can answer online. */
  url?: string;
  absender: { name: string; email?: string };
}

/**
 * The Termin as an iCalendar file (RFC 5545), times in UTC.
 * METHOD is PUBLISH: an answer belongs on the customer's page, not into a mail that nobody counts. A Termin that is
 * called off is CANCEL, which RFC 5546 allows only with an organiser; without the company's address it stays PUBLISH.
 */
export function ankuendigungKalender(eintrag: Kalendereintrag): string {
  const { absender, stand } = eintrag;
  if (eintrag.ende <= eintrag.beginn) throw new Error('Kalendereintrag endet vor dem Beginn');
  const method =
    stand === 'abgesagt' && absender.email ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const kalender = ical({ prodId: { company: 'Kehrtour', product: 'Termin', language: 'DE' }, method });
  const termin = kalender.createEvent({
    id: `termin-${ohneSonderzeichen(eintrag.terminId)}@${ohneSonderzeichen(eintrag.host)}`,
    sequence: eintrag.fassung,
    stamp: eintrag.erstelltAm,
    start: eintrag.beginn,
    end: eintrag.ende,
    summary: einzeilig(eintrag.titel),
    location: einzeilig(eintrag.ort),
    description: mitLf(eintrag.beschreibung),
    status: STATUS[stand],
    ...(absender.email
      ? { organizer: { name: einzeilig(absender.name), email: einzeilig(absender.email) } }
      : {}),
  });
  if (stand !== 'abgesagt')
    termin.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: ERINNERT_VORHER_SEKUNDEN,
      description: einzeilig(eintrag.titel),
    });
  // URLs are written without quoting: only what the parser makes of it may pass.
  if (eintrag.url !== undefined) termin.url(new URL(eintrag.url).href);
  return icsDatei(kalender);
}

/** The Termin as an attachment of a mail. */
export function kalenderAnhang(eintrag: Kalendereintrag): { name: string; typ: string; base64: string } {
  const ics = ankuendigungKalender(eintrag);
  const method = /^METHOD:(\w+)/m.exec(ics)?.[1] ?? 'PUBLISH';
  return {
    name: 'termin.ics',
    typ: `text/calendar; charset=utf-8; method=${method}`,
    base64: Buffer.from(ics).toString('base64'),
  };
}
