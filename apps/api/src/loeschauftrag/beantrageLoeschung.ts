import { addressOf } from '@kehrtour/addresses/addresses';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Loeschauftrag, loeschauftragAnlegen } from '@kehrtour/contract/loeschauftrag';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';
import { istSeinName, istVorherNoetig } from '@kehrtour/domain/unternehmen/loeschauftrag';

import { verlangeFrisch } from '../konto/faktor/verlangeFrisch.ts';
import { listeErreichbareInhaber } from '../mitarbeiter/listeInhaber.ts';
import { countOrRefuse } from '../platform/access/limit.ts';
import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { queueMail } from '../platform/post/outbox.ts';
import type { SystemMail } from '../platform/post/systemMail.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { setTerminbuchung } from '../unternehmen/betriebsschalter.ts';
import { loeschauftragRefused } from './loeschauftrag.grund.ts';
import { type Loeschmail, loeschungBeantragtMail } from './loeschauftrag.mail.ts';
import { insertLoeschauftrag } from './loeschauftrag.store.ts';
import { loeschauftragJetzt } from './zeigeLoeschauftrag.ts';

/** Every one of them is a mail to each Inhaberin. */
const GRENZE = { anzahl: 5, proSekunden: 86_400 };

/**
 * Asks for the deletion of the company with everything in it. Strangers book nothing any more from now on; staff works as before.
 * Asked again while it waits, it says what is.
 * @throws Refused 'passwort-falsch' | 'zweiter-faktor-falsch' | 'eingabe-ungueltig' | 'loeschauftrag.hindernis'
 */
export async function beantrageLoeschung(
  ctx: StaffCtx,
  { name, ...nachweis }: BodyOf<typeof loeschauftragAnlegen>,
): Promise<Loeschauftrag> {
  if (!darf(ctx.actor.rolle, 'unternehmen.loeschen')) throw new Refused('nicht-erlaubt');
  await verlangeFrisch(ctx, nachweis);
  await countOrRefuse(ctx, `loeschauftrag/${ctx.unternehmenId}`, GRENZE);
  return ctx.transaction(async (tx) => {
    const stand = await loeschauftragJetzt(ctx, tx);
    if (stand.auftrag) return stand;
    if (!istSeinName(stand.name, name)) throw loeschauftragRefused('name-anders', stand.name);
    const hindernis = stand.hindernisse.find(({ art }) => istVorherNoetig(art));
    if (hindernis) throw loeschauftragRefused('hindernis', hindernis.art);
    const faelligAm = stand.heuteBeantragt;
    if ((await insertLoeschauftrag(tx, { von: ctx.actor.id, am: ctx.now(), faelligAm })) > 0) {
      await setTerminbuchung(tx, false);
      await recordOfCompany(ctx, tx, { was: 'loeschung-beantragt', nach: { faelligAm } });
      await schreibeInhabern(ctx, tx, { betrieb: stand.name, faelligAm, mail: loeschungBeantragtMail });
    }
    return loeschauftragJetzt(ctx, tx);
  });
}

type Anlass = { betrieb: string; faelligAm: Tag; mail: (an: Loeschmail) => SystemMail };
/** Every Inhaberin hears of it, whoever asked. */
export async function schreibeInhabern(
  ctx: TenantCtx,
  tx: Tx,
  { betrieb, faelligAm, mail }: Anlass,
): Promise<void> {
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/konto/einstellungen/datenschutz');
  for (const { name, email } of await listeErreichbareInhaber(tx))
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...mail({ name, betrieb, faelligAm, link }) },
      { anlass: 'hinweis', ereignis: `loeschauftrag/${ctx.now().toISOString()}`, vorlage: mail.name },
    );
}
