import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import { wunschAeussern } from '@kehrtour/contract/terminwunsch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  buchen,
  eineZeit,
  gebucht,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  zeiten,
  ZUSTIMMUNG,
} from '../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { ganz, geordnet, liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';

/** Whoever books types an address, and whoever holds the page of a booking presses its buttons: neither fills a mailbox. */
let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  await vergissZaehler(api);
  wo = await neuerBuchungsbetrieb(api);
});

const OPFER = { ...KONTAKT, email: 'opfer@example.org' };
/** Networks and hours have bounds of their own, which somebody with many of them does not meet. */
const nurTage = () => loescheZeilen(ganz(api), 'zaehler');
type Post = { vorlage: string; nachricht: { an: { name: string }; betreff: string; text: string } };
const post = async (an = OPFER.email): Promise<Post[]> => {
  const rows = await liesZeilen(
    ganz(api),
    'ausgang',
    ['vorlage', 'nachricht'],
    geordnet(['angelegt_am', 'id'], { empfaenger: an }),
  );
  return rows as Post[];
};
const vergissPost = () => loescheZeilen(ganz(api), 'ausgang');
async function bucheBei(betrieb: Buchungsbetrieb, mehr: object = {}) {
  await nurTage();
  const zeit = await eineZeit(api, betrieb);
  const held = await reservieren(api, betrieb, zeit.id);
  return buchen(api, betrieb, held.body.reservierung, { kontakt: OPFER, ...mehr });
}

describe('a mailbox that a stranger types', () => {
  it('gets ten mails a day, whichever companies are asked, and then the page says what to do', async () => {
    const betriebe = [wo, await neuerBuchungsbetrieb(api), await neuerBuchungsbetrieb(api)];
    const antworten = [];
    for (let mal = 0; mal < 12; mal += 1) antworten.push(await bucheBei(betriebe[mal % 3] ?? wo));
    expect(antworten.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(antworten.at(-1)?.body).toMatchObject({
      type: 'versand.zu-viele',
      detail: expect.stringContaining('rufen Sie im Betrieb an'),
    });
    expect(await post()).toHaveLength(10);
    expect((await bucheBei(wo, { kontakt: KONTAKT })).status).toBe(200);
    await vergissPost();
  });
  it('is counted with its wishes, and a booking that is refused takes no time', async () => {
    await bucheBei(wo);
    for (let mal = 0; mal < 9; mal += 1) {
      await nurTage();
      const { status } = await api.call(wunschAeussern, {
        params: { slug: wo.slug },
        body: {
          ...WUNSCH,
          kontakt: OPFER,
          halbtage: [{ wochentag: 1, halbtag: 'vormittag' as const }],
          einwilligungen: ZUSTIMMUNG.einwilligungen,
        },
        idempotencyKey: randomUUID(),
      });
      expect(status).toBe(200);
    }
    const vorher = await eineZeit(api, wo);
    expect((await bucheBei(wo)).status).toBe(429);
    const belegt = await liesZeilen(wo, 'belegung', [], { art: 'buchung' });
    expect([belegt.length, vorher.id]).toEqual([1, expect.any(String)]);
    expect(await post()).toHaveLength(10);
    await vergissPost();
  });
  it('reads nothing that a stranger wrote to the company, and no message for a name', async () => {
    const offen = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120 } });
    for (const betrieb of [wo, offen])
      expect(
        (
          await bucheBei(betrieb, {
            kontakt: { ...OPFER, vorname: 'Gewinnen Sie', nachname: '500 Euro auf gewinn.example' },
            notiz: 'Jetzt abholen: https://gewinn.example',
          })
        ).status,
      ).toBe(200);
    const mails = await post();
    expect(mails.map(({ vorlage }) => vorlage)).toEqual(['buchung.gebucht', 'buchung.bestaetigen']);
    for (const { nachricht } of mails) {
      expect(JSON.stringify(nachricht)).not.toMatch(/gewinn|Gewinn|Euro auf|abholen/);
      expect(nachricht.text).toContain('Guten Tag,');
      expect(nachricht.text).toContain('Sie steht auf der Seite, zu der der Link führt.');
    }
    await vergissPost();
  });
});

describe('a company', () => {
  it('that has paid nothing lets a hundred and fifty be written to a day, a new one fifty', async () => {
    expect((await bucheBei(wo)).status).toBe(200);
    const fuelle = (anzahl: number) =>
      setzeZeilen(ganz(api), 'versandzaehler', { schluessel: `b:buchung/${wo.unternehmenId}` }, { anzahl });
    await fuelle(149);
    expect((await bucheBei(wo, { kontakt: { ...KONTAKT, email: 'a@example.org' } })).status).toBe(200);
    const voll = await bucheBei(wo, { kontakt: { ...KONTAKT, email: 'b@example.org' } });
    expect(voll.body).toMatchObject({
      type: 'versand.zu-viele',
      detail: expect.stringContaining('morgen wieder, oder rufen Sie im Betrieb an'),
    });
    await vergissPost();
  });
});

describe('the page of a booking', () => {
  it('moves it ten times a day, and cancels it all the same', async () => {
    const { code } = await gebucht(api, wo, { mehr: { kontakt: OPFER } });
    const tage = (await zeiten(api, wo)).body.tage.flatMap((tag) => tag.zeiten);
    const antworten = [];
    for (let mal = 0; mal < 12; mal += 1) {
      await nurTage();
      antworten.push(
        await api.call(buchung.eigeneBuchungVerlegen, {
          body: { code, zeitId: tage[mal + 4]?.id ?? '' },
          idempotencyKey: randomUUID(),
        }),
      );
    }
    expect(antworten.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(antworten.at(-1)?.body).toMatchObject({
      type: 'versand.zu-viele',
      detail: expect.stringContaining('Morgen geht es wieder'),
    });
    const abgesagt = await api.call(buchung.buchungAbsagen, { body: { code }, idempotencyKey: randomUUID() });
    expect(abgesagt.status).toBe(200);
    expect((await post()).at(-1)?.vorlage).toBe('buchung.abgesagt');
  });
});
