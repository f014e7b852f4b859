import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import * as verwaltung from '@kehrtour/contract/verwaltung';
import * as seite from '@kehrtour/contract/verwaltungsseite';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineWohnung } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { NICHT_NULL } from '../../../test/werte.ts';
import {
  geordnet,
  liesZeile,
  liesZeilen,
  loescheZeilen,
  neueZeile,
  setzeZeilen,
} from '../../../test/zeilen.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
let verwalter: string;
let code: string;

const zugang = (id = verwalter, token = betrieb.token.buero) =>
  api.call(verwaltung.verwaltungszugangAnlegen, { params: { id }, body: {} }, token);
const codeAus = (url: string | null | undefined): string => new URL(url ?? '').searchParams.get('code') ?? '';
const lies = (welcher = code) => api.call(seite.verwaltungsseiteHolen, { body: { code: welcher } });
const antworte = (
  terminIds: string[],
  antwort: { art: 'passt' } | { art: 'passtNicht'; grund: string },
  key: string = randomUUID(),
) => api.call(seite.verwaltungAntworten, { body: { code, terminIds, antwort }, idempotencyKey: key });

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
/** Three houses, two of which this Hausverwaltung looks after; the first has three flats. All are announced. */
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, 3);
  verwalter = randomUUID();
  await neueZeile(betrieb, 'kontakt', { id: verwalter, art: 'firma', firma: 'Hausverwaltung Kraus GmbH' });
  for (const haus of haeuser.slice(0, 2))
    await neueZeile(betrieb, 'liegenschaft_kontakt', {
      liegenschaft_id: haus,
      kontakt_id: verwalter,
      rolle: 'verwalter',
      empfaengt_termin: false,
    });
  const wohnungen = ['EG', 'OG1', 'DG'].map((geschoss, index) => ({
    id: randomUUID(),
    geschoss,
    nummer: String(index),
  }));
  for (const wohnung of wohnungen) await eineWohnung(betrieb, haeuser[0], wohnung);
  const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, haeuser));
  await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
  code = codeAus((await zugang()).body.url);
});

describe('the link of a Hausverwaltung', () => {
  it('shows all of its houses at this company, each flat with its time, and no other house', async () => {
    const { status, body } = await lies();
    expect(status).toBe(200);
    expect(body.name).toBe('Hausverwaltung Kraus GmbH');
    expect(body.haeuser.map(({ anschrift }) => anschrift)).toEqual([
      'Hardtstraße 1, 91207 Lauf',
      'Hardtstraße 2, 91207 Lauf',
    ]);
    expect(body.haeuser.map(({ besuche }) => besuche.length)).toEqual([3, 1]);
    expect(body.haeuser[0]?.besuche[0]).toMatchObject({ lage: 'EG', stand: 'offen', antwortMoeglich: true });
    expect(body.besucheGesamt).toBe(4);
  });

  it('has 144 bit, is bound to one contact and company, ends with a new one, and can be shut', async () => {
    expect(code).toMatch(/^v\.[A-Za-z0-9_-]{24}$/);
    const neuer = codeAus((await zugang()).body.url);
    expect(neuer).not.toBe(code);
    expect((await lies()).body).toMatchObject({ type: 'code-ungueltig' });
    expect((await lies(neuer)).status).toBe(200);
    const holt = await api.call(
      verwaltung.verwaltungszugangHolen,
      { params: { id: verwalter } },
      betrieb.token.buero,
    );
    expect(codeAus(holt.body.url)).toBe(neuer);
    await api.call(verwaltung.verwaltungszugangLoeschen, { params: { id: verwalter } }, betrieb.token.buero);
    expect((await lies(neuer)).status).toBe(410);
  });

  it('is made by the office alone, for a contact that looks after a house', async () => {
    const fremd = await api.neuerBetrieb();
    expect((await zugang(verwalter, fremd.token.inhaber)).status).toBe(404);
    expect((await zugang(verwalter, betrieb.token.geselle)).status).toBe(403);
    const wer = { rolle: 'eigentuemer' };
    const bewohner = await liesZeile(betrieb, 'liegenschaft_kontakt', ['kontakt_id'], wer);
    expect((await zugang(bewohner?.kontakt_id ?? '')).status).toBe(404);
  });

  it('ends after a year and a month, and opens no page of a single appointment', async () => {
    expect((await api.call(ankuendigung.kundenTerminHolen, { body: { code } })).body).toMatchObject({
      type: 'code-ungueltig',
    });
    const termin = await liesZeile(betrieb, 'zugangscode', ['id'], { termin_id: NICHT_NULL });
    expect((await lies(tokenVon(api.deps.secrets, termin?.id ?? ''))).body).toMatchObject({
      type: 'code-ungueltig',
    });
    await setzeZeilen(
      betrieb,
      'zugangscode',
      { kontakt_id: NICHT_NULL },
      { gueltig_bis: '2027-01-10T00:00:00+01:00' },
    );
    expect((await lies()).status).toBe(410);
  });

  it('has houses first that somebody comes to', async () => {
    await setzeZeilen(betrieb, 'termin', { liegenschaft_id: haeuser[0] }, { status: 'abgesagt' });
    expect((await lies()).body.haeuser.map(({ anschrift, besuche }) => [anschrift, besuche.length])).toEqual([
      ['Hardtstraße 2, 91207 Lauf', 1],
      ['Hardtstraße 1, 91207 Lauf', 0],
    ]);
  });

  it('loses a house with it', async () => {
    await loescheZeilen(betrieb, 'liegenschaft_kontakt', { liegenschaft_id: haeuser[0], rolle: 'verwalter' });
    expect((await lies()).body.haeuser.map(({ anschrift }) => anschrift)).toEqual([
      'Hardtstraße 2, 91207 Lauf',
    ]);
  });
});

describe('a notice to a Hausverwaltung', () => {
  const runde = async (ids: string[], tag: string) => {
    const datum = { tage: [tag], feiertageErlaubt: false };
    const kehrtour = await plane(api, betrieb, await neueKehrtour(api, betrieb, ids, { datum }));
    await kuendigeRundeAn(api, betrieb, kehrtour);
  };
  const codesInMails = async () =>
    (await liesZeilen(betrieb, 'ausgang', ['text', 'an'], geordnet(['angelegt_am', 'id']))).flatMap(
      ({ text, an }) => (/code=(v\.[\w-]+)/.exec(text) ? [[an, /code=(v\.[\w-]+)/.exec(text)?.[1]]] : []),
    );
  const bekommtMail = async (ids: string[]) => {
    await setzeZeilen(
      betrieb,
      'kontakt',
      { id: verwalter },
      { email: 'post@kraus.example', email_fuer_termine: true },
    );
    // Nobody else is told of these houses.
    for (const id of ids) {
      await loescheZeilen(betrieb, 'liegenschaft_kontakt', { liegenschaft_id: id });
      await neueZeile(betrieb, 'liegenschaft_kontakt', {
        liegenschaft_id: id,
        kontakt_id: verwalter,
        rolle: 'verwalter',
        empfaengt_termin: true,
      });
    }
  };

  it(
    'brings the link of its page, one for all of its houses, which opens them',
    { tags: 'night' },
    async () => {
      const neue = await neueHaeuser(betrieb, 3);
      await bekommtMail(neue.slice(0, 2));
      await loescheZeilen(betrieb, 'zugangscode', { kontakt_id: NICHT_NULL });
      await runde(neue, '2027-02-09');
      const [erster, ...weitere] = await codesInMails();
      expect(erster?.[0]).toBe('post@kraus.example');
      expect(weitere, 'a mail for each house, to nobody else').toEqual([erster]);
      expect((await lies(erster?.[1])).body.haeuser.map(({ besuche }) => besuche.length)).toContain(1);
      const spaeter = await neueHaeuser(betrieb, 1);
      await bekommtMail(spaeter);
      await runde(spaeter, '2027-02-16');
      expect((await codesInMails()).at(-1), 'a link that works stays').toEqual(erster);
    },
  );

  it('brings none where the office has shut the page', { tags: 'night' }, async () => {
    await api.call(verwaltung.verwaltungszugangLoeschen, { params: { id: verwalter } }, betrieb.token.buero);
    const neue = await neueHaeuser(betrieb, 1);
    await bekommtMail(neue);
    await runde(neue, '2027-02-09');
    expect(await codesInMails()).toEqual([]);
    expect(codeAus((await zugang()).body.url), 'a press of the office brings one').toMatch(/^v\./);
  });
});

describe('the answers of a Hausverwaltung', () => {
  const ids = async () => (await lies()).body.haeuser.flatMap(({ besuche }) => besuche.map(({ id }) => id));
  const staende = async () =>
    (await lies()).body.haeuser.flatMap(({ besuche }) => besuche.map(({ stand }) => stand));

  it('confirm many visits at once, once for two presses', async () => {
    const key = randomUUID();
    const alle = await ids();
    const zweimal = await Promise.all([
      antworte(alle, { art: 'passt' }, key),
      antworte(alle, { art: 'passt' }, key),
    ]);
    for (const { status, body } of zweimal)
      expect([status, body]).toEqual([200, { uebernommen: 4, selbstEntschieden: 0, nichtMoeglich: 0 }]);
    expect(await staende()).toEqual(['bestaetigt', 'bestaetigt', 'bestaetigt', 'bestaetigt']);
    const rows = await liesZeilen(betrieb, 'rueckmeldung', ['von']);
    expect(rows.map(({ von }) => von)).toEqual(['verwalter', 'verwalter', 'verwalter', 'verwalter']);
    expect(await betrieb.ctx.transaction((tx) => rundenwidersprueche(tx))).toEqual([]);
  });

  it('say of others that they do not suit, with the reason, which stands on the board of answers', async () => {
    const [erste = '', zweite = ''] = await ids();
    await antworte([erste, zweite], { art: 'passtNicht', grund: 'Der Hausmeister ist im Urlaub.' });
    expect(await staende()).toEqual(['passtNicht', 'passtNicht', 'offen', 'offen']);
    const { body } = await api.call(brett.antwortbrettHolen, { query: {} }, betrieb.token.buero);
    expect(body.zeilen.filter(({ worte }) => worte === 'Der Hausmeister ist im Urlaub.')).toHaveLength(2);
    expect((await antworte([erste], { art: 'passtNicht', grund: ' ' })).status).toBe(400);
  });

  it('leave what residents have said, and a resident changes what the Hausverwaltung said', async () => {
    const [erste = '', zweite = ''] = await ids();
    const codes = await liesZeilen(betrieb, 'zugangscode', ['termin_id', 'id'], { termin_id: NICHT_NULL });
    const alsBewohner = (terminId: string, art: 'daheim' | 'passtNicht') =>
      api.call(ankuendigung.kundenAntworten, {
        body: {
          code: tokenVon(api.deps.secrets, codes.find((row) => row.termin_id === terminId)?.id ?? ''),
          antwort: { art },
        },
        idempotencyKey: randomUUID(),
      });
    await alsBewohner(erste, 'passtNicht');
    expect((await antworte([erste, zweite], { art: 'passt' })).body).toEqual({
      uebernommen: 1,
      selbstEntschieden: 1,
      nichtMoeglich: 0,
    });
    expect(await staende()).toEqual(['passtNicht', 'bestaetigt', 'offen', 'offen']);
    expect((await lies()).body.haeuser[0]?.besuche[0]?.selbstGeantwortet).toBe(true);
    expect((await alsBewohner(zweite, 'passtNicht')).body).toMatchObject({
      status: 'abgelehnt',
      ueberstimmt: false,
    });
  });

  it('are not taken for visits of others, of another company, or such that are over', async () => {
    const alle = await ids();
    const [fremder] = await liesZeilen(betrieb, 'termin', ['id'], { liegenschaft_id: haeuser[2] });
    expect((await antworte([fremder?.id ?? '', randomUUID()], { art: 'passt' })).body).toEqual({
      uebernommen: 0,
      selbstEntschieden: 0,
      nichtMoeglich: 2,
    });
    await setzeZeilen(betrieb, 'termin', { id: alle[0] }, { status: 'abgesagt' });
    expect((await antworte(alle, { art: 'passt' })).body).toMatchObject({ uebernommen: 3, nichtMoeglich: 1 });
  });

  it('are bounded by the hour', { tags: 'night' }, async () => {
    const [erste = ''] = await ids();
    const stati: number[] = [];
    for (let mal = 0; mal < 61; mal += 1) stati.push((await antworte([erste], { art: 'passt' })).status);
    expect([stati.at(-2), stati.at(-1)]).toEqual([200, 429]);
  });
});

describe('lists and posters of a Hausverwaltung', () => {
  const hole = (wort: 'liste' | 'hausliste' | 'aushang', welcher = code, auswahl: string[] = []) =>
    api.app.inject({
      method: 'GET',
      url: `/oeffentlich/verwaltung/${wort}?code=${welcher}${auswahl.map((id) => `&haus=${id}`).join('')}`,
    });
  async function volltext(pdf: Uint8Array): Promise<string> {
    const blatt = await getDocument({ data: new Uint8Array(pdf) }).promise;
    const seiten = await Promise.all(
      Array.from({ length: blatt.numPages }, async (_, i) => {
        const { items } = await (await blatt.getPage(i + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
    return seiten.join('\n');
  }

  it('come as a list for spreadsheets, a line for each flat, without names', async () => {
    const { statusCode, body } = await hole('liste');
    expect(statusCode).toBe(200);
    const zeilen = body.split('\r\n').filter((zeile) => zeile !== '');
    expect(zeilen).toHaveLength(5);
    expect(zeilen[1]).toMatch(/Hardtstraße 1, 91207 Lauf.*;EG;Dienstag;2\. Februar 2027;/);
    expect(body).not.toContain('Bewohner');
  });

  it(
    'come as a list for tenants, each house on its own page, with what to prepare and without names',
    { tags: 'night' },
    async () => {
      const { statusCode, headers, rawPayload } = await hole('hausliste');
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      const [erstes = '', zweites = '', ...mehr] = (await volltext(rawPayload)).split('\n');
      expect(mehr).toEqual([]);
      expect(erstes).toContain('Hardtstraße 1');
      for (const wort of ['3 Besuche', 'EG', '1. OG', 'Dachgeschoss', 'Bitte vorbereiten', '2. Februar 2027'])
        expect(erstes).toContain(wort);
      expect(zweites).toContain('Ganzes Haus');
      expect(erstes + zweites).not.toContain('Bewohner1');
    },
  );

  it('come for the chosen houses alone, and never for a house of others', async () => {
    const [eines = '', anderes = '', fremdes = ''] = haeuser;
    const nurEines = await volltext((await hole('hausliste', code, [eines, fremdes])).rawPayload);
    expect(nurEines).toContain('Hardtstraße 1');
    expect(nurEines).not.toMatch(/Hardtstraße [23]/);
    const beide = await volltext((await hole('hausliste', code, [eines, anderes])).rawPayload);
    expect(beide.split('\n')).toHaveLength(2);
    for (const wort of ['hausliste', 'aushang'] as const)
      expect((await hole(wort, code, [fremdes])).json<{ type: string }>().type).toContain(
        'nichts-zu-drucken',
      );
    expect((await hole('liste', code, [fremdes])).body.split('\r\n').filter(Boolean)).toHaveLength(1);
    const schlecht = await hole('hausliste', code, ['irgendeins']);
    expect([schlecht.statusCode, schlecht.body]).toEqual([
      400,
      expect.stringContaining('haus: ist keine gültige Kennung'),
    ]);
  });

  it('come as one poster for each staircase with just its flats', { tags: 'night' }, async () => {
    await setzeZeilen(
      betrieb,
      'nutzungseinheit',
      { liegenschaft_id: haeuser[0], geschoss: 'DG' },
      { lage: 'Hinterhaus, links' },
    );
    const blaetter = (await volltext((await hole('aushang', code, [haeuser[0] ?? ''])).rawPayload)).split(
      '\n',
    );
    expect(blaetter).toHaveLength(2);
    expect(blaetter[0]).not.toMatch(/Hinterhaus|Dachgeschoss/);
    expect(blaetter[0]).toMatch(/EG.*1\. OG/);
    expect(blaetter[1]).toMatch(/Hardtstraße 1.*Hinterhaus.*Dachgeschoss links/);
    expect(blaetter[1]).not.toContain('1. OG');
    const liste = await volltext((await hole('hausliste', code, [haeuser[0] ?? ''])).rawPayload);
    expect(liste).toMatch(/EG.*1\. OG.*Hinterhaus.*Dachgeschoss links/);
  });

  it('come as one poster for each house, and are refused in words where nobody comes', async () => {
    const { statusCode, headers, rawPayload } = await hole('aushang');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(Number(/\/Count (\d+)/.exec(rawPayload.toString('latin1'))?.[1])).toBe(2);
    await setzeZeilen(betrieb, 'termin', {}, { status: 'abgesagt' });
    const leer = await hole('aushang');
    expect([leer.statusCode, leer.json<{ title: string }>().title]).toEqual([
      409,
      'Hier gibt es nichts zu drucken',
    ]);
    expect((await hole('aushang', 'v.falschfalschfalschfalsch')).statusCode).toBe(410);
  });
});
