import type { Client } from '@kehrtour/api-client/client';
import { type Buchungsunternehmen, buchungsunternehmenHolen } from '@kehrtour/contract/buchungsangebot';

import { oeffne, versiegle } from '../../shared/siegel.server.ts';
import type { Ablauf, Ort } from './ablauf.ts';
import { type Stand, standAus } from './stand.ts';

/** What the address says, and the company it names; an address it had before leads on under the present one. Throws what the API refuses. */
export async function ladeAblauf(api: Client, slug: string, query: URLSearchParams): Promise<Ablauf> {
  const betrieb = await api.call(buchungsunternehmenHolen, { params: { slug } });
  const siegel = query.get('s') ?? '';
  return { ort: ortAus(betrieb.slug, query, betrieb), betrieb, stand: standAus(oeffne(siegel)), siegel };
}

export function ortAus(
  slug: string,
  query: URLSearchParams,
  { seiten }: Pick<Buchungsunternehmen, 'seiten'>,
): Ort {
  const eingebettet = query.get('einbettung') === '1';
  const origin = query.get('origin') ?? '';
  return { slug, eingebettet, rahmen: eingebettet && seiten.includes(origin) ? origin : '' };
}

/** The same place with more said. */
export function mitStand(ablauf: Ablauf, stand: Stand): Ablauf {
  return { ...ablauf, stand, siegel: versiegle(stand) };
}
