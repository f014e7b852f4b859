import type { aenderungAnnehmen } from '@kehrtour/contract/aenderung';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Zusagenwechsel } from '@kehrtour/domain/planung/aenderung';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { vomBuero, wechsleTermine } from '../../termin/wechsleTermin.ts';
import { sageAb } from '../absage/sageAb.ts';
import { ladeAhnungslose } from '../absage/sageKundenAb.ts';
import { sageVerwaltungAb } from '../absage/sageVerwaltungAb.ts';
import { ersetzeWartende } from '../ansage/ersetzeWartende.ts';
import { type AnkuendigungNeu, insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import { empfangVon, type GeladenerUnterschied } from './ladeUnterschied.ts';

type Gruende = Pick<BodyOf<typeof aenderungAnnehmen>, 'gruende'>;

/**
 * Whoever is not driven to any more hears of it, as does whoever looks after the house of a flat; whoever had said no knows, and waits for
 * another time, and whom nothing was told yet is told nothing.
 */
export async function sageEntfallendeAb(
  ctx: StaffCtx,
  tx: Tx,
  geladen: GeladenerUnterschied,
  { gruende }: Gruende,
): Promise<{ anzahl: number; hinaus: string[]; zettel: number }> {
  const { grundlage, kehrtour } = geladen;
  const entfallende = entfallendeVon(geladen);
  const terminIds = erfahrende(geladen);
  await ersetzeWartende(ctx, tx, terminIds);
  const ahnungslos = await ladeAhnungslose(tx, terminIds);
  const rahmen = { rahmen: grundlage.rahmen, kehrtourId: kehrtour.id };
  const grundVon = (terminId: string): string => gruende[terminId]?.trim() ?? '';
  const nachweise: AnkuendigungNeu[] = [];
  for (const id of terminIds) {
    const empfang = empfangVon(grundlage, id);
    if (empfang?.termin && !ahnungslos(empfang))
      nachweise.push(
        await sageAb(ctx, tx, { ...rahmen, empfang, termin: empfang.termin, grund: grundVon(id) }),
      );
  }
  const { empfaenge } = grundlage;
  nachweise.push(...(await sageVerwaltungAb(ctx, tx, { ...rahmen, empfaenge, terminIds, grundVon })));
  await insertAnkuendigungen(tx, nachweise);
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
  const hinaus = nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []);
  return { anzahl: terminIds.length, hinaus, zettel: nachweise.length - hinaus.length };
}

/** Whose visit drops, but for those who said no themselves: the visits of these are told to be off. */
export const erfahrende = (geladen: Pick<GeladenerUnterschied, 'unterschied' | 'aenderung'>): string[] =>
  entfallendeVon(geladen).flatMap(({ zusage }) => (zusage.status === 'abgelehnt' ? [] : [zusage.id]));

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
