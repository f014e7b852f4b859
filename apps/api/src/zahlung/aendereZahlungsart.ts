import { randomUUID } from 'node:crypto';

import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { zahlungsartAendern, Zahlungsstand } from '@kehrtour/contract/zahlung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { recordOfCompany } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { siegelDesMandats } from './siegelDesMandats.ts';
import { zahlungRefused } from './zahlung.grund.ts';
import {
  claimVersion,
  findMandat,
  getZahlung,
  insertMandat,
  revokeMandat,
  saveZahlungsart,
} from './zahlung.store.ts';
import { anschriftAus, zahlungJetzt } from './zeigeZahlung.ts';

/**
 * Gives a mandate, puts another in its place, or takes it back: from then on nothing is debited.
 * @throws Refused 'veraltet' | 'eingabe-ungueltig'
 */
export async function aendereZahlungsart(
  ctx: StaffCtx,
  { lastschrift, version }: BodyOf<typeof zahlungsartAendern>,
): Promise<Zahlungsstand> {
  if (!darf(ctx.actor.rolle, 'zahlung.verwalten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await claimVersion(tx, version))) throw new Refused('veraltet');
    if (lastschrift !== null && anschriftAus(await getZahlung(tx)).leitwegId !== '')
      throw zahlungRefused('lastschrift-mit-leitweg');
    const heute = ortszeitAus(ctx.now()).tag;
    const bisher = await findMandat(tx);
    await revokeMandat(tx, heute);
    const referenz = lastschrift === null ? null : mandatsreferenz(ctx.unternehmenId);
    if (lastschrift !== null && referenz !== null) {
      const id = randomUUID();
      await insertMandat(tx, {
        id,
        referenz,
        kontoinhaber: lastschrift.kontoinhaber,
        iban: ctx.deps.secrets.seal(siegelDesMandats(id), lastschrift.iban),
        iban_ende: lastschrift.iban.slice(-4),
        erteilt_am: heute,
      });
    }
    await saveZahlungsart(tx, lastschrift === null ? 'rechnung' : 'lastschrift');
    await recordOfCompany(ctx, tx, {
      was: 'zahlungsart',
      von: { mandat: bisher?.referenz ?? null },
      nach: { mandat: referenz },
    });
    return zahlungJetzt(ctx, tx);
  });
}

/** Unique with every creditor (SEPA rulebook AT-01), short enough for a bank statement. */
const mandatsreferenz = (unternehmenId: string): string =>
  `KT-${unternehmenId.slice(0, 8)}-${randomUUID().slice(0, 8)}`.toUpperCase();
