import { ApiError } from '@kehrtour/api-client/client';
import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { kehrtourAuswahlHolen } from '@kehrtour/contract/kehrtourAuswahl';
import { istRundeIn, VORBEREITETE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import { notFound } from '@kehrtour/shell/pageError';
import type { QueryClient } from '@tanstack/react-query';

import { heute } from '../../../shared/heute.ts';
import { istSchritt, schrittAdresse } from '../wizardSchritt.ts';
import type { Schritt } from '../wizardSchritt.ts';
import { ersterOffenerSchritt } from './wizardPruefung.ts';

const BASIS = '/kehrtouren/neu';

/**
 * The guard `wizard`: every earlier step must be valid, else the first that is not. Without a draft only the steps before
 * it exists are open; `import` is passed over when there are houses. A round that is past its draft has its own page.
 * @throws PageError 404 where the address names no step
 */
export async function wizardZiel(client: Client, cache: QueryClient, url: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid');
  const wunsch = pathname.slice(BASIS.length + 1);
  const kehrtourId = searchParams.get('tour') ?? undefined;
  if (wunsch === '') return schrittAdresse(await ersterSchritt(client, cache), kehrtourId);
  if (!istSchritt(wunsch)) throw notFound();
  if (kehrtourId === undefined)
    return wunsch === 'import' || wunsch === 'liegenschaften' ? null : schrittAdresse('liegenschaften');
  return zielMitKehrtour(client, cache, wunsch, kehrtourId);
}

async function zielMitKehrtour(
  client: Client,
  cache: QueryClient,
  wunsch: Schritt,
  kehrtourId: string,
): Promise<string | null> {
  try {
    const kehrtour = await cache.fetchQuery({
      ...abfrage(client, kehrtourHolen, { params: { id: kehrtourId } }),
      staleTime: 0,
      retry: false,
    });
    if (!istRundeIn(VORBEREITETE_RUNDEN, kehrtour.status)) return `/kehrtouren/${kehrtourId}`;
    const offen = ersterOffenerSchritt(wunsch, kehrtour.vorgaben, { heute: heute() });
    return offen === undefined ? null : schrittAdresse(offen, kehrtourId);
  } catch (error) {
    // The page itself says what is wrong and how to go on.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function ersterSchritt(client: Client, cache: QueryClient): Promise<Schritt> {
  const auswahl = await cache.fetchQuery(abfrage(client, kehrtourAuswahlHolen, { query: {} }));
  return auswahl.gesamt > 0 ? 'liegenschaften' : 'import';
}
