import { AUSWEGE } from '@kehrtour/domain/kehrtour/kehrtour';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, tag, version } from './gemeinsam.ts';
import { vorgaben } from './vorgaben.ts';

/** What a way out may decide; it adds to what is decided and takes nothing away. */
export const auswegVorgaben = z.partial(
  z.pick(vorgaben, { datum: true, mitarbeiter: true, arbeitszeit: true }),
);
export type Auswegvorgaben = z.infer<typeof auswegVorgaben>;

/** One way to make room for houses without a place, tried out: what it takes in, and what it costs beside the plan as it is. */
const auswegProbe = z.object({
  art: z.enum(AUSWEGE),
  /** The decisions it consists of; whoever takes it sends them and plans again. */
  vorgaben: auswegVorgaben,
  /** Who works more, or is new in the round. */
  personen: z.array(z.object({ mitarbeiterId: id, name: z.string(), ueberstundenMinuten: z.int() })),
  /** The day that is new. */
  tag: z.nullable(tag),
  /** How many of the houses without a place get one. */
  passen: z.int(),
  arbeitSekunden: z.int(),
  fahrtSekunden: z.int(),
  meter: z.int(),
});
export type AuswegProbe = z.infer<typeof auswegProbe>;

export const kehrtourAuswegeHolen = endpoint({
  method: 'GET',
  path: '/kehrtouren/:id/auswege',
  zweck:
    'Rechnet für die Häuser ohne Platz durch, was ein weiterer Tag, Überstunden oder eine weitere Person brächten und kosteten.',
  zugang: 'mitarbeiter',
  params: idParams,
  /** The state that the asker sees; only for that the answer is true. */
  query: z.object({ version: z.string().check(z.regex(/^\d{1,9}$/, 'ist kein Stand')) }),
  response: z.object({ version, auswege: z.array(auswegProbe) }),
  fehler: ['nicht-gefunden', 'nicht-erlaubt', 'veraltet', 'ueberlastet', 'zu-viele-versuche'],
});

export const kehrtourAuswegNehmen = endpoint({
  method: 'POST',
  path: '/kehrtouren/:id/auswege',
  zweck:
    'Rechnet eine angekündigte Kehrtour mit einem Ausweg neu; der neue Plan wartet als Änderung, bis ihn jemand annimmt.',
  zugang: 'mitarbeiter',
  params: idParams,
  body: z.object({ version, vorgaben: auswegVorgaben }),
  response: z.object({ vorgangId: id }),
  fehler: [
    'nicht-gefunden',
    'nicht-erlaubt',
    'veraltet',
    'ueberlastet',
    'kehrtour.arbeitszeitgesetz',
    'kehrtour.jugendarbeitsschutz',
    'kehrtour.keine-arbeitszeit',
    'kehrtour.leer',
    'kehrtour.nicht-mehr-aenderbar',
    'kehrtour.nichts-faellig',
    'kehrtour.qualifikation-fehlt',
    'kehrtour.tag-vergangen',
    'kehrtour.feiertag',
    'kehrtour.zu-gross',
  ],
});
