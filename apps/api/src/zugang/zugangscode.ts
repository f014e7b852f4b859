import { randomUUID } from 'node:crypto';

import { codeAus, liesCode } from '@kehrtour/domain/kennung/code';

import { countNetworkOrRefuse, giveNetworkBack } from '../platform/access/limit.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, type Secrets } from '../platform/settings/secrets.ts';
import { findZugang, findZugangscode, insertZugang, insertZugangscode } from './zugangscode.store.ts';

export {
  deleteTote as loescheToteCodes,
  deleteZugaenge,
  verlaengereZugangscode,
} from './zugangscode.store.ts';

/** 144 bit in the QR code, 40 bit on paper; both follow from the row's id and this installation's secret, so nothing is stored to steal. */
export const tokenVon = (secrets: Secrets, id: string): string =>
  secrets.derive(`token/${id}`, 18).toString('base64url');
export const kurzcodeVon = (secrets: Secrets, id: string): string =>
  codeAus(secrets.derive(`kurzcode/${id}`, 5));

/** Makes the code of an appointment. A short code that stands somewhere already is thrown again. */
export async function legeZugangscodeAn(
  ctx: TenantCtx,
  tx: Tx,
  terminId: string,
  gueltigBis: Date,
): Promise<string> {
  for (;;) {
    const id = randomUUID();
    const kurz = hashToken(kurzcodeVon(ctx.deps.secrets, id));
    if (!(await findZugang(tx, kurz))) {
      await insertZugangscode(tx, { id, terminId, gueltigBis });
      const fuer = { unternehmenId: ctx.unternehmenId, codeId: id };
      await insertZugang(tx, { ...fuer, art: 'token', hash: hashToken(tokenVon(ctx.deps.secrets, id)) });
      await insertZugang(tx, { ...fuer, art: 'kurzcode', hash: kurz });
      return id;
    }
  }
}

export type Geoeffnet = {
  readonly ctx: TenantCtx;
  readonly terminId: string;
  readonly zugangscodeId: string;
};

const GERATEN_MAX = { anzahl: 10, proSekunden: 3600 };
/** Nobody guesses a token; this is for load. Whole villages share one address of a mobile network. */
const GELESEN_MAX = { anzahl: 600, proSekunden: 60 };

/**
 * Opens exactly one appointment. The token of a QR code suffices; the printed short code only together with the house
 * number, ten wrong tries an hour from one address.
 * @throws Refused 'code-ungueltig', the same for every reason
 */
export async function oeffne(
  ctx: GuestCtx,
  eingabe: { code: string; hausnr?: string | undefined },
): Promise<Geoeffnet> {
  const kurz = eingabe.code.trim().length <= 14 ? liesCode(eingabe.code) : undefined;
  const was = kurz ? 'kurzcode' : 'code';
  const limit = kurz ? GERATEN_MAX : GELESEN_MAX;
  await countNetworkOrRefuse(ctx, was, limit);
  const zugang = await ctx.transaction((tx) => findZugang(tx, hashToken(kurz ?? eingabe.code.trim())));
  if (!zugang || (zugang.art === 'kurzcode') !== (kurz !== undefined)) throw new Refused('code-ungueltig');
  const kunde = ctx.as({ art: 'kunde', zugangscodeId: zugang.zugangscode_id }, zugang.unternehmen_id);
  const code = await kunde.transaction((tx) => findZugangscode(tx, zugang.zugangscode_id));
  if (!code || code.gueltig_bis < ctx.now() || code.termin_id === null) throw new Refused('code-ungueltig');
  if (kurz !== undefined && schlicht(code.hausnr) !== schlicht(eingabe.hausnr ?? ''))
    throw new Refused('code-ungueltig');
  // Many customers share the address of one mobile network: only wrong codes count against it.
  if (kurz) await giveNetworkBack(ctx, was, limit);
  return { ctx: kunde, terminId: code.termin_id, zugangscodeId: zugang.zugangscode_id };
}

/** `12 a`, `12A` and `12-a` are one house. */
const schlicht = (hausnr: string): string => hausnr.toLowerCase().replaceAll(/[^a-z0-9½/]/g, '');
