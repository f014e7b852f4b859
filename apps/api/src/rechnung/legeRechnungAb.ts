import { createHash } from 'node:crypto';

import { formatEuro, formatTag } from '@kehrtour/domain/format';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { queueMail } from '../platform/post/outbox.ts';
import { mailOf } from '../platform/post/systemMail.ts';
import { druckeRechnung } from './beleg/druckeRechnung.ts';
import { ueberschrift, zahlungInWorten } from './beleg/worte.ts';
import {
  findBeleg,
  findRechnung,
  findXml,
  insertBeleg,
  listBestaetigteEmpfaenger,
  type RechnungRow,
} from './rechnung.store.ts';

const PDF = 'application/pdf';

/**
 * Prints an invoice, files it under its hash and mails it; done twice it files and mails once. Answers the printed bytes.
 * @throws Error when the filed bytes are not those that were filed
 */
export async function legeRechnungAb(ctx: TenantCtx, rechnungId: string): Promise<Uint8Array> {
  const gefunden = await ctx.transaction(async (tx) => ({
    beleg: await findBeleg(tx, rechnungId),
    rechnung: await findRechnung(tx, rechnungId),
    xml: (await findXml(tx, rechnungId))?.xml,
  }));
  const { beleg, rechnung, xml } = gefunden;
  if (!rechnung || xml === undefined) throw new Error('no such invoice');
  if (beleg) return geprueft(await ctx.deps.files.get(beleg.schluessel), beleg.sha256);
  const bytes = await druckeRechnung(rechnung.inhalt, xml);
  // The key is the invoice's: two who print at once write the same bytes to the same place.
  const schluessel = `${ctx.unternehmenId}/${rechnungId}`;
  await ctx.deps.files.put(schluessel, bytes, PDF);
  await ctx.transaction(async (tx) => {
    const sha256 = hashVon(bytes);
    const neu = { rechnungId, schluessel, sha256, groesse: bytes.length, am: ctx.now() };
    if (await insertBeleg(tx, neu)) await schicke(ctx, tx, rechnung, bytes);
  });
  return bytes;
}

const hashVon = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function geprueft(bytes: Uint8Array, sha256: string): Uint8Array {
  if (hashVon(bytes) !== sha256) throw new Error('a filed invoice was changed');
  return bytes;
}

async function schicke(
  ctx: TenantCtx,
  tx: Tx,
  { inhalt, id, nummer }: RechnungRow,
  bytes: Uint8Array,
): Promise<void> {
  const mail = mailOf(`${ueberschrift(inhalt)} von Kehrtour`, [
    'Guten Tag,',
    `anbei die ${ueberschrift(inhalt)} vom ${formatTag(inhalt.ausgestelltAm)} über ${formatEuro(inhalt.bruttoCent)}. Die E-Rechnung (ZUGFeRD) liegt in der PDF-Datei.`,
    zahlungInWorten(inhalt),
  ]);
  const anhaenge = [{ name: `${nummer}.pdf`, typ: PDF, base64: Buffer.from(bytes).toString('base64') }];
  for (const { email } of await listBestaetigteEmpfaenger(tx))
    await queueMail(
      ctx,
      tx,
      { an: { name: inhalt.empfaenger.name, adresse: email }, ...mail, anhaenge },
      { anlass: 'rechnung', ereignis: `rechnung/${id}`, vorlage: 'rechnung' },
    );
}
