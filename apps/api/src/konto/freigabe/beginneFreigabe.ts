import { randomUUID } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { faktorfreigabeBeginnen } from '@kehrtour/contract/faktorfreigabe';
import { FREIGABE_STUNDEN } from '@kehrtour/domain/unternehmen/faktorfreigabe';

import { type Inhaber, listeInhaber } from '../../mitarbeiter/listeInhaber.ts';
import { countOrRefuse } from '../../platform/access/limit.ts';
import type { AdminCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { hashToken, newToken } from '../../platform/settings/secrets.ts';
import { holeAdminUser } from '../holeAngemeldete.ts';
import { kontoRefused } from '../konto.grund.ts';
import { anmeldungVon, hatFaktor } from '../konto.store.ts';
import { freigabeBegonnenMail } from './freigabe.mail.ts';
import { insertFreigabe } from './freigabe.store.ts';

const IM_GANZEN = { anzahl: 10, proSekunden: 3600 };
const STUNDE_MS = 3_600_000;
const SEITE = '/anmelden/zuruecksetzung-stoppen';

/**
 * Begins the wait after which an owner's second factor goes. Password and sessions stay as they are, and nobody gets in by it:
 * afterwards the password alone lets in, and that only the owner has.
 */
export async function beginneFreigabe(
  ctx: AdminCtx,
  unternehmenId: string,
  { email, grund, nachweis }: BodyOf<typeof faktorfreigabeBeginnen>,
): Promise<Record<string, never>> {
  await countOrRefuse(ctx, `faktorfreigabe/${ctx.actor.id}`, IM_GANZEN);
  const { adminUser } = await holeAdminUser(ctx);
  const dort = ctx.as(ctx.actor, unternehmenId);
  const [id, token, am] = [randomUUID(), newToken(), ctx.now()];
  const wirksamAb = new Date(am.getTime() + FREIGABE_STUNDEN * STUNDE_MS);
  // The company stands in the link: whoever presses it is nobody's staff yet.
  const link = addressOf(ctx.deps.env.addresses, 'portal', SEITE, { code: `${unternehmenId}.${token}` });
  await dort.transaction(async (tx) => {
    const wen = await verlangeAlleinigen(tx, email);
    const neu = { id, email, wer: adminUser.name, grund, nachweis, begonnen_am: am, wirksam_ab: wirksamAb };
    if ((await insertFreigabe(tx, { ...neu, mitarbeiter_id: wen.id, link_hash: hashToken(token) })) === 0)
      throw kontoRefused('freigabe-laeuft');
    await record(dort, tx, {
      gegenstand: 'mitarbeiter',
      id: wen.id,
      was: 'zweiter-faktor:freigabe-begonnen',
      nach: { wer: adminUser.name, grund, nachweis, wirksamAb: wirksamAb.toISOString() },
    });
    const name = `${wen.vorname} ${wen.nachname}`;
    const mail = freigabeBegonnenMail({ name, wer: adminUser.name, grund, wirksamAb, link });
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...mail },
      { anlass: 'betreiber', ereignis: `faktorfreigabe/${id}/begonnen`, vorlage: 'faktorfreigabe' },
    );
  });
  ctx.deps.log.info({ freigabe: id, person: ctx.actor.id, unternehmen: unternehmenId }, 'factor reset begun');
  return {};
}

/** Where somebody else runs the company, too, that person resets it at once, and nobody of the operator is asked. */
async function verlangeAlleinigen(tx: Tx, email: string): Promise<Inhaber> {
  const alle = await listeInhaber(tx);
  const wen = alle.find((einer) => einer.email.toLowerCase() === email);
  if (!wen) throw kontoRefused('freigabe-kein-inhaber');
  if (alle.length > 1) throw kontoRefused('freigabe-nicht-allein');
  const login = await anmeldungVon(tx, 'mitarbeiter', wen.id);
  if (!login || !hatFaktor(login)) throw kontoRefused('freigabe-ohne-faktor');
  return wen;
}
