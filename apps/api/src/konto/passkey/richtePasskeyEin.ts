import { randomUUID } from 'node:crypto';

import type { CallOf } from '@kehrtour/contract/endpoint';
import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import type { passkeyAnlegen, Passkeyeinrichtung } from '@kehrtour/contract/passkey';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';

import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { meldeFaktor } from '../faktor/meldeFaktor.ts';
import {
  beiSich,
  faktorinhaber,
  nimmVersuchZurueck,
  type PersonCtx,
  sitzungsbindung,
  verlangeFrisch,
  zaehleVersuch,
} from '../faktor/verlangeFrisch.ts';
import { neueCodes } from '../faktor/wiederherstellungscodes.ts';
import { kontoRefused } from '../konto.grund.ts';
import { anmeldungVon } from '../konto.store.ts';
import { personOf } from '../passwortMitLink.ts';
import { insertPasskey, listPasskeys, usePasskeyfrage } from './passkey.store.ts';
import {
  FRAGE_MS,
  type Frage,
  liesFrage,
  nutzerkennung,
  ortDesPasskeys,
  stelleFrage,
} from './passkeyfrage.ts';

type Antwort = CallOf<typeof passkeyAnlegen>['body']['antwort'];
type Neuer = { frage: Frage; kennung: string; schluessel: Uint8Array; zaehler: number; transporte: string[] };

const anlagebindung = (ctx: PersonCtx): string => sitzungsbindung(ctx, 'anlegen');
/** EdDSA, ES256, RS256: what every device of today has one of. */
const VERFAHREN = [-8, -7, -257];

/** What the browser needs to make one. Nothing is stored; the session is bound into the challenge. */
export async function beginnePasskey(ctx: PersonCtx, frisch: FrischerNachweis): Promise<Passkeyeinrichtung> {
  const login = await verlangeFrisch(ctx, frisch);
  const { name } = await personOf(ctx, login);
  const vorhandene = await ctx.transaction((tx) => listPasskeys(tx, faktorinhaber(ctx)));
  const optionen = await generateRegistrationOptions({
    rpName: 'Kehrtour',
    rpID: ortDesPasskeys(ctx, ctx.actor.art).rpId,
    userName: login.email,
    userDisplayName: name,
    userID: nutzerkennung(ctx, faktorinhaber(ctx)),
    challenge: stelleFrage(ctx, anlagebindung(ctx)),
    timeout: FRAGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: VERFAHREN,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return {
    challenge: optionen.challenge,
    rp: { id: ortDesPasskeys(ctx, ctx.actor.art).rpId, name: optionen.rp.name },
    user: optionen.user,
    pubKeyCredParams: optionen.pubKeyCredParams,
    timeout: FRAGE_MS,
    attestation: 'none',
    excludeCredentials: vorhandene.map(({ kennung }) => ({ id: kennung, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
  };
}

/** Stores it. The first factor of a person ends her other sessions and brings recovery codes. */
export async function legePasskeyAn(
  ctx: PersonCtx,
  { name, antwort }: { name: string; antwort: Antwort },
): Promise<{ codes: string[] }> {
  await zaehleVersuch(ctx);
  const neuer = await liesNeuen(ctx, antwort);
  const wer = faktorinhaber(ctx);
  const login = await ctx.transaction((tx) => anmeldungVon(tx, wer.strategie, wer.personId));
  if (neuer === undefined || login === undefined) throw kontoRefused('faktor-geaendert');
  const { codes, hashes } = neueCodes(ctx, wer);
  const person = await personOf(ctx, login);
  const erster = await beiSich(ctx).transaction(async (tx) => {
    const ergebnis = await speichere(ctx, tx, { ...neuer, name, codes: hashes });
    const an = { name: person.name, adresse: login.email };
    await meldeFaktor(ctx, tx, an, { nachricht: { passkey: name, erster: ergebnis === 'erster' } });
    if (wer.strategie === 'mitarbeiter')
      await record(beiSich(ctx), tx, {
        gegenstand: 'mitarbeiter',
        id: wer.personId,
        was: 'passkey:angelegt',
        nach: { name },
      });
    return ergebnis === 'erster';
  });
  await nimmVersuchZurueck(ctx);
  return { codes: erster ? codes : [] };
}

async function speichere(
  ctx: PersonCtx,
  tx: Tx,
  { frage, ...neuer }: Neuer & { name: string; codes: readonly string[] },
): Promise<'erster' | 'weiterer'> {
  if (!(await usePasskeyfrage(tx, frage, ctx.now()))) throw kontoRefused('faktor-geaendert');
  const ergebnis = await insertPasskey(tx, faktorinhaber(ctx), {
    ...neuer,
    id: randomUUID(),
    am: ctx.now(),
    behalte: ctx.actor.sitzung,
  });
  if (ergebnis === 'erster' || ergebnis === 'weiterer') return ergebnis;
  if (ergebnis === 'zu-viele') throw kontoRefused('zu-viele-passkeys');
  throw kontoRefused(ergebnis === 'bekannt' ? 'passkey-bekannt' : 'faktor-geaendert');
}

async function liesNeuen(ctx: PersonCtx, antwort: Antwort): Promise<Neuer | undefined> {
  const { rpId, origin } = ortDesPasskeys(ctx, ctx.actor.art);
  let frage: Frage | undefined;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...antwort,
        response: {
          clientDataJSON: antwort.response.clientDataJSON,
          attestationObject: antwort.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => {
        frage = liesFrage(ctx, anlagebindung(ctx), challenge);
        return frage !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: VERFAHREN,
    });
    if (!verified || frage === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transporte = (antwort.response.transports ?? []).filter((text) => /^[a-z-]+$/.test(text));
    return { frage, kennung: id, schluessel: publicKey, zaehler: counter, transporte };
  } catch (error) {
    ctx.deps.log.info({ strategie: ctx.actor.art, err: error }, 'passkey not registered');
    return undefined;
  }
}
