import { createHmac } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';

import { listeErreichbareInhaber } from '../../mitarbeiter/listeInhaber.ts';
import type { TenantCtx } from '../../platform/ctx.ts';
import type { Deps } from '../../platform/deps.ts';
import { fetchPublic, FetchRefused } from '../../platform/net/fetchPublic.ts';
import { queueMail } from '../../platform/post/outbox.ts';
import { defineJob, ID } from '../../platform/queue/defineJob.ts';
import { queueDue } from '../../platform/queueDue.ts';
import { webhookSiegel } from './setzeWebhook.ts';
import { webhookAusMail } from './webhook.mail.ts';
import {
  deleteAlleMeldungen,
  deleteMeldungen,
  listFaellige,
  listMeldungen,
  lockFaelligen,
  type MeldungRow,
  setFehlgeschlagen,
  setVersuchAb,
  setZugestellt,
  type WebhookRow,
} from './webhook.store.ts';

export const WEBHOOK = defineJob('partner.webhook', { verbindungId: ID });
/** Those that answered late or not at all the last time: they wait for one another, and nobody waits for them. */
export const WEBHOOK_LANGSAM = defineJob('partner.webhook-langsam', { verbindungId: ID });

/** Messages of one delivery; what is more comes with the next. */
const JE_ZUSTELLUNG = 100;
const ZEIT_MS = 10_000;
/** A program that answers later is called with the slow ones from then on. */
const FLINK_MS = 2000;
const BYTES_MAX = 4096;
const MINUTE_MS = 60_000;
/** Minutes until the next try after each failure in a row; after the last one it is switched off: about a day. */
const WARTEN_MINUTEN = [1, 5, 15, 60, 120, 240, 480, 720] as const;

/** Queues every delivery that is due. */
export async function reiheWebhooksEin(deps: Deps): Promise<void> {
  const faellige = await deps.db.transaction({ role: 'kehrtour_jobs' }, (tx) => listFaellige(tx, deps.now()));
  for (const [job, ob] of [
    [WEBHOOK, false],
    [WEBHOOK_LANGSAM, true],
  ] as const)
    await queueDue(
      deps,
      job,
      faellige
        .filter(({ langsam }) => langsam === ob)
        .map(({ unternehmen_id: unternehmenId, verbindung_id: verbindungId }) => ({
          key: verbindungId,
          data: { unternehmenId, verbindungId },
        })),
    );
}

/** Tells the program what waits. At least once: whoever dies between the answer and the commit tells it again. */
export async function stelleZu(ctx: TenantCtx, verbindungId: string): Promise<void> {
  const auftrag = await ctx.transaction(async (tx) => {
    const webhook = await lockFaelligen(tx, verbindungId, ctx.now());
    if (!webhook) return undefined;
    const meldungen = await listMeldungen(tx, verbindungId, JE_ZUSTELLUNG);
    if (meldungen.length === 0) return undefined;
    await setVersuchAb(tx, verbindungId, new Date(ctx.now().getTime() + 2 * MINUTE_MS));
    return { webhook, meldungen };
  });
  if (auftrag === undefined) return;
  const beginn = performance.now();
  const grund = await sende(ctx, auftrag);
  const langsam = performance.now() - beginn > FLINK_MS;
  await ctx.transaction(async (tx) => {
    if (grund !== undefined) return vermerkeFehler(ctx, tx, auftrag.webhook, grund);
    await deleteMeldungen(
      tx,
      auftrag.meldungen.map(({ id }) => id),
    );
    await setZugestellt(tx, verbindungId, { am: ctx.now(), langsam });
  });
}

type Tx = Parameters<typeof setZugestellt>[0];

async function vermerkeFehler(ctx: TenantCtx, tx: Tx, webhook: WebhookRow, grund: string): Promise<void> {
  const { verbindung_id: id, fehlversuche: bisher } = webhook;
  const warten = WARTEN_MINUTEN[bisher];
  const jetzt = ctx.now();
  await setFehlgeschlagen(tx, id, {
    fehlversuche: bisher + 1,
    ab: new Date(jetzt.getTime() + (warten ?? 0) * MINUTE_MS),
    ausSeit: warten === undefined ? jetzt : null,
    grund,
  });
  if (warten !== undefined) return;
  // Nobody listens: what waited is read by asking, once the program is there again.
  await deleteAlleMeldungen(tx, id);
  await schreibeInhabern(ctx, tx, webhook);
}

async function schreibeInhabern(ctx: TenantCtx, tx: Tx, webhook: WebhookRow): Promise<void> {
  const link = addressOf(
    ctx.deps.env.addresses,
    'portal',
    '/konto/einstellungen/verbindungen/kehrbezirkssoftware',
  );
  for (const { name, email, betrieb } of await listeErreichbareInhaber(tx)) {
    const teile = { name, betrieb, programm: webhook.partner_name, wirt: new URL(webhook.url).host, link };
    await queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...webhookAusMail(teile) },
      {
        anlass: 'hinweis',
        ereignis: `webhook/${webhook.verbindung_id}/${ctx.now().toISOString()}`,
        vorlage: 'webhook-aus',
      },
    );
  }
}

/** Answers why it failed, or nothing. */
async function sende(
  ctx: TenantCtx,
  { webhook, meldungen }: { webhook: WebhookRow; meldungen: readonly MeldungRow[] },
): Promise<string | undefined> {
  const body = JSON.stringify({ schornsteinfegerId: ctx.unternehmenId, events: meldungen.map(alsEreignis) });
  const zeit = String(Math.floor(ctx.now().getTime() / 1000));
  const geheimnis = ctx.deps.secrets.unseal(webhookSiegel(webhook.verbindung_id), webhook.geheimnis);
  try {
    const { status } = await fetchPublic({
      url: new URL(webhook.url),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'kehrtour-signature': `t=${zeit},v1=${signatur(geheimnis, zeit, body)}`,
      },
      body,
      bytesMax: BYTES_MAX,
      timeoutMs: ZEIT_MS,
      privateHosts: ctx.deps.env.privateHosts,
    });
    return status >= 200 && status < 300 ? undefined : `status-${status}`;
  } catch (fehler) {
    if (fehler instanceof FetchRefused) return fehler.grund;
    throw fehler;
  }
}

/** The time is signed, too, so that nobody can play an old message again. */
const signatur = (geheimnis: string, zeit: string, body: string): string =>
  createHmac('sha256', geheimnis).update(`${zeit}.${body}`).digest('hex');

const alsEreignis = ({ id, art, gegenstand_id: gegenstandId, kehrtour_id: kehrtourId, am }: MeldungRow) => ({
  id,
  type: art,
  objectId: gegenstandId,
  kehrtourId,
  at: am.toISOString(),
});
