import { addressOf } from '@kehrtour/addresses/addresses';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { announce } from '../../platform/db/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachCompany } from '../../platform/forEachCompany.ts';
import { record } from '../../platform/history.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { deleteFaktoren } from '../faktor/faktor.store.ts';
import { freigabeWirksamMail } from './freigabe.mail.ts';
import { endFreigaben, findName, listFaellige } from './freigabe.store.ts';

/** Takes the second factor of everybody whose wait is over and whom nobody stopped. Runs again without harm. */
export async function setzeFreigabenUm(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listFaellige(tx, deps.now()),
  );
  await forEachCompany(deps, { what: 'faktorfreigabe', rows: faellige }, (ctx) =>
    ctx.transaction((tx) => setzeUm(ctx, tx)),
  );
}

async function setzeUm(ctx: TenantCtx, tx: Tx): Promise<void> {
  const am = ctx.now();
  for (const { id, mitarbeiter_id: wen, email: adresse, wer } of await endFreigaben(
    tx,
    { faelligAm: am },
    { ende: 'wirksam', am },
  )) {
    await deleteFaktoren(tx, { strategie: 'mitarbeiter', personId: wen });
    await record(ctx, tx, {
      gegenstand: 'mitarbeiter',
      id: wen,
      was: 'zweiter-faktor:freigabe-wirksam',
      nach: { wer },
    });
    await announce(tx, { art: 'mitarbeiter', id: wen });
    const name = (await findName(tx, wen))?.name ?? '';
    const link = addressOf(ctx.deps.env.addresses, 'portal', '/anmelden');
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse }, ...freigabeWirksamMail({ name, am, link }) },
      { anlass: 'betreiber', ereignis: `faktorfreigabe/${id}/wirksam`, vorlage: 'faktorfreigabe' },
    );
  }
}
