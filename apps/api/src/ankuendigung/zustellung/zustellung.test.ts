import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import type { BodyOf } from '@kehrtour/contract/endpoint';
import * as nachweis from '@kehrtour/contract/nachweis';
import { terminAendern, type TerminAktion, terminHolen } from '@kehrtour/contract/termin';
import { ROLLEN } from '@kehrtour/domain/rolle';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { relayMails } from '../../platform/post/outbox.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let kehrtourId: string;

const zu = (zeit: string): void => void (api.clock.now = new Date(zeit));
const liste = async (): Promise<nachweis.Nachweis[]> =>
  (await api.call(nachweis.nachweiseHolen, { params: { id: kehrtourId } }, betrieb.token.buero)).body
    .nachweise;
const zettel = async () => (await liste()).filter(({ kanal }) => kanal === 'einwurf');
const drucke = (format: 'a6' | 'tagesliste' = 'a6', gebrachte: '0' | '1' = '0') =>
  api.call(
    ankuendigung.terminzettelHolen,
    { params: { id: kehrtourId }, query: { format, gebrachte } },
    betrieb.token.buero,
  );
const melde = (
  nachweisIds: readonly string[],
  rest: Partial<BodyOf<typeof nachweis.zustellungMelden>> = {},
  token = betrieb.token.buero,
) =>
  api.call(
    nachweis.zustellungMelden,
    {
      params: { id: kehrtourId },
      body: {
        art: 'eingeworfen',
        am: '2027-01-12',
        mitarbeiterId: betrieb.mitarbeiterId.geselle,
        nachweisIds: [...nachweisIds],
        ...rest,
      },
      idempotencyKey: randomUUID(),
    },
    token,
  );
const ids = (liste_: readonly nachweis.Nachweis[]): string[] => liste_.map(({ id }) => id);

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  zu('2027-01-11T08:00:00+01:00');
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 4);
  await setzeZeilen(betrieb, 'aufgabe', {}, { taetigkeit_id: 'fss' });
  const kehrtour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser, {
      datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
      mitarbeiter: { ids: [betrieb.mitarbeiterId.inhaber] },
    }),
  );
  kehrtourId = kehrtour.id;
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtourId },
      body: { version: kehrtour.version, kanaele: {}, trotzdem: true },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
});

/** How many slips are printed; without one there is no sheet, and the refusal says so. */
const gedruckte = async (gebrachte?: '1'): Promise<number> => {
  const { status } = await drucke('a6', gebrachte);
  const vermerkt = await zettel();
  if (status !== 200) return 0;
  return vermerkt.filter(({ zustellungen }) => zustellungen.some(({ art }) => art === 'gedruckt')).length;
};

describe('the pile of slips', () => {
  it('is what still has to be carried; who asks for all of it gets that', async () => {
    const [erster, zweiter] = ids(await zettel());
    await melde([erster ?? ''], { am: '2027-01-11' });
    expect(await gedruckte()).toBe(1);
    await melde([zweiter ?? ''], { am: '2027-01-11' });
    const { status, body } = await drucke();
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('schon eingeworfen') }),
    ]);
    expect(await gedruckte('1')).toBe(2);
    expect((await drucke('tagesliste')).status).toBe(200);
  });
});

describe('evidence of a slip', () => {
  it('is neither the announcement nor the print, but the report that it was dropped in, when and by whom', async () => {
    expect((await zettel()).map(({ stand, zugangAm, zuBringen }) => [stand, zugangAm, zuBringen])).toEqual([
      ['offen', null, true],
      ['offen', null, true],
    ]);
    await drucke();
    await drucke();
    expect((await zettel()).map(({ stand, zugangAm }) => [stand, zugangAm])).toEqual([
      ['gedruckt', null],
      ['gedruckt', null],
    ]);
    zu('2027-01-13T08:00:00+01:00');
    expect((await melde(ids(await zettel()))).body).toEqual({ gemeldet: 2 });
    for (const eine of await zettel())
      expect(eine).toMatchObject({
        stand: 'zugestellt',
        am: '2027-01-12',
        von: 'geselle Test',
        zugangAm: '2027-01-12',
        zuBringen: false,
        frist: { reicht: true },
        zustellungen: [
          { art: 'gedruckt', am: '2027-01-11' },
          { art: 'eingeworfen', am: '2027-01-12', vermerktVon: 'buero Test' },
        ],
      });
  });
  it('of the pile leaves out the exceptions, and says of them until when they may still go (§ 3 Abs. 1 KÜO)', async () => {
    zu('2027-01-13T08:00:00+01:00');
    const [erster, zweiter] = await zettel();
    await melde([erster?.id ?? '']);
    expect(await zettel()).toMatchObject([
      { stand: 'zugestellt' },
      { id: zweiter?.id, stand: 'offen', zuBringen: true, frist: { bis: '2027-01-26', reicht: true } },
    ]);
    zu('2027-01-27T08:00:00+01:00');
    expect((await zettel())[1]?.frist?.reicht).toBe(false);
  });
  it('is written once, however many press, and a mistake is an entry that names it', async () => {
    zu('2027-01-12T18:00:00+01:00');
    const beide = ids(await zettel());
    const gleichzeitig = await Promise.all([1, 2, 3].map(() => melde(beide)));
    expect(gleichzeitig.reduce((summe, { body }) => summe + (body.gemeldet ?? 0), 0)).toBe(2);
    const nochmal = await melde(beide);
    expect([nochmal.status, nochmal.body.detail]).toEqual([
      409,
      'Das ist schon als zugestellt gemeldet. Wenn es nicht stimmt, berichtigen Sie zuerst die Meldung.',
    ]);
    const [erster = ''] = beide;
    expect((await melde([erster], { art: 'berichtigt' })).status).toBe(200);
    expect((await zettel())[0]).toMatchObject({
      stand: 'offen',
      zugangAm: null,
      zustellungen: [
        { art: 'eingeworfen', gilt: false },
        { art: 'berichtigt', gilt: false },
      ],
    });
    expect((await melde([erster])).body).toEqual({ gemeldet: 1 });
    expect((await zettel())[0]?.stand).toBe('zugestellt');
  });
  it('cannot be changed by the application, only added to', async () => {
    await melde(ids(await zettel()), { am: '2027-01-11' });
    await expect(setzeZeilen(betrieb, 'zustellung', {}, { am: '2027-01-01' })).rejects.toThrow(
      /permission denied/,
    );
    await expect(loescheZeilen(betrieb, 'zustellung')).rejects.toThrow(/permission denied/);
  });
  it(
    'names the field of a day that was not yet or a person who is not there',
    { tags: 'night' },
    async () => {
      const alle = ids(await zettel());
      expect((await melde(alle, { am: '2027-01-12' })).body.felder).toMatchObject([{ feld: 'am' }]);
      expect((await melde(alle, { am: '2027-01-10' })).body.felder).toMatchObject([{ feld: 'am' }]);
      expect(
        (await melde(alle, { am: '2027-01-11', mitarbeiterId: randomUUID() })).body.felder,
      ).toMatchObject([{ feld: 'mitarbeiterId' }]);
    },
  );
});

describe('a Feuerstättenschau to which nobody opened', () => {
  const hole = async (id: string) =>
    (await api.call(terminHolen, { params: { id } }, betrieb.token.buero)).body;

  it('says what comes next, and what the notices prove (KÜO Anlage 3 Nr. 2.6)', async () => {
    zu('2027-01-13T08:00:00+01:00');
    const [erster, zweiter] = await zettel();
    await melde([erster?.id ?? '']);
    zu('2027-02-02T18:00:00+01:00');
    const verhindert = async (id = '') => {
      const { version } = await hole(id);
      const body = { version, aktion: 'meldeNichtAngetroffen' } as const;
      return (await api.call(terminAendern, { params: { id }, body }, betrieb.token.buero)).body.verhinderung;
    };
    expect((await hole(erster?.terminId ?? '')).verhinderung).toEqual([]);
    expect(await verhindert(erster?.terminId)).toEqual([
      'Kündigen Sie ein zweites Mal an, mit fünf Arbeitstagen zwischen Zugang und Besuch: bei einem Zettel von heute frühestens am 10.02.2027 (KÜO Anlage 3 Nr. 2.6).',
    ]);
    expect((await verhindert(zweiter?.terminId)).at(-1)).toContain('nicht nachgewiesen');
  });
  it(
    'is announced a second time in words that name the first and its day, and not too late to count',
    { tags: 'night' },
    async () => {
      const [erster] = await zettel();
      zu('2027-01-13T08:00:00+01:00');
      await melde([erster?.id ?? '']);
      zu('2027-02-02T18:00:00+01:00');
      const id = erster?.terminId ?? '';
      const { version, liegenschaftId } = await hole(id);
      const body = { version, aktion: 'meldeNichtAngetroffen' } as const;
      await api.call(terminAendern, { params: { id }, body }, betrieb.token.buero);
      const kuendigeAn = async (tag: string) => {
        const kehrtour = await plane(
          api,
          betrieb,
          await neueKehrtour(api, betrieb, [liegenschaftId], {
            datum: { tage: [tag], feiertageErlaubt: false },
            mitarbeiter: { ids: [betrieb.mitarbeiterId.inhaber] },
          }),
        );
        const params = { id: kehrtour.id };
        const vorher = await api.call(ankuendigung.ankuendigungPruefen, { params }, betrieb.token.buero);
        const { status } = await api.call(
          ankuendigung.kehrtourAnkuendigen,
          { params, body: { version: kehrtour.version, kanaele: {} }, idempotencyKey: randomUUID() },
          betrieb.token.buero,
        );
        return { id: kehrtour.id, status, hindernisse: vorher.body.hindernisse };
      };
      // Dropped in on Tuesday; until Tuesday lie five Werktage, of which Saturday is no Arbeitstag.
      const zuFrueh = await kuendigeAn('2027-02-09');
      expect([zuFrueh.status, zuFrueh.hindernisse.join()]).toEqual([
        422,
        expect.stringContaining('fünf Arbeitstage'),
      ]);
      const zweite = await kuendigeAn('2027-02-10');
      expect([zweite.status, zweite.hindernisse]).toEqual([200, []]);
      kehrtourId = zweite.id;
      const [text] = await liesZeilen(betrieb, 'ankuendigung', ['rechtstexte'], { kehrtour_id: zweite.id });
      expect(text?.rechtstexte.slice(0, 2)).toEqual([
        'Dies ist die zweite Ankündigung: Beim Besuch am Dienstag, 2. Februar 2027, angekündigt am 11.01.2027, war kein Zutritt möglich.',
        'Wird ein zweimal rechtzeitig angekündigter Besuch ohne triftigen Grund verhindert, kostet das zusätzlich (KÜO Anlage 3 Nr. 2.6).',
      ]);
      expect((await drucke()).status).toBe(200);
    },
  );
  it('counts no visit to which the household had said no', { tags: 'night' }, async () => {
    zu('2027-01-13T08:00:00+01:00');
    const [erster] = await zettel();
    await melde([erster?.id ?? '']);
    const id = erster?.terminId ?? '';
    const { mitarbeiterId } = await hole(id);
    const rolle = ROLLEN.find((eine) => betrieb.mitarbeiterId[eine] === mitarbeiterId) ?? 'inhaber';
    const vermerke = async (aktion: TerminAktion, token: string) => {
      const body = { version: (await hole(id)).version, aktion };
      return (await api.call(terminAendern, { params: { id }, body }, token)).body;
    };
    await vermerke('lehneAb', betrieb.token.buero);
    zu('2027-02-02T18:00:00+01:00');
    const { status, verhinderung } = await vermerke('meldeNichtAngetroffen', betrieb.token[rolle]);
    expect([status, verhinderung]).toEqual(['nichtAngetroffen', []]);
  });
});

describe('evidence of a letter', () => {
  const stelleEin = async (briefTage: number) => {
    const { body } = await api.call(einstellungenHolen, {}, betrieb.token.buero);
    const neu = { zustellung: { briefTage }, version: body.version };
    return (await api.call(einstellungenAendern, { body: neu }, betrieb.token.buero)).status;
  };

  it('counts after as many days as the company has set, and four before that (§ 41 Abs. 2 VwVfG)', async () => {
    await melde(ids(await zettel()), { art: 'aufgegeben', am: '2027-01-11' });
    expect((await zettel())[0]).toMatchObject({
      kanal: 'einwurf',
      zugestelltPer: 'brief',
      zugangAm: '2027-01-15',
    });
    expect([await stelleEin(2), await stelleEin(0), await stelleEin(15)]).toEqual([200, 400, 400]);
    expect((await zettel())[0]).toMatchObject({ zugangAm: '2027-01-13' });
  });
});

describe('evidence of a mail', () => {
  const mails = async () => (await liste()).filter(({ kanal }) => kanal === 'mail');

  it('is that the server took it; it counts the day after', async () => {
    expect(await mails()).toMatchObject([
      { stand: 'unterwegs', zugangAm: null, zuBringen: false },
      { stand: 'unterwegs', zugangAm: null, zuBringen: false },
    ]);
    while ((await relayMails(api.deps)) > 0);
    expect((await mails())[0]).toMatchObject({
      stand: 'zugestellt',
      am: '2027-01-11',
      von: '',
      zugangAm: '2027-01-12',
    });
  });
  it('that came back counts no longer, and its household is on the pile of slips', async () => {
    while ((await relayMails(api.deps)) > 0);
    const [eine] = await mails();
    await melde([eine?.id ?? ''], { art: 'zurueck', am: '2027-01-11' });
    expect((await mails())[0]).toMatchObject({ stand: 'gescheitert', zugangAm: null, zuBringen: true });
    zu('2027-01-12T12:00:00+01:00');
    await drucke();
    expect((await mails())[0]?.zustellungen.map(({ art }) => art)).toEqual(['zurueck', 'gedruckt']);
    await melde([eine?.id ?? '']);
    expect((await mails())[0]).toMatchObject({
      stand: 'zugestellt',
      kanal: 'mail',
      zugestelltPer: 'einwurf',
    });
  });
});

describe('rights', () => {
  it('keep reports to those who announce, and to their own company', async () => {
    const alle = ids(await zettel());
    expect((await melde(alle, { am: '2027-01-11' }, betrieb.token.geselle)).body.type).toBe('nicht-erlaubt');
    const fremd = await api.neuerBetrieb();
    expect((await melde(alle, { am: '2027-01-11' }, fremd.token.inhaber)).status).toBe(404);
    expect((await melde([randomUUID()], { am: '2027-01-11' })).status).toBe(404);
    expect(
      (await melde(alle, { am: '2027-01-11', mitarbeiterId: fremd.mitarbeiterId.inhaber })).body.felder,
    ).toMatchObject([{ feld: 'mitarbeiterId' }]);
  });
});
