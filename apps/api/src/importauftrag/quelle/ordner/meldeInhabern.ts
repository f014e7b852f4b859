import { addressOf } from '@kehrtour/addresses/addresses';

import { listeErreichbareInhaber } from '../../../mitarbeiter/listeInhaber.ts';
import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/post/outbox.ts';
import { type Anlass, ordnerMail } from './ordner.mail.ts';
import { type OrdnerRow, setGemeldet } from './ordner.store.ts';

/** Whatever happens in a folder, its owners hear of it once a day; the page says all of it. */
const PAUSE_MS = 20 * 3_600_000;

export async function meldeInhabern(
  ctx: TenantCtx,
  tx: Tx,
  ordner: OrdnerRow,
  anlass: Anlass,
): Promise<void> {
  const am = ctx.now();
  if (ordner.gemeldet_am !== null && am.getTime() - ordner.gemeldet_am.getTime() < PAUSE_MS) return;
  await setGemeldet(tx, ordner.id, am);
  const seite = '/konto/einstellungen/verbindungen/kehrbezirkssoftware';
  const link = addressOf(ctx.deps.env.addresses, 'portal', seite);
  for (const { name, email, betrieb } of await listeErreichbareInhaber(tx))
    await queueMail(
      ctx,
      tx,
      {
        an: { name, adresse: email },
        ...ordnerMail({ name, betrieb, wirt: ordner.wirt, link }, anlass),
      },
      {
        anlass: 'hinweis',
        ereignis: `importordner/${ordner.id}/${am.toISOString()}`,
        vorlage: 'importordner',
      },
    );
}
