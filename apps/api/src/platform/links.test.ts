import { randomUUID } from 'node:crypto';

import { type Neighbour, neighbourAt } from '@kehrtour/addresses/addresses';
import { isOneOf } from '@kehrtour/addresses/pattern';
import { apps } from '@kehrtour/addresses/table';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kalender from '@kehrtour/contract/kalender';
import * as konto from '@kehrtour/contract/konto';
import { FASSUNG_HEUTE, newsletterAnmelden } from '@kehrtour/contract/newsletter';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import { product } from '@kehrtour/domain/text/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fremderBetrieb, type FremderBetrieb } from '../../test/fremderBetrieb.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { legeAdminUserAn } from '../konto/legeAdminUserAn.ts';
import { systemCtx } from './ctx.ts';
import { sql } from './db/sql.ts';
import { BETRIEB_ID } from './post/outbox.ts';

const DOMAIN = 'kehrtour.example';

let api: TestApi;
let wo: FremderBetrieb;
/** Text and calendar of every mail that anybody got, by the sort of mail. */
const mails: { vorlage: string; text: string }[] = [];

beforeAll(async () => {
  api = await testApi({ worker: true, env: { PUBLIC_DOMAIN: DOMAIN, POSTFACH: '' } });
  wo = await fremderBetrieb(api);
  await api.call(konto.registrieren, {
    body: {
      firma: 'Kaminkehrer Huber',
      vorname: 'Eva',
      nachname: 'Huber',
      email: 'eva@example.org',
      bundesland: 'BY',
      plz: '91207',
      ort: 'Lauf',
    },
  });
  const betrieb = systemCtx(api.deps, BETRIEB_ID, 'test');
  await betrieb.transaction(async (tx) => {
    const neu = await legeAdminUserAn(betrieb, tx, { name: 'Olga Peter', email: 'operator@example.org' });
    // Printed by the command that makes her, not mailed.
    mails.push({ vorlage: 'operator', text: neu?.link ?? '' });
  });
  await api.call(newsletterAnmelden, { body: { email: 'liest@example.org', fassung: FASSUNG_HEUTE } });
  await kuendigeAn();
  await sammle();
});
afterAll(() => api.close());

async function kuendigeAn(): Promise<void> {
  const haeuser = await neueHaeuser(wo, 6);
  const datum = { tage: ['2027-02-02'], feiertageErlaubt: false };
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser, { datum }));
  const { status } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    wo.token.inhaber,
  );
  expect(status).toBe(200);
}

async function sammle(): Promise<void> {
  for (const ctx of [wo.ctx, systemCtx(api.deps, BETRIEB_ID, 'test')]) {
    const rows = await ctx.transaction((tx) =>
      tx.rows<{ vorlage: string; nachricht: object }>(sql`select vorlage, nachricht from ausgang`),
    );
    mails.push(...rows.map(({ vorlage, nachricht }) => ({ vorlage, text: JSON.stringify(nachricht) })));
  }
}

const linksIn = (text: string): URL[] =>
  [...text.replaceAll('&amp;', '&').matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([link]) => new URL(link));

/** Empty when the host that the link names has this page. */
function faultOf(link: URL): string {
  const neighbour: Neighbour | undefined = neighbourAt(api.deps.env.addresses, link.host);
  if (neighbour === undefined) return `${link.href} is on no host of ours`;
  if (neighbour === 'api') return /^\/kalender\/[\w-]+\.ics$/.test(link.pathname) ? '' : link.href;
  const app = apps.find(({ name }) => name === neighbour);
  return app && isOneOf(app.pages, link.pathname) ? '' : `${neighbour} has no page ${link.pathname}`;
}

describe('with a host for every app', () => {
  it('every link of every mail opens on its host', () => {
    const links = mails.flatMap(({ text }) => linksIn(text));
    expect(links.map(faultOf).filter(Boolean)).toEqual([]);
    const hosts = new Set(links.map(({ host }) => host));
    expect([...hosts].toSorted()).toEqual([`admin.${DOMAIN}`, `termin.${DOMAIN}`, `www.${DOMAIN}`]);
    expect(new Set(mails.map(({ vorlage }) => vorlage)).size).toBeGreaterThan(3);
  });

  it('the office’s own mails lead to its desk', async () => {
    await api.call(konto.passwortVergessen, {
      body: { strategie: 'mitarbeiter', email: `inhaber@${wo.unternehmenId.slice(0, 8)}.example` },
    });
    const links = async () =>
      (
        await wo.ctx.transaction((tx) =>
          tx.rows<{ nachricht: object }>(sql`select nachricht from ausgang where vorlage = 'passwort'`),
        )
      ).flatMap(({ nachricht }) => linksIn(JSON.stringify(nachricht)));
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
    for (const link of await links()) {
      expect(faultOf(link)).toBe('');
      expect(link.host).toBe(`app.${DOMAIN}`);
    }
  });

  it('feeds, the booking page and its script have addresses of their own', async () => {
    const { body: stand } = await api.call(terminbuchungHolen, {}, wo.token.inhaber);
    expect(stand).toMatchObject({
      seite: `https://termin.${DOMAIN}/unternehmen/${wo.slug}/termin`,
      skript: `https://termin.${DOMAIN}/einbetten/v1/kehrtour-termin.js`,
    });
    const { body: feeds } = await api.call(kalender.kalenderHolen, {}, wo.token.inhaber);
    const links = linksIn(JSON.stringify(feeds));
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(faultOf).filter(Boolean)).toEqual([]);
    const feed = await api.app.inject(`/kalender/${wo.feed}`);
    expect(feed.statusCode).toBe(200);
    expect(linksIn(feed.payload.replaceAll(/\r\n /g, '')).map(faultOf).filter(Boolean)).toEqual([]);
  });
});

it('the site is built for the address that the front door replaces', () => {
  expect(apps.find(({ name }) => name === 'marketing')?.builtFor).toBe(product.site);
});
