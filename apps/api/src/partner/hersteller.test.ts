import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as software from '@kehrtour/contract/kehrbezirkssoftware';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { neuerHersteller, neuesToken, type Programm, programm } from '../../test/partnerFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { derer } from '../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';

/** Written from the document of the interface alone: addresses, headers, names and words, and what is answered. */
const STRASSE = { city: 'Lauf a.d.Pegnitz', zipCode: '91207', country: 'DE' };
const haus = (nummer: number) => ({
  externalId: `OBJ-${nummer}`,
  propertyNumber: nummer,
  address: { street: 'Hardtstraße', houseNumber: String(nummer), ...STRASSE },
  type: 'EINFAMILIENHAUS',
  role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
  invoiceRecipients: ['OWNER'],
  appointmentRecipients: ['OWNER'],
  unused: false,
  owner: {
    externalId: `P-${nummer}`,
    legalType: 'PERSON',
    salutation: 'EHELEUTE',
    firstName: 'Eva',
    lastName: `Kunde${nummer}`,
    ...(nummer % 2 === 0 ? { email: `kunde${nummer}@kunden.example` } : {}),
    address: { street: 'Hardtstraße', houseNumber: String(nummer), ...STRASSE },
  },
  aufgaben: [
    {
      fiscalYear: 2027,
      taetigkeiten: [
        {
          type: 'RANGE',
          startDate: '2027-01-01',
          endDate: '2027-02-28',
          category: 'KEHRUNG',
          verweildauer: 12,
          arbeitswerte: 8,
          completed: false,
          zusammenlegung: false,
        },
        {
          type: 'RANGE',
          startDate: '2027-01-01',
          endDate: '2027-02-28',
          category: 'FEUERSTAETTENSCHAU',
          verweildauer: 20,
          completed: false,
          zusammenlegung: false,
        },
      ],
    },
  ],
});

let api: TestApi;
let wo: TestBetrieb;
let program: Programm;
let appId: string;
let kehrtourId: string;
beforeAll(async () => {
  api = await testApi({ worker: true });
  wo = await api.neuerBetrieb();
  ({ appId } = await neuerHersteller(api, await anOperator(api), 'Kehrbezirksprogramm GmbH'));
});
afterAll(() => api.close());

type Liste = { kehrtouren: Record<string, unknown>[] };
type Besuch = { externalId: string; customerFeedback: string } & Record<string, unknown>;
type Details = { kehrtour: Record<string, unknown> & { liegenschaften: Besuch[] } };
const anstehende = async () => (await program.ruf('GET', '/kehrtouren/anstehende')).body as Liste;
const details = async () => (await program.ruf('GET', `/kehrtour/${kehrtourId}/details`)).body as Details;

/** The round that the company makes of what was sent, and announces. */
async function kuendigeRundeAn(): Promise<void> {
  const haeuser = await wo.ctx.transaction(async (tx) => {
    const rows = await liesZeilen(tx, 'liegenschaft', ['id', 'external_id'], geordnet(['laufnummer']));
    for (const [i, { id }] of rows.entries())
      await setzeZeilen(
        tx,
        'liegenschaft',
        { id },
        { lat: 49.51 + i * 0.0004, lon: 11.27, ort_quelle: 'hand' },
      );
    return rows.map(({ id }) => id);
  });
  kehrtourId = await neueKehrtour(api, wo, haeuser, {
    datum: { tage: ['2027-02-22', '2027-02-23'], feiertageErlaubt: false },
  });
  const tour = await plane(api, wo, kehrtourId);
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtourId },
      body: { version: tour.version, kanaele: {}, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    wo.token.inhaber,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
}

describe('a vendor’s program, by the document alone', () => {
  it('connects with app id and token', async () => {
    const token = await neuesToken(api, wo);
    const { status, body } = await programm(api).ruf('POST', '/exchange-token', {
      headers: { 'app-id': appId },
      body: { customerInformation: 'K-4711', token },
    });
    expect(status).toBe(200);
    program = programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
    const da = await program.ruf('GET', '/schornsteinfeger');
    expect(da.body['schornsteinfeger']).toEqual(body['schornsteinfeger']);
  });
  it('pushes its properties at night, and again', async () => {
    const properties = Array.from({ length: 6 }, (_, nummer) => haus(nummer + 1));
    const erste = await program.ruf('POST', '/data/properties', { body: { properties } });
    expect([erste.status, erste.body]).toMatchObject([200, { anzahl: { neu: 6 }, fehler: [] }]);
    const zweite = await program.ruf('POST', '/data/properties', { body: { properties } });
    expect(zweite.body).toMatchObject({ anzahl: { neu: 0, geaendert: 0, unveraendert: 6 } });
  });
  it('sees no round before there is one, and a round that is announced', async () => {
    expect(await anstehende()).toEqual({ kehrtouren: [] });
    await kuendigeRundeAn();
    expect(await anstehende()).toEqual({
      kehrtouren: [
        {
          id: kehrtourId,
          kehrtourNumber: 1,
          versandArt: 'SELF_PRINTING',
          startDateTime: expect.stringMatching(/^2027-02-2[23]T/),
          // One block a day or several: that is for the plan to say.
          appointmentType: expect.stringMatching(/^(FIXED_SLOTS|ONLY_DAY)$/),
          status: expect.stringMatching(/^(SEND_SCHEDULED|COMPLETED)$/),
        },
      ],
    });
  });
  it('reads whom the company told what, in the words of the document', async () => {
    const { kehrtour } = await details();
    expect(kehrtour).toMatchObject({ id: kehrtourId, kehrtourNumber: 1 });
    expect(kehrtour.liegenschaften).toHaveLength(6);
    const zwei = kehrtour.liegenschaften.find(({ externalId }) => externalId === 'OBJ-2');
    expect(zwei).toEqual({
      id: expect.any(String),
      externalId: 'OBJ-2',
      propertyNumber: 2,
      address: {
        street: 'Hardtstraße',
        houseNumber: '2',
        city: 'Lauf a.d.Pegnitz',
        zipCode: '91207',
        country: 'DE',
      },
      recipients: [
        {
          id: expect.any(String),
          salutation: 'EHELEUTE',
          name: 'Eheleute Eva Kunde2',
          email: 'kunde2@kunden.example',
          appointmentDelivery: ['EMAIL'],
          address: expect.objectContaining({ houseNumber: '2' }),
          recipientType: 'OWNER',
        },
      ],
      schornsteinfegerAufgaben: expect.arrayContaining([
        expect.objectContaining({ category: 'KEHRUNG' }),
        expect.objectContaining({ category: 'FEUERSTÄTTENSCHAU' }),
      ]),
      startDateTime: expect.any(String),
      endDateTime: expect.any(String),
      customerFeedback: 'UNKNOWN',
    });
    const eins = kehrtour.liegenschaften.find(({ externalId }) => externalId === 'OBJ-1');
    expect(eins).toMatchObject({ recipients: [{ appointmentDelivery: ['SELF_PRINTED'] }] });
  });
  it('learns what customers answered', async () => {
    for (const [haus, status] of [
      ['OBJ-1', 'bestaetigt'],
      ['OBJ-2', 'abgelehnt'],
      ['OBJ-3', 'unsicher'],
    ])
      await setzeZeilen(
        wo,
        'termin',
        { liegenschaft_id: derer('liegenschaft', 'id', { external_id: haus }) },
        { status },
      );
    const { kehrtour } = await details();
    const antworten = new Map(
      kehrtour.liegenschaften.map((eine) => [eine.externalId, eine.customerFeedback]),
    );
    expect(['OBJ-1', 'OBJ-2', 'OBJ-3', 'OBJ-4'].map((eine) => antworten.get(eine))).toEqual([
      'CUSTOMER_AT_HOME',
      'CUSTOMER_NOT_AT_HOME',
      'CUSTOMER_DOES_NOT_KNOW',
      'UNKNOWN',
    ]);
  });
  it('sees nothing of another company’s round, nor one that is not there', async () => {
    const fremd = await api.neuerBetrieb();
    const token = await neuesToken(api, fremd);
    const { body } = await programm(api).ruf('POST', '/exchange-token', {
      headers: { 'app-id': appId },
      body: { customerInformation: 'K-1', token },
    });
    const anderes = programm(api, { authorization: `Bearer ${String(body['accessToken'])}` });
    expect((await anderes.ruf('GET', '/kehrtouren/anstehende')).body).toEqual({ kehrtouren: [] });
    expect((await anderes.ruf('GET', `/kehrtour/${kehrtourId}/details`)).status).toBe(404);
    expect((await program.ruf('GET', `/kehrtour/${randomUUID()}/details`)).status).toBe(404);
    expect((await program.ruf('GET', '/kehrtour/keine/details')).status).toBe(400);
  });
  it('is revoked by the company, and out', async () => {
    const { body } = await api.call(software.kehrbezirkssoftwareHolen, {}, wo.token.inhaber);
    await api.call(
      software.verbindungBeenden,
      { params: { id: body.verbindungen[0]?.id ?? '' } },
      wo.token.inhaber,
    );
    for (const path of ['/schornsteinfeger', '/kehrtouren/anstehende', `/kehrtour/${kehrtourId}/details`])
      expect([path, (await program.ruf('GET', path)).status]).toEqual([path, 401]);
    const gesendet = await program.ruf('POST', '/data/properties', { body: { properties: haus(9) } });
    expect(gesendet.status).toBe(401);
  });
});
