import { EINSICHT_GRUND } from '@kehrtour/domain/unternehmen/einsicht';
import { FREIGABE_ENDEN } from '@kehrtour/domain/unternehmen/faktorfreigabe';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { email, id, idParams, leer, text, zeitpunkt } from './gemeinsam.ts';

/**
 * The way back for an owner who is alone and has lost second factor and recovery codes: the operator starts it after a check
 * of who calls, it takes effect after days of waiting, and whoever still has the factor or the mailbox stops it.
 */
const begruendung = text(EINSICHT_GRUND.zeichenMax, EINSICHT_GRUND.zeichenMin);
const freigabe = z.object({
  id,
  /** Address of the login it is about. */
  email: z.string(),
  /** The operator's name. */
  wer: z.string(),
  grund: z.string(),
  /** How it was checked who calls. */
  nachweis: z.string(),
  begonnenAm: zeitpunkt,
  wirksamAb: zeitpunkt,
  beendetAm: z.nullable(zeitpunkt),
  ende: z.nullable(z.enum(FREIGABE_ENDEN)),
});
export type Faktorfreigabe = z.infer<typeof freigabe>;
const liste = z.object({ eintraege: z.array(freigabe) });

export const faktorfreigabeBeginnen = endpoint({
  method: 'POST',
  path: '/betrieb/unternehmen/:id/faktorfreigaben',
  zweck:
    'Beginnt nach geprüfter Identität die Zurücksetzung des zweiten Faktors der einzigen Inhaberin: wirksam erst nach 72 Stunden, sie bekommt sofort eine E-Mail zum Stoppen.',
  zugang: 'adminUser',
  params: idParams,
  body: z.object({ email, nachweis: begruendung, grund: begruendung }),
  response: leer,
  fehler: ['nicht-gefunden', 'zu-viele-versuche'],
});
export const faktorfreigabenDesBetriebs = endpoint({
  method: 'GET',
  path: '/betrieb/unternehmen/:id/faktorfreigaben',
  zweck: 'Wartende und beendete Zurücksetzungen des zweiten Faktors in einem Betrieb, die neuesten zwanzig.',
  zugang: 'adminUser',
  params: idParams,
  response: liste,
});
export const faktorfreigabeAbbrechen = endpoint({
  method: 'POST',
  path: '/betrieb/unternehmen/:id/faktorfreigaben/abbrechen',
  zweck: 'Stoppt die Zurücksetzung, die in einem Betrieb wartet.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const faktorfreigabenHolen = endpoint({
  method: 'GET',
  path: '/unternehmen/faktorfreigaben',
  zweck:
    'Wann der Betreiber im eigenen Betrieb einen zweiten Faktor zurücksetzen sollte, warum, und wie es endete.',
  zugang: 'mitarbeiter',
  response: liste,
  fehler: ['nicht-erlaubt'],
});
export const faktorfreigabeStoppen = endpoint({
  method: 'POST',
  path: '/zweiter-faktor/freigabe/stoppen',
  zweck: 'Stoppt mit dem Link der E-Mail die Zurücksetzung des eigenen zweiten Faktors.',
  zugang: 'oeffentlich',
  body: z.object({ code: text(200, 1) }),
  response: leer,
  fehler: ['code-ungueltig', 'zu-viele-versuche'],
});
