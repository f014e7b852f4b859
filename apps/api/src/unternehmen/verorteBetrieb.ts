import { adresszeile } from '@kehrtour/domain/ort/adresse';

import { adressSucheFuer } from '../ort/adressSucheFuer.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { findBetriebsanschrift, saveBetriebsort } from './unternehmen.store.ts';

/** Only known by its street or better: the middle of a town is no yard. */
const GENUEGT = new Set(['exakt', 'hausnummer_benachbart', 'interpoliert', 'strasse']);

/**
 * Finds where the company stands, once for an address and a map. What no source knows is asked again the next time: a map
 * may have come. Never inside a transaction.
 */
export async function verorteBetrieb(ctx: TenantCtx): Promise<void> {
  const { anschrift, karte, verortetFuer } = await ctx.transaction((tx) => findBetriebsanschrift(tx));
  const fuer = anschrift.strasse === '' ? '' : `${adresszeile(anschrift)} | ${karte ?? ''}`;
  if (fuer === verortetFuer) return;
  const treffer = fuer === '' ? null : await (await adressSucheFuer(ctx, [], karte)).sucheAdresse(anschrift);
  const ort = treffer !== null && GENUEGT.has(treffer.guete) ? treffer.koordinate : null;
  await ctx.transaction((tx) => saveBetriebsort(tx, { ort, fuer: ort === null ? '' : fuer }));
}
