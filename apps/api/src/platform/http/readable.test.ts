import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
});
afterAll(() => api.close());

type Sent = { method?: string; url: string; headers?: Record<string, string>; payload?: string | Buffer };
const send = ({ method = 'POST', headers = {}, ...rest }: Sent) =>
  api.app.inject({
    method: method as 'POST',
    headers: { authorization: `Bearer ${wo.token.inhaber}`, 'content-type': 'application/json', ...headers },
    ...rest,
  });
const SEARCH = '/oeffentlich/unternehmen/suche';

describe('text that no database keeps', () => {
  it('is refused wherever it stands, and the sentence names the field', async () => {
    for (const [sent, field] of [
      [{ url: SEARCH, payload: '{"plz":"9\\u0000"}' }, 'plz'],
      [{ url: SEARCH, payload: '{"plz":"9\\ud800"}' }, 'plz'],
      [{ url: '/gebiete', payload: '{"eintraege":[{"name":"\\udc00"}]}' }, 'eintraege.0.name'],
      [{ method: 'GET', url: '/suche?text=a%00b' }, 'text'],
      [{ method: 'GET', url: '/oeffentlich/unternehmen/a%00b' }, 'slug'],
    ] as const) {
      const answer = await send(sent);
      expect([sent.url, answer.json()]).toMatchObject([
        sent.url,
        {
          type: 'eingabe-ungueltig',
          detail: expect.stringContaining(`„${field}“`),
          felder: [{ feld: field }],
        },
      ]);
    }
  });
  it('is refused as the name of a field, too, and as the key against doing a thing twice', async () => {
    expect((await send({ url: SEARCH, payload: '{"a\\u0000":1}' })).statusCode).toBe(400);
    const key = await send({
      url: '/kehrtouren',
      payload: '{}',
      headers: { 'idempotency-key': 'a\u0000bcdefgh' },
    });
    expect(key.json().type).toBe('schluessel-fehlt');
  });
  it('sent by a form without script comes back on its page', async () => {
    const answer = await send({
      url: '/formulare/kontakt',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Eva%00&nachricht=Hallo',
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('enthält ein Zeichen, das sich nicht speichern lässt');
    expect(answer.body).toContain('Hallo');
  });
});

describe('a body that is not what it says', () => {
  it('is refused before it is misread: packed, in another alphabet, nested without end', async () => {
    const plz = '{"plz":"91207"}';
    const tries: [Omit<Sent, 'url'>, number][] = [
      [{ payload: plz }, 200],
      [{ payload: `\uFEFF${plz}` }, 200],
      [{ payload: plz, headers: { 'content-encoding': 'gzip' } }, 415],
      [
        {
          payload: Buffer.from(plz, 'utf16le'),
          headers: { 'content-type': 'application/json; charset=utf-16' },
        },
        415,
      ],
      [{ payload: plz, headers: { 'content-type': 'text/xml' } }, 415],
      [{ payload: `{"plz":${'['.repeat(10_000)}${']'.repeat(10_000)}}` }, 400],
      [{ payload: '' }, 400],
    ];
    for (const [sent, status] of tries) {
      const answer = await send({ url: SEARCH, ...sent });
      expect([sent.headers, answer.statusCode]).toEqual([sent.headers, status]);
    }
  });
  it('names what is wrong with it as a whole, for no field is marked then', async () => {
    const said = async (payload: string) => {
      const { type, detail, felder } = (await send({ url: SEARCH, payload })).json();
      return [type, felder, detail];
    };
    for (const [payload, words] of [
      ['{"plz":', 'kein gültiges JSON'],
      ['plz=91207', 'kein gültiges JSON'],
      ['{"__proto__":{}}', 'kein gültiges JSON'],
      ['', 'kein Inhalt angekommen'],
      ['[]', 'in geschweiften Klammern'],
      ['"91207"', 'in geschweiften Klammern'],
      ['null', 'in geschweiften Klammern'],
    ] as const)
      expect([payload, await said(payload)]).toEqual([
        payload,
        ['eingabe-ungueltig', undefined, expect.stringContaining(words)],
      ]);
  });
  it('is said in German, down to the kinds of values', async () => {
    const { felder } = (await send({ url: SEARCH, payload: '{"strasse":1}' })).json();
    expect(felder).toEqual([
      { feld: 'plz', text: 'fehlt' },
      { feld: 'strasse', text: 'ist kein Text' },
    ]);
  });
  it('is no file where a file is expected', async () => {
    for (const url of ['/importe', '/unternehmen/logo'])
      for (const type of ['application/json', 'multipart/form-data'])
        expect((await send({ url, payload: '{}', headers: { 'content-type': type } })).statusCode).toBe(415);
  });
});

describe('a place in a list', () => {
  const bestand = (...teile: unknown[]) =>
    `/liegenschaften?cursor=${Buffer.from(JSON.stringify(teile)).toString('base64url')}`;
  it('that no page of it ever answered is refused, however it is made', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    for (const url of [
      bestand('laufnummer', '1e309', id),
      bestand('laufnummer', '1', 'keine'),
      bestand('laufnummer'),
      `${bestand('name', 'a\u0000b', id)}&sortierung=name`,
      `${bestand('frist', '2026-02-30', id)}&sortierung=frist`,
      '/kehrtouren?cursor=99999999999',
      '/kehrtouren?cursor=1&cursor=2',
      '/importe?cursor=0000-01-01T00:00:00Z',
    ]) {
      const answer = await send({ method: 'GET', url });
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
  });
});

describe('a day or an instant', () => {
  it('outside of the years that a calendar can count is refused', async () => {
    for (const von of [
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '2026-02-30',
      '-000001-01-01',
      '275760-09-13',
    ]) {
      const answer = await send({ method: 'GET', url: `/termine?von=${von}&bis=2027-01-01` });
      expect([von, answer.statusCode, answer.json().felder[0].feld]).toEqual([von, 400, 'von']);
    }
  });
});

describe('an address', () => {
  it('that another method knows answers 405 and which ones', async () => {
    for (const method of ['PUT', 'OPTIONS', 'DELETE', 'TRACE']) {
      const answer = await send({ method, url: '/passwort/vergessen' });
      expect([method, answer.statusCode, answer.headers['allow'], answer.json().type]).toEqual([
        method,
        405,
        'POST',
        'methode-nicht-erlaubt',
      ]);
    }
    const one = await send({ method: 'POST', url: '/kehrtouren/1' });
    expect([one.statusCode, one.headers['allow']]).toEqual([405, 'DELETE, GET, HEAD']);
    expect((await send({ method: 'POST', url: '/kehrtouren/1/2/3' })).statusCode).toBe(404);
  });
  it('is read by HEAD where it is read by GET', async () => {
    const answer = await send({ method: 'HEAD', url: '/mitarbeiter' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
  it('that cannot be read, or is longer than any of ours, is refused like everything else', async () => {
    for (const [url, status] of [
      ['/kehrtouren/%ff', 400],
      ['/kehrtouren/%zz', 400],
      [`/kehrtouren/${'x'.repeat(400)}`, 404],
    ] as const) {
      const { statusCode, headers, ...answer } = await send({ method: 'GET', url });
      expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        url,
        status,
        'application/problem+json; charset=utf-8',
        'no-store',
      ]);
      expect(answer.json()).toMatchObject({ status, title: expect.any(String) });
    }
  });
});

it('what is no HTTP at all is answered with problem details, and the connection ends', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nkein Kopf\r\n\r\n');
  const said = (await Array.fromAsync(socket)).join('');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain('"type":"eingabe-ungueltig"');
});
