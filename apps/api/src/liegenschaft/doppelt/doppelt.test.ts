import { randomUUID } from 'node:crypto';

import * as doppelt from '@kehrtour/contract/doppelt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../../test/anOperator.ts';
import { einTermin } from '../../../test/bauten.ts';
import { importiere, ladeHoch, nimmZurueck, pruefe } from '../../../test/importFixture.ts';
import { neueHaeuser, neueKehrtour } from '../../../test/kehrtourFixture.ts';
import { neuerHersteller, verbunden } from '../../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { JETZT, NICHT_NULL, derer, um } from '../../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { sql } from '../../platform/db/sql.ts';

let api: TestApi;
let wo: TestBetrieb;
let erstes = '';
let zweites = '';
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  [erstes = '', zweites = ''] = await neueHaeuser(wo, 2);
  await setzeZeilen(
    wo,
    'liegenschaft',
    { id: zweites },
    { strasse: 'HARDTSTR.', hausnr: '1', notiz_zugang: 'Tor klemmt', ortsteil: 'Heuchling' },
  );
});

const lies = <Row>(frage: ReturnType<typeof sql>, wer = wo) =>
  wer.ctx.transaction((tx) => tx.rows<Row & Record<string, unknown>>(frage));
const hole = async (wer = wo) => (await api.call(doppelt.doppelteHolen, {}, wer.token.buero)).body;
const version = async (id: string) =>
  (await liesZeilen(wo, 'liegenschaft', ['version'], { id }))[0]?.version ?? 1;
const fuehreZusammen = async (id = erstes, mitId = zweites, token = wo.token.buero) =>
  api.call(
    doppelt.haeuserZusammenfuehren,
    { params: { id }, body: { version: await version(id), mitId, mitVersion: await version(mitId) } },
    token,
  );
const trenne = (id: string, token = wo.token.buero) =>
  api.call(doppelt.haeuserTrennen, { params: { id } }, token);
async function neuerTermin(haus: string, status = 'bestaetigt', tag = '2027-02-02'): Promise<string> {
  const id = randomUUID();
  await einTermin(wo, {
    id,
    liegenschaft_id: haus,
    mitarbeiter_id: wo.mitarbeiterId.geselle,
    status,
    quelle: 'hand',
    ende: `${tag}T08:20+01`,
    von: `${tag}T08:00+01`,
    bis: `${tag}T10:00+01`,
  });
  return id;
}
/** Everything of the company about its houses, as it stands in the tables. */
async function abbild(): Promise<string> {
  const tabellen = [
    'nutzungseinheit',
    'anlage',
    'kontakt',
    'liegenschaft_kontakt',
    'aufgabe',
    'halt',
    'termin',
    'schluessel',
  ];
  const alles = [];
  for (const tabelle of tabellen)
    alles.push(
      await lies(
        sql`select to_jsonb(t) - 'version' - 'geaendert_am' as zeile from ${sql.raw(tabelle)} t order by t.id`,
      ),
    );
  alles.push(
    await lies(
      sql`select to_jsonb(t) - 'version' - 'geaendert_am' as zeile from liegenschaft t order by t.id`,
    ),
  );
  return JSON.stringify(alles);
}

describe('houses that look alike', () => {
  it('are shown side by side with what each of them has', async () => {
    await neuerTermin(zweites);
    const { paare, gesamt } = await hole();
    expect(gesamt).toBe(1);
    expect(paare).toMatchObject([
      {
        grund: 'schreibweise',
        bleibt: {
          id: zweites,
          anschrift: 'HARDTSTR. 1',
          kommende: 1,
          aufgabenOffen: 1,
          kontakte: ['Eva Bewohner2'],
        },
        geht: { id: erstes, anschrift: 'Hardtstraße 1', termine: 0 },
      },
    ]);
  });
  it('are not shown again once somebody said that they are two', async () => {
    await api.call(
      doppelt.haeuserVerschieden,
      { params: { id: zweites }, body: { mitId: erstes } },
      wo.token.buero,
    );
    expect(await hole()).toMatchObject({ paare: [], gesamt: 0 });
  });
  it('are for the office alone, and nobody of another company touches them', async () => {
    const fremd = await api.neuerBetrieb();
    expect((await api.call(doppelt.doppelteHolen, {}, wo.token.geselle)).status).toBe(403);
    expect((await fuehreZusammen(erstes, zweites, wo.token.geselle)).status).toBe(403);
    expect((await fuehreZusammen(erstes, zweites, fremd.token.buero)).status).toBe(404);
    const [ihres = ''] = await neueHaeuser(fremd, 1);
    expect((await fuehreZusammen(erstes, ihres)).status).toBe(404);
    const { body } = await fuehreZusammen();
    expect((await trenne(body.zusammenfuehrungId, fremd.token.buero)).status).toBe(404);
  });
});

describe('joining two houses', () => {
  const namen = (rows: unknown[]) => (rows as { tabelle: string }[]).map(({ tabelle }) => tabelle);
  it('moves all that hangs on a house: no table that names one is forgotten', async () => {
    const { rows } = await api.deps.db.query(
      `select c.conrelid::regclass::text as tabelle from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attname = 'liegenschaft_id'
       where c.contype = 'f' and c.confrelid = 'liegenschaft'::regclass and a.attnum = any(c.conkey) order by 1`,
    );
    const { rows: bewegt } = await api.deps.db.query(
      'select unnest(haus_anhaengsel()) as tabelle order by 1',
    );
    // Names that imports have for a house move by a way of their own; what a push came to is reckoned anew, and what was decided
    // about an entry that an export no longer named goes with that entry.
    const eigeneWege = ['hauskennung', 'sendungsstand', 'exportentscheid'];
    expect(namen(rows).filter((tabelle) => !eigeneWege.includes(tabelle))).toEqual(namen(bewegt));
  });
  it('keeps an announced appointment with its answer, its proof and the code of the customer', async () => {
    const termin = await neuerTermin(zweites);
    await neueZeile(wo, 'rueckmeldung', { termin_id: termin, art: 'daheim', am: JETZT });
    await neueZeile(wo, 'zugangscode', { termin_id: termin, gueltig_bis: '2027-03-01' });
    const vorher = await lies(sql`select to_jsonb(t) - 'liegenschaft_id' as t from termin t`);
    expect((await fuehreZusammen()).status).toBe(200);
    expect(await lies(sql`select to_jsonb(t) - 'liegenschaft_id' as t from termin t`)).toEqual(vorher);
    expect(
      await lies(sql`select t.liegenschaft_id as haus, count(r.id)::int as antworten, count(z.id)::int as codes from termin t
        left join rueckmeldung r on r.termin_id = t.id left join zugangscode z on z.termin_id = t.id group by 1`),
    ).toEqual([{ haus: erstes, antworten: 1, codes: 1 }]);
  });
  it('says what one of them knew, and does not have the same work and the same person twice', async () => {
    await setzeZeilen(
      wo,
      'kontakt',
      { id: derer('liegenschaft_kontakt', 'kontakt_id', { liegenschaft_id: zweites }) },
      { nachname: 'Bewohner1', email: '' },
    );
    await fuehreZusammen();
    expect(await liesZeilen(wo, 'liegenschaft', ['id', 'strasse', 'notiz_zugang', 'ortsteil'])).toEqual([
      { id: erstes, strasse: 'Hardtstraße', notiz_zugang: 'Tor klemmt', ortsteil: 'Heuchling' },
    ]);
    expect(await liesZeilen(wo, 'aufgabe', ['status'], geordnet(['status']))).toEqual([
      { status: 'entfallen' },
      { status: 'offen' },
    ]);
    expect(await liesZeilen(wo, 'kontakt', ['nachname'])).toEqual([{ nachname: 'Bewohner1' }]);
  });
  it('keeps a person of whom the other entry knows more or something else', async () => {
    await setzeZeilen(
      wo,
      'kontakt',
      { id: derer('liegenschaft_kontakt', 'kontakt_id', { liegenschaft_id: zweites }) },
      { nachname: 'Bewohner1', telefon: '09123 5' },
    );
    await fuehreZusammen();
    expect(await liesZeilen(wo, 'kontakt', ['telefon'], geordnet(['telefon']))).toEqual([
      { telefon: '' },
      { telefon: '09123 5' },
    ]);
  });
  it('is refused while an open round visits both, and goes where it is over', async () => {
    const kehrtour = await neueKehrtour(api, wo, [erstes, zweites]);
    expect((await fuehreZusammen()).body).toMatchObject({ type: 'liegenschaft.nicht-zusammenzufuehren' });
    await setzeZeilen(wo, 'kehrtour', { id: kehrtour }, { status: 'abgeschlossen' });
    for (const haus of [erstes, zweites])
      await neueZeile(wo, 'halt', {
        kehrtour_id: kehrtour,
        liegenschaft_id: haus,
        dauer_minuten: 10,
        ausgelassen: true,
      });
    expect((await fuehreZusammen()).status).toBe(200);
    expect(await liesZeilen(wo, 'halt', ['liegenschaft_id as haus'])).toEqual([
      { haus: erstes },
      { haus: erstes },
    ]);
  });
  it('goes on in a round that visits one of them', async () => {
    await neueKehrtour(api, wo, [zweites]);
    await fuehreZusammen();
    expect(await lies(sql`select vorgaben #> '{liegenschaften,ids}' as ids from kehrtour`)).toEqual([
      { ids: [erstes] },
    ]);
  });
  it('happens once when two people press at the same moment, whichever they want to keep', async () => {
    const [a, b] = [await version(erstes), await version(zweites)];
    const druecke = (id: string, mitId: string, versionen: [number, number]) =>
      api.call(
        doppelt.haeuserZusammenfuehren,
        { params: { id }, body: { version: versionen[0], mitId, mitVersion: versionen[1] } },
        wo.token.buero,
      );
    const antworten = await Promise.all([
      druecke(erstes, zweites, [a, b]),
      druecke(zweites, erstes, [b, a]),
      druecke(erstes, zweites, [a, b]),
    ]);
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await liesZeilen(wo, 'liegenschaft', ['id'])).toHaveLength(1);
    expect(await liesZeilen(wo, 'aufgabe', ['id'])).toHaveLength(2);
  });
  it('is refused for one house twice, and with an old page', async () => {
    expect((await fuehreZusammen(erstes, erstes)).status).toBe(409);
    const alt = await version(zweites);
    await setzeZeilen(wo, 'liegenschaft', { id: zweites }, { version: um(1) });
    const { status } = await api.call(
      doppelt.haeuserZusammenfuehren,
      { params: { id: erstes }, body: { version: await version(erstes), mitId: zweites, mitVersion: alt } },
      wo.token.buero,
    );
    expect(status).toBe(409);
  });
});

describe('parting them again', () => {
  it('puts everything back where it was', async () => {
    await neuerTermin(zweites);
    await setzeZeilen(
      wo,
      'kontakt',
      { id: derer('liegenschaft_kontakt', 'kontakt_id', { liegenschaft_id: zweites }) },
      { nachname: 'Bewohner1', email: '' },
    );
    await neueKehrtour(api, wo, [zweites]);
    const vorher = await abbild();
    const { body } = await fuehreZusammen();
    expect(await abbild()).not.toBe(vorher);
    expect((await hole()).zuletzt).toMatchObject([
      { anschrift: 'Hardtstraße 1', mit: 'HARDTSTR. 1, 91207 Lauf', trennbar: true },
    ]);
    expect((await trenne(body.zusammenfuehrungId)).status).toBe(200);
    expect(await abbild()).toBe(vorher);
    expect(await lies(sql`select vorgaben #> '{liegenschaften,ids}' as ids from kehrtour`)).toEqual([
      { ids: [zweites] },
    ]);
    expect((await hole()).zuletzt).toEqual([]);
  });
  it('is refused once something was promised there, and once somebody changed the house', async () => {
    const { body } = await fuehreZusammen();
    const termin = await neuerTermin(erstes, 'angekuendigt');
    expect((await trenne(body.zusammenfuehrungId)).body).toMatchObject({
      type: 'liegenschaft.nicht-mehr-zu-trennen',
    });
    await loescheZeilen(wo, 'termin', { id: termin });
    await setzeZeilen(wo, 'liegenschaft', {}, { version: um(1) });
    expect((await trenne(body.zusammenfuehrungId)).status).toBe(409);
  });
  it('goes back step by step where three became one', async () => {
    const [, , drittes = ''] = [erstes, zweites, ...(await neueHaeuser(wo, 1))];
    const vorher = await abbild();
    const erste = (await fuehreZusammen(erstes, zweites)).body.zusammenfuehrungId;
    const zweite = (await fuehreZusammen(drittes, erstes)).body.zusammenfuehrungId;
    expect((await trenne(erste)).status).toBe(409);
    expect((await trenne(zweite)).status).toBe(200);
    expect((await trenne(erste)).status).toBe(200);
    expect(await abbild()).toBe(vorher);
  });
});

const kopf = 'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Name;Tätigkeit;Frist bis';
const zeile = (id: string, strasse: string, aufgabe: string) =>
  `${id};${strasse};5;91207;Lauf;Escherich;${aufgabe};30.06.2027`;
const datei = (...zeilen: string[]) => ({ name: 'liste.csv', bytes: [kopf, ...zeilen].join('\r\n') });
const ausDatei = async () => {
  const rows = await liesZeilen(
    wo,
    'liegenschaft',
    ['id'],
    geordnet(['external_id'], { external_id: NICHT_NULL }),
  );
  return rows.map(({ id }) => id);
};
const BEIDE = [zeile('LA-1', 'Marktplatz', 'Kehrung'), zeile('LA-2', 'Marktpl.', 'Feuerstättenschau')];

describe('an import after that', () => {
  it(
    'does not split them: a file that knows both changes one house, and one that knows one of them takes nothing',
    { tags: 'night' },
    async () => {
      await importiere(api, wo, datei(...BEIDE), { gleiche: 'neu' });
      const [a = '', b = ''] = await ausDatei();
      await fuehreZusammen(a, b);
      const stand = await importiere(api, wo, datei(...BEIDE), { gleiche: 'neu' });
      expect(stand.anzahl).toMatchObject({ neu: 0, geaendert: 0, fehlend: 0 });
      const { anzahl } = await importiere(api, wo, datei(zeile('LA-2', 'Marktpl.', 'Feuerstättenschau')), {
        gleiche: 'neu',
      });
      expect(anzahl).toMatchObject({ neu: 0, fehlend: 0 });
      expect(await ausDatei()).toEqual([a]);
      expect(
        await liesZeilen(wo, 'aufgabe', ['status'], { liegenschaft_id: a, status: 'offen' }),
      ).toHaveLength(2);
    },
  );
  it(
    'lets work fall away that a file with both of them does not name any more',
    { tags: 'night' },
    async () => {
      await importiere(api, wo, datei(...BEIDE), { gleiche: 'neu' });
      const [a = '', b = ''] = await ausDatei();
      await fuehreZusammen(a, b);
      await importiere(
        api,
        wo,
        datei(zeile('LA-1', 'Marktplatz', 'Kehrung'), zeile('LA-2', 'Marktplatz', 'Kehrung')),
        { gleiche: 'neu' },
      );
      expect(
        await lies(
          sql`select status, count(*)::int as anzahl from aufgabe where liegenschaft_id = ${a} group by 1 order by 1`,
        ),
      ).toEqual([
        { status: 'entfallen', anzahl: 1 },
        { status: 'offen', anzahl: 1 },
      ]);
    },
  );
  it(
    'that was looked at before is looked at again, and one that brought a joined house is not taken back',
    { tags: 'night' },
    async () => {
      const erster = await importiere(api, wo, datei(...BEIDE), { gleiche: 'neu' });
      const [a = '', b = ''] = await ausDatei();
      const { body } = await ladeHoch(
        api,
        wo.token.buero,
        'liste.csv',
        datei(...BEIDE, zeile('LA-3', 'Ring', 'Kehrung')).bytes,
      );
      await pruefe(api, wo.token.buero, body.id);
      api.clock.now = new Date('2027-01-11T08:05:00+01:00');
      await fuehreZusammen(a, b);
      await expect(nimmZurueck(api, wo.token.buero, erster.id)).rejects.toThrow('rueckgaengig-zu-spaet');
      await expect(
        importiere(api, wo, datei(...BEIDE, zeile('LA-3', 'Ring', 'Kehrung')), { gleiche: 'neu' }),
      ).resolves.toMatchObject({ anzahl: { neu: 1 } });
    },
  );
  it('of a program finds the house by either id, and done work goes back under the id it came with', async () => {
    const operator = await anOperator(api);
    const { appId } = await neuerHersteller(api, operator, 'Kehrbezirksprogramm GmbH');
    const programm = await verbunden(api, wo, appId);
    const haus = (id: string, houseNumber: string, taetigkeit: string) => ({
      externalId: id,
      address: { street: 'Marktplatz', houseNumber, city: 'Lauf', zipCode: '91207', country: 'DE' },
      type: 'EINFAMILIENHAUS',
      role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
      unused: false,
      aufgaben: [
        {
          fiscalYear: 2027,
          taetigkeiten: [
            {
              type: 'QUARTER',
              quarter: 1,
              category: taetigkeit,
              completed: false,
              zusammenlegung: false,
              arbeitswerte: 5,
              verweildauer: 10,
            },
          ],
        },
      ],
      propertyUnits: [],
      invoiceRecipients: ['OWNER'],
      appointmentRecipients: ['OWNER'],
      owner: {
        externalId: `P-${id}`,
        legalType: 'PERSON',
        salutation: 'FRAU',
        firstName: 'Eva',
        lastName: `Escherich ${id}`,
        address: { street: 'Marktplatz', houseNumber, city: 'Lauf', zipCode: '91207', country: 'DE' },
      },
    });
    const sende = (...properties: unknown[]) =>
      programm.ruf('POST', '/data/properties', { body: { properties } });
    expect((await sende(haus('P-1', '7', 'KEHRUNG'), haus('P-2', '7a', 'KEHRUNG'))).body).toMatchObject({
      anzahl: { neu: 2 },
    });
    const [a = '', b = ''] = await ausDatei();
    await fuehreZusammen(a, b);
    expect((await sende(haus('P-1', '7', 'KEHRUNG'), haus('P-2', '7a', 'KEHRUNG'))).body).toMatchObject({
      anzahl: { neu: 0 },
    });
    expect((await sende(haus('P-2', '7a', 'KEHRUNG'))).body).toMatchObject({ anzahl: { neu: 0 } });
    expect(await ausDatei()).toEqual([a]);
  });
});
