import type { Mitarbeiter } from '@kehrtour/contract/mitarbeiter';
import type { HeikleAenderung } from '@kehrtour/domain/unternehmen/heikleAenderung';

import { listeErreichbareInhaber } from '../mitarbeiter/listeInhaber.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { leitungGeaendertMail } from './konto.mail.ts';

/** Says that somebody runs the company now, or no longer: to that person and to everybody who runs it. */
export async function meldeHeikles(
  ctx: StaffCtx,
  tx: Tx,
  heikel: readonly HeikleAenderung[],
  { vorher, nachher }: { vorher: Mitarbeiter | undefined; nachher: Mitarbeiter },
): Promise<void> {
  const wer = `${nachher.vorname} ${nachher.nachname}`;
  const [leitet, leitetNicht] = [heikel.includes('wird-inhaber'), heikel.includes('nicht-mehr-inhaber')];
  if (!leitet && !leitetNicht) return;
  const betroffen = vorher?.zugang === 'aktiv' ? [{ name: wer, email: vorher.email }] : [];
  const empfaenger = [...betroffen, ...(await listeErreichbareInhaber(tx))];
  for (const { name, email } of new Map(empfaenger.map((einer) => [einer.email, einer])).values())
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...leitungGeaendertMail({ name, wer, leitet }) },
      { anlass: 'konto', ereignis: `leitung/${ctx.requestId}`, vorlage: 'leitung-geaendert' },
    );
}
