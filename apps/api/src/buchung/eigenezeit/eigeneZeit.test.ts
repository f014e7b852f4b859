import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen, vorschlaegeHolen } from '@kehrtour/contract/antwortbrett';
import * as termin from '@kehrtour/contract/termin';
import * as teilung from '@kehrtour/contract/terminteilung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineWohnung } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { JETZT } from '../../../test/werte.ts';
import { geordnet, liesZeilen, neueZeile } from '../../../test/zeilen.ts';
import { sql } from '../../platform/db/sql.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';

const TAG = '2027-02-02';
let api: TestApi;
let wo: TestBetrieb;
let id: string;
let haus: string;

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** One drives, the other has the whole week free; the first house has two flats, and its work stands with the house. */
beforeEach(async () => {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 5);
  [haus = ''] = haeuser;
  await wo.ctx.transaction(async (tx) => {
    for (const nummer of ['1', '2']) await eineWohnung(tx, haus, { nummer });
  });
  const fahrer = { mitarbeiter: { ids: [wo.mitarbeiterId.geselle] } };
  const { version, ...kehrtour } = await plane(api, wo, await neueKehrtour(api, wo, haeuser, fahrer));
  ({ id } = kehrtour);
  await kuendigeRundeAn(api, wo, { id, version });
});

type Besuch = {
  id: string;
  version: number;
  code: string;
  liegenschaft_id: string;
  nutzungseinheit_id: string | null;
  status: string;
};
const besuche = (): Promise<Besuch[]> =>
  wo.ctx.transaction((tx) =>
    tx.rows<Besuch>(sql`select t.id, t.version, z.id as code, t.liegenschaft_id, t.nutzungseinheit_id, t.status from termin t
      join zugangscode z on z.termin_id = t.id where t.quelle = 'kehrtour' order by t.beginn, t.id`),
  );
const einer = async (wohnung: boolean): Promise<Besuch> => {
  const gefunden = (await besuche()).find(
    ({ nutzungseinheit_id }) => (nutzungseinheit_id !== null) === wohnung,
  );
  if (!gefunden) throw new Error('no such visit');
  return gefunden;
};
const brett = async () =>
  (await api.call(antwortbrettHolen, { query: { kehrtourId: id } }, wo.token.buero)).body.zeilen;
const zeile = async (terminId: string) => (await brett()).find((eine) => eine.termin.id === terminId);
const melde = async (besuch: Besuch, aktion: 'lehneAb' | 'sageAb') => {
  const body = { version: besuch.version, aktion };
  const { status } = await api.call(
    termin.terminAendern,
    { params: { id: besuch.id }, body },
    wo.token.buero,
  );
  expect(status).toBe(200);
  return (await besuche()).find((eins) => eins.id === besuch.id) ?? besuch;
};
const eigene = (uhrzeit: string, trotzdem: boolean, tag = TAG, mitarbeiterId = wo.mitarbeiterId.inhaber) =>
  ({ art: 'eigene', mitarbeiterId, tag, uhrzeit, dauerMinuten: 20, trotzdem }) as const;
const vereinbare = ({ id: terminId, version }: Besuch, wahl: ReturnType<typeof eigene>) =>
  api.call(
    teilung.eigeneZeitVereinbaren,
    { params: { id: terminId }, body: { version, wahl, abgesprochen: true }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
const versprochen = async (token = wo.token.buero) => (await api.call(vorschlaegeHolen, {}, token)).body;
const widersprueche = () => wo.ctx.transaction(rundenwidersprueche);

describe('a visit that suits at no time of a round', () => {
  it('gets a time of its own: the old one gives way with its stop and its work, and the old link says so', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    const { body } = await vereinbare(alt, eigene('15:00', true));
    expect(body.termin).toMatchObject({ status: 'bestaetigt', mitarbeiterId: wo.mitarbeiterId.inhaber });
    expect(body.termin.aufgaben.map(({ bezeichnung }) => bezeichnung)).toEqual(['Kehrung']);
    const danach = (await besuche()).find((eins) => eins.id === alt.id);
    expect(danach?.status).toBe('verschoben');
    const seite = await api.call(ankuendigung.kundenTerminHolen, {
      body: { code: tokenVon(api.deps.secrets, alt.code) },
    });
    expect(seite.body.stand).toBe('Dieser Termin wurde verlegt.');
    expect(await zeile(alt.id)).toBeUndefined();
    expect(await widersprueche()).toEqual([]);
  });
  it('is told what speaks against day and hour before they are taken', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    const nachts = await vereinbare(alt, eigene('22:00', false));
    expect([nachts.status, nachts.body]).toEqual([409, expect.objectContaining({ type: 'buchung.warnung' })]);
    expect((await besuche()).find((eins) => eins.id === alt.id)?.status).toBe('abgelehnt');
  });
  it('is told that a day lies behind the Frist, in the list of times and before it is taken', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    const satz = 'Liegt nach Ende der Frist am 28.02.2027';
    const { body } = await api.call(
      teilung.eigeneZeitenHolen,
      { params: { id: alt.id }, body: { ab: '2027-02-26' } },
      wo.token.buero,
    );
    const tage = body.tage.map(({ tag, ausserFrist }) => [tag, ausserFrist]);
    expect(tage[0]).toEqual(['2027-02-26', null]);
    expect(tage[1]).toEqual(['2027-03-01', satz]);
    const danach = await vereinbare(alt, eigene('15:00', false, '2027-03-01'));
    expect([danach.status, danach.body.angaben?.['warnungen']]).toEqual([
      409,
      expect.arrayContaining([`${satz}.`]),
    ]);
    expect((await vereinbare(alt, eigene('15:00', true, '2027-03-01'))).status).toBe(200);
  });
  it('is offered from the day on which the work is due, and at the times that were wished, until all are asked for', async () => {
    await wo.ctx.transaction((tx) =>
      tx.run(
        sql`update termin set arbeit = (select jsonb_agg(w || '{"fristVon": "2027-02-01"}') from jsonb_array_elements(arbeit) w)`,
      ),
    );
    const alt = await melde(await einer(false), 'lehneAb');
    const zeiten = async (body: { alle?: boolean }) =>
      (await api.call(teilung.eigeneZeitenHolen, { params: { id: alt.id }, body }, wo.token.buero)).body;
    const ohne = await zeiten({});
    expect([ohne.tage[0]?.tag, ohne.tage[0]?.ausserFrist, ohne.gewuenscht]).toEqual([
      '2027-02-01',
      null,
      undefined,
    ]);
    await neueZeile(wo, 'hauswunsch', {
      liegenschaft_id: alt.liegenschaft_id,
      text: 'Bitte freitags ab 14 Uhr',
      gemerkt_am: JETZT,
    });
    const mit = await zeiten({});
    expect(mit.gewuenscht).toBe('freitags ab 14 Uhr');
    expect(mit.tage.map(({ tag }) => tag).slice(0, 2)).toEqual(['2027-02-05', '2027-02-12']);
    expect(mit.tage.flatMap((tag) => tag.zeiten).every(({ von }) => von >= '14:00')).toBe(true);
    expect(await zeiten({ alle: true })).toEqual(ohne);
  });
  it('is one flat alone where the work stands with the whole house, which is still visited', async () => {
    const [erste, zweite] = (await besuche()).filter(({ liegenschaft_id }) => liegenschaft_id === haus);
    if (!erste || !zweite) throw new Error('two flats');
    const alt = await melde(erste, 'lehneAb');
    const { status, body } = await vereinbare(alt, eigene('15:00', true));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.termin.nutzungseinheitId).toBe(erste.nutzungseinheit_id);
    const danach = await besuche();
    expect(danach.find((eins) => eins.id === alt.id)?.status).toBe('verschoben');
    expect(danach.find((eins) => eins.id === zweite.id)?.status).toBe('angekuendigt');
    expect(await widersprueche()).toEqual([]);
  });
  it('is refused to who saw an older state', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    const { status, body } = await vereinbare({ ...alt, version: alt.version - 1 }, eigene('15:00', true));
    expect([status, body]).toEqual([409, expect.objectContaining({ type: 'veraltet' })]);
  });
});

describe('a household that was called off and waits for another proposal', () => {
  it(
    'stands on the board with the day until when it is promised, until it has one',
    { tags: 'night' },
    async () => {
      const alt = await melde(await einer(false), 'sageAb');
      await expect.poll(async () => (await zeile(alt.id))?.stand).toBe('vorschlag');
      expect(await zeile(alt.id)).toMatchObject({ vorschlagBis: '2027-01-18' });
      expect(await versprochen()).toEqual({ anzahl: 1, bis: '2027-01-18' });
      expect(await versprochen(wo.token.geselle)).toEqual({ anzahl: 0, bis: null });
      const { status, body } = await vereinbare(alt, eigene('15:00', true));
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.termin.aufgaben.map(({ bezeichnung }) => bezeichnung)).toEqual(['Kehrung']);
      expect(await zeile(alt.id)).toBeUndefined();
      expect(await versprochen()).toEqual({ anzahl: 0, bis: null });
      expect((await vereinbare(alt, eigene('16:00', true))).body).toMatchObject({
        type: 'termin.nicht-abloesbar',
      });
    },
  );
});

describe('a time of its own that was a slip', () => {
  const nimmZurueck = (terminId: string, token = wo.token.buero) =>
    api.call(
      teilung.eigeneZeitZuruecknehmen,
      { params: { id: terminId }, idempotencyKey: randomUUID() },
      token,
    );
  const ausgang = () =>
    wo.ctx.transaction((tx) =>
      tx.rows<{ id: string; vorlage: string; status: string; spaeter: boolean }>(
        sql`select id, vorlage, status, naechster_versuch_ab is not null as spaeter from ausgang
          where starts_with(ereignis, 'buchung/') order by angelegt_am, id`,
      ),
    );
  /** All that anybody could be told of: visits, stops, work, seats, and what the board says. */
  const bild = async () => ({
    ...(await wo.ctx.transaction(async (tx) => ({
      termine: await liesZeilen(
        tx,
        'termin',
        [
          'id',
          'status',
          'kehrtour_id',
          'halt_id',
          'mitarbeiter_id',
          'beginn',
          'ende',
          'fenster_von',
          'fenster_bis',
          'arbeit',
          'taetigkeiten',
          'abgeloest_durch',
        ],
        geordnet(['id']),
      ),
      halte: await tx.rows(sql`select * from halt order by id`),
      haltarbeit: await tx.rows(sql`select * from halt_aufgabe order by halt_id, aufgabe_id`),
      aufgaben: await liesZeilen(
        tx,
        'aufgabe',
        ['id', 'status', 'kehrtour_id', 'termin_id'],
        geordnet(['id']),
      ),
      belegung: await liesZeilen(
        tx,
        'belegung',
        ['art', 'mitarbeiter_id', 'zeitraum', 'bezug_id'],
        geordnet(['zeitraum', 'id']),
      ),
      ungelesen: await liesZeilen(tx, 'rueckmeldung', ['id'], geordnet(['id'], { gelesen_am: null })),
      auswahl: await tx.rows(sql`select vorgaben #> '{liegenschaften,ids}' as ids from kehrtour order by id`),
    }))),
    brett: (await brett()).map(({ termin: { id: terminId }, stand, schritt }) => [terminId, stand, schritt]),
  });
  const mitMail = (terminId: string) =>
    wo.ctx.transaction(async (tx) => {
      const kontaktId = randomUUID();
      await neueZeile(tx, 'kontakt', {
        id: kontaktId,
        nachname: 'Wirt',
        email: `wirt-${kontaktId}@example.org`,
        email_fuer_termine: true,
      });
      await tx.run(sql`insert into liegenschaft_kontakt (id, liegenschaft_id, kontakt_id, rolle)
        select ${randomUUID()}, liegenschaft_id, ${kontaktId}, 'bewohner' from termin where id = ${terminId}`);
    });

  it('is gone as if it had never been: nothing leaves, and the visit before stands again with place, work and answer', async () => {
    const gemeldet = await melde(await einer(false), 'lehneAb');
    await mitMail(gemeldet.id);
    const vorher = await bild();
    const neu = (await vereinbare(gemeldet, eigene('15:00', true))).body.termin;
    expect(await ausgang()).toEqual([
      expect.objectContaining({ vorlage: 'buchung.gebucht', status: 'neu', spaeter: true }),
    ]);
    const { status, body } = await nimmZurueck(neu.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ id: gemeldet.id, status: 'abgelehnt' });
    const danach = await bild();
    for (const [was, stand] of Object.entries(danach)) {
      const ids = (alle: object): unknown =>
        was === 'auswahl' ? (alle as { ids: string[] }[]).map((eins) => eins.ids.toSorted()) : alle;
      expect(ids(stand), was).toEqual(ids(vorher[was as keyof typeof vorher]));
    }
    expect(await ausgang()).toEqual([]);
    expect(await widersprueche()).toEqual([]);
    const verlauf = (await api.call(termin.terminHolen, { params: { id: gemeldet.id } }, wo.token.buero)).body
      .verlauf;
    expect(verlauf.map(({ was }) => was)).toContain('eigene-zeit-zurueckgenommen');
    expect((await nimmZurueck(neu.id)).status).toBe(404);
  });
  it('comes back for one flat alone, and for two in either order', async () => {
    const [erste, zweite] = (await besuche()).filter(({ nutzungseinheit_id: einheit }) => einheit === null);
    if (!erste || !zweite) throw new Error('two houses');
    const vorher = await bild();
    const a = (await vereinbare(erste, eigene('15:00', true))).body.termin;
    const b = (await vereinbare(zweite, eigene('16:00', true))).body.termin;
    expect([(await nimmZurueck(a.id)).status, (await nimmZurueck(b.id)).status]).toEqual([200, 200]);
    expect(await bild()).toMatchObject({
      termine: vorher.termine,
      halte: vorher.halte,
      aufgaben: vorher.aufgaben,
    });
    const wohnung = await einer(true);
    const eigen = (await vereinbare(wohnung, eigene('15:00', true))).body.termin;
    expect((await nimmZurueck(eigen.id)).status).toBe(200);
    expect(await bild()).toMatchObject({
      termine: vorher.termine,
      halte: vorher.halte,
      aufgaben: vorher.aufgaben,
    });
    expect(await widersprueche()).toEqual([]);
  });
  it('gives what was called off its place among the promised proposals back', async () => {
    const alt = await melde(await einer(false), 'sageAb');
    await expect.poll(async () => (await versprochen()).anzahl).toBe(1);
    const vorher = await versprochen();
    const neu = (await vereinbare(alt, eigene('15:00', true))).body.termin;
    expect(await versprochen()).not.toEqual(vorher);
    expect((await nimmZurueck(neu.id)).body).toMatchObject({ id: alt.id, status: 'abgesagt' });
    expect(await versprochen()).toEqual(vorher);
  });
  it('stays where its message has left, and says what to do instead', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    await mitMail(alt.id);
    const neu = (await vereinbare(alt, eigene('15:00', true))).body.termin;
    await wo.ctx.transaction((tx) =>
      tx.run(
        sql`update ausgang set status = 'gesendet' where starts_with(ereignis, ${`buchung/${neu.id}/`})`,
      ),
    );
    const { status, body } = await nimmZurueck(neu.id);
    expect([status, body]).toMatchObject([
      409,
      { type: 'termin.vermerk-gebraucht', detail: expect.stringContaining('schon hinaus') },
    ]);
    expect((await nimmZurueck(neu.id, wo.token.geselle)).status).toBe(403);
  });
  it('leaves at once, first, when more is told of it', async () => {
    const alt = await melde(await einer(false), 'lehneAb');
    await mitMail(alt.id);
    const neu = (await vereinbare(alt, eigene('15:00', true))).body.termin;
    const { version } = neu;
    await api.call(
      termin.terminAendern,
      { params: { id: neu.id }, body: { version, aktion: 'sageAb' } },
      wo.token.buero,
    );
    await expect
      .poll(async () => (await ausgang()).map(({ vorlage }) => vorlage))
      .toEqual(['buchung.gebucht', 'buchung.abgesagt']);
    expect((await ausgang()).map(({ spaeter }) => spaeter)).toEqual([false, false]);
  });
});
