import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Kehrbezirkssoftware } from '@kehrtour/contract/kehrbezirkssoftware';
import type { webhookHolen, webhookSetzen } from '@kehrtour/contract/partnerzusatz';

import type { PartnerCtx, StaffCtx } from '../../platform/ctx.ts';
import { isPublicAddress } from '../../platform/net/publicAddress.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { newToken } from '../../platform/settings/secrets.ts';
import { partnerRefused } from '../partner.grund.ts';
import { lockVerbindung } from '../verbindung.store.ts';
import { zaehleAbruf } from '../zeigeBetrieb.ts';
import { softwareJetzt, verlangeVerwaltung } from '../zeigeKehrbezirkssoftware.ts';
import { deleteWebhook, findWebhook, saveWebhook } from './webhook.store.ts';

export const webhookSiegel = (verbindungId: string): string => `webhook/${verbindungId}`;

function verlangeRecht(ctx: PartnerCtx): void {
  if (!ctx.actor.rechte.includes('kehrtouren.lesen')) throw new Refused('partner.ohne-recht');
}

/** Where the program wants to be told; a new address has a new secret, which is shown once. */
export async function setzeWebhook(
  ctx: PartnerCtx,
  { url }: BodyOf<typeof webhookSetzen>,
): Promise<AnswerOf<typeof webhookSetzen>> {
  verlangeRecht(ctx);
  await zaehleAbruf(ctx);
  verlangeZiel(url, ctx.deps.env.privateHosts);
  const secret = newToken();
  const { id } = ctx.actor;
  await ctx.transaction(async (tx) => {
    if (!(await lockVerbindung(tx, id))) throw new Refused('nicht-angemeldet');
    const geheimnis = ctx.deps.secrets.seal(webhookSiegel(id), secret);
    await saveWebhook(tx, { verbindungId: id, url, geheimnis, am: ctx.now() });
  });
  return { url, secret };
}

/** Names are looked up anew at every call; an address of our own network is refused at once. */
function verlangeZiel(text: string, privateHosts: readonly string[]): void {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') throw partnerRefused('ziel-keine-adresse');
  const wirt = url.hostname.replaceAll(/^\[|\]$/g, '');
  const eigener = privateHosts.includes(url.host) || privateHosts.includes(wirt);
  const istZahl = /^[\d.]+$/.test(wirt) || wirt.includes(':');
  if (eigener && /^https?:$/.test(url.protocol)) return;
  if (url.protocol !== 'https:') throw partnerRefused('ziel-ohne-tls');
  if (wirt === 'localhost' || (istZahl && !isPublicAddress(wirt)))
    throw partnerRefused('ziel-nicht-oeffentlich');
}

export async function zeigeWebhook(ctx: PartnerCtx): Promise<AnswerOf<typeof webhookHolen>> {
  verlangeRecht(ctx);
  await zaehleAbruf(ctx);
  const row = await ctx.transaction((tx) => findWebhook(tx, ctx.actor.id));
  if (!row) return { webhook: null };
  return {
    webhook: {
      url: row.url,
      active: row.aus_seit === null,
      failures: row.fehlversuche,
      lastDeliveryAt: row.zugestellt_am?.toISOString() ?? null,
      lastError: row.aus_grund,
    },
  };
}

export async function loescheWebhook(ctx: PartnerCtx): Promise<Record<string, never>> {
  verlangeRecht(ctx);
  await zaehleAbruf(ctx);
  await ctx.transaction((tx) => deleteWebhook(tx, ctx.actor.id));
  return {};
}

/** The company no longer wants its program to be told; the connection itself stays. */
export async function beendeWebhook(ctx: StaffCtx, verbindungId: string): Promise<Kehrbezirkssoftware> {
  verlangeVerwaltung(ctx);
  return ctx.transaction(async (tx) => {
    if ((await deleteWebhook(tx, verbindungId)) === 0) throw new Refused('nicht-gefunden');
    return softwareJetzt(ctx, tx);
  });
}
