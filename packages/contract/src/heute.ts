import { KONTAKTROLLEN } from '@kehrtour/domain/liegenschaft/kontakt';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, tag, zeitpunkt } from './gemeinsam.ts';
import { rueckmeldungArt, terminStatus } from './termin.ts';

/** All that somebody needs of one day without a network. */
const besuch = z.object({
  terminId: id,
  /** Flats of one house that are visited together share it. */
  haltId: z.nullable(id),
  liegenschaftId: id,
  status: terminStatus,
  /** Whoever said no has lost the place: nobody has to drive there. */
  hinfaellig: z.boolean(),
  anschrift: z.string(),
  ortszeile: z.string(),
  lage: z.string(),
  name: z.string(),
  kehrtour: z.string(),
  /** When somebody is likely there, and what the household was told. */
  beginn: zeitpunkt,
  ende: zeitpunkt,
  fensterVon: zeitpunkt,
  fensterBis: zeitpunkt,
  arbeiten: z.array(z.object({ bezeichnung: z.string(), dauerMinuten: z.int() })),
  kontakte: z.array(z.object({ name: z.string(), rolle: z.enum(KONTAKTROLLEN), telefon: z.string() })),
  notizZugang: z.string(),
  notizArbeit: z.string(),
  notiz: z.string(),
  /** Names of keys and codes alone; and their ids in the same order, to ask for one of them. */
  schluessel: z.array(z.string()),
  schluesselIds: z.array(id),
  /** What of the house may have a defect, and which defects are known and open. */
  anlagen: z.array(z.object({ id, name: z.string() })),
  maengel: z.array(z.object({ text: z.string(), frist: tag, lage: z.string() })),
  antwort: z.nullable(z.object({ art: rueckmeldungArt, text: z.string(), am: zeitpunkt })),
  ort: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
});
export type Tagesbesuch = z.infer<typeof besuch>;

export const tagespaket = z.object({
  tag,
  serverzeit: zeitpunkt,
  mitarbeiter: z.object({ id, name: z.string() }),
  betrieb: z.object({ name: z.string(), telefon: z.string() }),
  /** When this person ended the day; null while it is open. */
  abgeschlossenAm: z.nullable(zeitpunkt),
  /**
   * How the ids of this person's facts of the last days begin that are here: what a phone has sent and does not find among them was
   * lost with a server that had to be brought back, and is offered again.
   */
  meldungen: z.array(z.string()),
  /** With whom whoever asks drives along; null: nobody. */
  faehrtBei: z.nullable(z.string()),
  /** Who drives along with whoever asks. */
  mitfahrende: z.array(z.object({ id, name: z.string() })),
  /** Who can be named to drive along; nobody for who does not drive. */
  kollegen: z.array(z.object({ id, name: z.string() })),
  /** Work of the catalogue that can be ordered at a door. */
  taetigkeiten: z.array(z.object({ id: z.string(), bezeichnung: z.string() })),
  /** In the order of the day. */
  besuche: z.array(besuch),
});
export type Tagespaket = z.infer<typeof tagespaket>;

export const heuteHolen = endpoint({
  method: 'GET',
  path: '/heute',
  zweck:
    'Der eigene Tag mit allem, was ohne Netz gebraucht wird; mit ETag, der sich nur mit dem Inhalt ändert.',
  zugang: 'mitarbeiter',
  imFeld: true,
  query: z.object({ tag }),
  response: tagespaket,
  fehler: ['eingabe-ungueltig', 'nicht-erlaubt'],
});
