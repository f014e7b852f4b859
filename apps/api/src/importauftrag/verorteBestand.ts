import { setImmediate } from 'node:timers/promises';

import { darf } from '@kehrtour/domain/rolle';

import { type LageRow, saveLagen } from '../liegenschaft/vieleHaeuser.ts';
import { adressSucheFuer } from '../ort/adressSucheFuer.ts';
import { verorteAdressen } from '../ort/verorteAdressen.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { type Fortschritt, fuehreVorgangAus, starteVorgang } from '../vorgang/vorgang.ts';
import { findLetzten, lockImport } from './importauftrag.store.ts';
import { IMPORT_VERORTEN } from './importvorgang.ts';
import { listOrtlose, listVerortete, type OrtloseRow } from './importzeile.store.ts';
import { laufendeArbeit } from './zeigeImport.ts';

const PAKET = 100;

/** Looks again, when there is a new map or more neighbours are known; null when every house has its place. */
export async function sucheNochmal(ctx: StaffCtx, id: string): Promise<{ vorgangId: string | null }> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row) throw new Refused('nicht-gefunden');
    if (row.status !== 'uebernommen') throw new Refused('import.falscher-stand');
    const laufend = await laufendeArbeit(tx, id);
    if (laufend) return { vorgangId: laufend.vorgangId };
    const vorgangId = await starteVerortung(ctx, tx, id);
    await announce(tx, { art: 'import', id });
    return { vorgangId };
  });
}

/** Looks as soon as there is a new map, also for houses that came long before it. */
export async function verorteNachKarte(ctx: TenantCtx): Promise<void> {
  await ctx.transaction(async (tx) => {
    const letzter = (await findLetzten(tx))?.id ?? null;
    await starteVerortung(ctx, tx, letzter);
    if (letzter !== null) await announce(tx, { art: 'import', id: letzter });
  });
}

/** Looks for the houses without a place, after the import is visible. Answers nothing when every house has one. */
export async function starteVerortung(
  ctx: TenantCtx,
  tx: Tx,
  importId: string | null,
): Promise<string | null> {
  if ((await listOrtlose(tx)).length === 0) return null;
  return starteVorgang(ctx, tx, {
    job: IMPORT_VERORTEN,
    bezugId: importId,
    schritt: 'Die Suche auf der Karte wartet',
    data: { importId },
  });
}

/**
 * Places houses by map, service and neighbours, batch by batch; what only a town is known of stays without a place
 * and in the list to be set by hand. A second round looks between the houses that the first one found.
 */
export async function verorteBestand(
  ctx: TenantCtx,
  { vorgangId, importId }: { vorgangId: string; importId: string | null },
): Promise<void> {
  await fuehreVorgangAus(ctx, vorgangId, async (fortschritt) => {
    const ortlose = await ctx.transaction(listOrtlose);
    const offen = await sucheRunde(ctx, ortlose, { von: 0, bis: 0.8, ...fortschritt });
    const rest =
      offen.length < ortlose.length
        ? await sucheRunde(ctx, offen, { von: 0.8, bis: 1, ...fortschritt })
        : offen;
    await ctx.transaction(async (tx) => {
      await announce(tx, { art: 'liegenschaft' });
      if (importId !== null) await announce(tx, { art: 'import', id: importId });
    });
    return { gefunden: ortlose.length - rest.length, ohneLage: rest.length };
  });
}

type Runde = Fortschritt & { readonly von: number; readonly bis: number };

/** Answers the houses that were not found. */
async function sucheRunde(
  ctx: TenantCtx,
  haeuser: readonly OrtloseRow[],
  { von, bis, melde, aborted }: Runde,
): Promise<OrtloseRow[]> {
  const bekannte = await ctx.transaction(listVerortete);
  const suche = await adressSucheFuer(
    ctx,
    bekannte.map(({ lat, lon, ...adresse }) => ({ ...adresse, koordinate: { lat, lon } })),
  );
  const offen: OrtloseRow[] = [];
  for (let anfang = 0; anfang < haeuser.length; anfang += PAKET) {
    const paket = haeuser.slice(anfang, anfang + PAKET);
    if (aborted()) return [...offen, ...haeuser.slice(anfang)];
    await melde(
      von + ((bis - von) * anfang) / haeuser.length,
      `${anfang} von ${haeuser.length} Häusern auf der Karte gesucht`,
    );
    const { treffer } = await verorteAdressen(suche, paket);
    const lagen = paket.flatMap(({ id }, i): LageRow[] => {
      const einer = treffer[i];
      // The middle of a town is no place for a house, and of two possible places a person chooses.
      if (!einer || einer.guete === 'ort' || einer.mehrdeutig) return [];
      return [{ id, ...einer.koordinate, quelle: einer.quelle, guete: einer.guete }];
    });
    await ctx.transaction((tx) => saveLagen(tx, lagen));
    await setImmediate();
    const gefunden = new Set(lagen.map(({ id }) => id));
    offen.push(...paket.filter(({ id }) => !gefunden.has(id)));
  }
  return offen;
}
