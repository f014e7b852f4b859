import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import type * as kehrtour from '@kehrtour/contract/kehrtour';
import type { Kontakt } from '@kehrtour/contract/kontakt';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodiesOf } from '../../test/fuzzCases.ts';
import { fuzzWorld } from '../../test/fuzzWorld.ts';
import { hausverlaufVon } from '../../test/hausverlaufVon.ts';
import { importiere, nimmZurueck } from '../../test/importFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import {
  ganz,
  geordnet,
  liesZeilen,
  loescheZeilen,
  neueZeile,
  setzeZeilen,
  zaehleZeilen,
} from '../../test/zeilen.ts';
import { druckeTerminzettel } from '../ankuendigung/zustellung/druckeTerminzettel.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** Stands in name, numbers, mail and address of everybody who is locked. */
const KANARIE = 'Zyxkanarie';
const NUMMER = '0171 9182736';
const verraet = (text: string): boolean =>
  [KANARIE.toLowerCase(), NUMMER, NUMMER.replace(' ', '')].some((spur) => text.toLowerCase().includes(spur));

describe('an Auskunftssperre', () => {
  let wo: TestBetrieb;
  let haus: string;
  let nachbar: string;
  beforeEach(async () => {
    wo = await api.neuerBetrieb();
    [haus = '', nachbar = ''] = await neueHaeuser(wo, 2);
  });
  const hole = async (id = haus) =>
    (await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, wo.token.buero)).body;
  const stelle = async (sperrvermerk: boolean, sperreNotiz?: string, token = wo.token.buero) => {
    const { version, kontakte } = await hole();
    const { id, datenherkunft: _herkunft, messenger: _messenger, ...daten } = kontakte[0] as Kontakt;
    const kontakt = { ...daten, anrede: 'frau' as const, sperrvermerk };
    return api.call(
      liegenschaft.kontaktAendern,
      {
        params: { id: haus, teilId: id },
        body: { version, kontakt, ...(sperreNotiz ? { sperreNotiz } : {}) },
      },
      token,
    );
  };
  const gesperrt = async () =>
    liesZeilen(wo, 'kontakt', ['nachname', 'telefon'], geordnet(['nachname'], { sperrvermerk: true }));

  it('is set by the office, by no journeyman, and stands in the life of the house', async () => {
    expect((await stelle(true, undefined, wo.token.geselle)).status).toBe(403);
    const { status, body } = await stelle(true);
    expect([status, body.kontakte?.[0]?.sperrvermerk]).toEqual([200, true]);
    expect((await hausverlaufVon(api, haus, wo.token.buero)).map(({ was }) => was)).toContain(
      'Sperrvermerk gesetzt',
    );
  });
  it('ends only with a word of who said so', async () => {
    await stelle(true);
    const ohne = await stelle(false);
    expect([ohne.status, ohne.body.felder?.[0]?.feld]).toEqual([400, 'sperreNotiz']);
    expect((await gesperrt()).length).toBe(1);
    const { status, body } = await stelle(false, 'Frau Muster am Telefon');
    expect([status, body.kontakte?.[0]?.sperrvermerk]).toEqual([200, false]);
    const verlauf = await liesZeilen(wo, 'verlauf', ['notiz'], { was: 'Sperrvermerk aufgehoben' });
    expect(verlauf).toEqual([{ notiz: 'Frau Muster am Telefon' }]);
  });
  it('outlives whatever else writes people', async () => {
    await stelle(true);
    await setzeZeilen(wo, 'kontakt', {}, { sperrvermerk: false });
    expect((await gesperrt()).length).toBe(1);
    // An import takes a name away and brings it again as another row.
    await wo.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'kontakt', { sperrvermerk: true }, { telefon: '09123 4711' });
      await loescheZeilen(tx, 'kontakt', { sperrvermerk: true });
      await neueZeile(tx, 'kontakt', { nachname: 'Neu geschrieben', telefon: '09123/4711' });
    });
    expect(await gesperrt()).toEqual([{ nachname: 'Neu geschrieben', telefon: '09123/4711' }]);
  });
  it('holds for the same person at another house when one of them goes, and for nobody else of that name', async () => {
    await wo.ctx.transaction(async (tx) => {
      await setzeZeilen(
        tx,
        'kontakt',
        {},
        { vorname: 'Eva', nachname: 'Gleich', telefon: '1', email: '', email_fuer_termine: false },
      );
      await neueZeile(tx, 'kontakt', { vorname: 'Eva', nachname: 'Gleich', telefon: '2' });
    });
    await stelle(true);
    await loescheZeilen(wo, 'kontakt', { sperrvermerk: true });
    expect(await gesperrt()).toEqual([{ nachname: 'Gleich', telefon: '1' }]);
    expect((await hole(nachbar)).kontakte[0]?.sperrvermerk).toBe(true);
  });
  it(
    'comes from a file that has the column, whatever word stands in it, and goes with no file',
    { tags: 'night' },
    async () => {
      const datei = (wert: string) =>
        `ID;Straße;Hausnr;PLZ;Ort;Name;Hausverwaltung;Auskunftssperre\nH1;Am Anger;4;91207;Lauf;Anna Adler;Kraus GmbH;${wert}\nH2;Am Anger;5;91207;Lauf;Bernd Bauer;;nein\n`;
      await importiere(api, wo, { name: 'a.csv', bytes: datei('bis 12/2027') });
      expect((await gesperrt()).map(({ nachname }) => nachname)).toEqual(['Adler']);
      await importiere(api, wo, { name: 'a.csv', bytes: datei('nein').replace('Adler', 'Adler-Berg') });
      await importiere(api, wo, { name: 'a.csv', bytes: datei('') });
      expect((await gesperrt()).length).toBe(1);
    },
  );
  it('stays when an import that changed its person is taken back', { tags: 'night' }, async () => {
    const datei = (name: string) => `ID;Straße;Hausnr;PLZ;Ort;Name\nH1;Am Anger;4;91207;Lauf;${name}\n`;
    await importiere(api, wo, { name: 'a.csv', bytes: datei('Anna Adler') });
    // Which of two imports came later is told by the clock, which stands still here.
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const zweiter = await importiere(api, wo, { name: 'a.csv', bytes: datei('Dr. Anna Adler') });
    await setzeZeilen(wo, 'kontakt', { nachname: 'Adler' }, { sperrvermerk: true });
    await nimmZurueck(api, wo.token.inhaber, zweiter.id);
    expect((await gesperrt()).map(({ nachname }) => nachname)).toEqual(['Adler']);
  });
});

describe('a round to somebody with an Auskunftssperre', () => {
  let wo: TestBetrieb;
  let tour: kehrtour.Kehrtour;
  beforeAll(async () => {
    wo = await api.neuerBetrieb();
    const haeuser = await neueHaeuser(wo, 3);
    await setzeZeilen(
      wo,
      'kontakt',
      { nachname: ['Bewohner1', 'Bewohner2'] },
      {
        nachname: KANARIE,
        telefon: NUMMER,
        strasse: `${KANARIE}weg`,
        hausnr: '1',
        plz: '91207',
        ort: 'Lauf',
        sperrvermerk: true,
      },
    );
    tour = await plane(
      api,
      wo,
      await neueKehrtour(api, wo, haeuser, { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
    );
  });
  const params = () => ({ id: tour.id });
  const ctx = () =>
    wo.ctx.as(
      { art: 'mitarbeiter', id: wo.mitarbeiterId.buero, rolle: 'buero', sitzung: new Uint8Array() },
      wo.ctx.unternehmenId,
    );
  const gedruckt = async (format: Parameters<typeof druckeTerminzettel>[2]): Promise<string> => {
    const { pdf } = await druckeTerminzettel(ctx(), tour.id, format, { alle: true });
    const dokument = await getDocument({ data: new Uint8Array(pdf) }).promise;
    const seiten = await Promise.all(
      Array.from({ length: dokument.numPages }, async (_, nummer) => {
        const { items } = await (await dokument.getPage(nummer + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
    return seiten.join('\n');
  };

  it('names nobody while it is checked, and no address that mails would go to', async () => {
    const { body } = await api.call(ankuendigung.ankuendigungPruefen, { params: params() }, wo.token.buero);
    expect(verraet(JSON.stringify([body, tour]))).toBe(false);
    expect(body.empfaenge.map(({ empfaenger }) => empfaenger).toSorted()).toEqual([
      'Auskunftssperre',
      'Auskunftssperre',
      'Eva Bewohner3',
    ]);
  });
  it('has slips and a list of the day without the name, and a letter with it: that goes to the person', async () => {
    const { status } = await api.call(
      ankuendigung.kehrtourAnkuendigen,
      { params: params(), body: { version: tour.version, kanaele: {} }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    expect(status).toBe(200);
    for (const format of ['a6', 'dinlang', 'a5', 'nichtAngetroffen', 'tagesliste'] as const) {
      const text = await gedruckt(format);
      expect([format, verraet(text)]).toEqual([format, false]);
    }
    const tagesliste = await gedruckt('tagesliste');
    expect(tagesliste).toContain('Auskunftssperre');
    // Who stands at the door finds the slip's code on the sheet of the day.
    const codes = (await gedruckt('a6')).match(/[A-Z0-9]{4}-[A-Z0-9]{4}/g) ?? [];
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes) expect(tagesliste).toContain(`Code ${code}`);
    expect(await gedruckt('brief')).toContain(KANARIE);
  });
  it('is written to the person alone', async () => {
    const ausgang = await liesZeilen(wo, 'ausgang', ['empfaenger', 'nachricht::text as text']);
    expect(ausgang.some(({ text }) => verraet(text))).toBe(true);
    expect(
      ausgang.filter(({ empfaenger, text }) => empfaenger !== 'haus1@example.org' && verraet(text)),
    ).toEqual([]);
  });
});

const CONTRACT = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url));
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'zugang' in one;
const LESENDE: readonly Endpoint[] = (
  await Promise.all(
    globSync('*.ts', { cwd: CONTRACT, exclude: ['*.test.ts'] })
      .toSorted()
      .map(async (file) => Object.values((await import(CONTRACT + file)) as Record<string, unknown>)),
  )
)
  .flat()
  .filter(isEndpoint)
  .filter(({ method, kind }) => method === 'GET' && kind !== 'events');

/** Where somebody with an Auskunftssperre does stand, and why; see the decision of 24 November 2026. */
const ERLAUBT: Readonly<Record<string, string>> = {
  '/liegenschaften/:id': 'the house, for whoever may see it',
  '/termine/:id': 'the visit: somebody has to ring',
  '/termine/:id/teilung': 'the visit is divided, and the person told',
  '/buchungen/anfragen': 'a booking that waits for a yes: the person is called',
  '/verwaltungen': 'who looks after the houses of others does so at a place of business',
  '/verwaltungen/:id': 'the same, one of them',
};

describe('whatever the API answers', () => {
  it('knows nobody with an Auskunftssperre, except where the work needs it', { tags: 'night' }, async () => {
    const eigene = await testApi({ now: '2027-01-11T08:00:00+01:00' });
    const world = await fuzzWorld(eigene);
    await setzeZeilen(
      ganz(eigene),
      'kontakt',
      {},
      {
        sperrvermerk: true,
        nachname: KANARIE,
        firma: '',
        vorname: KANARIE,
        telefon: NUMMER,
        mobil: NUMMER,
        email: `x@${KANARIE}.example`,
        strasse: `${KANARIE}weg`,
        hausnr: '1',
      },
    );
    expect(await zaehleZeilen(ganz(eigene), 'kontakt')).toBeGreaterThan(5);
    const verraten = new Set<string>();
    let gelesen = 0;
    for (const [nth, endpoint] of LESENDE.entries()) {
      // Reading changes nothing but what is counted.
      if (nth % 20 === 0) await world.refresh({ written: true });
      for (const one of bodiesOf(endpoint, world, { seed: 5, bodies: 16 })) {
        const response = await eigene.app.inject({
          method: 'GET',
          url: one.url,
          headers: one.headers,
          remoteAddress: one.address,
        });
        if (response.statusCode !== 200) continue;
        gelesen += 1;
        if (verraet(response.body)) verraten.add(endpoint.path);
      }
    }
    expect(gelesen).toBeGreaterThan(300);
    expect([...verraten].toSorted()).toEqual(Object.keys(ERLAUBT).toSorted());
    await eigene.close();
  });
});
