import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { mailOf } from '../../platform/post/systemMail.ts';
import { listBestaetigteEmpfaenger, type RechnungRow } from '../rechnung.store.ts';
import { findMailDesBetriebs } from './buchhaltung.store.ts';

/** Writes to those who get the invoices, or to the company itself while nobody has confirmed an address. */
export async function maileZurRechnung(
  ctx: Pick<Ctx, 'deps' | 'now'>,
  tx: Tx,
  rechnung: RechnungRow,
  mail: { ereignis: string; betreff: string; absaetze: readonly string[] },
): Promise<void> {
  const bestaetigte = (await listBestaetigteEmpfaenger(tx)).map(({ email }) => email);
  const adressen = bestaetigte.length > 0 ? bestaetigte : await findMailDesBetriebs(tx);
  for (const adresse of adressen)
    await queueMail(
      ctx,
      tx,
      {
        an: { name: rechnung.inhalt.empfaenger.name, adresse },
        ...mailOf(mail.betreff, ['Guten Tag,', ...mail.absaetze]),
      },
      { anlass: 'rechnung', ereignis: mail.ereignis, vorlage: 'zur-rechnung' },
    );
}
