import type { WirkungDerAdresse } from '@kehrtour/contract/betroffen';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zugesagteTermine } from '../termin/zugesagteTermine.ts';
import { getSitz } from '../unternehmen/auftritt.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import { countOffeneWuensche, listAdresstraeger } from './betroffen.store.ts';

/** Who has the present address of the booking pages: it stands under every slip, letter and mail. */
export async function betroffeneVonAdresse(ctx: StaffCtx): Promise<WirkungDerAdresse> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const zeilen = (await zugesagteTermine(tx, { von: ctx.now() })).map(({ zeile }) => zeile);
    const traeger = await listAdresstraeger(
      tx,
      zeilen.map(({ id }) => id),
    );
    const ids = new Set(traeger.map(({ id }) => id));
    const { einstellungen } = await getSitz(tx);
    return {
      termine: zeilen.filter(({ id }) => ids.has(id)),
      angekuendigt: traeger.filter(({ angekuendigt }) => angekuendigt).length,
      gebucht: traeger.filter(({ angekuendigt, gebucht }) => gebucht && !angekuendigt).length,
      wuensche: await countOffeneWuensche(tx),
      seiten: [...einstellungenAus(einstellungen).terminbuchung.seiten],
    };
  });
}
