import { formatEuro } from '@kehrtour/domain/format';
import { smsTeile } from '@kehrtour/domain/versand/sms';

import type { TenantCtx } from '../../../platform/ctx.ts';
import { einstellungenAus } from '../../../unternehmen/einstellungen.ts';
import { ankuendigungRefused } from '../../empfang/ankuendigung.grund.ts';
import type { Empfang } from '../../empfang/empfang.ts';
import { baueZettel, type Zettelrahmen } from '../../papier/baueZettel.ts';
import type { Anlass } from '../../papier/nachricht.ts';
import { ankuendigungSms } from './ankuendigungSms.ts';

/** As long as the real ones, before there are any. */
const MUSTERZUGANG = { token: 'x'.repeat(24), kurzcode: 'X'.repeat(8) };

/** As how many messages a notice by SMS would be paid for. */
export function smsTeileFuer(empfang: Empfang, rahmen: Zettelrahmen, anlass: Anlass): number {
  const { fenster_von: von, fenster_bis: bis } = empfang.halt;
  const zettel = baueZettel(empfang, rahmen, MUSTERZUGANG);
  return smsTeile(ankuendigungSms({ zettel, rahmen, anlass, fenster: { von, bis } }));
}

/** A message to be; `rahmen` is that of its round. */
export type SmsAnsage = {
  readonly empfang: Empfang;
  readonly anlass: Anlass;
  readonly rahmen: Zettelrahmen;
};

/** @throws Refused 'ankuendigung.zu-teuer' where the SMS of one press cost more than the company wants to pay for one */
export function verlangeBezahlbareSms({ deps }: TenantCtx, ansagen: readonly SmsAnsage[]): void {
  const [erste] = ansagen;
  if (!erste) return;
  const teile = ansagen.reduce(
    (summe, { empfang, anlass, rahmen }) => summe + smsTeileFuer(empfang, rahmen, anlass),
    0,
  );
  const { hoechstensEuro } = einstellungenAus(erste.rahmen.absender.einstellungen).sms;
  const cent = Math.ceil(teile * deps.env.smsCent);
  if (cent > hoechstensEuro * 100)
    throw ankuendigungRefused('zu-teuer', formatEuro(cent), formatEuro(hoechstensEuro * 100));
}
