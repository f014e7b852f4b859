import { REIHENFOLGEN, VERTEILUNGEN } from '@kehrtour/domain/kehrtour/kehrtour';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';
import { istSmsAbsender } from '@kehrtour/domain/versand/sms';
import { ANSAGEMODI } from '@kehrtour/domain/zeitfenster';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { tag, text, uhrzeit, version } from './gemeinsam.ts';
import { arbeitspause } from './mitarbeiter.ts';
import { terminbuchungseinstellungen } from './terminbuchung.ts';
import { bundesland } from './unternehmen.ts';
import { fensterbreite } from './vorgaben.ts';

/** The defaults of rounds, of answers, of slips and of every way by which something is sent. */
const minuten = (max: number) =>
  z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(max, `ist mehr als ${max} Minuten`));

/** Where a new round begins in the wizard; each step can differ. */
export const planungseinstellungen = z.object({
  arbeitsbeginn: uhrzeit,
  /** Width of the window customers are told. */
  fensterMinuten: fensterbreite,
  /** Everybody the same span, shared blocks along the round, or each stop its own. */
  ansage: z.enum(ANSAGEMODI),
  /** Reserve at every stop. */
  pufferMinuten: minuten(60),
  /** Own times against those of the road data. */
  fahrzeitFaktor: z
    .number('ist keine Zahl')
    .check(z.gte(0.5, 'ist kleiner als 0,5'), z.lte(3, 'ist größer als 3')),
  /** Finding a place for the car, once per place. */
  parkMinuten: minuten(30),
  /** One break for all; null: everybody's own. */
  pause: z.nullable(arbeitspause),
  /** Streets in one go, areas, shortest ways, or the sweep's own working order. */
  reihenfolge: z.enum(REIHENFOLGEN),
  /** Whether those who drive share the work by the time that each has. */
  verteilung: z.enum(VERTEILUNGEN),
});
export const antworteinstellungen = z.object({
  antwortBisWerktage: z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(20, 'ist mehr als 20 Werktage')),
  /** How many other times a customer is offered; 0: none. */
  alternativen: z
    .int('ist keine ganze Zahl')
    .check(z.gte(0, 'ist kleiner als 0'), z.lte(6, 'ist mehr als sechs')),
});
/** What the slips of one kind of work say. */
export const zettelworte = z.object({
  titel: text(80, 5),
  /** What to prepare, one sentence per line. */
  vorbereitung: z
    .array(text(200, 1))
    .check(z.maxLength(6, 'hat mehr als sechs Sätze: so viel Platz ist auf dem Zettel nicht')),
  zugang: text(200),
  rechtstext: text(400, 10),
});
/** A holiday of one year by a law of its own: of a state, or of one municipality of it, by name or postcode. */
export const einmaligerFeiertag = z.object({
  tag,
  bundesland,
  gemeinde: z.optional(text(80)),
  name: text(80, 1),
});
export type EinmaligerFeiertag = z.infer<typeof einmaligerFeiertag>;
/** What is in the list only once: a day of a place. */
export const einmalNur = ({ tag, bundesland, gemeinde = '' }: EinmaligerFeiertag): string =>
  `${tag} ${bundesland} ${gemeinde.toLowerCase()}`;
export const feiertagseinstellungen = z.object({
  einmalige: z.array(einmaligerFeiertag).check(
    z.maxLength(50, 'hat mehr als 50 Tage'),
    z.refine((tage) => new Set(tage.map(einmalNur)).size === tage.length, 'nennt einen Tag zweimal'),
  ),
});
/** How long what leaves by post is on its way. */
export const zustelleinstellungen = z.object({
  /** Calendar days from posting until a letter counts as received. */
  briefTage: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als ein Tag'), z.lte(14, 'ist mehr als 14 Tage')),
});
/** Short messages of the company, where this installation has a service for them. */
export const smseinstellungen = z
  .object({
    an: z.boolean(),
    /** What the phone shows as sender. */
    absender: text(11),
    /** One announcement costs no more than this; more is refused before anything leaves. */
    hoechstensEuro: z
      .int('ist keine ganze Zahl')
      .check(z.gte(1, 'ist weniger als 1 €'), z.lte(1000, 'ist mehr als 1.000 €')),
    /** What does not arrive goes by itself the next way of that person. */
    ersatz: z.boolean(),
  })
  .check(
    z.refine(({ an, absender }) => (!an && absender === '') || istSmsAbsender(absender), {
      path: ['absender'],
      error:
        'braucht 3 bis 11 Buchstaben und Ziffern ohne Umlaute, einen Buchstaben darunter: so nehmen es die Netze',
    }),
  );
/** Messages by a messenger, where this installation has an account for them. */
export const messengereinstellungen = z.object({
  an: z.boolean(),
  hoechstensEuroImMonat: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als 1 €'), z.lte(1000, 'ist mehr als 1.000 €')),
});
/** Letters that a service prints and posts, where this installation has one. */
export const briefdiensteinstellungen = z.object({
  an: z.boolean(),
  /** What the letters of one calendar month may cost together; more is refused before anything leaves. */
  hoechstensEuroImMonat: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als 1 €'), z.lte(10_000, 'ist mehr als 10.000 €')),
  /** Calendar days from the order until such a letter counts as received: it is printed first. */
  zustelltage: z
    .int('ist keine ganze Zahl')
    .check(z.gte(1, 'ist weniger als ein Tag'), z.lte(14, 'ist mehr als 14 Tage')),
});
/** The appointment to a district, for seven years (§ 10 SchfHwG). */
export const bestellungseinstellungen = z.object({ bis: z.nullable(tag) });
/** What the law fixes in money, and may change. */
export const gebuehreneinstellungen = z.object({
  /** One Arbeitswert without VAT, where it is another than that of the KÜO; null: that of the day of the service. */
  eigenerArbeitswertCent: z.nullable(
    z.int('ist keine ganze Zahl').check(z.gte(1, 'ist weniger als 1 Cent'), z.lte(1000, 'ist mehr als 10 €')),
  ),
  /** The value by which this company counted although another one held, until somebody has read that; null: nothing to say. */
  frueherArbeitswertCent: z.nullable(z.int()),
});
export const einstellungen = z.object({
  planung: planungseinstellungen,
  antwort: antworteinstellungen,
  feiertage: feiertagseinstellungen,
  zustellung: zustelleinstellungen,
  sms: smseinstellungen,
  ...tableOf(MESSENGER, () => messengereinstellungen),
  briefdienst: briefdiensteinstellungen,
  gebuehren: gebuehreneinstellungen,
  bestellung: bestellungseinstellungen,
  terminzettel: z.object({ freieTaetigkeiten: zettelworte, hoheitlicheTaetigkeiten: zettelworte }),
  terminbuchung: terminbuchungseinstellungen,
});
export type Einstellungen = z.infer<typeof einstellungen>;

export const einstellungenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/einstellungen',
  zweck: 'Liefert die Vorgaben für Kehrtouren, Terminzettel und Terminbuchung.',
  zugang: 'mitarbeiter',
  response: z.extend(einstellungen, { version }),
});
export const einstellungenAendern = endpoint({
  method: 'PATCH',
  path: '/unternehmen/einstellungen',
  zweck: 'Ändert einzelne Gruppen der Vorgaben; was fehlt, bleibt.',
  zugang: 'mitarbeiter',
  body: z.object({
    planung: z.optional(planungseinstellungen),
    antwort: z.optional(antworteinstellungen),
    feiertage: z.optional(feiertagseinstellungen),
    zustellung: z.optional(zustelleinstellungen),
    sms: z.optional(smseinstellungen),
    ...tableOf(MESSENGER, () => z.optional(messengereinstellungen)),
    briefdienst: z.optional(briefdiensteinstellungen),
    gebuehren: z.optional(gebuehreneinstellungen),
    bestellung: z.optional(bestellungseinstellungen),
    freieTaetigkeiten: z.optional(zettelworte),
    hoheitlicheTaetigkeiten: z.optional(zettelworte),
    terminbuchung: z.optional(terminbuchungseinstellungen),
    version,
  }),
  response: z.extend(einstellungen, { version }),
  fehler: ['nicht-erlaubt', 'veraltet'],
});

/** What this installation can send by besides mail, and at what price without VAT; null: not at all. */
const versanddienste = z.object({
  sms: z.nullable(z.object({ centJeTeil: z.number() })),
  /** `imMonatCent`: what the messages of this month come to until now. */
  ...tableOf(MESSENGER, () => z.nullable(z.object({ centJeNachricht: z.number(), imMonatCent: z.int() }))),
  /** `imMonatCent`: what the letters of this month come to until now. */
  brief: z.nullable(z.object({ centJeBrief: z.number(), imMonatCent: z.int() })),
});
export const versanddiensteHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/versanddienste',
  zweck: 'Sagt, welche Dienste für Nachrichten diese Installation hat und was sie kosten.',
  zugang: 'mitarbeiter',
  response: versanddienste,
});
