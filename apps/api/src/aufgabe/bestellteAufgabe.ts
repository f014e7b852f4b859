import { randomUUID } from 'node:crypto';

import type { Tag } from '@kehrtour/domain/tag';

import { merkeHandaenderung } from '../liegenschaft/merkeHandaenderung.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { deleteFreieAufgabe, einheitGehoertZu, insertAufgabe, regeldauer } from './aufgabe.store.ts';

/** Work that a household asked for, inside the transaction of whoever takes the order. */
type Bestellte = {
  readonly liegenschaftId: string;
  readonly einheitId: string | null;
  readonly taetigkeitId: string;
  readonly fristBis: Tag;
};

/** Null where the catalogue knows no such activity any more: the order stays as it was told. */
export async function legeBestellteAufgabeAn(
  ctx: StaffCtx,
  tx: Tx,
  { liegenschaftId, einheitId, taetigkeitId, fristBis }: Bestellte,
): Promise<string | null> {
  const dauerMinuten = await regeldauer(tx, taetigkeitId);
  if (dauerMinuten === undefined) return null;
  const id = randomUUID();
  const eigene = einheitId !== null && (await einheitGehoertZu(tx, einheitId, liegenschaftId));
  await insertAufgabe(tx, id, liegenschaftId, {
    taetigkeitId,
    nutzungseinheitId: eigene ? einheitId : null,
    fristVon: null,
    fristBis,
    dauerMinuten,
  });
  await merkeHandaenderung(ctx, tx, { id: liegenschaftId, teile: ['aufgaben'], was: 'Aufgabe angelegt' });
  await announce(tx, { art: 'aufgabe', id });
  return id;
}

/** Unless a round or an appointment has taken it. */
export const nimmBestellteAufgabeZurueck = (tx: Tx, id: string): Promise<number> =>
  deleteFreieAufgabe(tx, id);
