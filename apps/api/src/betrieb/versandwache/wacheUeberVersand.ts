import { addressOf } from '@kehrtour/addresses/addresses';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { plusTage } from '@kehrtour/domain/tag';
import { product } from '@kehrtour/domain/text/product';
import { type Versandalarm, versandalarme } from '@kehrtour/domain/versand/versandanlass';

import { systemCtx, type TenantCtx } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { BETRIEB_ID, queueMail } from '../../platform/post/outbox.ts';
import { versandalarmMail } from './versandwache.mail.ts';
import {
  forgetVersandzahlen,
  isAlarmWritten,
  listBetriebsnamen,
  listVersandzahlen,
} from './versandwache.store.ts';

type Uhr = { readonly deps: Pick<Deps, 'db'>; readonly now: () => Date };

/** What of today the operator has to know of. */
export const ladeVersandalarme = async ({ deps, now }: Uhr): Promise<Versandalarm[]> =>
  versandalarme(await deps.db.transaction({}, (tx) => listVersandzahlen(tx, ortszeitAus(now()).tag)));

/** Every minute: tells the operator of what leaves too often, once for each cause, and again when many more companies do it. */
export async function wacheUeberVersand(deps: Deps): Promise<void> {
  const ctx = systemCtx(deps, BETRIEB_ID);
  const { tag } = ortszeitAus(deps.now());
  await deps.db.transaction({}, (tx) =>
    forgetVersandzahlen(tx, plusTage(tag, -AUFBEWAHRUNG.versandzaehler.tage)),
  );
  for (const alarm of await ladeVersandalarme({ deps, now: deps.now })) await melde(ctx, tag, alarm);
}

async function melde(ctx: TenantCtx, tag: string, alarm: Versandalarm): Promise<void> {
  const { anlass, anzahl, betriebe } = alarm;
  // One, two, four, eight companies: whoever makes a hundred of them does not fill this mailbox.
  const ereignis = `versandalarm/${tag}/${anlass}/${Math.floor(Math.log2(2 * betriebe.length + 1))}`;
  if (await ctx.transaction((tx) => isAlarmWritten(tx, ereignis))) return;
  const ids = betriebe.map(({ unternehmenId }) => unternehmenId);
  const namen = await namenDer(ctx.deps.db, ids);
  const link = addressOf(ctx.deps.env.addresses, 'admin', '/admin-area');
  await ctx.transaction((tx) =>
    queueMail(
      ctx,
      tx,
      {
        an: { name: product.operator.name, adresse: product.operator.mail },
        ...versandalarmMail(alarm, { namen, link }),
      },
      { anlass: 'alarm', ereignis, vorlage: 'versandalarm' },
    ),
  );
  ctx.deps.log.warn({ anlass, anzahl, unternehmen: ids }, 'unusually many messages');
}

async function namenDer(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.transaction({ role: 'kehrtour_betrieb' }, (tx) => listBetriebsnamen(tx, ids));
  return new Map(rows.map(({ id, name, ort }) => [id, `${name}, ${ort}`]));
}
