import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';
import { zeitpunktVon } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { insertBelegung, insertPlatz, deleteAbgelaufeneBelegungen } from '../../belegung/belegung.ts';
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

/** And those of an appointment that gives way, or loses work to it. */
export const auchVon = (
  { mitarbeiterIds, kehrtourIds }: Beteiligte,
  { mitarbeiter_id, kehrtour_id }: { mitarbeiter_id: string | null; kehrtour_id: string | null },
): Beteiligte => ({
  mitarbeiterIds: [...mitarbeiterIds, ...(mitarbeiter_id === null ? [] : [mitarbeiter_id])],
  kehrtourIds: [...kehrtourIds, ...(kehrtour_id === null ? [] : [kehrtour_id])],
});

/** Rounds first and people after them, as when a round is announced, all of them at once: nobody waits in a ring. */
export async function sperreBeteiligte(tx: Tx, { mitarbeiterIds, kehrtourIds }: Beteiligte): Promise<void> {
  if (kehrtourIds.length > 0) await sperreKehrtouren(tx, kehrtourIds);
  await sperreMitarbeiter(tx, mitarbeiterIds);
}
export const sperreZeiten = (tx: Tx, zeiten: readonly Moeglichkeit[]): Promise<void> =>
  sperreBeteiligte(tx, beteiligteAn(zeiten));

/** Writes the range or the seat; false when somebody else has it. */
export async function nimmZeit(
  tx: Tx,
  zeit: Moeglichkeit,
  { id, laeuftAb, jetzt, plaetzeMax }: { id: string; laeuftAb: Date | null; jetzt: Date; plaetzeMax: number },
  bezugId: string | null = null,
): Promise<boolean> {
  const art = bezugId === null ? 'reservierung' : 'buchung';
  if (zeit.art === 'platz')
    return insertPlatz(tx, zeit, { art, bezugId: bezugId ?? id, laeuftAb, plaetzeMax }, jetzt);
  const von = zeitpunktVon(zeit.belegt.von);
  const bis = zeitpunktVon(zeit.belegt.bis);
  await deleteAbgelaufeneBelegungen(tx, zeit.mitarbeiterId, jetzt, { von, bis });
  return insertBelegung(tx, { id, mitarbeiterId: zeit.mitarbeiterId, von, bis, art, bezugId, laeuftAb });
}
