import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Zusagenwechsel } from '@kehrtour/domain/planung/aenderung';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { vomBuero, wechsleTermine } from '../../termin/wechsleTermin.ts';
import { insertAnkuendigungen } from '../ankuendigung.store.ts';
import { ersetzeWartende } from '../ersetzeWartende.ts';
import { sageAb } from '../sageKundenAb.ts';
import { empfangVon, type GeladenerUnterschied } from './ladeUnterschied.ts';

type Gruende = Pick<BodyOf<typeof aenderungAnnehmen>, 'gruende'>;

/** Who is not driven to any more hears of it; who had said no knows, and waits for another time. */
export async function sageEntfallendeAb(
  ctx: StaffCtx,
  tx: Tx,
  geladen: GeladenerUnterschied,
  { gruende }: Gruende,
): Promise<{ anzahl: number; hinaus: string[]; zettel: number }> {
  const { grundlage, kehrtour } = geladen;
  const entfallende = entfallendeVon(geladen);
  const erfahren = entfallende.filter(({ zusage }) => zusage.status !== 'abgelehnt');
  const hinaus: string[] = [];
  let zettel = 0;
  await ersetzeWartende(
    ctx,
    tx,
    erfahren.map(({ zusage }) => zusage.id),
  );
  for (const { zusage } of entfallende) {
    const empfang = empfangVon(grundlage, zusage.id);
    if (empfang?.termin && zusage.status !== 'abgelehnt') {
      const nachweis = await sageAb(ctx, tx, {
        empfang,
        termin: empfang.termin,
        rahmen: grundlage.rahmen,
        kehrtourId: kehrtour.id,
        grund: gruende[zusage.id]?.trim() ?? '',
      });
      await insertAnkuendigungen(tx, [nachweis]);
      if (nachweis.ausgang_id === null) zettel += 1;
      else hinaus.push(nachweis.ausgang_id);
    }
  }
  await wechsleTermine(
    ctx,
    tx,
    entfallende.map(({ zusage }) => ({
      id: zusage.id,
      status: zusage.status,
      kehrtour_id: kehrtour.id,
      ...entfallenes(zusage, gruende),
    })),
    { aktion: 'sageAb', wer: vomBuero(ctx), was: 'entfallen' },
  );
  return { anzahl: erfahren.length, hinaus, zettel };
}

/** Promises that lose their place, and with it everything. */
export const entfallendeVon = ({
  unterschied,
  aenderung,
}: Pick<GeladenerUnterschied, 'unterschied' | 'aenderung'>): Zusagenwechsel[] =>
  unterschied.zusagen.filter((wechsel) => wechsel.platz === undefined && !wartetWeiter(wechsel, aenderung));

/** Whose time does not suit loses the place and keeps work and answer, as long as there is something to do. */
export const wartetWeiter = (
  { zusage, platz }: Zusagenwechsel,
  { halte }: GeladenerUnterschied['aenderung'],
): boolean =>
  zusage.status === 'abgelehnt' &&
  platz === undefined &&
  halte.some(({ id, aufgabe_ids }) => id === zusage.haltId && aufgabe_ids.length > 0);

/** What the history keeps of a promise that is given up. */
export function entfallenes(
  { id, status, tag, fenster }: Zusagenwechsel['zusage'],
  gruende: Gruende['gruende'],
) {
  const grund = gruende[id]?.trim();
  return { von: { status, tag, fenster }, nach: grund ? { grund } : {} };
}
