import { randomUUID } from 'node:crypto';

import * as importauftrag from '@kehrtour/contract/importauftrag';
import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { einHaus } from '../../test/bauten.ts';
import { holeImport, importiere, nimmZurueck } from '../../test/importFixture.ts';
import { neuerHersteller, type Programm, programm, verbunden } from '../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { geordnet, liesZeilen, loescheZeilen, neueZeile, setzeZeilen } from '../../test/zeilen.ts';
import { sql } from '../platform/db/sql.ts';

let api: TestApi;
let operator: string;
let appId: string;
let wo: TestBetrieb;
let program: Programm;
beforeAll(async () => {
  api = await testApi({ worker: true });
  operator = await anOperator(api);
  ({ appId } = await neuerHersteller(api, operator, 'Kehrbezirksprogramm GmbH'));
});
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
  program = await verbunden(api, wo, appId);
});

const adresse = (nummer: number, strasse = 'Marktplatz') => ({
  street: strasse,
  houseNumber: String(nummer),
  city: 'Lauf a.d.Pegnitz',
  zipCode: '91207',
  country: 'DE',
});
const eigentuemer = (nummer: number) => ({
  externalId: `P-${nummer}`,
  legalType: 'PERSON',
  salutation: 'FRAU',
  firstName: 'Eva',
  lastName: `Escherich${nummer}`,
  email: `eva${nummer}@kunden.example`,
  mobilePhoneNumber: '0171 1234567',
  address: adresse(nummer),
});
const kehrung = (quarter: number) => ({
  type: 'QUARTER',
  quarter,
  arbeitswerte: 12.5,
  verweildauer: 15,
  category: 'KEHRUNG',
  completed: false,
  zusammenlegung: false,
});
const haus = (nummer: number, mehr: Record<string, unknown> = {}) => ({
  externalId: `LA-${nummer}`,
  propertyNumber: nummer + 0.5,
  customerNumber: `K${nummer}`,
  address: adresse(nummer),
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  invoiceRecipients: ['OWNER'],
  appointmentRecipients: ['OWNER'],
  unused: false,
  owner: eigentuemer(nummer),
  aufgaben: [{ fiscalYear: 2027, taetigkeiten: [kehrung(1), kehrung(4)] }],
  propertyUnits: [],
  ...mehr,
});
const sende = (properties: unknown, wer = program) =>
  wer.ruf('POST', '/data/properties', { body: { properties } });

/** All that a push may write, with the transaction that wrote each row. */
const TABELLEN = [
  'liegenschaft',
  'nutzungseinheit',
  'kontakt',
  'liegenschaft_kontakt',
  'aufgabe',
  'importzeile',
];
async function zeilen(wo: TestBetrieb): Promise<string> {
  const rows = await wo.ctx.transaction(async (tx) => {
    const alle = [];
    for (const tabelle of TABELLEN) {
      const { rows: gefunden } = await tx.raw(
        `select t.xmin::text as x, to_jsonb(t) as zeile from ${tabelle} t order by 2`,
      );
      alle.push(...gefunden);
    }
    return alle;
  });
  return JSON.stringify(rows);
}
const haeuser = (wer = wo) =>
  wer.ctx.transaction((tx) =>
    tx.rows<Record<string, unknown> & { id: string }>(
      sql`select id, external_id, strasse, hausnr, laufnummer::float as laufnummer, kundennummer, typ, rolle, status, notiz_arbeit, import_id
        from liegenschaft order by external_id nulls first, id`,
    ),
  );
const aufgaben = () =>
  liesZeilen(
    wo,
    'aufgabe',
    [
      'taetigkeit_id',
      'frist_von::text as von',
      'frist_bis::text as bis',
      'dauer_minuten as dauer',
      'status',
      'erledigt_am::text as am',
    ],
    geordnet(['frist_bis', 'taetigkeit_id']),
  );
const leute = () =>
  wo.ctx.transaction((tx) =>
    tx.rows<Record<string, unknown>>(
      sql`select k.nachname, k.firma, k.mobil, k.email, k.email_fuer_termine, v.rolle, v.empfaengt_termin, v.nutzungseinheit_id is not null as in_einheit
        from liegenschaft_kontakt v join kontakt k on k.id = v.kontakt_id order by k.nachname, k.firma, v.rolle`,
    ),
  );

describe('a push', () => {
  it('makes houses with people and tasks, in an import that the office sees', async () => {
    const { status, body } = await sende([haus(1), haus(2)]);
    expect([status, body]).toMatchObject([
      200,
      { anzahl: { empfangen: 2, neu: 2, geaendert: 0, unveraendert: 0, fehlerhaft: 0 }, fehler: [] },
    ]);
    expect(await haeuser()).toMatchObject([
      {
        external_id: 'LA-1',
        strasse: 'Marktplatz',
        hausnr: '1',
        laufnummer: 1.5,
        kundennummer: 'K1',
        typ: 'einfamilienhaus',
        rolle: 'freiUndHoheitlich',
        status: 'aktiv',
      },
      { external_id: 'LA-2' },
    ]);
    expect((await aufgaben()).slice(0, 2)).toEqual([
      {
        taetigkeit_id: 'kehrung_2x',
        von: '2027-01-01',
        bis: '2027-03-31',
        dauer: 15,
        status: 'offen',
        am: null,
      },
      {
        taetigkeit_id: 'kehrung_2x',
        von: '2027-01-01',
        bis: '2027-03-31',
        dauer: 15,
        status: 'offen',
        am: null,
      },
    ]);
    expect(await leute()).toMatchObject([
      {
        nachname: 'Escherich1',
        email: 'eva1@kunden.example',
        email_fuer_termine: true,
        rolle: 'eigentuemer',
      },
      { nachname: 'Escherich2' },
    ]);
    const liste = await api.call(importauftrag.importeHolen, {}, wo.token.buero);
    expect(liste.body.eintraege).toMatchObject([
      { art: 'partner', dateiname: 'Kehrbezirksprogramm GmbH', status: 'uebernommen', anzahl: { neu: 2 } },
    ]);
    const { id } = (body as { importauftrag: { id: string } }).importauftrag;
    expect((await api.call(importauftrag.importHolen, { params: { id } }, wo.token.buero)).status).toBe(200);
  });
  it('may be one property instead of a list', async () => {
    expect((await sende(haus(7))).body).toMatchObject({ anzahl: { empfangen: 1, neu: 1 } });
  });
  it('writes nothing the second time, to no row of any table of the stock', async () => {
    const alle = Array.from({ length: 50 }, (_, nummer) => haus(nummer + 1));
    await sende(alle);
    const vorher = await zeilen(wo);
    expect((await sende(alle)).body).toMatchObject({ anzahl: { neu: 0, geaendert: 0, unveraendert: 50 } });
    expect((await sende(alle.toReversed())).body).toMatchObject({ anzahl: { unveraendert: 50 } });
    expect(await zeilen(wo)).toBe(vorher);
    expect((await api.call(importauftrag.importeHolen, {}, wo.token.buero)).body.eintraege).toHaveLength(1);
  });
  it('with one wrong word in fifty takes 49, and names the one', async () => {
    const alle: unknown[] = Array.from({ length: 50 }, (_, nummer) => haus(nummer + 1));
    alle[16] = haus(17, { type: 'SCHLOSS' });
    const { status, body } = await sende(alle);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      anzahl: { empfangen: 50, neu: 49, fehlerhaft: 1 },
      fehler: [{ index: 16, externalId: 'LA-17', feld: 'type', text: expect.any(String) }],
    });
    expect(await haeuser()).toHaveLength(49);
    const { id } = (body as { importauftrag: { id: string } }).importauftrag;
    const stand = await api.call(importauftrag.importHolen, { params: { id } }, wo.token.buero);
    expect(stand.body.meldungen[0]?.text).toContain('LA-17, type');
    const [verbindung] = (await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber)).body
      .verbindungen;
    expect(verbindung).toMatchObject({ fehlerhaft: 1, gesendetAm: expect.any(String), importauftragId: id });
  });
  it.each([
    ['a person without a name', { owner: { legalType: 'PERSON' } }, 'owner.lastName'],
    ['a company without a name', { owner: { legalType: 'COMPANY', lastName: 'X' } }, 'owner.companyName'],
    ['a postcode that is none', { address: { ...adresse(1), zipCode: 'ABC' } }, 'address.zipCode'],
    ['no street', { address: { ...adresse(1), street: '' } }, 'address.street'],
    [
      'a quarter that is missing',
      { aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'QUARTER', category: 'KEHRUNG' }] }] },
      'aufgaben.0.taetigkeiten.0.quarter',
    ],
    [
      'a range that runs backwards',
      {
        aufgaben: [
          {
            fiscalYear: 2027,
            taetigkeiten: [
              { type: 'RANGE', category: 'KEHRUNG', startDate: '2027-05-01', endDate: '2027-04-01' },
            ],
          },
        ],
      },
      'aufgaben.0.taetigkeiten.0.endDate',
    ],
    [
      'a 31 February',
      {
        aufgaben: [
          {
            fiscalYear: 2027,
            taetigkeiten: [
              { type: 'RANGE', category: 'KEHRUNG', startDate: '2027-02-31', endDate: '2027-04-01' },
            ],
          },
        ],
      },
      'aufgaben.0.taetigkeiten.0.startDate',
    ],
    [
      'done without a day',
      {
        aufgaben: [
          { fiscalYear: 2027, taetigkeiten: [{ type: 'YEAR', category: 'KEHRUNG', completed: true }] },
        ],
      },
      'aufgaben.0.taetigkeiten.0.completedAt',
    ],
    ['an object for an id', { externalId: {} }, 'externalId'],
    ['a name of ten thousand letters', { customerNumber: 'x'.repeat(10_000) }, 'customerNumber'],
    [
      'six hundred flats',
      { propertyUnits: Array.from({ length: 600 }, (_, i) => ({ externalId: `W${i}` })) },
      'propertyUnits',
    ],
    [
      'a hundred and one tasks',
      { aufgaben: [{ fiscalYear: 2027, taetigkeiten: Array.from({ length: 101 }, () => kehrung(1)) }] },
      'aufgaben.0.taetigkeiten',
    ],
  ])('keeps %s out in German, and changes nothing', async (_was, mehr, feld) => {
    const { status, body } = await sende(haus(1, mehr));
    expect([status, body['type']]).toEqual([422, 'partner.nichts-uebernommen']);
    const felder = body['felder'] as { feld: string; text: string }[];
    expect(felder.map((eines) => eines.feld)).toContain(`properties.0.${feld}`);
    expect(JSON.stringify(felder)).not.toMatch(/invalid|expected|required|must/i);
    expect(await haeuser()).toEqual([]);
  });
  it('names one house only once', async () => {
    const { body } = await sende([haus(1), haus(1, { note: 'anders' })]);
    expect(body).toMatchObject({
      anzahl: { neu: 1, fehlerhaft: 1 },
      fehler: [{ index: 1, feld: 'externalId' }],
    });
  });
  it('is refused whole when it is too large, too deep or no push, with a reason that is no failure of ours', async () => {
    let tief: unknown = 'x';
    for (let stufe = 0; stufe < 100; stufe += 1) tief = [tief];
    const versuche: [unknown, number][] = [
      [{ properties: Array.from({ length: 51 }, (_, nummer) => haus(nummer)) }, 400],
      [{ properties: [] }, 400],
      [{ properties: 'alles' }, 400],
      [{}, 400],
      [[], 400],
      [{ properties: haus(1, { note: tief }) }, 400],
      [{ properties: haus(1, { note: 'x'.repeat(10_000_000) }) }, 413],
      [`{"properties": ${'['.repeat(100_000)}`, 400],
      [{ properties: haus(1, { note: '\u0000' }) }, 400],
    ];
    for (const [body, status] of versuche) {
      const answer = await program.ruf('POST', '/data/properties', { body });
      expect([JSON.stringify(body)?.slice(0, 60), answer.status]).toEqual([
        JSON.stringify(body)?.slice(0, 60),
        status,
      ]);
    }
    expect(await haeuser()).toEqual([]);
  });
  it('of two at once is taken one after the other, and makes each house once', async () => {
    const alle = Array.from({ length: 20 }, (_, nummer) => haus(nummer + 1));
    const antworten = await Promise.all([sende(alle), sende(alle), sende(alle)]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await haeuser()).toHaveLength(20);
    expect(await leute()).toHaveLength(20);
  });
  it('needs the yes of the company', async () => {
    const leser = await verbunden(api, wo, appId, { rechte: ['kehrtouren.lesen'] });
    expect(await sende([haus(1)], leser)).toMatchObject({
      status: 403,
      body: { type: 'partner.ohne-recht' },
    });
  });
  it('reaches the company that connected it, and no other', async () => {
    const fremd = await api.neuerBetrieb();
    const anderes = await verbunden(api, fremd, appId);
    await sende([haus(1)]);
    await sende([haus(1, { note: 'von drüben' })], anderes);
    expect(await haeuser()).toMatchObject([{ notiz_arbeit: '' }]);
    expect(await haeuser(fremd)).toMatchObject([{ notiz_arbeit: 'von drüben' }]);
    expect((await sende([haus(2)], programm(api, { authorization: 'Bearer erfunden' }))).status).toBe(401);
  });
});

describe('what is known', () => {
  it('stays where a push says nothing of it, and goes where it says that there is nothing', async () => {
    await sende(haus(1, { note: 'Hund im Hof' }));
    const { customerNumber: _, ...ohne } = haus(1);
    await sende(ohne);
    expect((await haeuser())[0]).toMatchObject({ notiz_arbeit: 'Hund im Hof', kundennummer: 'K1' });
    await sende({ ...ohne, note: '', workNote: null, customerNumber: null });
    expect((await haeuser())[0]).toMatchObject({ notiz_arbeit: '', kundennummer: '' });
  });
  it('is protected where a person changed it, and all the rest follows', async () => {
    await sende(haus(1));
    const [eines] = await haeuser();
    const id = eines?.id ?? '';
    const stand = await api.call(liegenschaft.liegenschaftHolen, { params: { id } }, wo.token.buero);
    await setzeZeilen(wo, 'liegenschaft', { id }, { notiz_arbeit: 'von Hand', lokal_geaendert: '{notiz}' });
    expect(stand.status).toBe(200);
    const { body } = await sende(haus(1, { note: 'vom Programm', type: 'GEWERBEBETRIEB' }));
    expect(body).toMatchObject({ anzahl: { geaendert: 1 } });
    expect((await haeuser())[0]).toMatchObject({ notiz_arbeit: 'von Hand', typ: 'gewerbe' });
  });
  it(
    'at the same address, by hand or out of a list without ids, becomes the house of the program',
    { tags: 'night' },
    async () => {
      const vonHand = randomUUID();
      await einHaus(wo, { id: vonHand, ort: 'Lauf a.d.Pegnitz', notiz_zugang: 'Tor klemmt' });
      await importiere(api, wo, {
        name: 'liste.csv',
        bytes: 'Straße;Hausnr.;PLZ;Ort;Name\r\nMarktplatz;2;91207;Lauf a.d.Pegnitz;Alt',
      });
      expect((await sende([haus(1), haus(2)])).body).toMatchObject({ anzahl: { neu: 0, geaendert: 2 } });
      expect(await haeuser()).toMatchObject([{ id: vonHand, external_id: 'LA-1' }, { external_id: 'LA-2' }]);
      expect((await sende([haus(1), haus(2)])).body).toMatchObject({ anzahl: { unveraendert: 2 } });
    },
  );
  it('stays beside it where the company said so', async () => {
    await einHaus(wo);
    const getrennt = await verbunden(api, wo, appId, { gleiche: 'neu' });
    expect((await sende(haus(1), getrennt)).body).toMatchObject({ anzahl: { neu: 1 } });
    expect(await haeuser()).toHaveLength(2);
  });
  it('under the same id of another program at another address is not believed', async () => {
    await sende(haus(1));
    const anderer = await neuerHersteller(api, operator, `Zweites Programm ${wo.unternehmenId}`);
    const zweites = await verbunden(api, wo, anderer.appId);
    const anderswo = haus(1, { address: adresse(99, 'Bahnhofstraße') });
    const { status, body } = await sende([anderswo, haus(5)], zweites);
    expect([status, body]).toMatchObject([
      200,
      { anzahl: { neu: 1, fehlerhaft: 1 }, fehler: [{ index: 0, feld: 'externalId' }] },
    ]);
    expect((await haeuser())[0]).toMatchObject({ strasse: 'Marktplatz' });
  });
});

describe('people, flats and tasks', () => {
  it('come with their roles, and notices go to whom the program says', async () => {
    await sende(
      haus(1, {
        type: 'MEHRFAMILIENHAUS',
        role: 'GEHOERT_NICHT_ZUM_KEHRBEZIRK',
        appointmentRecipients: ['ADMINISTRATOR'],
        administrator: {
          legalType: 'COMPANY',
          companyName: 'Pegnitz Hausverwaltung GmbH',
          phoneNumber: '09123 4567',
        },
        propertyUnits: [
          {
            externalId: 71,
            type: 'WOHNUNG',
            apartmentNumber: '2',
            floor: '1. OG',
            active: true,
            appointmentRecipients: ['RESIDENT'],
            resident: {
              legalType: 'PERSON',
              salutation: 'HERR',
              lastName: 'Mieter',
              mobilePhoneNumber: '0160 99887766',
            },
            owner: { legalType: 'PERSON', salutation: 'FRAU', lastName: 'Wohneigen' },
            aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'YEAR', category: 'EMISSIONSMESSUNG' }] }],
          },
          { externalId: 72, type: 'WOHNUNG', active: false },
        ],
      }),
    );
    expect((await haeuser())[0]).toMatchObject({ typ: 'mehrfamilienhaus', rolle: 'nurFrei' });
    expect(await leute()).toMatchObject([
      { firma: 'Pegnitz Hausverwaltung GmbH', rolle: 'verwalter', empfaengt_termin: true, in_einheit: false },
      { nachname: 'Escherich1', rolle: 'eigentuemer', empfaengt_termin: false, in_einheit: false },
      {
        nachname: 'Mieter',
        rolle: 'bewohner',
        mobil: '0160 99887766',
        empfaengt_termin: true,
        in_einheit: true,
      },
      { nachname: 'Wohneigen', rolle: 'eigentuemer', empfaengt_termin: false, in_einheit: true },
    ]);
    expect((await aufgaben()).map(({ taetigkeit_id: id }) => id)).toContain('messung_oelgas');
  });
  it('that the catalogue has no word for become an entry of the company’s own', async () => {
    await sende(
      haus(1, {
        aufgaben: [{ fiscalYear: 2027, taetigkeiten: [{ type: 'YEAR', category: 'SONSTIGES_2' }] }],
      }),
    );
    const namen = await wo.ctx.transaction((tx) =>
      tx.rows<{ name: string }>(
        sql`select t.name from aufgabe a join taetigkeit t on t.id = a.taetigkeit_id`,
      ),
    );
    expect(namen).toEqual([{ name: 'Sonstiges 2' }]);
  });
  it('that the program has done are done here, on its day', async () => {
    await sende(haus(1));
    const taetigkeiten = [
      { ...kehrung(1), completed: true, completedAt: '2027-01-10T23:30:00Z' },
      kehrung(4),
    ];
    await sende(haus(1, { aufgaben: [{ fiscalYear: 2027, taetigkeiten }] }));
    expect(await aufgaben()).toMatchObject([
      { bis: '2027-03-31', status: 'erledigt', am: '2027-01-11' },
      { bis: '2027-12-31', status: 'offen', am: null },
    ]);
    await sende(haus(1, { aufgaben: [{ fiscalYear: 2027, taetigkeiten }] }));
    expect(await aufgaben()).toHaveLength(2);
  });
});

describe('taking a push back', () => {
  const stand = async () => {
    const rows = await wo.ctx.transaction(async (tx) => {
      const alle = [];
      for (const tabelle of TABELLEN.filter((eine) => eine !== 'importzeile')) {
        const { rows: gefunden } = await tx.raw(
          `select to_jsonb(t) - 'geaendert_am' - 'version' as zeile from ${tabelle} t order by 1`,
        );
        alle.push(...gefunden);
      }
      return alle;
    });
    return JSON.stringify(rows);
  };
  const TAG_MS = 86_400_000;
  /** The houses were looked for on the map. */
  const inRuhe = (id: string) =>
    expect.poll(async () => (await holeImport(api, wo.token.buero, id)).laufend).toBeNull();

  it('restores every row, of two days and several pushes, as it was', { tags: 'night' }, async () => {
    const start = api.clock.now;
    await sende([haus(1), haus(2)]);
    const vorher = await stand();
    api.clock.now = new Date(start.getTime() + TAG_MS);
    const taetigkeiten = [{ ...kehrung(1), completed: true, completedAt: '2027-01-11' }, kehrung(4)];
    const erledigt = [{ fiscalYear: 2027, taetigkeiten }];
    await sende([haus(1, { note: 'eins', aufgaben: erledigt }), haus(3)]);
    const { body } = await sende([
      haus(1, { note: 'zwei', aufgaben: erledigt }),
      haus(3, { note: 'neu und geändert' }),
    ]);
    const { id } = (body as { importauftrag: { id: string } }).importauftrag;
    await inRuhe(id);
    await nimmZurueck(api, wo.token.inhaber, id);
    api.clock.now = start;
    expect(await stand()).toBe(vorher);
  });
  it('lets the program wait meanwhile, and begin a new import afterwards', async () => {
    const { body } = await sende([haus(1)]);
    const { id } = (body as { importauftrag: { id: string } }).importauftrag;
    await neueZeile(wo, 'vorgang', { art: 'import-zuruecknehmen', bezug_id: id, status: 'laeuft' });
    const wartet = await sende([haus(1, { note: 'mitten hinein' })]);
    expect(wartet).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    await loescheZeilen(wo, 'vorgang', { art: 'import-zuruecknehmen' });
    await inRuhe(id);
    await nimmZurueck(api, wo.token.inhaber, id);
    expect(await haeuser()).toEqual([]);
    const danach = await sende([haus(1)]);
    expect(danach.body).toMatchObject({ anzahl: { neu: 1 } });
    expect((danach.body as { importauftrag: { id: string } }).importauftrag.id).not.toBe(id);
  });
});
