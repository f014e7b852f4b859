import type { LiegenschaftFilter } from '@kehrtour/contract/bestand';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { type Bestandssicht, findMarke, schreibeSpalten } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';

/** Companies whose answer is kept; one of 5,000 houses takes about a megabyte. */
const BEHALTEN_MAX = 40;

type Behalten = { marke: string; heute: string; antwort: Buffer };
const behalten = new WeakMap<Deps, Map<string, Behalten>>();

/**
 * All houses in their slim form, what a map and a list of thousands need: the bytes of the answer. The whole district is
 * kept from one question to the next; the database says each time whether it still holds, so no process serves old news.
 */
export async function zeigePunkte(ctx: StaffCtx, filter: LiegenschaftFilter): Promise<Buffer> {
  const sicht = await sichtFuer(ctx, filter);
  return ctx.transaction(async (tx) => {
    if (!istGanzerBezirk(sicht)) return Buffer.from(await schreibeSpalten(tx, sicht));
    const bezirke = behalten.get(ctx.deps) ?? new Map<string, Behalten>();
    behalten.set(ctx.deps, bezirke);
    // Read before the houses: what is written in between makes the kept answer old, never the other way round.
    const marke = await findMarke(tx);
    const bekannt = bezirke.get(ctx.unternehmenId);
    if (bekannt?.marke === marke && bekannt.heute === sicht.heute) return bekannt.antwort;
    const antwort = Buffer.from(await schreibeSpalten(tx, sicht));
    merke(bezirke, ctx.unternehmenId, { marke, heute: sicht.heute, antwort });
    return antwort;
  });
}

const istGanzerBezirk = ({ filter, nurVon }: Bestandssicht): boolean =>
  nurVon === undefined && Object.values(filter).every((wert) => wert === undefined || wert === '');

/** The company that was not asked for longest goes first. */
function merke(bezirke: Map<string, Behalten>, unternehmenId: string, neu: Behalten): void {
  bezirke.delete(unternehmenId);
  bezirke.set(unternehmenId, neu);
  const [aeltester] = bezirke.keys();
  if (bezirke.size > BEHALTEN_MAX && aeltester !== undefined) bezirke.delete(aeltester);
}
