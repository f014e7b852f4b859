import type { Rechnungsanschrift, Zahlungsstand } from '@kehrtour/contract/zahlung';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import { naechsterWechsel, tarifAm } from '@kehrtour/domain/unternehmen/tarifwechsel';

import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { letzterFreierTag } from './letzterFreierTag.ts';
import {
  findMandat,
  getZahlung,
  listEmpfaenger,
  listTarifwechsel,
  type ZahlungRow,
} from './zahlung.store.ts';

export async function zeigeZahlung(ctx: StaffCtx): Promise<Zahlungsstand> {
  if (!darf(ctx.actor.rolle, 'zahlung.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction((tx) => zahlungJetzt(ctx, tx));
}

export async function zahlungJetzt(ctx: Pick<TenantCtx, 'now'>, tx: Tx): Promise<Zahlungsstand> {
  const heute = ortszeitAus(ctx.now()).tag;
  const row = await getZahlung(tx);
  const wechsel = await listTarifwechsel(tx);
  const mandat = await findMandat(tx);
  return {
    tarif: tarifAm(wechsel, heute),
    danach: naechsterWechsel(wechsel, heute) ?? null,
    testendeAm: letzterFreierTag(row),
    heute,
    mitarbeitende: row.mitarbeitende,
    anschrift: anschriftAus(row),
    anschriftDesBetriebs: row.anschrift === null,
    empfaenger: await listEmpfaenger(tx),
    art: row.art,
    mandat: mandat
      ? {
          referenz: mandat.referenz,
          kontoinhaber: mandat.kontoinhaber,
          ibanEnde: mandat.iban_ende,
          erteiltAm: mandat.erteilt_am,
        }
      : null,
    version: row.version,
  };
}

/** Whom invoices are made out to: what was entered, or the company itself. */
export const anschriftAus = ({ anschrift, betrieb }: ZahlungRow): Rechnungsanschrift =>
  anschrift ?? { ...betrieb, zusatz: '', ustId: '', leitwegId: '' };
