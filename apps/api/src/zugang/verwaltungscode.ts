import { randomUUID } from 'node:crypto';

import { VERWALTUNGSCODE_ANFANG } from '@kehrtour/domain/kennung/code';

import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../platform/settings/secrets.ts';
import {
  deleteVerwaltungscode,
  findVerwaltungscodeById,
  findZugang,
  insertVerwaltungscode,
  insertZugang,
} from './zugangscode.store.ts';

export { findVerwaltungscode, lockKontakt } from './zugangscode.store.ts';

/** 144 bit, made of the row's id and this installation's secret; its beginning says which page it opens. */
export const verwaltungstokenVon = (secrets: Secrets, id: string): string =>
  `${VERWALTUNGSCODE_ANFANG}${secrets.derive(`verwaltung/${id}`, 18).toString('base64url')}`;

/** Makes the code of a Hausverwaltung anew: whoever has an older one sees nothing any more. */
export async function legeVerwaltungscodeAn(
  ctx: TenantCtx,
  tx: Tx,
  kontaktId: string,
  gueltigBis: Date,
): Promise<string> {
  await deleteVerwaltungscode(tx, kontaktId);
  const id = randomUUID();
  await insertVerwaltungscode(tx, { id, kontaktId, gueltigBis });
  await insertZugang(tx, {
    unternehmenId: ctx.unternehmenId,
    codeId: id,
    art: 'token',
    hash: hashToken(verwaltungstokenVon(ctx.deps.secrets, id)),
  });
  return id;
}

/** Shut codes stand in the table as such, so that nothing brings them back by itself. */
const GESPERRT = new Date(0);
export const istGesperrt = ({ gueltig_bis }: { gueltig_bis: Date }): boolean =>
  gueltig_bis.getTime() === GESPERRT.getTime();

/** Whoever has the code sees nothing any more, and notices bring no other one. */
export async function sperreVerwaltungscode(tx: Tx, kontaktId: string): Promise<void> {
  await deleteVerwaltungscode(tx, kontaktId);
  await insertVerwaltungscode(tx, { id: randomUUID(), kontaktId, gueltigBis: GESPERRT });
}

/** Nobody guesses such a code; this is for load. */
const GELESEN_MAX = { anzahl: 120, proSekunden: 60 };

/**
 * Opens all houses of one Hausverwaltung at one company.
 * @throws Refused 'code-ungueltig', the same for every reason
 */
export async function oeffneVerwaltung(
  ctx: GuestCtx,
  code: string,
): Promise<{ ctx: TenantCtx; kontaktId: string; zugangscodeId: string }> {
  await countNetworkOrRefuse(ctx, 'verwaltungscode', GELESEN_MAX);
  const zugang = await ctx.transaction((tx) => findZugang(tx, hashToken(code.trim())));
  if (!zugang || zugang.art !== 'token') throw new Refused('code-ungueltig');
  const zugangscodeId = zugang.zugangscode_id;
  const kunde = ctx.as({ art: 'kunde', zugangscodeId }, zugang.unternehmen_id);
  const row = await kunde.transaction((tx) => findVerwaltungscodeById(tx, zugangscodeId));
  if (!row || row.gueltig_bis < ctx.now()) throw new Refused('code-ungueltig');
  return { ctx: kunde, kontaktId: row.kontakt_id, zugangscodeId };
}
