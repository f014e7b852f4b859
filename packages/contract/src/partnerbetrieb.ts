import { PARTNER_UMGEBUNGEN } from '@kehrtour/domain/unternehmen/partner';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, text, zeitpunkt } from './gemeinsam.ts';

/** The operator's side of partners: who may knock, and who is connected. Nothing of a person. */
const umgebung = z.enum(PARTNER_UMGEBUNGEN);

const app = z.object({
  id,
  umgebung,
  /** Its last letters; the whole is shown once. */
  kennzeichen: z.string(),
  angelegtAm: zeitpunkt,
  endetAm: z.nullable(zeitpunkt),
});
const verbindung = z.object({
  id,
  unternehmen: z.object({ id, name: z.string() }),
  umgebung,
  angelegtAm: zeitpunkt,
  zuletztAm: zeitpunkt,
  gesendetAm: z.nullable(zeitpunkt),
  fehlerhaft: z.int(),
});
export type Partnerbetrieb = z.infer<typeof verbindung>;
export const partner = z.object({
  id,
  name: z.string(),
  angelegtAm: zeitpunkt,
  apps: z.array(app),
  /** The company that it may try itself on; null while there is none. */
  sandbox: z.nullable(z.object({ zurueckgesetztAm: z.nullable(zeitpunkt) })),
  verbindungen: z.array(verbindung),
});
export type Partner = z.infer<typeof partner>;

export const partnerHolen = endpoint({
  method: 'GET',
  path: '/betrieb/partner',
  zweck: 'Alle Hersteller mit ihren App-IDs und den Betrieben, die verbunden sind.',
  zugang: 'adminUser',
  response: z.object({ partner: z.array(partner) }),
});
export const partnerAnlegen = endpoint({
  method: 'POST',
  path: '/betrieb/partner',
  zweck: 'Trägt einen Hersteller ein.',
  zugang: 'adminUser',
  body: z.object({ name: text(80, 1) }),
  response: z.object({ id }),
  fehler: ['partner.name-vergeben'],
});
export const appIdAnlegen = endpoint({
  method: 'POST',
  path: '/betrieb/partner/:id/app-ids',
  zweck: 'Gibt einem Hersteller eine neue App-ID; die bisherige gilt noch 14 Tage oder endet sofort.',
  zugang: 'adminUser',
  params: idParams,
  body: z.object({ umgebung, alteSofortSperren: z.boolean() }),
  response: z.object({ appId: z.string() }),
  fehler: ['nicht-gefunden'],
});
export const appIdSperren = endpoint({
  method: 'DELETE',
  path: '/betrieb/app-ids/:id',
  zweck: 'Sperrt eine App-ID; mit der letzten kommen alle ihre Zugänge nicht mehr herein.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const verbindungTrennen = endpoint({
  method: 'DELETE',
  path: '/betrieb/unternehmen/:unternehmenId/verbindungen/:id',
  zweck:
    'Beendet die Verbindung eines Betriebs von Seiten des Betreibers; der Betrieb liest es in seinem Protokoll.',
  zugang: 'adminUser',
  params: z.object({ unternehmenId: id, id }),
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const testbetriebFestlegen = endpoint({
  method: 'PUT',
  path: '/betrieb/testbetriebe/:slug',
  zweck: 'Legt fest, ob ein Betrieb zum Ausprobieren da ist; nur ihn öffnet eine App-ID für Tests.',
  zugang: 'adminUser',
  params: z.object({ slug: text(100, 1) }),
  body: z.object({ testbetrieb: z.boolean() }),
  response: z.object({ name: z.string(), testbetrieb: z.boolean() }),
  fehler: ['nicht-gefunden', 'partner.sandbox'],
});
