import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import { VERWALTUNGEN_MAX, type verwaltungenHolen } from '@kehrtour/contract/verwaltung';
import { verwaltungsschluessel } from '@kehrtour/domain/liegenschaft/verwaltung';
import { darf } from '@kehrtour/domain/rolle';
import { passtZurSuche, suchmuster, suchtext } from '@kehrtour/domain/text/suchtext';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listVerwaltungen, type VerwaltungRow } from './verwaltung.store.ts';
import { verwaltungAus, verwaltungsname } from './verwaltungAus.ts';

/** Who looks after houses, those with most of them first; found by name, place, number or mail. */
export async function listeVerwaltungen(
  ctx: StaffCtx,
  { suche = '' }: QueryOf<typeof verwaltungenHolen>,
): Promise<AnswerOf<typeof verwaltungenHolen>> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const alle = await ctx.transaction((tx) => listVerwaltungen(tx));
  const muster = suchmuster(suche);
  const gefunden = alle.filter((row) => passtZurSuche(suchtext(suchbar(row)), muster));
  return {
    eintraege: gefunden.slice(0, VERWALTUNGEN_MAX).map(verwaltungAus),
    gesamt: gefunden.length,
    doppelte: zaehleDoppelte(alle),
  };
}

const suchbar = (row: VerwaltungRow): string =>
  [verwaltungsname(row), row.nachname, row.ort, row.strasse, row.telefon, row.mobil, row.email].join(' ');

/** Every entry beyond the first of one name. */
function zaehleDoppelte(alle: readonly VerwaltungRow[]): number {
  const schluessel = alle.map(verwaltungsschluessel).filter((eines) => eines !== '');
  return schluessel.length - new Set(schluessel).size;
}
