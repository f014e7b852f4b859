import type { TenantCtx } from '../../platform/ctx.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { AbsenderRow } from '../empfang.store.ts';

/** Which ways stand open to this company: the installation has a service for it, and the company wants it. */
export type OffeneWege = { readonly sms: boolean; readonly whatsapp: boolean; readonly briefdienst: boolean };

export function offeneWege({ deps }: TenantCtx, { einstellungen }: AbsenderRow): OffeneWege {
  const { sms, whatsapp, briefdienst } = einstellungenAus(einstellungen);
  return {
    sms: deps.shortMessages.sms !== undefined && sms.an && sms.absender !== '',
    whatsapp: deps.shortMessages.whatsapp !== undefined && whatsapp.an,
    briefdienst: deps.letters !== undefined && briefdienst.an,
  };
}
