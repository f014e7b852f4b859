import { MANGEL_GESAGT, MANGELARTEN, MANGELSTAENDE, MANGELTEXT_MAX } from '@kehrtour/domain/termin/mangel';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { feldfoto } from './feldfoto.ts';
import { id, idParams, leer, tag, text, version, zeitpunkt } from './gemeinsam.ts';

/** What was found at houses and has to be mended, and what was asked for at their doors. */
const haus = {
  liegenschaftId: id,
  anschrift: z.string(),
  ortszeile: z.string(),
  /** The flat; empty: the house. */
  lage: z.string(),
  /** The visit at which it came up; null when that is gone. */
  terminId: z.nullable(id),
};
export const mangel = z.object({
  ...haus,
  id,
  version,
  art: z.enum(MANGELARTEN),
  text: z.string(),
  gefahr: z.boolean(),
  /** The installation as the house names it; empty: none was named. */
  anlage: z.string(),
  gefundenAm: zeitpunkt,
  gefundenVon: z.string(),
  gesagt: z.enum(MANGEL_GESAGT),
  frist: tag,
  briefAm: z.nullable(tag),
  gemeldetAm: z.nullable(tag),
  behobenAm: z.nullable(tag),
  stand: z.enum(MANGELSTAENDE),
  /** What comes next by the law; empty: nothing. */
  schritt: z.string(),
  fotos: z.array(feldfoto),
  /** Pictures that a phone has announced and not sent yet. */
  fotosUnterwegs: z.int(),
});
export type Mangel = z.infer<typeof mangel>;

export const auftrag = z.object({
  ...haus,
  id,
  version,
  text: z.string(),
  preisCent: z.nullable(z.int()),
  besteller: z.string(),
  erteiltAm: zeitpunkt,
  aufgenommenVon: z.string(),
  /** The due task that was made of it. */
  aufgabe: z.nullable(z.object({ id, bezeichnung: z.string(), erledigt: z.boolean() })),
  beendetAm: z.nullable(tag),
});
export type Auftrag = z.infer<typeof auftrag>;

const anzahlen = z.object({ maengel: z.int(), verstrichen: z.int(), auftraege: z.int() });
export const maengelHolen = endpoint({
  method: 'GET',
  path: '/maengel',
  zweck:
    'Mängel und an der Tür erteilte Aufträge, offene oder beendete, die dringendsten zuerst; einer Liegenschaft oder aller.',
  zugang: 'mitarbeiter',
  query: z.object({
    stand: z._default(z.enum(['offen', 'beendet']), 'offen'),
    liegenschaftId: z.optional(id),
    terminId: z.optional(id),
  }),
  response: z.object({
    maengel: z.array(mangel),
    auftraege: z.array(auftrag),
    /** Counts of all that is open, however much of it is shown. */
    offen: anzahlen,
    /** There are more than are shown. */
    mehr: z.boolean(),
  }),
  fehler: ['nicht-erlaubt'],
});
/** The number beside the name of the page. */
export const maengelZaehlen = endpoint({
  method: 'GET',
  path: '/maengel/anzahl',
  zweck: 'Wie viele Mängel und Aufträge offen sind.',
  zugang: 'mitarbeiter',
  response: anzahlen,
  fehler: ['nicht-erlaubt'],
});
export const mangelAendern = endpoint({
  method: 'PATCH',
  path: '/maengel/:id',
  zweck:
    'Ändert Wortlaut, Art oder Frist eines Mangels oder vermerkt, wann der Brief hinausging, die Behörde davon erfuhr oder er behoben war.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({
    version,
    art: z.optional(z.enum(MANGELARTEN)),
    text: z.optional(text(MANGELTEXT_MAX, 1)),
    frist: z.optional(tag),
    briefAm: z.optional(z.nullable(tag)),
    gemeldetAm: z.optional(z.nullable(tag)),
    behobenAm: z.optional(z.nullable(tag)),
  }),
  response: mangel,
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
/** All that is open at the same house and flat goes into one letter. */
export const mangelbriefHolen = endpoint({
  method: 'GET',
  path: '/maengel/:id/brief',
  zweck:
    'Der Brief an den Eigentümer als PDF, mit allen offenen Mängeln derselben Wohnung oder desselben Hauses.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
  kind: 'file',
});
export const auftragAendern = endpoint({
  method: 'PATCH',
  path: '/auftraege/:id',
  zweck: 'Beendet einen Auftrag von der Tür oder öffnet ihn wieder.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, beendetAm: z.nullable(tag) }),
  response: auftrag,
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
export const auftragEinplanen = endpoint({
  method: 'POST',
  path: '/auftraege/:id/aufgabe',
  zweck: 'Macht aus einem Auftrag von der Tür eine fällige Aufgabe des Hauses.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, taetigkeitId: text(60, 1), fristBis: tag }),
  response: auftrag,
  fehler: ['eingabe-ungueltig', 'nicht-gefunden', 'nicht-erlaubt', 'veraltet'],
});
