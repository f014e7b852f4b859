import { GLEICHEWAHLEN } from '@kehrtour/domain/importdatei/importauftrag';
import {
  PARTNER_BEENDENDE,
  PARTNER_UMGEBUNGEN,
  PARTNERABRUFE,
  PARTNERRECHTE,
} from '@kehrtour/domain/unternehmen/partner';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimNachfragen, nachweisWoVerlangt } from './frischerNachweis.ts';
import { id, idParams, leer, listenstelle, seite, zeitpunkt } from './gemeinsam.ts';

/** Programs that the company lets speak for it: made here with a token, ended here. */
const rechte = z
  .array(z.enum(PARTNERRECHTE))
  .check(z.minLength(1, 'fehlt'), z.maxLength(PARTNERRECHTE.length));

export const partnerverbindung = z.object({
  id,
  name: z.string(),
  umgebung: z.enum(PARTNER_UMGEBUNGEN),
  /** As the program calls this customer. */
  kunde: z.string(),
  rechte: z.array(z.enum(PARTNERRECHTE)),
  angelegtAm: zeitpunkt,
  zuletztAm: zeitpunkt,
  /** The last push of properties. */
  gesendetAm: z.nullable(zeitpunkt),
  /** Properties that stayed out of it. */
  fehlerhaft: z.int(),
  /** Where the program is told of changes; the host alone, as addresses may hold secrets. */
  meldungen: z.nullable(
    z.object({ wirt: z.string(), zugestelltAm: z.nullable(zeitpunkt), ausSeit: z.nullable(zeitpunkt) }),
  ),
  /** The import that it wrote last. */
  importauftragId: z.nullable(id),
  beendet: z.nullable(z.object({ am: zeitpunkt, von: z.enum(PARTNER_BEENDENDE) })),
});
export type Partnerverbindung = z.infer<typeof partnerverbindung>;

const software = z.object({
  verbindungen: z.array(partnerverbindung),
  /** Made and not exchanged; the letters themselves are shown once. */
  offenesToken: z.nullable(z.object({ id, laeuftAb: zeitpunkt })),
});
export type Kehrbezirkssoftware = z.infer<typeof software>;

export const kehrbezirkssoftwareHolen = endpoint({
  method: 'GET',
  path: '/verbindungen/kehrbezirkssoftware',
  zweck: 'Die verbundenen Programme mit ihrem Stand.',
  zugang: 'mitarbeiter',
  response: software,
  fehler: ['nicht-erlaubt'],
});

export const verbindungstoken = z.object({
  rechte,
  /** Whether customers gave the mail addresses of this program for their appointments. */
  mailFuerTermine: z.boolean(),
  /** What becomes of its houses that stand here already, by hand or out of a list without ids. */
  gleiche: z.enum(GLEICHEWAHLEN),
});
export const tokenAnlegen = endpoint({
  method: 'POST',
  path: '/verbindungen/kehrbezirkssoftware/token',
  zweck:
    'Macht das Token, mit dem ein Programm verbunden wird, und verlangt dafür das Passwort; ein früheres, das offen war, gilt danach nicht mehr.',
  zugang: 'mitarbeiter',
  body: z.extend(verbindungstoken, nachweisWoVerlangt),
  response: z.object({ token: z.string(), laeuftAb: zeitpunkt }),
  fehler: ['nicht-erlaubt', ...fehlerBeimNachfragen],
});
export const tokenZuruecknehmen = endpoint({
  method: 'DELETE',
  path: '/verbindungen/kehrbezirkssoftware/token',
  zweck: 'Nimmt das offene Token zurück.',
  zugang: 'mitarbeiter',
  response: leer,
  fehler: ['nicht-erlaubt'],
});
export const verbindungBeenden = endpoint({
  method: 'DELETE',
  path: '/verbindungen/kehrbezirkssoftware/:id',
  zweck: 'Beendet eine Verbindung; das Programm kommt sofort nicht mehr herein.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: software,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

export const meldungenBeenden = endpoint({
  method: 'DELETE',
  path: '/verbindungen/kehrbezirkssoftware/:id/meldungen',
  zweck: 'Meldet einem Programm keine Änderungen mehr; die Verbindung bleibt.',
  zugang: 'mitarbeiter',
  params: idParams,
  response: software,
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});

const abruf = z.object({
  id: z.string(),
  am: zeitpunkt,
  was: z.enum(PARTNERABRUFE),
  /** Calls of the same kind within ten minutes are one entry. */
  mal: z.int(),
  neu: z.int(),
  geaendert: z.int(),
  unveraendert: z.int(),
  fehlerhaft: z.int(),
});
export type VerbindungAbruf = z.infer<typeof abruf>;
export const abrufeHolen = endpoint({
  method: 'GET',
  path: '/verbindungen/kehrbezirkssoftware/:id/abrufe',
  zweck: 'Was ein Programm in den letzten neunzig Tagen getan hat, das Neueste zuerst.',
  zugang: 'mitarbeiter',
  params: idParams,
  query: z.object({ cursor: z.optional(listenstelle) }),
  response: seite(abruf),
  fehler: ['nicht-gefunden', 'nicht-erlaubt'],
});
