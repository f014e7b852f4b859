import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { sandboxTokenAnlegen } from '@kehrtour/contract/sandbox';

import { MITTE } from '../../demo/musterbach.plan.ts';
import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { legeTokenAn } from '../partner/legeTokenAn.ts';
import { partnerName } from '../partner/partnerName.ts';
import type { AdminCtx, StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { waitForTurn } from '../platform/db/waitForTurn.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { setTestbetrieb } from '../unternehmen/unternehmensstand.ts';
import { findSandbox, insertSandbox } from './sandbox.store.ts';
import { reiheEin } from './setzeSandboxZurueck.ts';

const ORT = {
  bundesland: 'BY' as const,
  plz: '91999',
  ort: 'Musterbach',
  email: 'sandbox@musterbach.example',
};
const STARTORT = { name: 'Betriebshof am Marktplatz', koordinaten: MITTE };
const WARTEN_MS = 10_000;

/** A company for this vendor alone; its houses and rounds come by the job that sets it back. */
export async function legeSandboxAn(ctx: AdminCtx, partnerId: string): Promise<Record<string, never>> {
  const name = await ctx.transaction((tx) => partnerName(tx, partnerId));
  if (name === undefined) throw new Refused('nicht-gefunden');
  const wo = ctx.as(ctx.actor, partnerId);
  await wo.transaction(async (tx) => {
    await waitForTurn(tx, `sandbox/${partnerId}`, WARTEN_MS);
    if (await findSandbox(tx)) return;
    await legeUnternehmenAn(tx, {
      name: `Sandbox ${name}`,
      slug: `sandbox-${partnerId.slice(0, 8)}`,
      ...ORT,
      angelegtAm: ctx.now(),
    });
    await setTestbetrieb(tx, true);
    await legeKatalogAn(tx);
    await insertSandbox(tx, await stelleEin(tx), ctx.now());
    await reiheEin(ctx.deps, tx, partnerId);
  });
  return {};
}

/** Two who drive; nobody of them can log in. Answers the id of the owner. */
async function stelleEin(tx: Tx): Promise<string> {
  const person = { email: '', startort: STARTORT, vorname: 'Test' } as const;
  const inhaberId = await legeMitarbeiterAn(tx, {
    ...person,
    nachname: 'Inhaberin',
    rolle: 'inhaber',
    qualifikation: 'bbsf',
  });
  await legeMitarbeiterAn(tx, { ...person, nachname: 'Geselle', rolle: 'geselle', qualifikation: 'geselle' });
  return inhaberId;
}

/** @throws Refused 'nicht-gefunden' where the vendor has none */
export async function setzeSandboxNeuAuf(ctx: AdminCtx, partnerId: string): Promise<Record<string, never>> {
  await ctx.as(ctx.actor, partnerId).transaction(async (tx) => {
    if (!(await findSandbox(tx))) throw new Refused('nicht-gefunden');
    await reiheEin(ctx.deps, tx, partnerId);
  });
  return {};
}

/** Ten letters that the vendor exchanges with its app id for tests; made in the name of the invented owner. */
export async function legeSandboxTokenAn(
  ctx: AdminCtx,
  partnerId: string,
): Promise<AnswerOf<typeof sandboxTokenAnlegen>> {
  const sandbox = await ctx.as(ctx.actor, partnerId).transaction(findSandbox);
  if (!sandbox) throw new Refused('nicht-gefunden');
  const inhaberin: StaffCtx = ctx.as(
    { art: 'mitarbeiter', id: sandbox.mitarbeiter_id, rolle: 'inhaber', sitzung: new Uint8Array() },
    partnerId,
  );
  return legeTokenAn(inhaberin, {
    rechte: ['liegenschaften.senden', 'kehrtouren.lesen'],
    mailFuerTermine: false,
    gleiche: 'zusammenfuehren',
  });
}
