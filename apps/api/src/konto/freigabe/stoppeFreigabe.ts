import type { Freigabeende } from '@kehrtour/domain/unternehmen/faktorfreigabe';

import { countNetworkOrRefuse } from '../../platform/access/limit.ts';
import type { AdminCtx, Ctx, GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken } from '../../platform/settings/secrets.ts';
import type { Anmeldung } from '../konto.store.ts';
import { hatFaktor } from '../konto.store.ts';
import { freigabeGestopptMail } from './freigabe.mail.ts';
import { endFreigaben, findEnde, findName } from './freigabe.store.ts';

const STOPPEN = { anzahl: 60, proSekunden: 3600 };
const LINK = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,120})$/;

/** Whoever comes in with the factor has not lost it: what waits to take it away is over. */
export async function stoppeNachAnmeldung(ctx: Ctx, login: Anmeldung): Promise<void> {
  if (login.strategie !== 'mitarbeiter' || login.unternehmen_id === null || !hatFaktor(login)) return;
  const dort = ctx.as(ctx.actor, login.unternehmen_id);
  await dort.transaction((tx) => beende(dort, tx, { mitarbeiterId: login.person_id }, 'anmeldung'));
}

/** A press in the mail; a second one is as good as the first. @throws Refused 'code-ungueltig' */
export async function stoppeMitLink(ctx: GuestCtx, code: string): Promise<Record<string, never>> {
  await countNetworkOrRefuse(ctx, 'faktorfreigabe-stoppen', STOPPEN);
  const [, unternehmenId, token] = LINK.exec(code) ?? [];
  if (unternehmenId === undefined || token === undefined) throw new Refused('code-ungueltig');
  const dort = ctx.as(ctx.actor, unternehmenId);
  const linkHash = hashToken(token);
  return dort.transaction(async (tx) => {
    if (await beende(dort, tx, { linkHash }, 'link')) return {};
    const { ende = null } = (await findEnde(tx, linkHash)) ?? {};
    if (ende === null || ende === 'wirksam') throw new Refused('code-ungueltig');
    return {};
  });
}

/** @throws Refused 'nicht-gefunden' where none waits */
export async function brichFreigabeAb(ctx: AdminCtx, unternehmenId: string): Promise<Record<string, never>> {
  const dort = ctx.as(ctx.actor, unternehmenId);
  return dort.transaction(async (tx) => {
    if (!(await beende(dort, tx, 'offene', 'betreiber'))) throw new Refused('nicht-gefunden');
    return {};
  });
}

async function beende(
  ctx: TenantCtx,
  tx: Tx,
  gemeint: Parameters<typeof endFreigaben>[1],
  ende: Exclude<Freigabeende, 'wirksam'>,
): Promise<boolean> {
  const am = ctx.now();
  const beendete = await endFreigaben(tx, gemeint, { ende, am });
  for (const { id, mitarbeiter_id: wen, email: adresse } of beendete) {
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: wen,
      was: 'zweiter-faktor:freigabe-gestoppt',
      nach: { wodurch: ende },
    });
    const name = (await findName(tx, wen))?.name ?? '';
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse }, ...freigabeGestopptMail({ name, am }) },
      { anlass: 'betreiber', ereignis: `faktorfreigabe/${id}/gestoppt`, vorlage: 'faktorfreigabe' },
    );
  }
  return beendete.length > 0;
}
