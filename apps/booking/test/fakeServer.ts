import { createServer, type Server } from 'node:http';

import { fehlerStatus, fehlerTitel } from '@kehrtour/contract/fehler';

import { ANSCHRIFT, einBetrieb, eineBuchung, einWunsch, freieZeiten } from './eineBuchung.ts';
import { einKundenTermin } from './einKundenTermin.ts';

const BETRIEB = '/oeffentlich/unternehmen/musterbach';
const anschrift = { ...ANSCHRIFT, zeile: 'Hardtstraße 12, 91999 Musterbach' };
const haus = { anschrift, aufgaben: [], termine: [] };
const ANTWORTEN: Record<string, unknown> = {
  [BETRIEB]: einBetrieb(),
  [`${BETRIEB}/adresse`]: { bedient: 'ja', anschrift, hoheitlichHier: true },
  [`${BETRIEB}/code`]: haus,
  [`${BETRIEB}/zeiten`]: freieZeiten(),
  [`${BETRIEB}/buchungen`]: eineBuchung(),
  [`${BETRIEB}/wuensche`]: einWunsch(),
  [`${BETRIEB}/wunsch`]: einWunsch(),
  [`${BETRIEB}/wunsch/zurueckziehen`]: einWunsch({ status: 'zurueckgezogen' }),
  '/oeffentlich/unternehmen/suche': { treffer: [], zustaendig: [] },
  '/oeffentlich/buchung': eineBuchung(),
  '/oeffentlich/buchung/zeiten': freieZeiten(),
  '/oeffentlich/buchung/absagen': eineBuchung({ status: 'abgesagt' }),
  '/oeffentlich/liegenschaft': { ...haus, bescheid: [], unternehmen: { ...einBetrieb(), bucht: true } },
  '/oeffentlich/termin': einKundenTermin(),
};

/** An API behind HTTP that answers like ours and never fails: every failure of a page is the page's own. */
export async function fakeServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    request.resume();
    const antwort = ANTWORTEN[request.url ?? ''];
    const code = 'nicht-gefunden';
    const problem = { type: code, title: fehlerTitel(code), status: fehlerStatus(code), detail: 'Nicht da.' };
    response.writeHead(antwort === undefined ? problem.status : 200, {
      'content-type': antwort === undefined ? 'application/problem+json' : 'application/json',
    });
    response.end(JSON.stringify(antwort ?? problem));
  });
  // A connection that ends while the next call is on its way would look like a failure of the API.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, server };
}
