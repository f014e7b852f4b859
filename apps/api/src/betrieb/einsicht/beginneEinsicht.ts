import { randomUUID } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';
import type { Einsichtsstand } from '@kehrtour/contract/einsicht';
import { EINSICHT_MINUTEN } from '@kehrtour/domain/unternehmen/einsicht';

import { holeAdminUser } from '../../konto/holeAngemeldete.ts';
import { listeErreichbareInhaber } from '../../mitarbeiter/listeInhaber.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { AdminCtx } from '../../platform/ctx.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { beendeEinsicht } from './beendeEinsicht.ts';
import { einsichtMail } from './einsicht.mail.ts';
import { beginEinsicht, findBetriebName, insertEinsicht } from './einsicht.store.ts';

/** Each begins with mails to the owners. */
const IM_GANZEN = { anzahl: 30, proSekunden: 3600 };
const MINUTE_MS = 60_000;

/** Opens one company for reading; one that was open before is closed. Reason, history and mails are written with it. */
export async function beginneEinsicht(
  ctx: AdminCtx,
  unternehmenId: string,
  grund: string,
): Promise<Einsichtsstand> {
  await countOrRefuse(ctx, `einsicht/${ctx.actor.id}`, IM_GANZEN);
  const { adminUser } = await holeAdminUser(ctx);
  const dort = ctx.as(ctx.actor, unternehmenId);
  const name = (await dort.transaction(findBetriebName))?.name;
  if (name === undefined) throw new Refused('nicht-gefunden');
  await beendeEinsicht(ctx);
  const [id, von] = [randomUUID(), ctx.now()];
  const bis = new Date(von.getTime() + EINSICHT_MINUTEN * MINUTE_MS);
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/konto/einstellungen/unternehmen/einsichten');
  await dort.transaction(async (tx) => {
    await insertEinsicht(tx, { id, adminUserId: ctx.actor.id, wer: adminUser.name, grund, von, bis });
    await recordOfCompany(dort, tx, {
      was: 'einsicht-begonnen',
      nach: { wer: adminUser.name, grund, bis: bis.toISOString() },
    });
    for (const { name: an, email } of await listeErreichbareInhaber(tx)) {
      const mail = einsichtMail({ name: an, betrieb: name, wer: adminUser.name, grund, bis, link });
      await queueMail(
        ctx,
        tx,
        { an: { name: an, adresse: email }, ...mail },
        { anlass: 'betreiber', ereignis: `einsicht/${id}`, vorlage: 'einsicht' },
      );
    }
    // Last: without the rows that tell of it nothing is open.
    if (!(await beginEinsicht(tx, { sitzung: ctx.actor.sitzung, unternehmenId, id, bis })))
      throw new Refused('nicht-angemeldet');
  });
  ctx.deps.log.info({ einsicht: id, person: ctx.actor.id, unternehmen: unternehmenId }, 'insight begun');
  return { unternehmen: { id: unternehmenId, name }, grund, bis: bis.toISOString() };
}
