import { randomUUID } from 'node:crypto';

import type {
  bezirkBeanstanden,
  bezirkBestaetigen,
  bezirkNachbessern,
  Bezirksuebergabe,
  bezirkUebergeben,
} from '@kehrtour/contract/bezirksuebergabe';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import type { Tag } from '@kehrtour/domain/tag';

import { verlangeFrisch } from '../../konto/faktor/verlangeFrisch.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { uebergabeRefused } from './uebergabe.grund.ts';
import {
  deleteUebergabe,
  insertUebergabe,
  lockUebergabe,
  setBeanstandet,
  setBestaetigt,
  setNachgebessert,
} from './uebergabe.store.ts';
import { uebergabeJetzt, verlangeRecht } from './zeigeUebergabe.ts';

type Laufende = NonNullable<Awaited<ReturnType<typeof lockUebergabe>>>;

/** What is entered has happened. */
function verlangeVergangen(ctx: StaffCtx, feld: string, am: Tag): void {
  if (am > ortszeitAus(ctx.now()).tag) throw uebergabeRefused('kuenftig', feld);
}

const schritt = (
  ctx: StaffCtx,
  tut: (tx: Tx, laufende: Laufende) => Promise<unknown>,
): Promise<Bezirksuebergabe> => {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    const laufende = await lockUebergabe(tx);
    if (!laufende) throw new Refused('nicht-gefunden');
    await tut(tx, laufende);
    return uebergabeJetzt(ctx, tx);
  });
};

/** Says to whom and on which day the district goes: from then on the terms of § 19 Abs. 3 SchfHwG run. @throws Refused 'veraltet' */
export function uebergibBezirk(
  ctx: StaffCtx,
  { nachfolger, uebergebenAm }: BodyOf<typeof bezirkUebergeben>,
): Promise<Bezirksuebergabe> {
  verlangeRecht(ctx);
  return ctx.transaction(async (tx) => {
    const neu = { id: randomUUID(), nachfolger, uebergebenAm, von: ctx.actor.id, am: ctx.now() };
    if ((await insertUebergabe(tx, neu)) === 0) throw uebergabeRefused('laeuft-schon');
    await recordOfCompany(ctx, tx, { was: 'bezirk-uebergeben', nach: { nachfolger, uebergebenAm } });
    return uebergabeJetzt(ctx, tx);
  });
}

/** The successor objects, once; after that it is the authority's. @throws Refused 'veraltet' */
export const beanstandeUebergabe = (
  ctx: StaffCtx,
  { am, text }: BodyOf<typeof bezirkBeanstanden>,
): Promise<Bezirksuebergabe> =>
  schritt(ctx, async (tx, { id, beanstandet_am, bestaetigt_am }) => {
    verlangeVergangen(ctx, 'am', am);
    if (bestaetigt_am !== null) throw uebergabeRefused('schon-bestaetigt');
    if (beanstandet_am !== null) throw uebergabeRefused('schon-beanstandet');
    await setBeanstandet(tx, id, am, text);
    await recordOfCompany(ctx, tx, { was: 'bezirk-beanstandet', nach: { am } });
  });

/** @throws Refused 'veraltet' where nobody objected */
export const bessereUebergabeNach = (
  ctx: StaffCtx,
  { am }: BodyOf<typeof bezirkNachbessern>,
): Promise<Bezirksuebergabe> =>
  schritt(ctx, async (tx, { id, beanstandet_am, nachgebessert_am, bestaetigt_am }) => {
    verlangeVergangen(ctx, 'am', am);
    if (beanstandet_am === null || nachgebessert_am !== null || bestaetigt_am !== null)
      throw uebergabeRefused('nichts-beanstandet');
    await setNachgebessert(tx, id, am);
    await recordOfCompany(ctx, tx, { was: 'bezirk-nachgebessert', nach: { am } });
  });

/**
 * The successor, or the authority for her, says that everything is there: a day later what came from the district is deleted.
 * @throws Refused 'passwort-falsch' | 'zweiter-faktor-falsch' | 'veraltet'
 */
export async function bestaetigeUebergabe(
  ctx: StaffCtx,
  { am, von, ...nachweis }: BodyOf<typeof bezirkBestaetigen>,
): Promise<Bezirksuebergabe> {
  verlangeRecht(ctx);
  await verlangeFrisch(ctx, nachweis);
  return schritt(ctx, async (tx, { id, bestaetigt_am }) => {
    verlangeVergangen(ctx, 'am', am);
    if (bestaetigt_am !== null) throw uebergabeRefused('schon-bestaetigt');
    await setBestaetigt(tx, { id, am, von, jetzt: ctx.now() });
    await recordOfCompany(ctx, tx, { was: 'bezirk-bestaetigt', nach: { am, von } });
  });
}

/** Nothing is handed over after all, and nothing is deleted. @throws Refused 'nicht-gefunden' where none runs */
export const nimmUebergabeZurueck = (ctx: StaffCtx): Promise<Bezirksuebergabe> =>
  schritt(ctx, async (tx, { id }) => {
    await deleteUebergabe(tx, id);
    await recordOfCompany(ctx, tx, { was: 'bezirk-zurueckgenommen' });
  });
