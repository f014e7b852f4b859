import { randomUUID } from 'node:crypto';

import * as verwaltung from '@kehrtour/contract/verwaltung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einTermin } from '../../../test/bauten.ts';
import { alsText } from '../../../test/fragen.ts';
import { hausverlaufVon } from '../../../test/hausverlaufVon.ts';
import { importiere } from '../../../test/importFixture.ts';
import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer } from '../../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let haeuser: string[];
let kraus: string;
let gross: string;

async function neueVerwaltung(beiHaeusern: readonly (string | undefined)[]): Promise<string> {
  const id = randomUUID();
  await neueZeile(betrieb, 'kontakt', {
    id,
    art: 'firma',
    firma: 'Hausverwaltung Kraus GmbH',
    telefon: '09123 71981',
  });
  for (const haus of beiHaeusern)
    await neueZeile(betrieb, 'liegenschaft_kontakt', {
      liegenschaft_id: haus ?? '',
      kontakt_id: id,
      rolle: 'verwalter',
    });
  return id;
}
/** A visit of this house that was announced to one of them. */
async function sageAn(haus: string | undefined, kontakt: string): Promise<string> {
  const id = randomUUID();
  await einTermin(betrieb, {
    id,
    liegenschaft_id: haus ?? '',
    status: 'angekuendigt',
    quelle: 'kehrtour',
    ende: '2027-02-02T08:20Z',
    von: '2027-02-02T08:00Z',
    bis: '2027-02-02T10:00Z',
  });
  await neueZeile(betrieb, 'ankuendigung', {
    termin_id: id,
    kontakt_id: kontakt,
    art: 'ankuendigung',
    kanal: 'brief',
    empfaenger: 'Hausverwaltung',
    rechtsart: 'frei',
    text: '{}',
    erstellt_am: '2027-01-11T08:00Z',
  });
  return id;
}
/** All that a joining touches, row by row. */
const bild = async () => [
  ...(await alsText(betrieb, 'kontakt', 'liegenschaft_kontakt', 'ankuendigung', 'zugangscode')),
  ...(await liesZeilen(betrieb, 'liegenschaft', ['id', 'lokal'], geordnet(['id']))),
];
const hole = async (id: string) =>
  (await api.call(verwaltung.verwaltungHolen, { params: { id } }, betrieb.token.buero)).body;
const legeZusammen = async (id: string, ids: string[]) =>
  api.call(
    verwaltung.verwaltungenZusammenlegen,
    { params: { id }, body: { version: (await hole(id)).version, ids } },
    betrieb.token.buero,
  );
const trenne = (id: string, verbundId: string | undefined, token = betrieb.token.buero) =>
  api.call(verwaltung.verwaltungenTrennen, { params: { id }, body: { verbundId: verbundId ?? '' } }, token);
/** The newest joining of it. */
const verbund = async (id: string) => (await hole(id)).zusammengelegt[0];
const link = (id: string) =>
  api.call(verwaltung.verwaltungszugangAnlegen, { params: { id }, body: {} }, betrieb.token.buero);

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  haeuser = await neueHaeuser(betrieb, 4);
  kraus = await neueVerwaltung([haeuser[0], haeuser[1]]);
  gross = await neueVerwaltung([haeuser[1], haeuser[2]]);
});

describe('parting joined Hausverwaltungen', () => {
  it('leaves every row as it was: houses, proofs, the link, and what counts as changed by hand', async () => {
    await link(gross);
    await sageAn(haeuser[2], gross);
    const vorher = await bild();
    await legeZusammen(kraus, [gross]);
    expect(await bild()).not.toEqual(vorher);
    const zu = await verbund(kraus);
    expect(zu).toMatchObject({ namen: ['Hausverwaltung Kraus GmbH'], ausImport: false, hindernisse: [] });
    const { status, body } = await trenne(kraus, zu?.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect([body.haeuser.length, body.zusammengelegt, body.aehnliche.map(({ id }) => id)]).toEqual([
      2,
      [],
      [gross],
    ]);
    expect(await bild()).toEqual(vorher);
    const verlauf = await hausverlaufVon(api, haeuser[2] ?? '', betrieb.token.buero);
    expect(verlauf.find(({ art }) => art === 'kontakt')).toMatchObject({
      was: 'Kontakt geändert',
      wer: 'buero Test',
    });
  });

  it('is refused in words that name what rests on it: notices, answers, the link, changes', async () => {
    await legeZusammen(kraus, [gross]);
    const zu = await verbund(kraus);
    const termin = await sageAn(haeuser[2], kraus);
    await neueZeile(betrieb, 'rueckmeldung', {
      termin_id: termin,
      art: 'daheim',
      von: 'verwalter',
      am: '2027-01-11T08:00Z',
    });
    await loescheZeilen(betrieb, 'liegenschaft_kontakt', { liegenschaft_id: haeuser[2], kontakt_id: kraus });
    await link(kraus);
    await setzeZeilen(betrieb, 'kontakt', { id: kraus }, { telefon: '0911 1' });
    const { status, body } = await trenne(kraus, zu?.id);
    expect([status, body.type]).toEqual([409, 'liegenschaft.nicht-mehr-zu-trennen']);
    for (const satz of [
      'Die Angaben der Hausverwaltung wurden seither geändert.',
      'Seither wurde geändert, wer zu Hardtstraße 3 gehört.',
      'Der Hausverwaltung wurde seither ein Besuch angesagt: Hardtstraße 3.',
      'Die Hausverwaltung hat seither geantwortet: Hardtstraße 3.',
      'Die Hausverwaltung hat seither einen Link zu allen diesen Häusern bekommen.',
    ])
      expect(body.detail).toContain(satz);
    expect((await verbund(kraus))?.hindernisse).toHaveLength(5);
  });

  it('leaves a house as changed by hand where somebody changed its people since', async () => {
    await legeZusammen(kraus, [gross]);
    await setzeZeilen(
      betrieb,
      'kontakt',
      {
        id: derer('liegenschaft_kontakt', 'kontakt_id', {
          liegenschaft_id: haeuser[0],
          rolle: 'eigentuemer',
        }),
      },
      { telefon: '0911 2' },
    );
    expect((await trenne(kraus, (await verbund(kraus))?.id)).status).toBe(200);
    const marken = await liesZeilen(betrieb, 'liegenschaft', ['id', 'lokal']);
    expect(marken.filter(({ lokal }) => lokal.includes('kontakte')).map(({ id }) => id)).toEqual([
      haeuser[0],
    ]);
  });

  it('stays possible when something happens at a house that did not move', async () => {
    await legeZusammen(kraus, [gross]);
    await sageAn(haeuser[0], kraus);
    expect((await verbund(kraus))?.hindernisse).toEqual([]);
    expect((await trenne(kraus, (await verbund(kraus))?.id)).status).toBe(200);
  });

  it('goes backwards, the last one first, and an earlier one follows its Hausverwaltung', async () => {
    const dritte = await neueVerwaltung([haeuser[3]]);
    const vorher = await bild();
    await legeZusammen(kraus, [gross]);
    const erster = await verbund(kraus);
    await legeZusammen(dritte, [kraus]);
    const [zweiter, mitgenommen] = (await hole(dritte)).zusammengelegt;
    expect(mitgenommen?.id).toBe(erster?.id);
    expect((await trenne(dritte, erster?.id)).body.detail).toContain('Nehmen Sie zuerst das zurück');
    expect((await trenne(dritte, zweiter?.id)).status).toBe(200);
    expect((await trenne(kraus, erster?.id)).status).toBe(200);
    expect(await bild()).toEqual(vorher);
  });

  it('happens once for two who press at once, and waits for one who joins', async () => {
    await legeZusammen(kraus, [gross]);
    const zu = await verbund(kraus);
    const beide = await Promise.all([trenne(kraus, zu?.id), trenne(kraus, zu?.id)]);
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await legeZusammen(kraus, [gross]);
    const dritte = await neueVerwaltung([haeuser[3]]);
    const nochmal = await verbund(kraus);
    const [getrennt, dazu] = await Promise.all([trenne(kraus, nochmal?.id), legeZusammen(kraus, [dritte])]);
    expect(dazu.status).toBe(200);
    // Whoever came second found the other's deed: parted before, or a later joining in the way.
    expect([200, 409]).toContain(getrennt.status);
    expect((await hole(kraus)).haeuser).toHaveLength(getrennt.status === 200 ? 3 : 4);
  });

  it('joins crosswise at once without two waiting for each other', async () => {
    const beide = await Promise.all([legeZusammen(kraus, [gross]), legeZusammen(gross, [kraus])]);
    expect(beide.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(beide.every(({ status }) => status < 500)).toBe(true);
  });

  it('is the office’s alone, and no other company’s', async () => {
    await legeZusammen(kraus, [gross]);
    const zu = await verbund(kraus);
    const fremd = await api.neuerBetrieb();
    expect((await trenne(kraus, zu?.id, fremd.token.inhaber)).status).toBe(404);
    expect((await trenne(kraus, zu?.id, betrieb.token.geselle)).status).toBe(403);
    expect((await trenne(gross, zu?.id)).status).toBe(404);
    const schlecht = await trenne(kraus, 'irgendeiner');
    expect([schlecht.status, schlecht.body.detail]).toEqual([
      400,
      expect.stringContaining('verbundId: ist keine gültige Kennung'),
    ]);
  });
});

describe('what an import joined', () => {
  const zeile = (nr: number, verwalter: string) =>
    `A-${nr};Balkenweg;${nr};91207;Lauf a.d.Pegnitz;${verwalter};Kehrung (1x jährlich);01.05.2027;30.09.2027;15`;
  const datei = (name: string, ...zeilen: string[]) => ({
    name: `${name}.csv`,
    bytes: [
      'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Hausverwaltung;Tätigkeit;Frist von;Frist bis;Dauer (Min)',
      ...zeilen,
    ].join('\r\n'),
  });
  it('is parted like what a person joined', { tags: 'night' }, async () => {
    betrieb = await api.neuerBetrieb();
    await importiere(api, betrieb, datei('eins', zeile(1, 'Hausverwaltung Groß GmbH')));
    const liste = () =>
      api.call(verwaltung.verwaltungenHolen, { query: {} }, betrieb.token.buero).then(({ body }) => body);
    const [eine] = (await liste()).eintraege;
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await importiere(
      api,
      betrieb,
      datei('zwei', zeile(1, 'Hausverwaltung Groß GmbH'), zeile(2, 'HAUSVERWALTUNG GROSS GMBH')),
    );
    const zu = await verbund(eine?.id ?? '');
    expect(zu).toMatchObject({
      namen: ['HAUSVERWALTUNG GROSS GMBH'],
      ausImport: true,
      wer: '',
      hindernisse: [],
    });
    expect((await trenne(eine?.id ?? '', zu?.id)).status).toBe(200);
    expect((await liste()).eintraege.map(({ name, haeuser: anzahl }) => [name, anzahl]).toSorted()).toEqual([
      ['HAUSVERWALTUNG GROSS GMBH', 1],
      ['Hausverwaltung Groß GmbH', 1],
    ]);
  });
});
