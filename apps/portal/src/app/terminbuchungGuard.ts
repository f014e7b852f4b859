import type { Client } from '@kehrtour/api-client/client';
import { ApiError } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import type { QueryClient } from '@tanstack/react-query';

/** Explains online booking to a company that does not use it yet, with the one button that turns it on. */
const ERKLAERUNG = '/konto/einstellungen/terminbuchung';

/**
 * Where a visitor of the settings of online booking has to go first: the page that explains it; null when the company uses
 * it. Read anew before somebody is sent away: a colleague may have turned it on.
 */
export async function terminbuchungZiel(client: Client, cache: QueryClient): Promise<string | null> {
  const frage = abfrage(client, terminbuchungHolen, {});
  if (cache.getQueryData(frage.queryKey)?.genutzt) return null;
  try {
    const { genutzt } = await cache.fetchQuery({ ...frage, staleTime: 0, retry: false });
    return genutzt ? null : ERKLAERUNG;
  } catch (error) {
    // The page itself says what is wrong and how to go on.
    if (error instanceof ApiError) return null;
    throw error;
  }
}
