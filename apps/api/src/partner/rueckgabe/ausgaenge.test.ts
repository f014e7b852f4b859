import { randomUUID } from 'node:crypto';

import * as feld from '@kehrtour/contract/feldmeldung';
import { kehrtourAbschliessen } from '@kehrtour/contract/kehrtourlauf';
import * as rueckgabe from '@kehrtour/contract/rueckgabe';
import * as termin from '@kehrtour/contract/termin';
import { BESUCHSAUSGAENGE } from '@kehrtour/domain/termin/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { neuerHersteller, type Programm, verbunden } from '../../../test/partnerFixture.ts';
import { neuerTermin } from '../../../test/terminFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { geordnet, liesZeile, liesZeilen, loescheZeilen } from '../../../test/zeilen.ts';
import { seiteVon } from '../../ankuendigung/kunde/zeigeKundenTermin.ts';
import { setBestritten } from '../../termin/abfrageteile.ts';

const TAG = '2027-02-02';
const um = (uhrzeit: string): string => new Date(`${TAG}T${uhrzeit}:00+01:00`).toISOString();

let api: TestApi;
let appId: string;
let wo: TestBetrieb;
let program: Programm;
/** Of a visit that was told for eight to ten, in a house of the program. */
let id: string;
let kehrtourId: string;
beforeAll(async () => {
  api = await testApi({ worker: true });
  ({ appId } = await neuerHersteller(api, await anOperator(api), 'Ausgangsprogramm GmbH'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  api.clock.now = new Date(um('07:00'));
  wo = await api.neuerBetrieb();
  program = await verbunden(api, wo, appId);
  await program.ruf('POST', '/data/properties', {
    body: {
      properties: {
        externalId: 'P-1',
        address: { street: 'Markt', houseNumber: '1', city: 'Lauf', zipCode: '91207', country: 'DE' },
        type: 'EINFAMILIENHAUS',
        role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
        owner: { legalType: 'PERSON', lastName: 'Escherich' },
        aufgaben: [
          { fiscalYear: 2027, taetigkeiten: [{ type: 'QUARTER', quarter: 1, category: 'KEHRUNG' }] },
        ],
      },
    },
  });
  const haus = await liesZeile(wo, 'liegenschaft', ['id'], { external_id: 'P-1' });
  ({ id, kehrtourId } = await neuerTermin(wo, {
    liegenschaftId: haus?.id ?? '',
    mitarbeiterId: wo.mitarbeiterId.geselle,
  }));
  const gesetzt = await api.app.inject({
    method: 'PUT',
    url: '/external/v1/webhook',
    headers: program.kopf,
    payload: { url: 'https://programm.example/hook' },
  });
  expect(gesetzt.statusCode, gesetzt.body).toBe(200);
});

let folge = 0;
async function melde(art: feld.Feldmeldung['art'], gesehen: string, mehr: Partial<feld.Feldmeldung> = {}) {
  folge += 1;
  const meldung = {
    id: randomUUID(),
    terminId: id,
    art,
    gesehenAm: um(gesehen),
    uhrVersatz: 0,
    folge,
    geraet: 'Handy',
  };
  const { body } = await api.call(
    feld.feldmeldungenSenden,
    { body: { meldungen: [{ ...meldung, ...mehr }] } },
    wo.token.geselle,
  );
  return body.antworten[0];
}
const hole = async () => (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body;
async function vermerke(aktion: termin.TerminAktion, token = wo.token.buero): Promise<void> {
  const { version } = await hole();
  const { status, body } = await api.call(
    termin.terminAendern,
    { params: { id }, body: { version, aktion } },
    token,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}
const nimmZurueck = async () => {
  const { version } = await hole();
  await api.call(termin.terminVermerkZuruecknehmen, { params: { id }, body: { version } }, wo.token.buero);
};

type Besuch = {
  id: string;
  outcome: string;
  date: string | null;
  seenAt?: string;
  proof: boolean;
  tasks: object[];
};
const lies = async (): Promise<Besuch[]> =>
  (await program.ruf('GET', '/data/visit-outcomes')).body['visits'] as Besuch[];
const bestaetige = async (besuche: readonly Pick<Besuch, 'id' | 'outcome' | 'date'>[]) =>
  (
    await program.ruf('POST', '/data/visit-outcomes/confirm', {
      body: { visits: besuche.map(({ id: besuch, outcome, date }) => ({ id: besuch, outcome, date })) },
    })
  ).body;
const gemeldet = () =>
  liesZeilen(
    wo,
    'partnermeldung',
    ['art', 'gegenstand_id', 'kehrtour_id', 'am'],
    geordnet(['art'], { art: ['visit.ended', 'task.completed'] }),
  );
/** The next file, by its columns; undefined where nothing is new. */
async function datei(): Promise<Record<string, string>[] | undefined> {
  const neu = await api.call(rueckgabe.rueckgabeAnlegen, { idempotencyKey: randomUUID() }, wo.token.buero);
  if (neu.status !== 200) return undefined;
  const { body } = await api.app.inject({
    url: `/rueckgaben/${neu.body.id}/datei`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  const [kopf = [], ...zeilen] = body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((zeile) => zeile.split(';'));
  return zeilen.map((zeile) => Object.fromEntries(kopf.map((name, i) => [name, zeile[i] ?? ''])));
}

type Fall = {
  name: string;
  /** What happens, and when the server hears of it. */
  tut: () => Promise<unknown>;
  empfangen: string;
  ausgang: (typeof BESUCHSAUSGAENGE)[number];
  wort: string;
  /** As somebody at the door saw it; null where only the day is known. */
  gesehen: string | null;
  nachweis: boolean;
  /** What the customer reads. */
  kunde: string;
};
const DANEBEN = 'Dieser Besuch kam nicht zustande. Für Sie zählt das nicht.';
const VERGEBENS = 'Wir haben Sie leider nicht angetroffen';
const ABGEWIESEN = 'Dieser Besuch konnte nicht stattfinden.';
const GETAN = 'Dieser Besuch hat stattgefunden.';
const nichtDa = { ausgang: 'nichtAngetroffen', wort: 'NOBODY_MET' } as const;

const FAELLE: Fall[] = [
  {
    name: 'done, seen by the phone and sent in the evening',
    tut: () => melde('erledigt', '08:50'),
    empfangen: '18:00',
    ausgang: 'erledigt',
    wort: 'DONE',
    gesehen: '08:50',
    nachweis: false,
    kunde: GETAN,
  },
  {
    name: 'nobody met within the told time, sent in the evening',
    tut: () => melde('nichtDa', '08:50'),
    empfangen: '18:00',
    ...nichtDa,
    gesehen: '08:50',
    nachweis: true,
    kunde: VERGEBENS,
  },
  {
    name: 'nobody met before the told time',
    tut: () => melde('nichtDa', '07:30', { text: 'Kunde hatte angerufen' }),
    empfangen: '07:40',
    ...nichtDa,
    gesehen: '07:30',
    nachweis: false,
    kunde: DANEBEN,
  },
  {
    name: 'nobody met after it, too late',
    tut: () => melde('nichtDa', '10:30'),
    empfangen: '10:40',
    ...nichtDa,
    gesehen: '10:30',
    nachweis: false,
    kunde: DANEBEN,
  },
  {
    name: 'not let in',
    tut: () => melde('verweigert', '09:10'),
    empfangen: '12:00',
    ausgang: 'zutrittVerweigert',
    wort: 'ACCESS_REFUSED',
    gesehen: '09:10',
    nachweis: true,
    kunde: ABGEWIESEN,
  },
  {
    name: 'not let in by who had said no before',
    tut: async () => {
      await vermerke('lehneAb');
      await melde('verweigert', '09:10');
    },
    empfangen: '12:00',
    ausgang: 'zutrittVerweigert',
    wort: 'ACCESS_REFUSED',
    gesehen: '09:10',
    nachweis: false,
    kunde: DANEBEN,
  },
  {
    name: 'done, entered by the office in the evening',
    tut: () => vermerke('erledige'),
    empfangen: '17:00',
    ausgang: 'erledigt',
    wort: 'DONE',
    gesehen: null,
    nachweis: false,
    kunde: GETAN,
  },
  {
    name: 'nobody met, entered by the office in the evening',
    tut: () => vermerke('meldeNichtAngetroffen'),
    empfangen: '17:00',
    ...nichtDa,
    gesehen: null,
    nachweis: true,
    kunde: VERGEBENS,
  },
  {
    name: 'not let in, entered on his page by who drives',
    tut: () => vermerke('meldeZutrittVerweigert', wo.token.geselle),
    empfangen: '09:20',
    ausgang: 'zutrittVerweigert',
    wort: 'ACCESS_REFUSED',
    gesehen: '09:20',
    nachweis: true,
    kunde: ABGEWIESEN,
  },
  {
    name: 'done, entered on his page by who drives',
    tut: () => vermerke('erledige', wo.token.geselle),
    empfangen: '09:20',
    ausgang: 'erledigt',
    wort: 'DONE',
    gesehen: '09:20',
    nachweis: false,
    kunde: GETAN,
  },
  {
    name: 'nobody saw it, the round was closed',
    tut: () =>
      api.call(
        kehrtourAbschliessen,
        { params: { id: kehrtourId }, body: { offene: 'nichtAngetroffen' } },
        wo.token.buero,
      ),
    empfangen: '19:00',
    ...nichtDa,
    gesehen: null,
    nachweis: false,
    kunde: DANEBEN,
  },
  {
    name: 'nobody met, and the household says that it was there',
    tut: async () => {
      await melde('nichtDa', '08:50');
      await wo.ctx.transaction((tx) => setBestritten(tx, id));
    },
    empfangen: '09:00',
    ...nichtDa,
    gesehen: '08:50',
    nachweis: false,
    kunde: DANEBEN,
  },
];

describe('how a visit ended', () => {
  it('is asked of every outcome that there is', () =>
    expect(new Set(FAELLE.map(({ ausgang }) => ausgang))).toEqual(new Set(BESUCHSAUSGAENGE)));

  it.each(FAELLE)('$name: list, customer, webhook, program and file say the same', async (fall) => {
    const { tut, empfangen, ausgang, wort, gesehen, nachweis, kunde } = fall;
    api.clock.now = new Date(um(empfangen));
    await tut();
    const { status, ohneNachweis } = await hole();
    expect({ status, ohneNachweis }).toEqual({
      status: ausgang,
      ohneNachweis: ausgang !== 'erledigt' && !nachweis,
    });
    const seite = await seiteVon({ ctx: wo.ctx, terminId: id, zugangscodeId: randomUUID() });
    expect(seite).toMatchObject({ status: ausgang, ohneNachweis, stand: expect.stringContaining(kunde) });

    const meldungen = await gemeldet();
    const am = new Date(um(gesehen ?? empfangen));
    const besuch = meldungen.filter(({ art }) => art === 'visit.ended');
    expect(besuch).toEqual([{ art: 'visit.ended', gegenstand_id: id, kehrtour_id: kehrtourId, am }]);
    expect(meldungen.some(({ art }) => art === 'task.completed')).toBe(ausgang === 'erledigt');

    const genannt = await lies();
    expect(genannt).toMatchObject([
      {
        id,
        kehrtourId,
        propertyExternalId: 'P-1',
        startDateTime: um('08:00'),
        endDateTime: um('10:00'),
        outcome: wort,
        date: TAG,
        proof: nachweis,
        tasks: [{ category: 'KEHRUNG' }],
      },
    ]);
    expect(genannt[0]?.seenAt ?? null).toBe(gesehen === null ? null : um(gesehen));
    expect(await bestaetige(genannt)).toEqual({ confirmed: 1 });
    expect(await lies()).toEqual([]);

    const zeilen = await datei();
    const name = {
      erledigt: 'Erledigt',
      nichtAngetroffen: 'Nicht angetroffen',
      zutrittVerweigert: 'Zutritt verweigert',
    }[ausgang];
    expect(zeilen).toMatchObject([
      {
        'Objekt-ID': 'P-1',
        Ergebnis: name,
        'Besuch am': '02.02.2027',
        Uhrzeit: gesehen ?? '',
        'Erledigt am': ausgang === 'erledigt' ? '02.02.2027' : '',
        Meldung: ausgang === 'erledigt' ? '' : nachweis ? name : `${name}, kein Nachweis`,
      },
    ]);
    expect(await datei()).toBeUndefined();
  });

  it('that was taken back after it left is told to hold no more, and nothing that never left', async () => {
    api.clock.now = new Date(um('09:00'));
    await melde('nichtDa', '08:50');
    await loescheZeilen(wo, 'partnermeldung', {});
    await nimmZurueck();
    expect(await gemeldet()).toMatchObject([{ art: 'visit.ended', gegenstand_id: id }]);
    expect(await lies()).toEqual([]);
    expect(await datei()).toBeUndefined();

    await melde('nichtDa', '08:55');
    await bestaetige(await lies());
    await datei();
    await nimmZurueck();
    const [zurueck] = await lies();
    expect(zurueck).toMatchObject({ id, outcome: 'TAKEN_BACK', date: null, proof: false });
    expect(await bestaetige([{ id, outcome: 'TAKEN_BACK', date: null }])).toEqual({ confirmed: 1 });
    expect(await lies()).toEqual([]);
    expect(await datei()).toMatchObject([
      {
        Ergebnis: 'Zurückgenommen',
        'Besuch am': '02.02.2027',
        Meldung: 'Gilt nicht mehr: Nicht angetroffen',
      },
    ]);
    // And once more the other way.
    await melde('erledigt', '09:00');
    expect(await lies()).toMatchObject([{ outcome: 'DONE', seenAt: um('09:00') }]);
  });

  it('on which two disagree stays here until the office has decided, and then the program hears of it', async () => {
    api.clock.now = new Date(um('09:00'));
    await vermerke('sageAb');
    expect(await melde('erledigt', '08:50')).toMatchObject({ ergebnis: 'widerspricht' });
    expect(await lies()).toEqual([]);
    expect(await datei()).toBeUndefined();
    await loescheZeilen(wo, 'partnermeldung', {});
    const [streit] = (await api.call(feld.widerspruecheHolen, {}, wo.token.buero)).body.widersprueche;
    await api.call(
      feld.widerspruchKlaeren,
      { params: { id: streit?.id ?? '' }, body: { wahl: 'handy' } },
      wo.token.buero,
    );
    expect((await gemeldet()).map(({ art, am }) => [art, new Date(am).toISOString()])).toEqual([
      ['task.completed', um('08:50')],
      ['visit.ended', um('08:50')],
    ]);
    expect(await lies()).toMatchObject([{ outcome: 'DONE', seenAt: um('08:50') }]);
    expect(await datei()).toMatchObject([{ Ergebnis: 'Erledigt', Uhrzeit: '08:50' }]);
  });

  it('is a new message where it changes while the last one is under way', async () => {
    api.clock.now = new Date(um('09:00'));
    await melde('nichtDa', '08:50');
    const nummer = async () => (await liesZeile(wo, 'partnermeldung', ['id'], { art: 'visit.ended' }))?.id;
    const erste = await nummer();
    await nimmZurueck();
    const zweite = await nummer();
    expect(zweite).toBeDefined();
    expect(zweite).not.toBe(erste);
  });

  it('is confirmed as it was named, by whom it belongs to, and with words that there are', async () => {
    api.clock.now = new Date(um('09:00'));
    await melde('nichtDa', '08:50');
    expect(await bestaetige([{ id, outcome: 'DONE', date: TAG }])).toEqual({ confirmed: 0 });
    expect(await bestaetige([{ id, outcome: 'NOBODY_MET', date: '2027-02-01' }])).toEqual({ confirmed: 0 });
    expect(await bestaetige([{ id: randomUUID(), outcome: 'NOBODY_MET', date: TAG }])).toEqual({
      confirmed: 0,
    });
    expect(await bestaetige([])).toMatchObject({ type: 'eingabe-ungueltig' });
    expect(await bestaetige([{ id, outcome: 'GONE', date: TAG }])).toMatchObject({
      type: 'eingabe-ungueltig',
    });
    const fremdes = await verbunden(api, await api.neuerBetrieb(), appId);
    expect((await fremdes.ruf('GET', '/data/visit-outcomes')).body).toEqual({ visits: [], more: false });
    expect(
      (
        await fremdes.ruf('POST', '/data/visit-outcomes/confirm', {
          body: { visits: [{ id, outcome: 'NOBODY_MET', date: TAG }] },
        })
      ).body,
    ).toEqual({ confirmed: 0 });
    expect(await lies()).toHaveLength(1);
    const ohne = await verbunden(api, wo, appId, { rechte: ['liegenschaften.senden'] });
    expect((await ohne.ruf('GET', '/data/visit-outcomes')).body).toMatchObject({
      type: 'partner.ohne-recht',
    });
  });
});
