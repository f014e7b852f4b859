import type { Strategie } from '@kehrtour/domain/unternehmen/konto';

import type { Tx } from '../../platform/db/db.ts';
import { instant, liste, sql } from '../../platform/db/sql.ts';

/** Whose factor it is. */
export type Faktorinhaber = { readonly strategie: Strategie; readonly personId: string };
type FaktorRow = {
  zweiter_faktor: string | null;
  zweiter_faktor_seit: Date | null;
  zweiter_faktor_entwurf: string | null;
  zweiter_faktor_entwurf_bis: Date | null;
  wiederherstellung: string[];
  passkeys: number;
};

export const findFaktor = (tx: Tx, wer: Faktorinhaber): Promise<FaktorRow | undefined> =>
  tx.row(sql`select zweiter_faktor, zweiter_faktor_seit, zweiter_faktor_entwurf, zweiter_faktor_entwurf_bis, wiederherstellung, passkeys
    from tor_anmeldung_von(${wer.strategie}, ${wer.personId})`);
export const setEntwurf = (tx: Tx, wer: Faktorinhaber, geheimnis: string, bis: Date): Promise<unknown> =>
  tx.rows(
    sql`select tor_zweiter_faktor_entwurf(${wer.strategie}, ${wer.personId}, ${geheimnis}, ${instant(bis)})`,
  );
/** False when this draft is no longer the one that waits. */
export async function setFaktor(
  tx: Tx,
  wer: Faktorinhaber,
  neu: { geheimnis: string; schritt: number; codes: readonly string[]; am: Date; behalte: Uint8Array | null },
): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_zweiter_faktor_ein(${wer.strategie}, ${wer.personId}, ${neu.geheimnis}, ${neu.schritt}::bigint,
      ${liste(neu.codes)}::text[], ${instant(neu.am)}, ${neu.behalte}) as ok`,
  );
  return row?.ok === true;
}
/** False when there was none. */
export async function deleteFaktor(tx: Tx, wer: Faktorinhaber, behalte: Uint8Array | null): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_zweiter_faktor_aus(${wer.strategie}, ${wer.personId}, ${behalte}) as ok`,
  );
  return row?.ok === true;
}
/** All of it, passkeys, codes and sessions; false when there was none. */
export async function deleteFaktoren(tx: Tx, wer: Faktorinhaber): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_faktoren_zurueck(${wer.strategie}, ${wer.personId}) as ok`,
  );
  return row?.ok === true;
}
/** False when this step of time, or a later one, was used before. */
export async function useSchritt(
  tx: Tx,
  wer: Faktorinhaber,
  { schritt, geheimnis }: { schritt: number; geheimnis: string },
): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_zweiter_faktor_schritt(${wer.strategie}, ${wer.personId}, ${schritt}::bigint, ${geheimnis}) as ok`,
  );
  return row?.ok === true;
}
export const setCodes = (tx: Tx, wer: Faktorinhaber, codes: readonly string[]): Promise<unknown> =>
  tx.rows(sql`select tor_wiederherstellung_neu(${wer.strategie}, ${wer.personId}, ${liste(codes)}::text[])`);
/** How many are left; undefined when this one is none. */
export async function useCode(tx: Tx, wer: Faktorinhaber, code: string): Promise<number | undefined> {
  const row = await tx.row<{ rest: number | null }>(
    sql`select tor_wiederherstellung_einloesen(${wer.strategie}, ${wer.personId}, ${code}) as rest`,
  );
  return row?.rest ?? undefined;
}
