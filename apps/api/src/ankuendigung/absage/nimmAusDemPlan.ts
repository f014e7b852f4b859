import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { liegenschaftStilllegen } from '@kehrtour/contract/liegenschaft';
import { darf } from '@kehrtour/domain/rolle';
import { bedenkzeitBis } from '@kehrtour/domain/termin/bedenkzeit';

import { nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import { sperreKehrtouren } from '../../kehrtour/kehrtourStand.ts';
import { legeHausStill, liegenschaftJetzt } from '../../liegenschaft/legeHausStill.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import { delayMessages } from '../../platform/post/heldMessages.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { schreibeAusgang, verlangeStand } from '../../termin/aendereTermin.ts';
import { vomBuero } from '../../termin/wechsleTermin.ts';
import { ladeAnkuendigung } from '../ansage/ladeAnkuendigung.ts';
import { insertAnkuendigungen } from '../empfang/ankuendigung.store.ts';
import { sageEinenBesuchAb } from './sageKundenAb.ts';
import { sageVerwaltungAb } from './sageVerwaltungAb.ts';
import { listOffeneBesuche, listOffeneHalte, type OffenerBesuch } from './stillgelegt.store.ts';

/**
 * A house that is gone leaves the plan: no round drives there any more, who was told that somebody comes reads that nobody does,
 * and nothing new is planned. What was done there, and times somebody booked, stay.
 */
export async function nimmAusDemPlan(
  ctx: StaffCtx,
  id: string,
  version: number,
): Promise<AnswerOf<typeof liegenschaftStilllegen>> {
  if (!darf(ctx.actor.rolle, 'termin.absagen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => nimmHausAusDemPlan(ctx, tx, { id, version }));
}

/** `grund`: what those who were told read besides. @throws Refused */
export async function nimmHausAusDemPlan(
  ctx: StaffCtx,
  tx: Tx,
  { id, version, grund = '' }: { id: string; version: number; grund?: string },
): Promise<AnswerOf<typeof liegenschaftStilllegen>> {
  const halte = await listOffeneHalte(tx, id);
  const runden = [...new Set(halte.map(({ kehrtour_id }) => kehrtour_id))];
  await sperreKehrtouren(tx, runden);
  await legeHausStill(ctx, tx, { id, version });
  const besuche = await listOffeneBesuche(tx, id);
  const hinaus: string[] = [];
  for (const besuch of besuche) hinaus.push(...(await sageBesuchAb(ctx, tx, besuch, grund)));
  for (const runde of runden) hinaus.push(...(await sageHausAb(ctx, tx, { runde, besuche, grund })));
  await delayMessages(tx, hinaus, bedenkzeitBis(ctx.now()));
  for (const { halt_id: haltId, kehrtour_id: kehrtourId } of halte)
    await nimmHausHeraus(tx, { haltId, kehrtourId, liegenschaftId: id, am: ctx.now() });
  for (const runde of runden) await announce(tx, { art: 'kehrtour', id: runde });
  return {
    liegenschaft: await liegenschaftJetzt(tx, id),
    runden: runden.length,
    abgesagt: besuche.length,
  };
}

/** Whoever looks after the house hears once that all its visits of a round are off; answers what leaves by itself. */
async function sageHausAb(
  ctx: StaffCtx,
  tx: Tx,
  { runde, besuche, grund }: { runde: string; besuche: readonly OffenerBesuch[]; grund: string },
): Promise<string[]> {
  const terminIds = besuche.flatMap(({ id, kehrtour_id }) => (kehrtour_id === runde ? [id] : []));
  if (terminIds.length === 0) return [];
  const { empfaenge, rahmen } = await ladeAnkuendigung(ctx, tx, runde);
  const nachweise = await sageVerwaltungAb(ctx, tx, {
    empfaenge,
    terminIds,
    rahmen,
    kehrtourId: runde,
    grundVon: () => grund,
  });
  await insertAnkuendigungen(tx, nachweise);
  return nachweise.flatMap(({ ausgang_id }) => ausgang_id ?? []);
}

/** Nobody comes there any more; answers what leaves by itself. */
export async function sageBesuchAb(
  ctx: StaffCtx,
  tx: Tx,
  { id, version, kehrtour_id: kehrtourId }: OffenerBesuch,
  grund: string,
): Promise<string[]> {
  const termin = await verlangeStand(ctx, tx, id, version);
  await schreibeAusgang(ctx, tx, termin, {
    aktion: 'sageAb',
    wer: vomBuero(ctx),
    grund: 'Das Haus steht nicht mehr im Bestand',
  });
  return sageEinenBesuchAb(ctx, tx, { kehrtourId, terminId: id, grund, ohneVerwaltung: true });
}
