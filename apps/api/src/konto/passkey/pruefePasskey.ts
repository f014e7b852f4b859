import type { Passkeyantwort } from '@kehrtour/contract/passkeyantwort';
import type { Strategie } from '@kehrtour/domain/unternehmen/konto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { meldeFaktor } from '../faktor/meldeFaktor.ts';
import { anmeldungVon } from '../konto.store.ts';
import { personOf } from '../passwortMitLink.ts';
import { findPasskey, type PasskeyRow, setVerdacht, usePasskey, usePasskeyfrage } from './passkey.store.ts';
import { type Frage, liesFrage, nutzerkennung, ortDesPasskeys } from './passkeyfrage.ts';

export type Verlangt = {
  strategie: Strategie;
  /** What the challenge was asked for. */
  bindung: string;
  /** Without a password the device has to have made sure who holds it. */
  ohnePasswort: boolean;
};

/** Whose passkey answered, once; undefined for everything else, whatever the reason. */
export async function pruefePasskey(
  ctx: Ctx,
  antwort: Passkeyantwort,
  verlangt: Verlangt,
): Promise<{ personId: string } | undefined> {
  const row = await ctx.transaction((tx) => findPasskey(tx, verlangt.strategie, antwort.id));
  if (row === undefined || !gehoertDazu(ctx, row, antwort.response.userHandle)) return undefined;
  const gelesen = await lies(ctx, row, antwort, verlangt);
  if (gelesen === undefined) return undefined;
  const ergebnis = await ctx.transaction((tx) => verbrauche(ctx, tx, row, gelesen));
  if (ergebnis === 'verdacht') await melde(ctx, row);
  return ergebnis === 'gilt' ? { personId: row.person_id } : undefined;
}

function gehoertDazu(ctx: Ctx, row: PasskeyRow, userHandle: string | undefined): boolean {
  if (userHandle === undefined) return true;
  const eigene = nutzerkennung(ctx, { strategie: row.strategie, personId: row.person_id });
  return Buffer.from(eigene).toString('base64url') === userHandle;
}

/** Origin, host, signature and user verification; what is unreadable in it the library says by throwing. */
async function lies(
  ctx: Ctx,
  row: PasskeyRow,
  antwort: Passkeyantwort,
  { strategie, bindung, ohnePasswort }: Verlangt,
): Promise<{ frage: Frage; zaehler: number } | undefined> {
  const { rpId, origin } = ortDesPasskeys(ctx, strategie);
  let frage: Frage | undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...antwort,
        response: {
          clientDataJSON: antwort.response.clientDataJSON,
          authenticatorData: antwort.response.authenticatorData,
          signature: antwort.response.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => {
        frage = liesFrage(ctx, bindung, challenge);
        return frage !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      // The counter is compared in the database, where two at once cannot both be first.
      credential: { id: row.kennung, publicKey: Uint8Array.from(row.schluessel), counter: 0 },
      requireUserVerification: ohnePasswort,
    });
    if (!verified || frage === undefined) return undefined;
    return { frage, zaehler: authenticationInfo.newCounter };
  } catch (error) {
    ctx.deps.log.info({ strategie, err: error }, 'passkey refused');
    return undefined;
  }
}

async function verbrauche(
  ctx: Ctx,
  tx: Tx,
  row: PasskeyRow,
  { frage, zaehler }: { frage: Frage; zaehler: number },
): Promise<'gilt' | 'verbraucht' | 'verdacht'> {
  if (!(await usePasskeyfrage(tx, frage, ctx.now()))) return 'verbraucht';
  if (await usePasskey(tx, row.id, zaehler, ctx.now())) return 'gilt';
  return (await setVerdacht(tx, row.id, ctx.now())) ? 'verdacht' : 'verbraucht';
}

/** Its counter went backwards: there may be a copy of it. Its owner is told once. */
async function melde(ctx: Ctx, row: PasskeyRow): Promise<void> {
  const login = await ctx.transaction((tx) => anmeldungVon(tx, row.strategie, row.person_id));
  if (login === undefined) return;
  ctx.deps.log.warn({ person: row.person_id, strategie: row.strategie }, 'passkey counter went backwards');
  const { name } = await personOf(ctx, login);
  await ctx
    .as(ctx.actor, login.unternehmen_id ?? BETRIEB_ID)
    .transaction((tx) =>
      meldeFaktor(ctx, tx, { name, adresse: login.email }, { nachricht: 'passkeyKopie', warnung: true }),
    );
}
