import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';

import type { Deps } from '../deps.ts';
import { installProblemHandler } from '../http/problemHandler.ts';
import { readEnv } from '../settings/env.ts';
import { installMailbox } from './mailbox.ts';

const mail = {
  id: '0190b5a2-7c1e-4000-8000-000000000001',
  weg: 'mail',
  status: 'gesendet',
  angelegt_am: new Date('2027-01-11T08:00:00Z'),
  fehler: null,
  nachricht: {
    an: { adresse: 'inhaber@betrieb.example', name: 'Inhaber' },
    betreff: 'Passwort vergeben',
    html: '',
    text: 'https://app.example/anmelden/passwort-vergessen/aendern?code=geheim',
  },
};

function server(settings: Record<string, string>): FastifyInstance {
  const env = readEnv(settings);
  const app = Fastify({ trustProxy: [...env.trustProxy] });
  installProblemHandler(app);
  const db = { transaction: () => Promise.resolve([mail]) };
  installMailbox(app, {
    env,
    db,
    mail: { art: env.smtpUrl === undefined ? 'lokal' : 'smtp' },
  } as unknown as Deps);
  return app;
}

const DOOR_TOKEN = 'nur-das-tor-kennt-es';
const direct = {
  'x-kehrtour-unmittelbar': DOOR_TOKEN,
  'x-forwarded-for': '127.0.0.1',
  host: 'localhost:3000',
};

async function status(
  settings: Record<string, string>,
  headers: Record<string, string> = direct,
  remoteAddress = '127.0.0.1',
): Promise<number> {
  const app = server(settings);
  const answers = [];
  for (const url of ['/postfach', `/postfach/${mail.id}`])
    answers.push((await app.inject({ url, headers, remoteAddress })).statusCode);
  expect(new Set(answers).size).toBe(1);
  return answers[0] ?? 0;
}

describe('the mailbox', () => {
  it('shows the mails of the demo to those who come directly, and with its own switch to this machine', async () => {
    expect(await status({ DEMO: '1', DOOR_TOKEN })).toBe(200);
    expect(await status({ DEMO: '1', DOOR_TOKEN }, { ...direct, 'x-forwarded-for': '192.168.1.7' })).toBe(
      200,
    );
    expect(await status({ DEMO: '0', POSTFACH: '1', DOOR_TOKEN })).toBe(200);
    expect(
      await status({ DEMO: '0', POSTFACH: '1', DOOR_TOKEN }, { ...direct, 'x-forwarded-for': '192.168.1.7' }),
    ).toBe(404);
    expect(await status({ DEMO: '0', POSTFACH: '1' }, { host: 'localhost:3001' })).toBe(200);
  });

  it('answers to no name but its own, in a demo neither: a stranger can lead hers to this machine', async () => {
    const called = (host: string, more: Record<string, string> = {}) =>
      status({ DEMO: '1', DOOR_TOKEN, ...more }, { ...direct, host });
    expect(await called('fremde.example')).toBe(404);
    expect(await called('fremde.example:3000')).toBe(404);
    expect(await called('localhost.fremde.example')).toBe(404);
    expect(await called('127.0.0.1.fremde.example')).toBe(404);
    expect(await called('192.168.1.5:3000')).toBe(200);
    expect(await called('[::1]:3000')).toBe(200);
    expect(await called('API.LOCALHOST:3000')).toBe(200);
    expect(
      await called('vorfuehrung.firma.example', { PUBLIC_URL: 'http://vorfuehrung.firma.example' }),
    ).toBe(200);
  });

  it('does not exist in operation, with a mail server, or where the product is reached by https', async () => {
    expect(await status({ DEMO: '0', DOOR_TOKEN })).toBe(404);
    expect(await status({ DEMO: '1', DOOR_TOKEN, SMTP_URL: 'smtp://localhost' })).toBe(404);
    expect(await status({ DEMO: '1', DOOR_TOKEN, PUBLIC_URL: 'https://app.firma.de' })).toBe(404);
  });

  it.each([
    ['no word of the gateway', { 'x-forwarded-for': '127.0.0.1', host: 'localhost' }],
    ['a guess of its word', { ...direct, 'x-kehrtour-unmittelbar': 'geraten' }],
    ['an empty word', { ...direct, 'x-kehrtour-unmittelbar': '' }],
    ['a claimed address', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', host: 'localhost' }],
  ])('stays shut for what came through somebody else: %s', async (_, headers) => {
    expect(await status({ DEMO: '1', DOOR_TOKEN }, headers)).toBe(404);
    expect(await status({ DEMO: '0', POSTFACH: '1', DOOR_TOKEN }, headers)).toBe(404);
  });

  it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'])(
    'without a gateway stays shut for a proxy on the same machine: %s',
    async (name) => {
      expect(await status({ DEMO: '0', POSTFACH: '1' }, { host: 'localhost', [name]: '127.0.0.1' })).toBe(
        404,
      );
    },
  );

  it('stays shut for other machines and for pages under a stranger’s name', async () => {
    expect(await status({ DEMO: '1', DOOR_TOKEN }, direct, '192.168.1.7')).toBe(404);
    const rebound = { ...direct, host: 'fremd.example:3000' };
    expect(await status({ DEMO: '0', POSTFACH: '1', DOOR_TOKEN }, rebound)).toBe(404);
  });
});

describe('settings of the server that contradict each other', () => {
  it('are refused: the mailbox and https', () => {
    expect(() => readEnv({ POSTFACH: '1', PUBLIC_URL: 'https://app.firma.de' })).toThrow(
      'POSTFACH=1 und PUBLIC_URL=https://app.firma.de widersprechen sich',
    );
  });

  it.each(['loopback,proxy', '0.0.0.0/0', 'proxy.firma.de'])('are refused: TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(() => readEnv({ TRUST_PROXY })).toThrow('Die Einstellung TRUST_PROXY ist nicht lesbar');
  });
});
