import {
  LIEGENSCHAFTEN_JE_SENDUNG_MAX,
  V1_ANREDEN,
  V1_ANTWORTEN,
  V1_ARBEITEN,
  V1_ARBEITEN_AUS,
  V1_EINHEITEN,
  V1_EMPFAENGER,
  V1_PERSONENARTEN,
  V1_ROLLEN,
  V1_STAENDE,
  V1_TERMINARTEN,
  V1_TYPEN,
  V1_VERSANDARTEN,
  V1_WEGE,
  V1_ZEITARTEN,
} from '@kehrtour/domain/unternehmen/partner';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, text, zeitpunkt } from './gemeinsam.ts';

/** The interface that district software already speaks: names and words are the vendors', so they stay as they are. */

/** What is not there changes nothing; what is there and empty takes away what an earlier push brought. */
const vielleicht = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
const kurz = vielleicht(text(120));
/** Programs send ids as text or as numbers; they are compared as text. */
const externalId = z.union([z.int().check(z.gte(0)), text(100, 1)], 'fehlt oder ist länger als 100 Zeichen');
/** A day, or an instant of which the day in Berlin counts. */
const isoTag = z
  .string()
  .check(
    z.regex(
      /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/,
      'ist kein Datum nach ISO 8601',
    ),
  );

const anschrift = z.object({
  street: text(120, 1),
  houseNumber: text(20),
  line2: vielleicht(text(120)),
  city: text(120, 1),
  zipCode: text(10, 1),
  country: vielleicht(text(60)),
});
export type PartnerAnschrift = z.infer<typeof anschrift>;

const person = z.object({
  externalId: vielleicht(externalId),
  legalType: z.enum(V1_PERSONENARTEN),
  salutation: vielleicht(z.enum(V1_ANREDEN)),
  firstName: kurz,
  lastName: kurz,
  companyName: vielleicht(text(200)),
  email: vielleicht(text(254)),
  mobilePhoneNumber: vielleicht(text(60)),
  phoneNumber: vielleicht(text(60)),
  address: vielleicht(anschrift),
});
export type PartnerPerson = z.infer<typeof person>;

const arbeit = z.object({
  type: z.enum(V1_ZEITARTEN),
  arbeitswerte: vielleicht(z.number()),
  /** Minutes. */
  verweildauer: vielleicht(z.number().check(z.gte(0), z.lte(6000))),
  category: z.enum(V1_ARBEITEN),
  completed: vielleicht(z.boolean()),
  completedAt: vielleicht(isoTag),
  quarter: vielleicht(z.union([z.int().check(z.gte(1), z.lte(4)), z.string().check(z.regex(/^Q?[1-4]$/))])),
  startDate: vielleicht(isoTag),
  endDate: vielleicht(isoTag),
  zusammenlegung: vielleicht(z.boolean()),
});
export type PartnerArbeit = z.infer<typeof arbeit>;

const jahresaufgaben = z
  .array(
    z.object({
      fiscalYear: z.int().check(z.gte(1990), z.lte(2199)),
      taetigkeiten: z.array(arbeit).check(z.maxLength(100, 'sind mehr als 100')),
    }),
  )
  .check(z.maxLength(10, 'sind mehr als 10 Jahre'));
export type PartnerJahresaufgaben = z.infer<typeof jahresaufgaben>;
const empfaenger = z.array(z.enum(V1_EMPFAENGER)).check(z.maxLength(10));

const einheit = z.object({
  externalId,
  type: vielleicht(z.enum(V1_EINHEITEN)),
  description: vielleicht(text(200)),
  apartmentNumber: vielleicht(z.union([z.int(), text(40)])),
  floor: vielleicht(z.union([z.int(), text(40)])),
  active: vielleicht(z.boolean()),
  appointmentRecipients: vielleicht(empfaenger),
  owner: vielleicht(person),
  resident: vielleicht(person),
  aufgaben: vielleicht(jahresaufgaben),
});
export type PartnerEinheit = z.infer<typeof einheit>;

/** One property as a program sends it; each is read for itself, so that a fault in one keeps out only this one. */
export const partnerLiegenschaft = z.object({
  externalId,
  /** The running number of the working order; 12.5 stands between two. */
  propertyNumber: vielleicht(z.number().check(z.gte(-999_999_999), z.lte(999_999_999))),
  customerNumber: vielleicht(z.union([z.int(), text(40)])),
  address: anschrift,
  type: z.enum(V1_TYPEN),
  role: z.enum(V1_ROLLEN),
  invoiceRecipients: vielleicht(empfaenger),
  appointmentRecipients: vielleicht(empfaenger),
  unused: vielleicht(z.boolean()),
  unusedReason: vielleicht(text(500)),
  workNote: vielleicht(text(4000)),
  note: vielleicht(text(4000)),
  owner: person,
  resident: vielleicht(person),
  administrator: vielleicht(person),
  aufgaben: vielleicht(jahresaufgaben),
  propertyUnits: vielleicht(z.array(einheit).check(z.maxLength(500, 'sind mehr als 500'))),
});
export type PartnerLiegenschaft = z.infer<typeof partnerLiegenschaft>;

const schornsteinfeger = z.object({
  schornsteinfeger: z.object({
    id,
    customerNumber: z.string(),
    companyName: z.string(),
    email: z.string(),
    hoheitlicheTaetigkeiten: z.object({ wirdAngeboten: z.boolean(), name: z.string() }),
  }),
});

export const tokenEinloesen = endpoint({
  method: 'POST',
  path: '/external/v1/exchange-token',
  zweck: 'Löst das Token eines Betriebs einmalig gegen einen Zugang ein; Kopfzeile app-id.',
  zugang: 'oeffentlich',
  body: z.object({ customerInformation: text(200), token: text(40, 1) }),
  response: z.object({
    schornsteinfeger: schornsteinfeger.shape.schornsteinfeger,
    accessToken: z.string(),
  }),
  fehler: ['partner.app-id-falsch', 'partner.token-ungueltig', 'partner.umgebung', 'zu-viele-versuche'],
});

export const partnerBetriebHolen = endpoint({
  method: 'GET',
  path: '/external/v1/schornsteinfeger',
  zweck: 'Der Betrieb, für den der Zugang gilt.',
  zugang: 'partner',
  response: schornsteinfeger,
  fehler: ['zu-viele-versuche'],
});

const gesendete = z.looseObject({ externalId: z.optional(z.unknown()) });
const sendungsfehler = z.object({
  /** Position in the push, 0 for the first. */
  index: z.int(),
  externalId: z.nullable(z.string()),
  feld: z.string(),
  text: z.string(),
});
export type Sendungsfehler = z.infer<typeof sendungsfehler>;

export const liegenschaftenSenden = endpoint({
  method: 'POST',
  path: '/external/v1/data/properties',
  zweck: `Nimmt bis zu ${LIEGENSCHAFTEN_JE_SENDUNG_MAX} Liegenschaften; dieselbe Sendung noch einmal ändert nichts.`,
  zugang: 'partner',
  body: z.object({
    properties: z.union([
      z
        .array(gesendete)
        .check(
          z.minLength(1, 'enthält nichts'),
          z.maxLength(LIEGENSCHAFTEN_JE_SENDUNG_MAX, `sind mehr als ${LIEGENSCHAFTEN_JE_SENDUNG_MAX}`),
        ),
      gesendete,
    ]),
  }),
  response: z.object({
    importauftrag: z.object({ id }),
    anzahl: z.object({
      empfangen: z.int(),
      neu: z.int(),
      geaendert: z.int(),
      unveraendert: z.int(),
      fehlerhaft: z.int(),
    }),
    fehler: z.array(sendungsfehler),
  }),
  fehler: ['partner.ohne-recht', 'partner.nichts-uebernommen', 'zu-viele-versuche', 'zu-gross'],
});

const kehrtour = z.object({
  id,
  kehrtourNumber: z.int(),
  versandArt: z.enum(V1_VERSANDARTEN),
  startDateTime: zeitpunkt,
  appointmentType: z.enum(V1_TERMINARTEN),
  status: z.enum(V1_STAENDE),
});
export type PartnerKehrtour = z.infer<typeof kehrtour>;

export const anstehendeKehrtourenHolen = endpoint({
  method: 'GET',
  path: '/external/v1/kehrtouren/anstehende',
  zweck: 'Kehrtouren, die angekündigt oder geplant und noch nicht gefahren sind, nach ihrem Beginn.',
  zugang: 'partner',
  response: z.object({ kehrtouren: z.array(kehrtour) }),
  fehler: ['partner.ohne-recht', 'zu-viele-versuche'],
});

const adresse = z.object({
  street: z.string(),
  houseNumber: z.string(),
  line2: z.optional(z.string()),
  city: z.string(),
  zipCode: z.string(),
  country: z.string(),
});
const besuchteLiegenschaft = z.object({
  id,
  /** As the program itself called it; missing where another one or a person made the house. */
  externalId: z.optional(z.string()),
  propertyNumber: z.nullable(z.number()),
  address: adresse,
  recipients: z.array(
    z.object({
      id,
      salutation: z.enum(V1_ANREDEN),
      name: z.string(),
      email: z.optional(z.string()),
      phoneNumber: z.optional(z.string()),
      appointmentDelivery: z.array(z.enum(V1_WEGE)),
      address: adresse,
      recipientType: z.enum(V1_EMPFAENGER),
    }),
  ),
  schornsteinfegerAufgaben: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      category: z.optional(z.enum(V1_ARBEITEN_AUS)),
    }),
  ),
  startDateTime: zeitpunkt,
  endDateTime: zeitpunkt,
  customerFeedback: z.enum(V1_ANTWORTEN),
});
export type PartnerBesuch = z.infer<typeof besuchteLiegenschaft>;

export const kehrtourDetailsHolen = endpoint({
  method: 'GET',
  path: '/external/v1/kehrtour/:kehrtourId/details',
  zweck: 'Eine Kehrtour mit ihren Liegenschaften, Empfängern, Aufgaben und den Antworten der Kunden.',
  zugang: 'partner',
  params: z.object({ kehrtourId: id }),
  response: z.object({
    kehrtour: z.object({ ...kehrtour.shape, liegenschaften: z.array(besuchteLiegenschaft) }),
  }),
  fehler: ['nicht-gefunden', 'partner.ohne-recht', 'zu-viele-versuche'],
});
