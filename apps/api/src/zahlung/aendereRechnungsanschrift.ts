import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { rechnungsanschriftAendern, Zahlungsstand } from '@kehrtour/contract/zahlung';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { zahlungRefused } from './zahlung.grund.ts';
import { claimVersion, findMandat, getZahlung, saveAnschrift } from './zahlung.store.ts';
import { zahlungJetzt } from './zeigeZahlung.ts';

/** Invoices that are out keep the address that they have. @throws Refused 'veraltet' | 'eingabe-ungueltig' */
export async function aendereRechnungsanschrift(
  ctx: StaffCtx,
  { version, ...anschrift }: BodyOf<typeof rechnungsanschriftAendern>,
): Promise<Zahlungsstand> {
  if (!darf(ctx.actor.rolle, 'zahlung.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const { anschrift: von } = await getZahlung(tx);
    if (!(await claimVersion(tx, version))) throw new Refused('veraltet');
    if (anschrift.leitwegId !== '' && (await findMandat(tx))) throw zahlungRefused('leitweg-mit-lastschrift');
    await saveAnschrift(tx, anschrift);
    await recordOfCompany(ctx, tx, { was: 'rechnungsanschrift', von, nach: anschrift });
    return zahlungJetzt(ctx, tx);
  });
}
