import type { Quartalsumfang } from '@kehrtour/contract/quartal';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { bestellungBis, fssMonatsquote, fssNochOffen } from '@kehrtour/domain/taetigkeit/feuerstaettenschau';

import type { StaffCtx } from '../../platform/ctx.ts';
import { einstellungenAus, type Einstellungsspalte } from '../../unternehmen/einstellungen.ts';
import { listLetzteSchauen } from '../quartalsproblem/quartal.store.ts';

/** How many each month takes so that every house of the district has had its two (§ 14 Abs. 1 SchfHwG); null after the end. */
export async function ladeSchauquote(
  ctx: StaffCtx,
  einstellungen: Einstellungsspalte,
): Promise<Quartalsumfang['schauquote']> {
  const { bis } = einstellungenAus(einstellungen).bestellung;
  const heute = ortszeitAus(ctx.now()).tag;
  if (bis === null || bis < heute) return null;
  const rows = await ctx.transaction((tx) => listLetzteSchauen(tx));
  const letzte = rows.map((row) => row.letzte ?? undefined);
  const zeitraum = { heute, bestellung: bestellungBis(bis) };
  return {
    jeMonat: fssMonatsquote(letzte, zeitraum),
    offen: letzte.reduce((summe, tag) => summe + fssNochOffen(tag, zeitraum), 0),
    ohneLetzte: letzte.filter((tag) => tag === undefined).length,
    bestelltBis: bis,
  };
}
