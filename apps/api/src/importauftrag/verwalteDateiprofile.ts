import type { Dateiprofil } from '@kehrtour/contract/dateiprofil';
import { IMPORTFELD_NAMEN } from '@kehrtour/domain/importdatei/spalte/importfeld';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { deleteProfil, listProfile, type Profil, setProfilname } from './dateiprofil.store.ts';

/** What is remembered of the columns of this company's files, the newest first. */
export async function zeigeDateiprofile(ctx: StaffCtx): Promise<{ profile: Dateiprofil[] }> {
  verlangeRecht(ctx);
  return { profile: (await ctx.transaction(listProfile)).map(alsDateiprofil) };
}

export async function benenneDateiprofil(
  ctx: StaffCtx,
  id: string,
  name: string,
): Promise<{ profile: Dateiprofil[] }> {
  verlangeRecht(ctx);
  if ((await ctx.transaction((tx) => setProfilname(tx, id, name))) === 0) throw new Refused('nicht-gefunden');
  return zeigeDateiprofile(ctx);
}

/** The next file with these headers is read as if it were the first. */
export async function loescheDateiprofil(ctx: StaffCtx, id: string): Promise<{ profile: Dateiprofil[] }> {
  verlangeRecht(ctx);
  if ((await ctx.transaction((tx) => deleteProfil(tx, id))) === 0) throw new Refused('nicht-gefunden');
  return zeigeDateiprofile(ctx);
}

function verlangeRecht(ctx: StaffCtx): void {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
}

/** A profile of before may have fields that are none any more. */
const NAMEN: Readonly<Record<string, string | undefined>> = IMPORTFELD_NAMEN;

const alsDateiprofil = (profil: Profil): Dateiprofil => ({
  id: profil.id,
  name: profil.name,
  geaendertAm: profil.geaendert_am.toISOString(),
  zuletztAm: profil.zuletzt_am?.toISOString() ?? null,
  felder: Object.entries(profil.zuordnung)
    .toSorted(([, a], [, b]) => a - b)
    .map(([feld, stelle]) => ({
      feld: NAMEN[feld] ?? feld,
      kopf: profil.koepfe[stelle] ?? null,
    })),
});
