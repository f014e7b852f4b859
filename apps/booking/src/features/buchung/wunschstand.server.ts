import { ApiError, type Client, istFehler } from '@kehrtour/api-client/client';
import { wunschHolen, type Wunschstand, wunschZurueckziehen } from '@kehrtour/contract/terminwunsch';

import { abgelehntVon } from './abgelehntVon.server.ts';
import { ortAus } from './ablauf.server.ts';
import { buchungsadresse, type Ort } from './ablauf.ts';
import { type Abgelehnt, feld, type Weiter } from './ergebnis.ts';
import { seitenVon, type Unbekannt } from './fertig.server.ts';
import type { Vergeben } from './termin.server.ts';

/** A wish as it is now; the second press of taking it back is a page of its own. */
export interface Wunschstandseite {
  ort: Ort;
  seiten: readonly string[];
  wunsch: Wunschstand;
  neu: boolean;
  zurueckziehen: boolean;
  schluessel: string;
}

export async function ladeWunschstand(
  api: Client,
  slug: string,
  query: URLSearchParams,
): Promise<Wunschstandseite | Unbekannt | Weiter> {
  const code = query.get('wunsch') ?? '';
  const [wunsch, seiten] = await Promise.all([holeWunsch(api, slug, code), seitenVon(api, slug, query)]);
  if (typeof wunsch === 'number')
    return { unbekannt: true, ort: ortAus(slug, query, { seiten }), seiten, status: wunsch };
  // An address that the company had before leads on under the present one.
  const ort = ortAus(wunsch.unternehmen.slug, query, { seiten });
  // It has become a booking: that one says how things stand.
  if (wunsch.buchungscode !== null)
    return { weiter: buchungsadresse(ort, 'fertig', { code: wunsch.buchungscode }) };
  return {
    ort,
    seiten,
    wunsch,
    neu: query.has('neu'),
    zurueckziehen: query.get('tun') === 'zurueckziehen' && wunsch.status === 'offen',
    schluessel: crypto.randomUUID(),
  };
}

export async function sendeWunschstand(
  api: Client,
  slug: string,
  query: URLSearchParams,
  form: FormData,
): Promise<Weiter | (Abgelehnt & Partial<Vergeben>)> {
  const code = query.get('wunsch') ?? '';
  const ort = ortAus(slug, query, { seiten: await seitenVon(api, slug, query) });
  try {
    if (feld(form, 'tun') === 'zurueckziehen')
      await api.call(wunschZurueckziehen, {
        params: { slug },
        body: { code },
        idempotencyKey: feld(form, 'schluessel'),
      });
    return { weiter: buchungsadresse(ort, 'fertig', { wunsch: code, neu: '1' }) };
  } catch (error) {
    return abgelehntVon(error);
  }
}

/** The wish, or the HTTP status of the page that says it is not there. */
async function holeWunsch(api: Client, slug: string, code: string): Promise<Wunschstand | number> {
  if (code === '') return 404;
  try {
    return await api.call(wunschHolen, { params: { slug }, body: { code } });
  } catch (error) {
    if (istFehler(wunschHolen, error, 'zu-viele-versuche')) return 429;
    if (error instanceof ApiError && error.status < 500) return 404;
    throw error;
  }
}
