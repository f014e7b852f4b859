import { IMPORTARTEN, IMPORT_STATUS } from '@kehrtour/domain/importdatei/importauftrag';
import { atLeastOne, keysOf } from '@kehrtour/domain/keysOf';
import { TARIF_IDS } from '@kehrtour/domain/unternehmen/tarif';
import { VERSANDANLAESSE } from '@kehrtour/domain/versand/versandanlass';
import { VERSANDWEGE } from '@kehrtour/domain/versand/vorgang';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { id, idParams, leer, listenstelle, seite, tag, text, zeitpunkt } from './gemeinsam.ts';

/** What the operator sees of all companies: states and counts, never data of a person. */
export const importuebersicht = z.object({
  id,
  unternehmen: z.object({ id, name: z.string() }),
  art: z.enum(IMPORTARTEN),
  status: z.enum(IMPORT_STATUS),
  anzahl: z.object({
    neu: z.number(),
    geaendert: z.number(),
    unveraendert: z.number(),
    fehlt: z.number(),
    fehlerhaft: z.number(),
  }),
  angelegtAm: zeitpunkt,
  uebernommenAm: z.nullable(zeitpunkt),
});
export type Importuebersicht = z.infer<typeof importuebersicht>;

export const importauftraegeAllerBetriebe = endpoint({
  method: 'GET',
  path: '/betrieb/importauftraege',
  zweck: 'Listet die Importe aller Betriebe, neueste zuerst, ohne personenbezogene Angaben.',
  zugang: 'adminUser',
  query: z.object({
    status: z.optional(importuebersicht.shape.status),
    art: z.optional(importuebersicht.shape.art),
    /** Limits the list to one company. */
    betrieb: z.optional(id),
    /** In name, place and address of the company. */
    suche: z.optional(text(100)),
    /** The first and the last day, as in Germany. */
    von: z.optional(tag),
    bis: z.optional(tag),
    /** Only those that left rows out and still stand. */
    fehler: z.optional(z.literal('1')),
    /** Where the previous page ended. */
    nach: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    eintraege: z.array(importuebersicht),
    weiter: z.nullable(z.string()),
    /** The company that was asked for, so that an empty list can name it. */
    betrieb: z.nullable(z.object({ id, name: z.string() })),
  }),
});

export const BETRIEBSTAENDE = ['gesperrt', 'testphase', 'ohneTarif'] as const;

const betriebszeile = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  ort: z.string(),
  angelegtAm: zeitpunkt,
  /** Today's; null: none. */
  tarif: z.nullable(z.enum(TARIF_IDS)),
  /** The last free day. */
  testendeAm: tag,
  gesperrt: z.nullable(z.object({ seit: zeitpunkt, grund: z.string() })),
  testbetrieb: z.boolean(),
  terminbuchung: z.boolean(),
  liegenschaften: z.int(),
  mitarbeitende: z.int(),
});
export type Betriebszeile = z.infer<typeof betriebszeile>;
export const betriebeHolen = endpoint({
  method: 'GET',
  path: '/betrieb/unternehmen',
  zweck: 'Listet die Betriebe mit Tarif, Stand und Umfang, neueste zuerst, ohne Angaben zu Personen.',
  zugang: 'adminUser',
  query: z.object({
    suche: z.optional(text(100)),
    stand: z.optional(z.enum(BETRIEBSTAENDE)),
    cursor: z.optional(listenstelle),
  }),
  response: seite(betriebszeile),
});

export const betriebSperren = endpoint({
  method: 'POST',
  path: '/betrieb/unternehmen/:id/sperren',
  zweck:
    'Sperrt einen Betrieb: Mitarbeitende, Buchungsseite und verbundene Programme kommen nicht mehr herein.',
  zugang: 'adminUser',
  params: idParams,
  body: z.object({ grund: text(300, 1) }),
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const betriebEntsperren = endpoint({
  method: 'POST',
  path: '/betrieb/unternehmen/:id/entsperren',
  zweck: 'Lässt einen gesperrten Betrieb wieder herein.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});

/** For how many days an import that left rows out counts as waiting. */
export const IMPORTE_OFFEN_TAGE = 14;
/** What waits for a person, as counts; each leads to its list. */
export const zuTunHolen = endpoint({
  method: 'GET',
  path: '/betrieb/zu-tun',
  zweck: 'Zählt, was beim Betreiber auf jemanden wartet.',
  zugang: 'adminUser',
  response: z.object({
    beanstandet: z.int(),
    ueberfaellig: z.int(),
    /** Bookings of the bank that belong to no invoice yet. */
    nichtZugeordnet: z.int(),
    /** Imports of the last fourteen days with rows that stayed out. */
    importeMitFehlern: z.int(),
    /** Connected programs whose last push had faults. */
    sendungenMitFehlern: z.int(),
    /** Connected programs of which nothing was heard for three days. */
    stilleVerbindungen: z.int(),
    /** Causes of which unusually many messages left today. */
    vieleNachrichten: z.int(),
    /** 1: the disk of this server is nearly full. */
    vollePlatte: z.int(),
    /** Messages that wait after a backup was played back, until an operator says so. */
    versandRuht: z.int(),
    /** Jobs that took their process along twice. */
    beiseite: z.int(),
  }),
});
export type ZuTun = z.infer<typeof zuTunHolen.response>;

/** How the installation stands; ages are told against `jetzt`, the clock of the server. */
export const messwerteHolen = endpoint({
  method: 'GET',
  path: '/betrieb/messwerte',
  zweck: 'Zeigt, wie es der Installation geht: wartende Nachrichten und Aufträge, letzte Sicherung, Platz.',
  zugang: 'adminUser',
  response: z.object({
    jetzt: zeitpunkt,
    /** What could leave now and has not; nothing where nothing waits. */
    ausgang: z.array(z.object({ weg: z.enum(VERSANDWEGE), wartet: z.int(), seit: zeitpunkt })),
    gescheiterteNachrichten: z.int(),
    auftraege: z.object({
      /** Due, and nobody has begun them; the first of them since. */
      warten: z.int(),
      seit: z.nullable(zeitpunkt),
      laufen: z.int(),
      /** In the last day. */
      gescheitert: z.int(),
    }),
    /** The last backup that was whole. */
    gesichertAm: z.nullable(zeitpunkt),
    /** Where nobody says it, null. */
    freieBytes: z.nullable(z.int()),
  }),
});
export type Messwerte = z.infer<typeof messwerteHolen.response>;

const beiseitegelegter = z.object({
  id,
  /** The name of its queue. */
  auftrag: z.string(),
  /** None where it belonged to no company, or that is gone. */
  unternehmen: z.nullable(z.object({ id, name: z.string() })),
  seit: zeitpunkt,
  /** Work of a round that did not end for one company; the next round begins it again, so that there is nothing to take up. */
  haengt: z.boolean(),
});
export type Beiseitegelegter = z.infer<typeof beiseitegelegter>;
export const beiseiteHolen = endpoint({
  method: 'GET',
  path: '/betrieb/beiseite',
  zweck:
    'Listet Aufträge, an denen zweimal ein Prozess geendet hat: niemand nimmt sie von selbst wieder auf; dazu Arbeit an einem Betrieb, die hängen blieb.',
  zugang: 'adminUser',
  response: z.object({ eintraege: z.array(beiseitegelegter) }),
});
export const beiseiteAufnehmen = endpoint({
  method: 'POST',
  path: '/betrieb/beiseite/:id/aufnehmen',
  zweck: 'Reiht einen beiseitegelegten Auftrag noch einmal ein.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const beiseiteVerwerfen = endpoint({
  method: 'POST',
  path: '/betrieb/beiseite/:id/verwerfen',
  zweck: 'Verwirft einen beiseitegelegten Auftrag für immer.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});

const ANLAESSE = atLeastOne(keysOf(VERSANDANLAESSE));
const vielversand = z.object({
  anlass: z.enum(ANLAESSE),
  /** What leaves, in words. */
  was: z.string(),
  /** None: of the whole installation. */
  unternehmen: z.nullable(z.object({ id, name: z.string() })),
  anzahl: z.int(),
  /** That day's; null: none is set. */
  grenze: z.nullable(z.int()),
  /** Whoever asks for one more is refused. */
  gestoppt: z.boolean(),
});
export type Vielversand = z.infer<typeof vielversand>;
export const vielversandHolen = endpoint({
  method: 'GET',
  path: '/betrieb/vielversand',
  zweck:
    'Listet, welche Nachrichten heute ungewöhnlich oft hinausgingen, durch wen, und was davon gestoppt ist.',
  zugang: 'adminUser',
  response: z.object({ eintraege: z.array(vielversand) }),
});
export const vielversandFreigeben = endpoint({
  method: 'POST',
  path: '/betrieb/vielversand/freigeben',
  zweck: 'Lässt heute noch einmal so viele Nachrichten eines Anlasses hinaus, eines Betriebs oder insgesamt.',
  zugang: 'adminUser',
  body: z.object({ anlass: z.enum(ANLAESSE), unternehmenId: z.nullable(id) }),
  response: leer,
  fehler: ['nicht-gefunden'],
});
