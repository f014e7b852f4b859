import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import type { Passkey, Passkeyfrage } from '@kehrtour/contract/passkey';

import { record } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { meldeFaktor } from '../faktor/meldeFaktor.ts';
import {
  beiSich,
  faktorinhaber,
  type PersonCtx,
  sitzungsbindung,
  verlangeFrisch,
} from '../faktor/verlangeFrisch.ts';
import { kontoRefused } from '../konto.grund.ts';
import { personOf } from '../passwortMitLink.ts';
import { deletePasskey, listPasskeys, setPasskeyname } from './passkey.store.ts';
import { FRAGE_MS, ortDesPasskeys, stelleFrage } from './passkeyfrage.ts';

/** One's own passkeys, the oldest first. */
export async function zeigePasskeys(ctx: PersonCtx): Promise<{ passkeys: Passkey[] }> {
  const rows = await ctx.transaction((tx) => listPasskeys(tx, faktorinhaber(ctx)));
  return {
    passkeys: rows.map((row) => ({
      id: row.id,
      name: row.name,
      angelegtAm: row.angelegt_am.toISOString(),
      zuletztAm: row.zuletzt_am?.toISOString() ?? null,
      verdaechtig: row.verdacht_am !== null,
    })),
  };
}

/** The challenge with whose answer a person confirms, beside her password, a change of her own login. */
export function frageNachNachweis(ctx: PersonCtx): Passkeyfrage {
  return {
    challenge: Buffer.from(stelleFrage(ctx, sitzungsbindung(ctx, 'nachweis'))).toString('base64url'),
    rpId: ortDesPasskeys(ctx, ctx.actor.art).rpId,
    timeout: FRAGE_MS,
    userVerification: 'preferred',
  };
}

export async function benennePasskey(
  ctx: PersonCtx,
  id: string,
  name: string,
): Promise<{ passkeys: Passkey[] }> {
  if (!(await ctx.transaction((tx) => setPasskeyname(tx, faktorinhaber(ctx), id, name))))
    throw new Refused('nicht-gefunden');
  return zeigePasskeys(ctx);
}

/** A lost device opens nothing any more; what was opened with it ends, too. An operator keeps one factor. */
export async function loeschePasskey(ctx: PersonCtx, id: string, frisch: FrischerNachweis): Promise<void> {
  const wer = faktorinhaber(ctx);
  const login = await verlangeFrisch(ctx, frisch);
  const person = await personOf(ctx, login);
  await beiSich(ctx).transaction(async (tx) => {
    const name = (await listPasskeys(tx, wer)).find((row) => row.id === id)?.name ?? '';
    const ergebnis = await deletePasskey(tx, wer, id, ctx.actor.sitzung);
    if (ergebnis === 'fehlt') throw new Refused('nicht-gefunden');
    if (ergebnis === 'letzter') throw kontoRefused('letzter-faktor');
    const an = { name: person.name, adresse: login.email };
    await meldeFaktor(ctx, tx, an, { nachricht: { passkeyEntfernt: name } });
    if (wer.strategie === 'mitarbeiter')
      await record(beiSich(ctx), tx, {
        gegenstand: 'mitarbeiter',
        id: wer.personId,
        was: 'passkey:entfernt',
        von: { name },
      });
  });
}
