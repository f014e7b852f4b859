import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { sperreKehrtouren } from '../../kehrtour/kehrtourStand.ts';
import { sperreMitarbeiter } from '../../mitarbeiter/sperreMitarbeiter.ts';
import type { Tx } from '../../platform/db/db.ts';

/** Whose days and which rounds a time concerns. */
export type Beteiligte = {
  readonly mitarbeiterIds: readonly string[];
  readonly kehrtourIds: readonly string[];
};
export const beteiligteAn = (zeiten: readonly Moeglichkeit[]): Beteiligte => ({
  mitarbeiterIds: zeiten.map(({ mitarbeiterId }) => mitarbeiterId),
  kehrtourIds: zeiten.flatMap((zeit) => (zeit.art === 'platz' ? [zeit.kehrtourId] : [])),
});

/** Rounds first and people after them, as when a round is announced, all of them at once: nobody waits in a ring. */
export async function sperreBeteiligte(tx: Tx, { mitarbeiterIds, kehrtourIds }: Beteiligte): Promise<void> {
  if (kehrtourIds.length > 0) await sperreKehrtouren(tx, kehrtourIds);
  await sperreMitarbeiter(tx, mitarbeiterIds);
}
