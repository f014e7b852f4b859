import { endpoint } from './endpoint.ts';
import { idParams, leer } from './gemeinsam.ts';
import { tokenAnlegen } from './kehrbezirkssoftware.ts';

/** The company that a vendor tries its program on: one for each vendor, made and handed out by the operator. */
export const sandboxAnlegen = endpoint({
  method: 'PUT',
  path: '/betrieb/partner/:id/sandbox',
  zweck:
    'Legt den Testbetrieb eines Herstellers an, mit erfundenen Häusern und Kehrtouren; ist er schon da, geschieht nichts.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const sandboxZuruecksetzen = endpoint({
  method: 'POST',
  path: '/betrieb/partner/:id/sandbox/stand',
  zweck: 'Setzt den Testbetrieb eines Herstellers zurück, wie es jede Nacht geschieht; Verbindungen bleiben.',
  zugang: 'adminUser',
  params: idParams,
  response: leer,
  fehler: ['nicht-gefunden'],
});
export const sandboxTokenAnlegen = endpoint({
  method: 'POST',
  path: '/betrieb/partner/:id/sandbox/token',
  zweck: 'Macht ein Token für den Testbetrieb eines Herstellers; ein offenes gilt nicht mehr.',
  zugang: 'adminUser',
  params: idParams,
  response: tokenAnlegen.response,
  fehler: ['nicht-gefunden', 'zu-viele-versuche'],
});
