import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { appIdAnlegen, testbetriebFestlegen } from '@kehrtour/contract/partnerbetrieb';

import type { AdminCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';
import { setTestbetrieb } from '../unternehmen/unternehmensstand.ts';
import {
  findUnternehmenId,
  insertApp,
  insertPartner,
  listPartner,
  sperreApp,
} from './partnerbetrieb.store.ts';

/** A vendor has time to put the new app id in place of the old one. */
const ALTE_TAGE = 14;
const TAG_MS = 86_400_000;
const KENNZEICHEN = 4;
/** To be told from one another at a glance, and found by programs that look for secrets in the wrong place. */
const VORSPANN = { test: 'kt_test_', produktion: 'kt_app_' } as const;

/** @throws Refused 'partner.name-vergeben' */
export async function legePartnerAn(ctx: AdminCtx, name: string): Promise<{ id: string }> {
  const id = randomUUID();
  const neu = await ctx.transaction((tx) => insertPartner(tx, { id, name, am: ctx.now() }));
  if (!neu) throw new Refused('partner.name-vergeben');
  return { id };
}

/** Makes an app id that is shown now and never again; only its hash is kept. */
export async function legeAppIdAn(
  ctx: AdminCtx,
  partnerId: string,
  { umgebung, alteSofortSperren }: BodyOf<typeof appIdAnlegen>,
): Promise<AnswerOf<typeof appIdAnlegen>> {
  const appId = `${VORSPANN[umgebung]}${newToken()}`;
  const am = ctx.now();
  const alteBis = alteSofortSperren ? am : new Date(am.getTime() + ALTE_TAGE * TAG_MS);
  await ctx.transaction(async (tx) => {
    if (!(await listPartner(tx)).some(({ id }) => id === partnerId)) throw new Refused('nicht-gefunden');
    const kennzeichen = appId.slice(-KENNZEICHEN);
    await insertApp(tx, {
      hash: hashToken(appId),
      id: randomUUID(),
      partnerId,
      umgebung,
      kennzeichen,
      am,
      alteBis,
    });
  });
  return { appId };
}

export async function sperreAppId(ctx: AdminCtx, id: string): Promise<Record<string, never>> {
  if (!(await ctx.transaction((tx) => sperreApp(tx, id, ctx.now())))) throw new Refused('nicht-gefunden');
  return {};
}

/** Whether a company is there for trying only: an app id for tests opens nothing else. */
export async function legeTestbetriebFest(
  ctx: AdminCtx,
  slug: string,
  testbetrieb: boolean,
): Promise<AnswerOf<typeof testbetriebFestlegen>> {
  const unternehmenId = await ctx.transaction((tx) => findUnternehmenId(tx, slug));
  if (unternehmenId === undefined) throw new Refused('nicht-gefunden');
  const row = await ctx.as(ctx.actor, unternehmenId).transaction((tx) => setTestbetrieb(tx, testbetrieb));
  if (!row) throw new Refused('partner.sandbox');
  return { name: row.name, testbetrieb };
}
