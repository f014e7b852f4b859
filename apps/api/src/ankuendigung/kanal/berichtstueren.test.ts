import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ruecklaufMail } from '../../../test/ruecklauf.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import type { Db } from '../../platform/db/db.ts';
import { unterschreibeMeldung } from './briefdienst/briefmeldung.ts';
import { unterschreibeRuecklauf } from './mail/installRuecklaufDoor.ts';
import { unterschreibeWhatsapp } from './messenger/whatsapp/whatsappMeldung.ts';
import { unterschreibe } from './weg/zustellbericht.ts';

const SMS_SCHLUESSEL = 'nur-seven-und-wir-kennen-ihn';
const WHATSAPP_GEHEIMNIS = 'nur-meta-und-wir-kennen-es';
const BRIEF_SCHLUESSEL = 'nur-pingen-und-wir-kennen-ihn';
const RUECKLAUF_SCHLUESSEL = 'nur-unser-mailserver-und-wir-kennen-ihn';
const NUMMER = '106540352242922';
/** Stands in what strangers send; no line of the log may say it. */
const GEHEIM = 'kanarienvogel';

type Kopf = Record<string, string>;
/** Every door: how its service signs a body, and with another key anybody else. */
const TUEREN: readonly {
  url: string;
  kopf: (inhalt: string, fremd?: boolean) => Kopf;
  zuGross: number;
  /** What is told there, where it is no JSON. */
  eigener?: () => string;
  /** Fewer of them: each is read in a process of its own. */
  wenige?: number;
}[] = [
  {
    url: '/sms/zustellbericht',
    zuGross: 20_000,
    kopf: (inhalt, fremd = false) => {
      const zeit = String(Math.floor(api.clock.now.getTime() / 1000));
      const nonce = 'fpPRhAd1s8GXacfR39mWqKPynmmXfJnc';
      const url = 'http://localhost:3000/api/sms/zustellbericht';
      const schluessel = fremd ? 'geraten' : SMS_SCHLUESSEL;
      const signatur = unterschreibe(schluessel, { zeit, nonce, methode: 'POST', url, inhalt });
      return { 'x-timestamp': zeit, 'x-nonce': nonce, 'x-signature': signatur };
    },
  },
  {
    url: '/briefe/meldung',
    zuGross: 70_000,
    kopf: (inhalt, fremd = false) => ({
      signature: unterschreibeMeldung(fremd ? 'geraten' : BRIEF_SCHLUESSEL, inhalt),
    }),
  },
  {
    url: '/whatsapp/meldung',
    zuGross: 3_200_000,
    kopf: (inhalt, fremd = false) => ({
      'x-hub-signature-256': unterschreibeWhatsapp(fremd ? 'geraten' : WHATSAPP_GEHEIMNIS, inhalt),
    }),
  },
  {
    url: '/mail/ruecklauf',
    zuGross: 2_200_000,
    kopf: (inhalt, fremd = false) => {
      const zeit = String(Math.floor(api.clock.now.getTime() / 1000));
      return {
        'x-zeit': zeit,
        'x-unterschrift': unterschreibeRuecklauf(fremd ? 'geraten' : RUECKLAUF_SCHLUESSEL, zeit, inhalt),
      };
    },
    eigener: () => Buffer.from(ruecklaufMail(randomUUID())).toString('base64'),
    wenige: 6,
  },
];

let api: TestApi;
let host = 0;
let wer: string;
beforeAll(async () => {
  api = await testApi({
    // Fewer than one dispatch is reported with.
    requestsPerMinute: 5,
    env: {
      SEVEN_API_KEY: 'schluessel',
      SEVEN_SIGNING_KEY: SMS_SCHLUESSEL,
      PINGEN_CLIENT_ID: 'konto',
      PINGEN_CLIENT_SECRET: 'geheim',
      PINGEN_ORGANISATION: 'org-1',
      PINGEN_SIGNING_KEY: BRIEF_SCHLUESSEL,
      MAIL_RETURN: 'ruecklauf@kehrtour.example',
      MAIL_RETURN_KEY: RUECKLAUF_SCHLUESSEL,
      WHATSAPP_TOKEN: 'schluessel',
      WHATSAPP_PHONE_NUMBER_ID: NUMMER,
      WHATSAPP_APP_SECRET: WHATSAPP_GEHEIMNIS,
      WHATSAPP_VERIFY_TOKEN: 'was-wir-verabredet-haben',
    },
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  host += 1;
  wer = `198.51.100.${host}`;
});

const klopfe = async (url: string, inhalt: string, kopf: Kopf, remoteAddress = wer) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...kopf },
    body: inhalt,
    remoteAddress,
  });
const mal = async <T>(anzahl: number, tat: (nr: number) => Promise<T>): Promise<T[]> => {
  const alle: T[] = [];
  for (let nr = 0; nr < anzahl; nr += 1) alle.push(await tat(nr));
  return alle;
};
/** What all services tell: about some message, and never twice the same. */
const jsonBericht = (): string =>
  JSON.stringify({
    webhook_event: 'dlr',
    object: 'whatsapp_business_account',
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: NUMMER },
              statuses: [{ status: 'delivered', biz_opaque_callback_data: randomUUID() }],
            },
          },
        ],
      },
    ],
    data: {
      foreign_id: randomUUID(),
      status: 'DELIVERED',
      type: 'webhook_sent',
      relationships: { letter: { data: { id: randomUUID() } } },
    },
  });

/** Says the head of a request that promises a body, and never sends it. */
function nurDenKopf(url: string, kopf: Kopf): Promise<string> {
  const port = (api.app.server.address() as AddressInfo).port;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      const zeilen = Object.entries({ host: 'localhost', 'content-length': '16000', ...kopf });
      socket.write(
        `POST ${url} HTTP/1.1\r\n${zeilen.map(([name, wert]) => `${name}: ${wert}\r\n`).join('')}\r\n`,
      );
    });
    socket.on('data', (part) => (answer += part.toString('utf8')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** Without the look of the server whether it is ready, which comes when its time is up: it only reads, and for no company. */
const fuerFremde = (rufe: Parameters<Db['transaction']>[]): Parameters<Db['transaction']>[] =>
  rufe.filter(([{ nurLesen, unternehmenId }]) => nurLesen !== true || unternehmenId !== undefined);

describe.each(TUEREN)('the door of reports $url', ({ url, kopf, zuGross, eigener, wenige = 40 }) => {
  const bericht = eigener ?? jsonBericht;
  it('answers who shows no signature before a byte of the body is there, and hangs up', async () => {
    const answer = await nurDenKopf(url, {});
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).not.toContain('signatur');
  });
  it('keeps off a stranger who goes on, without looking at what he signs, and lets others in', async () => {
    const versuche = await mal(15, (nr) => klopfe(url, `{"nr":${nr}}`, kopf(`{"nr":${nr}}`, true)));
    expect(versuche.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(10).fill(404),
      ...Array<number>(5).fill(429),
    ]);
    expect(Number(versuche.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const echter = bericht();
    // Not even a right signature is looked at any more, from there.
    expect((await klopfe(url, echter, kopf(echter))).statusCode).toBe(429);
    expect((await klopfe(url, echter, kopf(echter), '203.0.113.9')).statusCode).toBe(204);
    api.clock.now = new Date(api.clock.now.getTime() + 61_000);
    expect((await klopfe(url, '{}', kopf('{}', true))).statusCode).toBe(404);
  });
  it('counts bodies that are too large and heads without a signature alike', async () => {
    const gross = 'x'.repeat(zuGross);
    expect((await klopfe(url, gross, kopf(gross))).statusCode).toBe(413);
    await mal(4, () => klopfe(url, gross, kopf(gross)));
    await mal(5, () => klopfe(url, '{}', {}));
    expect((await klopfe(url, '{}', {})).statusCode).toBe(429);
  });
  it('asks no database for a stranger, and says nothing of what he sent', async () => {
    const transaction = vi.spyOn(api.deps.db, 'transaction');
    const before = api.logLines.length;
    const inhalt = `{"data":"${GEHEIM}"}`;
    await mal(12, () => klopfe(`${url}?${GEHEIM}`, inhalt, { ...kopf(inhalt, true), 'x-nonce': GEHEIM }));
    expect(fuerFremde(transaction.mock.calls)).toEqual([]);
    transaction.mockRestore();
    expect(api.logLines.slice(before).join('')).not.toContain(GEHEIM);
  });
  it('takes what is signed as often as it comes, however many requests others may make', async () => {
    const antworten = await mal(wenige, () => {
      const inhalt = bericht();
      return klopfe(url, inhalt, kopf(inhalt));
    });
    expect(new Set(antworten.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  });
  it('takes a report that is played again only once', async () => {
    const transaction = vi.spyOn(api.deps.db, 'transaction');
    const inhalt = bericht();
    const unterschrieben = kopf(inhalt);
    const antworten = await mal(20, () => klopfe(url, inhalt, unterschrieben));
    expect(new Set(antworten.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(fuerFremde(transaction.mock.calls)).toHaveLength(1);
    transaction.mockRestore();
  });
});
