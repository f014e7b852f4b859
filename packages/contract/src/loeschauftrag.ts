import { LOESCHHINDERNISSE } from '@kehrtour/domain/unternehmen/loeschauftrag';
import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { fehlerBeimPruefen, frischerNachweis } from './frischerNachweis.ts';
import { tag, text, zeitpunkt } from './gemeinsam.ts';

/** The end of a company here: asked for, waited for, and until then taken back. */
export const loeschauftrag = z.object({
  auftrag: z.nullable(z.object({ beantragtAm: zeitpunkt, von: z.string(), faelligAm: tag })),
  /** The day on which it would be deleted if it were asked for today. */
  heuteBeantragt: tag,
  /** What stands in the way, with how many there are. */
  hindernisse: z.array(z.object({ art: z.enum(LOESCHHINDERNISSE), anzahl: z.int() })),
  /** Invoices that the operator has to keep. */
  rechnungen: z.int(),
  /** What has to be typed. */
  name: z.string(),
});
export type Loeschauftrag = z.infer<typeof loeschauftrag>;

export const loeschauftragHolen = endpoint({
  method: 'GET',
  path: '/loeschauftrag',
  zweck: 'Sagt, ob der Betrieb gelöscht werden soll, wann, und was dem entgegensteht.',
  zugang: 'mitarbeiter',
  response: loeschauftrag,
  fehler: ['nicht-erlaubt'],
});
export const loeschauftragAnlegen = endpoint({
  method: 'POST',
  path: '/loeschauftrag',
  zweck:
    'Beantragt die Löschung des Betriebs mit allen Daten. Der Name, das Passwort und, wo es einen gibt, der zweite Faktor bestätigen es; bis zum Ende der Frist lässt es sich zurücknehmen.',
  zugang: 'mitarbeiter',
  body: z.extend(frischerNachweis, { name: text(120, 1) }),
  response: loeschauftrag,
  fehler: ['nicht-erlaubt', 'loeschauftrag.hindernis', ...fehlerBeimPruefen],
});
export const loeschauftragZuruecknehmen = endpoint({
  method: 'DELETE',
  path: '/loeschauftrag',
  zweck: 'Nimmt den Antrag auf Löschung zurück; alles bleibt.',
  zugang: 'mitarbeiter',
  response: loeschauftrag,
  fehler: ['nicht-erlaubt', 'nicht-gefunden'],
});
