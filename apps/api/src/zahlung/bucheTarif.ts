import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { tarifBuchen, Zahlungsstand } from '@kehrtour/contract/zahlung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { plusMonate, type Tag } from '@kehrtour/domain/tag';
import { ersterTag, monatVon } from '@kehrtour/domain/unternehmen/abrechnung';
import { type TarifId, tarifVon } from '@kehrtour/domain/unternehmen/tarif';
import { tarifAm } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { setKehrtourplaner } from '../unternehmen/betriebsschalter.ts';
import { zahlungRefused } from './zahlung.grund.ts';
import { claimVersion, getZahlung, listTarifwechsel, replaceTarifwechsel } from './zahlung.store.ts';
import { zahlungJetzt } from './zeigeZahlung.ts';

/**
 * Books a plan, changes it or ends it. More than before begins today, less with the next month: what is paid for is had.
 * @throws Refused 'veraltet' | 'zahlung.tarif-zu-klein'
 */
export async function bucheTarif(
  ctx: StaffCtx,
  { tarif, version }: BodyOf<typeof tarifBuchen>,
): Promise<Zahlungsstand> {
  if (!darf(ctx.actor.rolle, 'zahlung.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await claimVersion(tx, version))) throw new Refused('veraltet');
    const { mitarbeitende } = await getZahlung(tx);
    const bis = tarif === null ? mitarbeitende : tarifVon(tarif).mitarbeiterBis;
    if (mitarbeitende > bis) throw zahlungRefused('zu-viele-leute', mitarbeitende, bis);
    const heute = ortszeitAus(ctx.now()).tag;
    const bisher = tarifAm(await listTarifwechsel(tx), heute);
    const ab = beginn(bisher, tarif, heute);
    await replaceTarifwechsel(tx, { ab, tarif, heute });
    if (tarif !== null) await setKehrtourplaner(tx, true);
    await recordOfCompany(ctx, tx, {
      was: tarif === null ? 'tarif-beendet' : bisher === null ? 'tarif-gebucht' : 'tarif-geaendert',
      von: { tarif: bisher },
      nach: { tarif, ab },
    });
    return zahlungJetzt(ctx, tx);
  });
}

/** Day on which the plan begins. */
function beginn(bisher: TarifId | null, neu: TarifId | null, heute: Tag): Tag {
  const mehr = neu !== null && (bisher === null || tarifVon(neu).monatCent >= tarifVon(bisher).monatCent);
  return mehr || bisher === null ? heute : plusMonate(ersterTag(monatVon(heute)), 1);
}
