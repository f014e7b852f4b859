import { randomUUID } from 'node:crypto';

import * as feldgeraet from '@kehrtour/contract/feldgeraet';
import * as feld from '@kehrtour/contract/feldmeldung';
import { heuteHolen } from '@kehrtour/contract/heute';
import { mitarbeiterHolen, sitzungenBeenden, sitzungenHolen } from '@kehrtour/contract/konto';
import { liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { schluesselAnlegen } from '@kehrtour/contract/schluessel';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neuerTermin, neueRunde, type Terminwunsch } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { nicht } from '../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { instant, sql } from '../platform/db/sql.ts';
import { loescheAbgelehnte } from './loescheAbgelehnte.ts';

const TAG = '2027-02-02';
let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
});
afterAll(() => api.close());
// In the window of every visit, which opens at eight.
beforeEach(() => void (api.clock.now = new Date(`${TAG}T09:00:00+01:00`)));

let naechstes = 0;
let folge = 0;
const lege = (wunsch: Partial<Terminwunsch> = {}) => {
  naechstes += 1;
  const mitarbeiterId = eigener.mitarbeiterId.geselle;
  return neuerTermin(eigener, { liegenschaftId: haeuser[naechstes] ?? '', mitarbeiterId, ...wunsch });
};
type Angaben = Partial<feld.Feldmeldung> & Pick<feld.Feldmeldung, 'terminId' | 'art'>;
const meldung = (angaben: Angaben): feld.Feldmeldung => {
  folge += 1;
  const gesehenAm = `${TAG}T08:50:00+01:00`;
  return { id: randomUUID(), gesehenAm, uhrVersatz: 0, folge, geraet: 'Handy', ...angaben };
};
const sende = (meldungen: feld.Feldmeldung[], token = eigener.token.geselle) =>
  api.call(feld.feldmeldungenSenden, { body: { meldungen } }, token);
const melde = async (angaben: Angaben, token?: string) => {
  const { body, status } = await sende([meldung(angaben)], token);
  expect(status).toBe(200);
  return body.antworten[0];
};
const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, eigener.token.buero)).body;
const vermerke = async (id: string, aktion: termin.TerminAktion) => {
  const { version } = await hole(id);
  const { status } = await api.call(
    termin.terminAendern,
    { params: { id }, body: { version, aktion } },
    eigener.token.buero,
  );
  expect(status).toBe(200);
};
const setze = (id: string, status: string) => setzeZeilen(eigener, 'termin', { id }, { status });
const widersprueche = async (token = eigener.token.buero) =>
  (await api.call(feld.widerspruecheHolen, {}, token)).body.widersprueche;
const klaere = (id: string, wahl: 'handy' | 'buero', token = eigener.token.buero) =>
  api.call(feld.widerspruchKlaeren, { params: { id }, body: { wahl } }, token);
/** It was the journeyman's until now. */
const gibAb = (id: string) =>
  setzeZeilen(eigener, 'termin', { id }, { mitarbeiter_id: eigener.mitarbeiterId.inhaber });
const zeilen = (id: string) =>
  liesZeilen(
    eigener,
    'feldmeldung',
    ['id', 'ergebnis', 'am', 'gesehen_am', 'uhr_fraglich'],
    geordnet(['am', 'folge'], { termin_id: id }),
  );

describe('a fact from the field', () => {
  it('is the result of the visit, with when it was seen beside when it came in', async () => {
    const { id } = await lege();
    const gesehenAm = `${TAG}T08:20:00+01:00`;
    api.clock.now = new Date(`${TAG}T13:00:00+01:00`);
    expect(await melde({ terminId: id, art: 'erledigt', gesehenAm })).toMatchObject({
      ergebnis: 'uebernommen',
      hinweis: '',
    });
    expect((await hole(id)).status).toBe('erledigt');
    const [row] = await zeilen(id);
    expect(row?.gesehen_am).toEqual(new Date(gesehenAm));
    expect(row?.am).toEqual(api.clock.now);
    const verlauf = await liesZeile(eigener, 'verlauf', ['nach'], {
      gegenstand_id: id,
      was: 'stand:erledige',
    });
    expect(verlauf?.nach.gesehenAm).toBe(new Date(gesehenAm).toISOString());
  });

  it('is one fact however often and by however many ways it comes', async () => {
    const { id } = await lege();
    const eine = meldung({ terminId: id, art: 'erledigt' });
    const antworten = await Promise.all(Array.from({ length: 6 }, () => sende([eine])));
    const ergebnisse = antworten.map(({ body }) => body.antworten[0]?.ergebnis).toSorted();
    expect(ergebnisse).toEqual([...Array<string>(5).fill('doppelt'), 'uebernommen']);
    expect(await zeilen(id)).toHaveLength(1);
    expect((await sende([eine])).body.antworten[0]).toMatchObject({
      ergebnis: 'doppelt',
      damals: 'uebernommen',
    });
  });

  it('is one fact also where nobody knows its visit', async () => {
    const eine = meldung({ terminId: randomUUID(), art: 'erledigt' });
    const antworten = await Promise.all(Array.from({ length: 6 }, () => sende([eine])));
    const ergebnisse = antworten.map(({ body }) => body.antworten[0]?.ergebnis).toSorted();
    expect(ergebnisse).toEqual(['abgelehnt', ...Array<string>(5).fill('doppelt')]);
  });

  it('is kept with the ids of another appointment under the same id as the one it was', async () => {
    const [a, b] = [await lege(), await lege()];
    const eine = meldung({ terminId: a.id, art: 'erledigt' });
    const [, zweite] = await Promise.all([sende([eine]), sende([{ ...eine, terminId: b.id }])]);
    expect(zweite.status).toBe(200);
    expect([...(await zeilen(a.id)), ...(await zeilen(b.id))]).toHaveLength(1);
    const stand = [(await hole(a.id)).status, (await hole(b.id)).status];
    expect(stand.filter((status) => status === 'erledigt')).toHaveLength(1);
  });

  it('first of a batch refused, rest taken: each is answered, and the refused one is kept, too', async () => {
    const { id } = await lege();
    const unbekannt = randomUUID();
    const { body } = await sende([
      meldung({ terminId: unbekannt, art: 'erledigt' }),
      meldung({ terminId: id, art: 'erledigt' }),
    ]);
    expect(body.antworten.map(({ ergebnis }) => ergebnis)).toEqual(['abgelehnt', 'uebernommen']);
    expect(await zeilen(unbekannt)).toHaveLength(1);
  });

  it.each([51, 5000])('is not read where %i come at once', async (anzahl) => {
    const viele = Array.from({ length: anzahl }, () => meldung({ terminId: randomUUID(), art: 'notiz' }));
    const { status, body } = await sende(viele);
    expect([400, 413]).toContain(status);
    expect(body.antworten).toBeUndefined();
  });

  it('is taken fifty at once', async () => {
    const { id } = await lege();
    const viele = Array.from({ length: 50 }, (_, i) =>
      meldung({ terminId: id, art: 'notiz', text: `Notiz ${i}` }),
    );
    const { body } = await sende(viele);
    expect(body.antworten).toHaveLength(50);
    expect(await zeilen(id)).toHaveLength(50);
  });

  it('is not taken beyond a thousand new ones of a person a day, is kept on the phone, and is taken on the next', async () => {
    const betrieb = await api.neuerBetrieb();
    await betrieb.ctx.transaction((tx) =>
      tx.run(sql`insert into feldmeldung (id, termin_id, mitarbeiter_id, art, gesehen_am, uhr_am, am, uhr_fraglich, folge, geraet,
          ergebnis, grund, gilt, nachweis)
        select gen_random_uuid(), gen_random_uuid(), ${betrieb.mitarbeiterId.geselle}, 'notiz', ${instant(api.clock.now)},
          ${instant(api.clock.now)}, ${instant(api.clock.now)}, false, n, 'Handy', 'abgelehnt', 'besuch-unbekannt', false, false
        from generate_series(1, 998) n`),
    );
    const drei = [1, 2, 3].map(() => meldung({ terminId: randomUUID(), art: 'notiz' }));
    const gleichzeitig = await Promise.all(drei.map((eine) => sende([eine], betrieb.token.geselle)));
    expect(gleichzeitig.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    const zuViel = gleichzeitig.find(({ status }) => status === 429);
    expect(zuViel?.body.detail).toContain('gehen morgen von selbst ab');
    // What is known is answered whatever the day has brought, and others are not held up.
    expect((await sende(drei, betrieb.token.geselle)).body.antworten).toHaveLength(2);
    expect(
      (await sende([meldung({ terminId: randomUUID(), art: 'notiz' })], betrieb.token.inhaber)).status,
    ).toBe(200);
    api.clock.now = new Date('2027-02-03T00:00:01+01:00');
    expect((await sende(drei, betrieb.token.geselle)).body.antworten).toHaveLength(3);
  });

  it('that was refused goes after 90 days, unless the office still has to decide', async () => {
    const betrieb = await api.neuerBetrieb();
    const [haus = ''] = await neueHaeuser(betrieb, 2);
    const { id } = await neuerTermin(betrieb, {
      liegenschaftId: haus,
      mitarbeiterId: betrieb.mitarbeiterId.inhaber,
    });
    const [weg, wartet, entschieden] = [
      meldung({ terminId: randomUUID(), art: 'notiz' }),
      meldung({ terminId: id, art: 'verweigert' }),
      meldung({ terminId: id, art: 'nichtDa' }),
    ];
    await sende([weg, wartet, entschieden], betrieb.token.geselle);
    await sende([meldung({ terminId: id, art: 'erledigt' })], betrieb.token.inhaber);
    expect((await klaere(entschieden.id, 'buero', betrieb.token.buero)).status).toBe(200);
    const da = () => liesZeilen(betrieb, 'feldmeldung', ['id'], { ergebnis: 'abgelehnt' });
    api.clock.now = new Date(api.clock.now.getTime() + 89 * 86_400_000);
    await loescheAbgelehnte(api.deps);
    expect(await da()).toHaveLength(3);
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 86_400_000);
    await loescheAbgelehnte(api.deps);
    expect(await da()).toEqual([{ id: wartet.id }]);
    // Nobody deletes what was taken, not even by mistake.
    expect(await loescheZeilen(betrieb, 'feldmeldung', { ergebnis: nicht('abgelehnt') })).toBe(0);
  });

  it('touches no appointment of another company, and tells it nothing', async () => {
    const { id } = await lege();
    const { body } = await sende([meldung({ terminId: id, art: 'erledigt' })], fremder.token.inhaber);
    expect(body.antworten[0]).toMatchObject({ ergebnis: 'abgelehnt' });
    expect((await hole(id)).status).toBe('angekuendigt');
    expect(await zeilen(id)).toEqual([]);
    expect(await widersprueche(fremder.token.inhaber)).toEqual([]);
  });

  it('visit replanned to a colleague: waits for the office where nobody opened, as the colleague is still to come', async () => {
    const { id } = await lege();
    await gibAb(id);
    const antwort = await melde({ terminId: id, art: 'nichtDa' });
    expect(antwort).toMatchObject({ ergebnis: 'abgelehnt', nachweis: false });
    expect(antwort?.hinweis).toContain('jemand anderes');
    expect((await hole(id)).status).toBe('angekuendigt');
    const [offen] = (await widersprueche()).filter(({ terminId }) => terminId === id);
    expect(offen).toMatchObject({ grund: 'anderer-mitarbeiter', gilt: false });
    expect((await klaere(offen?.id ?? '', 'handy')).status).toBe(200);
    expect((await hole(id)).status).toBe('nichtAngetroffen');
  });

  it('of a visit that went to a colleague holds where the work was done, by who was there, and the office hears of it', async () => {
    const { id } = await lege();
    await gibAb(id);
    const antwort = await melde({ terminId: id, art: 'erledigt' });
    expect(antwort).toMatchObject({ ergebnis: 'widerspricht' });
    expect(antwort?.hinweis).toContain('gilt');
    const { status, verlauf } = await hole(id);
    expect(status).toBe('erledigt');
    expect(verlauf.find(({ was }) => was === 'stand:erledige')).toMatchObject({
      gesehenAm: new Date(`${TAG}T08:50:00+01:00`).toISOString(),
      gesehenVon: '',
    });
    const [offen] = (await widersprueche()).filter(({ terminId }) => terminId === id);
    expect(offen).toMatchObject({ grund: 'anderer-mitarbeiter', gilt: true });
    expect((await klaere(offen?.id ?? '', 'buero')).status).toBe(200);
    expect((await hole(id)).status).toBe('angekuendigt');
  });

  it('stands below the note of the visit and in its history', async () => {
    const { id } = await lege();
    await melde({ terminId: id, art: 'notiz', text: 'Hund im Hof' });
    await melde({ terminId: id, art: 'mangel', text: 'Rußtür undicht' });
    const { notiz, verlauf } = await hole(id);
    expect(notiz).toBe('Hund im Hof\nMangel: Rußtür undicht');
    expect(verlauf.map(({ was, grund }) => `${was} ${grund}`)).toEqual(
      expect.arrayContaining(['feld:mangel Rußtür undicht', 'feld:notiz Hund im Hof']),
    );
  });
});

describe('"Nicht da"', () => {
  it.each([
    ['inside the told window', '08:30', 0, true],
    ['before it opens', '07:30', 0, false],
    ['after it has closed', '10:30', 0, false],
    ['inside it by a clock a day off', '08:30', 86_400_000, false],
  ])('%s is a proof: %s', async (_wann, uhr, versatz, nachweis) => {
    const { id } = await lege();
    api.clock.now = new Date(`${TAG}T12:00:00+01:00`);
    const gesehen = new Date(`${TAG}T${uhr}:00+01:00`).getTime() - versatz;
    const antwort = await melde({
      terminId: id,
      art: 'nichtDa',
      gesehenAm: new Date(gesehen).toISOString(),
      uhrVersatz: versatz,
      text: 'Nachbar sagt, sie ist verreist',
    });
    expect(antwort).toMatchObject({ ergebnis: 'uebernommen', nachweis });
    const row = await eigener.ctx.transaction((tx) =>
      tx.row<{ status: string; ohne: boolean }>(
        sql`select status, coalesce((vermerk ->> 'ohneNachweis')::boolean, false) as ohne from termin where id = ${id}`,
      ),
    );
    expect(row).toEqual({ status: 'nichtAngetroffen', ohne: !nachweis });
  });

  it('by a clock that cannot be right is flagged, never refused', async () => {
    const { id } = await lege();
    expect(
      await melde({ terminId: id, art: 'erledigt', gesehenAm: '2031-01-01T08:00:00+01:00' }),
    ).toMatchObject({ ergebnis: 'uebernommen' });
    expect((await zeilen(id))[0]?.uhr_fraglich).toBe(true);
  });
});

describe('a result seen at the door', () => {
  it.each(['abgesagt', 'verschoben'])(
    'office cancels, moves meanwhile: holds although it had %s the visit, and it hears of both',
    async (status) => {
      const { id } = await lege();
      await setze(id, status);
      expect(await melde({ terminId: id, art: 'erledigt' })).toMatchObject({ ergebnis: 'widerspricht' });
      expect((await hole(id)).status).toBe('erledigt');
      const [offen] = (await widersprueche()).filter(({ terminId }) => terminId === id);
      expect(offen).toMatchObject({ grund: 'war-abgesagt', gilt: true, davor: status, status: 'erledigt' });
      expect((await klaere(offen?.id ?? '', 'buero')).status).toBe(200);
      expect((await hole(id)).status).toBe(status);
      expect((await klaere(offen?.id ?? '', 'handy')).status).toBe(409);
      expect((await widersprueche()).filter(({ terminId }) => terminId === id)).toEqual([]);
    },
  );

  it('of who had said no and opened all the same is simply done', async () => {
    const { id } = await lege({ status: 'abgelehnt' });
    expect(await melde({ terminId: id, art: 'erledigt' })).toMatchObject({ ergebnis: 'uebernommen' });
  });

  it('office closes meanwhile: holds although the round is over', async () => {
    const kehrtourId = await neueRunde(eigener);
    const { id } = await lege({ kehrtourId });
    await setzeZeilen(eigener, 'kehrtour', { id: kehrtourId }, { status: 'abgeschlossen' });
    await eigener.ctx.transaction((tx) =>
      tx.run(sql`update termin set status = 'nichtAngetroffen', vermerk = jsonb_build_object('status', 'angekuendigt',
        'am', ${api.clock.now.toISOString()}::text, 'aufgaben', '[]'::jsonb, 'abschluss', true) where id = ${id}`),
    );
    expect(await melde({ terminId: id, art: 'erledigt' })).toMatchObject({ ergebnis: 'widerspricht' });
    expect((await hole(id)).status).toBe('erledigt');
  });

  it('two phones, opposite outcomes: what was seen first holds, in whatever order they come', async () => {
    const [a, b] = [await lege(), await lege()];
    const frueh = `${TAG}T08:10:00+01:00`;
    const spaet = `${TAG}T08:40:00+01:00`;
    await melde({ terminId: a.id, art: 'nichtDa', gesehenAm: frueh });
    expect(
      await melde({ terminId: a.id, art: 'erledigt', gesehenAm: spaet }, eigener.token.inhaber),
    ).toMatchObject({
      ergebnis: 'widerspricht',
    });
    expect((await hole(a.id)).status).toBe('nichtAngetroffen');
    await melde({ terminId: b.id, art: 'erledigt', gesehenAm: spaet }, eigener.token.inhaber);
    expect(await melde({ terminId: b.id, art: 'nichtDa', gesehenAm: frueh })).toMatchObject({
      ergebnis: 'widerspricht',
    });
    expect((await hole(b.id)).status).toBe('nichtAngetroffen');
    const offene = await widersprueche();
    const [zuA] = offene.filter(({ terminId }) => terminId === a.id);
    // Each names whose phone it was.
    expect(zuA).toMatchObject({ art: 'erledigt', status: 'nichtAngetroffen' });
    expect([zuA?.anderer, zuA?.mitarbeiter]).not.toContain('');
    expect(zuA?.anderer).not.toBe(zuA?.mitarbeiter);
    expect((await klaere(zuA?.id ?? '', 'handy')).status).toBe(200);
    expect((await hole(a.id)).status).toBe('erledigt');
  });

  it('does not take the place of what the office entered', async () => {
    const { id } = await lege();
    await vermerke(id, 'meldeNichtAngetroffen');
    expect(await melde({ terminId: id, art: 'erledigt' })).toMatchObject({ ergebnis: 'widerspricht' });
    expect((await hole(id)).status).toBe('nichtAngetroffen');
    expect((await widersprueche()).filter(({ terminId }) => terminId === id)).toMatchObject([
      { anderer: '' },
    ]);
  });

  it('is taken back as it was made, and cannot be by another person', async () => {
    const { id } = await lege();
    await melde({ terminId: id, art: 'notiz', text: 'Hund im Hof' });
    const eine = meldung({ terminId: id, art: 'nichtDa', text: 'Nachbar sagt, verreist' });
    await sende([eine]);
    expect((await hole(id)).notiz).toBe('Hund im Hof\nNachbar sagt, verreist');
    expect(
      await melde({ terminId: id, art: 'ruecknahme', bezugId: eine.id }, eigener.token.inhaber),
    ).toMatchObject({ ergebnis: 'abgelehnt' });
    expect(await melde({ terminId: id, art: 'ruecknahme', bezugId: eine.id })).toMatchObject({
      ergebnis: 'uebernommen',
    });
    // What was written with it is taken back, too; what was written besides is not.
    expect(await hole(id)).toMatchObject({ status: 'angekuendigt', notiz: 'Hund im Hof' });
    expect(await melde({ terminId: id, art: 'nichtDa' })).toMatchObject({ ergebnis: 'uebernommen' });
  });

  it('is not taken back in silence where those behind it do not agree: the office decides', async () => {
    const { id } = await lege();
    await melde(
      { terminId: id, art: 'verweigert', gesehenAm: `${TAG}T08:43:00+01:00` },
      eigener.token.inhaber,
    );
    const erste = meldung({ terminId: id, art: 'nichtDa', gesehenAm: `${TAG}T08:03:00+01:00` });
    await sende([erste]);
    await melde({ terminId: id, art: 'nichtDa', gesehenAm: `${TAG}T08:56:00+01:00` });
    expect(await melde({ terminId: id, art: 'ruecknahme', bezugId: erste.id })).toMatchObject({
      ergebnis: 'abgelehnt',
      hinweis: expect.stringContaining('Das Büro entscheidet'),
    });
    expect((await hole(id)).status).toBe('nichtAngetroffen');
    const offene = (await widersprueche()).filter(({ terminId }) => terminId === id);
    expect(offene.map(({ art }) => art).toSorted()).toEqual(['nichtDa', 'ruecknahme']);
    const zurueck = offene.find(({ art }) => art === 'ruecknahme');
    // What the office lets go makes room for who saw something first.
    expect((await klaere(zurueck?.id ?? '', 'handy')).status).toBe(200);
    expect((await hole(id)).status).toBe('zutrittVerweigert');
  });

  it('is decided by the desk alone', async () => {
    expect((await api.call(feld.widerspruecheHolen, {}, eigener.token.geselle)).status).toBe(403);
    expect((await klaere(randomUUID(), 'handy', eigener.token.geselle)).status).toBe(403);
    expect((await klaere(randomUUID(), 'handy')).status).toBe(404);
  });
});

describe('the day on a phone', () => {
  it('has the own visits in their order with what is needed at the door, and nobody else’s', async () => {
    const betrieb = await api.neuerBetrieb();
    const eigene = await neueHaeuser(betrieb);
    const mitarbeiterId = betrieb.mitarbeiterId.geselle;
    const spaet = await neuerTermin(betrieb, {
      liegenschaftId: eigene[2] ?? '',
      mitarbeiterId,
      fensterVon: `${TAG}T12:00:00+01:00`,
    });
    const frueh = await neuerTermin(betrieb, { liegenschaftId: eigene[1] ?? '', mitarbeiterId });
    await neuerTermin(betrieb, {
      liegenschaftId: eigene[3] ?? '',
      mitarbeiterId: betrieb.mitarbeiterId.inhaber,
    });
    const { body } = await api.call(heuteHolen, { query: { tag: TAG } }, betrieb.token.geselle);
    expect(body.besuche.map(({ terminId }) => terminId)).toEqual([frueh.id, spaet.id]);
    expect(body.besuche[0]).toMatchObject({
      status: 'angekuendigt',
      anschrift: 'Hardtstraße 2',
      hinfaellig: false,
    });
    expect(body.besuche[0]?.arbeiten.length).toBeGreaterThan(0);
    expect((await api.call(heuteHolen, { query: { tag: TAG } }, fremder.token.geselle)).body.besuche).toEqual(
      [],
    );
  });

  it('is sent again only when something of it changed', async () => {
    const { id } = await lege();
    const frage = (etag?: string) =>
      api.app.inject({
        url: `/heute?tag=${TAG}`,
        headers: { authorization: `Bearer ${eigener.token.geselle}`, ...(etag && { 'if-none-match': etag }) },
      });
    const erste = await frage();
    const etag = String(erste.headers['etag']);
    api.clock.now = new Date(`${TAG}T09:05:00+01:00`);
    const zweite = await frage(etag);
    expect([zweite.statusCode, zweite.body]).toEqual([304, '']);
    await melde({ terminId: id, art: 'erledigt' });
    expect((await frage(etag)).statusCode).toBe(200);
  });
});

describe('the credential of a phone', () => {
  const gib = async () =>
    (await api.call(feldgeraet.feldgeraetAnlegen, { body: { name: 'Jonas’ Handy' } }, eigener.token.geselle))
      .body;
  const tausche = (nachweis: string) => api.call(feldgeraet.feldzugangHolen, { body: { nachweis } });

  it('brings two hours for the day alone, again and again until its shift is over', async () => {
    const { nachweis } = await gib();
    const { body } = await tausche(nachweis);
    expect((await api.call(heuteHolen, { query: { tag: TAG } }, body.accessToken)).status).toBe(200);
    expect((await api.call(mitarbeiterHolen, {}, body.accessToken)).status).toBe(403);
    expect(
      (await api.call(termin.termineHolen, { query: { von: TAG, bis: TAG } }, body.accessToken)).status,
    ).toBe(403);
    expect(
      (await api.call(feldgeraet.feldgeraetAnlegen, { body: { name: 'x' } }, body.accessToken)).status,
    ).toBe(403);
    api.clock.now = new Date(`${TAG}T11:00:01+01:00`);
    expect((await api.call(heuteHolen, { query: { tag: TAG } }, body.accessToken)).status).toBe(401);
    api.clock.now = new Date(`${TAG}T22:30:00+01:00`);
    const spaet = await tausche(nachweis);
    expect(new Date(spaet.body.laeuftAb)).toEqual(new Date(`${TAG}T23:00:00+01:00`));
    api.clock.now = new Date(`${TAG}T23:00:01+01:00`);
    expect((await tausche(nachweis)).status).toBe(401);
  });

  it('opens a key of a house on the own way, in writing, and of no other', async () => {
    const schluessel = async (liegenschaftId: string) => {
      const { version } = (
        await api.call(liegenschaftHolen, { params: { id: liegenschaftId } }, eigener.token.inhaber)
      ).body;
      const daten = { version, bezeichnung: 'Haustür', geheimnis: 'Code 4711' };
      const { body } = await api.call(
        schluesselAnlegen,
        { params: { id: liegenschaftId }, body: daten, idempotencyKey: randomUUID() },
        eigener.token.inhaber,
      );
      return body.schluessel[0]?.id ?? '';
    };
    const { id } = await lege();
    const { liegenschaftId } = await hole(id);
    const fremdes = haeuser.at(-1) ?? '';
    const token = (await tausche((await gib()).nachweis)).body.accessToken;
    const sieh = (haus: string, teilId: string) =>
      api.app.inject({
        method: 'POST',
        url: `/liegenschaften/${haus}/schluessel/${teilId}/ansehen`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      });
    const teilId = await schluessel(liegenschaftId);
    const { body } = await api.call(heuteHolen, { query: { tag: TAG } }, token);
    expect(body.besuche.find(({ terminId }) => terminId === id)).toMatchObject({
      schluessel: ['Haustür'],
      schluesselIds: [teilId],
    });
    expect(JSON.stringify(body)).not.toContain('Code 4711');
    const gesehen = await sieh(liegenschaftId, teilId);
    expect([gesehen.statusCode, gesehen.json()]).toEqual([200, { geheimnis: 'Code 4711' }]);
    const row = await liesZeile(eigener, 'verlauf', ['wer'], {
      gegenstand_id: liegenschaftId,
      was: 'Schlüssel angesehen',
    });
    expect(row?.wer).toBe(`mitarbeiter:${eigener.mitarbeiterId.geselle}`);
    expect((await sieh(fremdes, await schluessel(fremdes))).statusCode).toBe(403);
  });

  it('is listed with the sessions and ended there, with all that it opened', async () => {
    const { nachweis, kennung } = await gib();
    const zugang = (await tausche(nachweis)).body.accessToken;
    const { geraete } = (await api.call(feldgeraet.feldgeraeteHolen, {}, eigener.token.geselle)).body;
    expect(geraete.find((eines) => eines.kennung === kennung)).toMatchObject({ name: 'Jonas’ Handy' });
    const { sitzungen } = (await api.call(sitzungenHolen, {}, eigener.token.geselle)).body;
    expect(sitzungen.map(({ geraet }) => geraet)).not.toContain('Jonas’ Handy');
    await api.call(feldgeraet.feldgeraetBeenden, { params: { kennung } }, fremder.token.geselle);
    expect((await tausche(nachweis)).status).toBe(200);
    await api.call(feldgeraet.feldgeraetBeenden, { params: { kennung } }, eigener.token.geselle);
    expect((await tausche(nachweis)).status).toBe(401);
    expect((await api.call(heuteHolen, { query: { tag: TAG } }, zugang)).status).toBe(401);
  });

  it('ends with the other sessions, with another password and with the account', async () => {
    const { nachweis } = await gib();
    await api.call(sitzungenBeenden, {}, eigener.token.geselle);
    expect((await tausche(nachweis)).status).toBe(401);
    const zweiter = (await gib()).nachweis;
    const zugang = (await tausche(zweiter)).body.accessToken;
    const { geselle } = eigener.mitarbeiterId;
    await eigener.ctx.transaction((tx) =>
      tx.rows(sql`select tor_anmeldung_aktiv('mitarbeiter', ${geselle}, false)`),
    );
    expect((await tausche(zweiter)).status).toBe(401);
    expect((await sende([meldung({ terminId: randomUUID(), art: 'notiz' })], zugang)).status).toBe(401);
  });
});
