import { importauftraegeAllerBetriebe, zuTunHolen } from '@kehrtour/contract/betrieb';
import { ungenannteHaeuserHolen } from '@kehrtour/contract/exportentscheid';
import { gebieteListe, gebietPruefen } from '@kehrtour/contract/gebiet';
import { type Kehrtour, kehrtourenHolen, kehrtourHolen } from '@kehrtour/contract/kehrtour';
import { mitarbeiterAnmelden, mitarbeiterHolen } from '@kehrtour/contract/konto';
import { partnerHolen } from '@kehrtour/contract/partnerbetrieb';
import { rechnungenHolen } from '@kehrtour/contract/rechnung';
import { terminbuchungHolen } from '@kehrtour/contract/terminbuchung';
import { IMPORT_STATUS } from '@kehrtour/domain/importdatei/importauftrag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { afterEach, describe, expect, it } from 'vitest';

import { anOperator } from '../../test/anOperator.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { DEMO_MITARBEITER, DEMO_PASSWORT, seedDemo } from './seedDemo.ts';
import { spieleImporte } from './spieleImporte.ts';
import { spieleRechnungen } from './spieleRechnungen.ts';

let api: TestApi;
afterEach(() => api.close());

const anmelden = async (): Promise<string> =>
  (await api.call(mitarbeiterAnmelden, { body: { email: DEMO_MITARBEITER, passwort: DEMO_PASSWORT } })).body
    .accessToken;

async function kehrtouren(token: string): Promise<Kehrtour[]> {
  const liste = await api.call(kehrtourenHolen, {}, token);
  const einzeln = liste.body.eintraege.map(({ id }) => api.call(kehrtourHolen, { params: { id } }, token));
  return (await Promise.all(einzeln)).map((answer) => answer.body).toSorted((a, b) => a.nummer - b.nummer);
}

const staende = (kehrtour: Kehrtour | undefined): Set<string | undefined> =>
  new Set(kehrtour?.halte.filter((halt) => halt.tag !== null).map((halt) => halt.termin?.status));
const antworten = (kehrtour: Kehrtour | undefined): unknown[] =>
  kehrtour?.halte.flatMap((halt) => halt.termin?.antwort ?? []) ?? [];

describe('the invoices of the demo', () => {
  it('are there in every state that an invoice can have', { tags: 'night' }, async () => {
    for (const now of ['2027-01-11T08:00:00+01:00', '2027-03-31T22:30:00+02:00']) {
      api = await testApi({ now });
      await seedDemo(api.deps);
      const token = await anmelden();
      const { id: inhaberId, unternehmen } = (await api.call(mitarbeiterHolen, {}, token)).body.mitarbeiter;
      const wer = { deps: api.deps, unternehmenId: unternehmen.id, inhaberId };
      await spieleRechnungen(wer);
      await spieleRechnungen(wer);
      const { rechnungen } = (await api.call(rechnungenHolen, {}, token)).body;
      expect(rechnungen).toHaveLength(11);
      const staende = new Set(rechnungen.map(({ stand }) => stand));
      expect(staende).toEqual(
        new Set(['bezahlt', 'aufgehoben', 'gemahnt', 'beanstandet', 'ueberfaellig', 'teilbezahlt', 'offen']),
      );
      if (now.startsWith('2027-01')) await api.close();
    }
  });
});

describe('the demo on its first start', () => {
  it('is there before anybody works on its jobs', async () => {
    api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
    await seedDemo(api.deps);
    expect(await kehrtouren(await anmelden())).toEqual([]);
  });
  it('asks for no queue that it has not declared: no server is there yet', async () => {
    api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
    const { jobs } = api.deps;
    const erklaert = new Set<string>();
    const undeclared: string[] = [];
    await seedDemo({
      ...api.deps,
      jobs: {
        ...jobs,
        declare: (alle) => {
          for (const { name } of alle) erklaert.add(name);
          return jobs.declare(alle);
        },
        enqueue: (tx, job, ...rest) => {
          if (!erklaert.has(job.name)) undeclared.push(job.name);
          return jobs.enqueue(tx, job, ...rest);
        },
      },
    });
    expect(undeclared).toEqual([]);
    expect(erklaert.size).toBeGreaterThan(1);
  });
  it(
    'has houses that the last export no longer named, for whoever decides about them',
    { tags: 'night' },
    async () => {
      api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
      await seedDemo(api.deps);
      const { body } = await api.call(ungenannteHaeuserHolen, {}, await anmelden());
      expect(body.gesamt).toBe(3);
    },
  );

  it('takes bookings from strangers at once', { tags: 'night' }, async () => {
    api = await testApi({ now: '2027-01-11T08:00:00+01:00' });
    await seedDemo(api.deps);
    const token = await anmelden();
    const stand = await api.call(terminbuchungHolen, {}, token);
    expect(stand.body).toMatchObject({ genutzt: true, an: true, slug: 'musterbach' });
    const gebiete = await api.call(gebieteListe, {}, token);
    expect(gebiete.body.ueberschneidungen).toEqual([]);
    const pruefe = async (hausnr: string) =>
      (await api.call(gebietPruefen, { body: { plz: '91999', strasse: 'Ringstr.', hausnr } }, token)).body
        .hoheitlich;
    expect([await pruefe('17'), await pruefe('18')]).toEqual([true, false]);
  });

  it.each(['2026-12-28T08:00:00+01:00', '2027-06-01T18:00:00+02:00'])(
    'plays a driven, an announced and a begun round on %s',
    { tags: 'night' },
    async (now) => {
      api = await testApi({ worker: true, now });
      await seedDemo(api.deps);
      await seedDemo(api.deps);
      // Whoever logs in at every look is held back after the tenth.
      const token = await anmelden();
      await expect.poll(async () => (await kehrtouren(token)).at(2)?.tage.length, { interval: 500 }).toBe(1);
      const [gefahren, angekuendigt, begonnen, ...mehr] = await kehrtouren(token);
      expect(mehr).toEqual([]);
      const heute = ortszeitAus(api.deps.now()).tag;
      expect(gefahren?.status).toBe('abgeschlossen');
      expect(gefahren?.tage.every((tag) => tag < heute)).toBe(true);
      expect(staende(gefahren)).toEqual(new Set(['erledigt', 'nichtAngetroffen']));
      expect(angekuendigt?.status).toBe('angekuendigt');
      expect(staende(angekuendigt)).toEqual(new Set(['angekuendigt', 'bestaetigt', 'abgelehnt', 'unsicher']));
      expect(antworten(angekuendigt)).toEqual(
        expect.arrayContaining([expect.stringMatching(/ab 15 Uhr/), expect.stringMatching(/Kachelofen/)]),
      );
      expect(angekuendigt?.rueckmeldungen.ungelesen).toBeGreaterThan(5);
      expect(begonnen?.status).toBe('entwurf');
    },
  );
});

describe("the operator's desk of the demo", () => {
  it(
    'has imports in every state, vendors that are well and one with faults, and one that fell silent',
    { tags: 'night' },
    async () => {
      api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
      const operator = await anOperator(api);
      await spieleImporte(api.deps);
      await spieleImporte(api.deps);
      const { eintraege } = (await api.call(importauftraegeAllerBetriebe, {}, operator)).body;
      expect(new Set(eintraege.map(({ status }) => status))).toEqual(new Set(IMPORT_STATUS));
      expect(new Set(eintraege.map(({ unternehmen }) => unternehmen.name)).size).toBe(3);
      const zuTun = (await api.call(zuTunHolen, {}, operator)).body;
      expect(zuTun).toMatchObject({ sendungenMitFehlern: 1, stilleVerbindungen: 1 });
      expect(zuTun.importeMitFehlern).toBeGreaterThan(0);
      const { partner } = (await api.call(partnerHolen, {}, operator)).body;
      expect(partner.map(({ name, verbindungen }) => [name, verbindungen.length])).toEqual([
        ['Bezirksbuch Süd', 1],
        ['Kehrbuch Nord', 2],
      ]);
    },
  );
});
