import { TAETIGKEITSARTEN } from '@kehrtour/domain/taetigkeit/taetigkeit';
import * as z from 'zod/mini';

import { buchen, buchungseingabe, buchungskontakt, buchungsstand } from './buchung.ts';
import { anschrift, buchungsangaben, slugParams } from './buchungsangaben.ts';
import { einwilligung, preis, zeit } from './buchungsangebot.ts';
import { endpoint } from './endpoint.ts';
import { email, text, zeitpunkt } from './gemeinsam.ts';

/**
 * Where a company enters bookings only after their confirmation: what was entered is noted, takes no time and is shown to
 * nobody, until the link of the mail is pressed. Codes travel in bodies.
 */
const vormerkung = text(100, 10);
/** Stands only in the mail. */
const nachweis = text(100, 10);
/** Another time than the chosen one, because that one is gone. */
const zeitId = z.optional(text(60, 1));

export const vormerkungsstatus = z.enum([
  /** Its time is free; the link books it. */
  'offen',
  /** Somebody else has its time by now. */
  'vergeben',
  'gebucht',
  'abgelaufen',
]);
export const vormerkungsstand = z.object({
  status: vormerkungsstatus,
  /** Where the mail with the link went. */
  email,
  gueltigBis: zeitpunkt,
  taetigkeit: z.string(),
  art: z.enum(TAETIGKEITSARTEN),
  zeit,
  dauerMinuten: z.int(),
  anschrift,
  ...preis,
  notiz: z.string(),
  /** The company answers first: the link asks, it does not book. */
  anfrage: z.boolean(),
  zahlungspflichtig: z.boolean(),
  /** Texts that this time needs and nobody has agreed to yet. */
  einwilligungen: buchungsstand.shape.vertrag.def.innerType.shape.einwilligungen,
  /** Instead of a time that is gone. */
  alternativen: z.array(zeit),
  /** The booking that came of it, for whoever has the link of the mail. */
  buchungscode: z.nullable(z.string()),
  unternehmen: buchungsstand.shape.unternehmen,
  /** What was asked for, to look for another time with it. */
  wunsch: z.object({ taetigkeitId: z.string(), angaben: buchungsangaben, anschrift }),
  kontakt: buchungskontakt,
});
export type Vormerkungsstand = z.infer<typeof vormerkungsstand>;

export const vormerken = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/vormerkungen',
  zweck:
    'Merkt eine Buchung vor, wo der Betrieb erst nach der Bestätigung einträgt: Die Zeit bleibt frei, bis der Link der Mail gedrückt wird.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: buchungseingabe,
  /** The secret of its page; it shows, and books nothing. */
  response: z.object({ vormerkung: z.string() }),
  fehler: buchen.fehler,
});
export const vormerkungHolen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/vormerkungen/holen',
  zweck: 'Zeigt, was der Link der Mail buchen würde und ob die Zeit noch frei ist; ändert nichts.',
  zugang: 'oeffentlich',
  params: slugParams,
  body: z.object({ vormerkung, nachweis: z.optional(nachweis), zeitId }),
  response: vormerkungsstand,
  fehler: ['nicht-gefunden', 'buchung.nicht-angeboten', 'code-ungueltig', 'zu-viele-versuche'],
});
export const vormerkungBestaetigen = endpoint({
  method: 'POST',
  path: '/oeffentlich/unternehmen/:slug/vormerkungen/bestaetigen',
  zweck: 'Bucht, was vorgemerkt ist, wenn die Zeit noch frei ist; zweimal schadet nicht.',
  zugang: 'oeffentlich',
  idempotent: true,
  params: slugParams,
  body: z.object({
    vormerkung,
    nachweis,
    zeitId,
    einwilligungen: z.optional(z.array(einwilligung).check(z.maxLength(10))),
    /** The button said so; needed where this concludes a paid contract. */
    zahlungspflichtig: z.optional(z.boolean()),
  }),
  response: buchungsstand,
  fehler: [
    'nicht-gefunden',
    'buchung.nicht-angeboten',
    'buchung.einwilligung-fehlt',
    'buchung.vormerkung-abgelaufen',
    'buchung.zu-viele-unbestaetigte',
    'code-ungueltig',
    'termin.zeit-belegt',
    'zu-viele-versuche',
    'schluessel-fehlt',
    'schluessel-anders-benutzt',
  ],
});
