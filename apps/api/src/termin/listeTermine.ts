import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import type { TerminKurz, termineHolen } from '@kehrtour/contract/termin';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { differenzTage, plusTage } from '@kehrtour/domain/tag';

import { verlangeSicht } from '../liegenschaft/zeigeLiegenschaft.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { terminRefused } from './termin.grund.ts';
import {
  findUeberblick,
  listTermine,
  listTermineDesHauses,
  listTermineMitIds,
  listUngelesene,
  zaehleUngelesene,
} from './termin.store.ts';
import { kurzAus, terminsichtFuer } from './terminsicht.ts';

const TAGE_MAX = 62;
const UNGELESEN_MAX = 50;

/** Appointments of a span of days with its holidays; geselle and azubi see their own. */
export async function listeTermine(
  ctx: StaffCtx,
  { von, bis, mitarbeiterId, nurOffene }: QueryOf<typeof termineHolen>,
): Promise<AnswerOf<typeof termineHolen>> {
  const tage = differenzTage(von, bis);
  if (tage < 0) throw terminRefused('zeitraum-verkehrt');
  if (tage >= TAGE_MAX) throw terminRefused('zeitraum-zu-lang', TAGE_MAX);
  const sicht = terminsichtFuer(ctx, mitarbeiterId);
  const zeitraum = { von: mitternacht(von), bis: mitternacht(plusTage(bis, 1)) };
  return ctx.transaction(async (tx) => {
    const ueberblick = await findUeberblick(tx, zeitraum.bis, sicht);
    if (!ueberblick) throw new Refused('nicht-gefunden');
    const rows = await listTermine(tx, zeitraum, { ...sicht, nurOffene: nurOffene === '1' });
    return {
      termine: rows.map(kurzAus),
      feiertage: feiertageAmSitz(ueberblick, von, bis).filter(({ tag }) => tag >= von && tag <= bis),
      naechsterTag: ueberblick.naechster ? ortszeitAus(ueberblick.naechster).tag : null,
      leer: { liegenschaften: !ueberblick.liegenschaften, termine: !ueberblick.termine },
    };
  });
}

/** Answers nobody has read yet, the newest first. */
export async function listeUngelesene(ctx: StaffCtx): Promise<{ termine: TerminKurz[]; gesamt: number }> {
  const sicht = terminsichtFuer(ctx);
  return ctx.transaction(async (tx) => ({
    termine: (await listUngelesene(tx, sicht, UNGELESEN_MAX)).map(kurzAus),
    gesamt: await zaehleUngelesene(tx, sicht),
  }));
}

/** All appointments of a house. Who sees the house sees who was and will be there. */
export async function listeTermineDesHauses(
  ctx: StaffCtx,
  liegenschaftId: string,
): Promise<{ termine: TerminKurz[] }> {
  return ctx.transaction(async (tx) => {
    await verlangeSicht(ctx, tx, liegenschaftId);
    return { termine: (await listTermineDesHauses(tx, liegenschaftId)).map(kurzAus) };
  });
}

/** These appointments, for concepts that show them among other things. */
export const listeTermineMitIds = async (tx: Tx, ids: readonly string[]): Promise<TerminKurz[]> =>
  (await listTermineMitIds(tx, ids)).map(kurzAus);

const mitternacht = (tag: string): Date => zeitpunktAus({ tag, uhrzeit: '00:00' });
