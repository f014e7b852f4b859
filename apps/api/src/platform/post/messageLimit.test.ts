import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import {
  BETRIEBSSTUFEN,
  type Betriebsstufe,
  VERSANDANLAESSE,
  type Versandanlass,
  type Versandgrenzen,
  versandgrenze,
  type Versandzaehlung,
} from '@kehrtour/domain/versand/versandanlass';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestApi, type TestBetrieb, testApi } from '../../../test/testApi.ts';
import { zahltEineRechnung } from '../../../test/zahltEineRechnung.ts';
import type { Tx } from '../db/db.ts';
import { instant, sql } from '../db/sql.ts';
import { Refused } from '../refusal/refused.ts';
import { countMessage, hasRoom, unlessAddressIsFull } from './messageLimit.ts';
import { queueMail } from './outbox.ts';

let api: TestApi;
const betriebe = {} as Record<Betriebsstufe, TestBetrieb>;
let nummer = 0;
const neueAdresse = (): string => `wer${(nummer += 1)}@example.org`;

beforeAll(async () => {
  api = await testApi();
  for (const stufe of BETRIEBSSTUFEN) betriebe[stufe] = await api.neuerBetrieb();
  await macheNeu(betriebe.neu);
  await zahltEineRechnung(betriebe.bezahlt);
});
afterAll(() => api.close());

const macheNeu = ({ ctx }: TestBetrieb): Promise<unknown> =>
  ctx.transaction((tx) => tx.run(sql`update unternehmen set angelegt_am = ${instant(api.clock.now)}`));
const naechsterTag = (): void => void (api.clock.now = new Date(api.clock.now.getTime() + 86_400_000));
/** A day on which nothing was sent yet, at whatever stage the companies are. */
async function frischerTag(): Promise<void> {
  naechsterTag();
  await macheNeu(betriebe.neu);
}

type Versuch = { wer?: TestBetrieb; an?: string };
/** Undefined where it was counted. */
async function versuche(anlass: Versandanlass, { wer, an }: Versuch = {}): Promise<Refused | undefined> {
  const { ctx } = wer ?? betriebe.neu;
  try {
    await ctx.transaction((tx) => countMessage(ctx, tx, anlass, an ?? neueAdresse()));
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
async function gezaehlt(mal: number, tat: () => Promise<Refused | undefined>): Promise<number> {
  let geklappt = 0;
  for (let versuch = 0; versuch < mal; versuch += 1) if ((await tat()) === undefined) geklappt += 1;
  return geklappt;
}
/** Puts so many there at once: of the one address of today, or of company and installation. */
const fuelle = (anlass: Versandanlass, anzahl: number, wessen: 'a' | 'bi' = 'bi'): Promise<unknown> =>
  api.deps.db.query('update versandzaehler set anzahl = $1 where tag = $2 and schluessel ~ $3', [
    anzahl,
    ortszeitAus(api.clock.now).tag,
    wessen === 'a' ? '^a:' : `^[bi]:${anlass}(/|$)`,
  ]);

const alle = Object.entries(VERSANDANLAESSE) as [Versandanlass, Versandgrenzen][];
type Fall = { anlass: Versandanlass; stufe: Betriebsstufe; grenze: number };
const faelle = (zaehlung: Versandzaehlung): Fall[] =>
  alle.flatMap(([anlass]) =>
    BETRIEBSSTUFEN.flatMap((stufe) => {
      const grenze = versandgrenze(anlass, zaehlung, stufe);
      return grenze === null ? [] : [{ anlass, stufe, grenze }];
    }),
  );

describe('one address', () => {
  it.each([...faelle('jeAdresse'), ...faelle('jeAdresseImBetrieb')])(
    'gets $grenze messages of "$anlass" a day from a company that is $stufe, and whoever wants one more reads what to do',
    async ({ anlass, stufe, grenze }) => {
      await frischerTag();
      const [wer, an] = [betriebe[stufe], neueAdresse()];
      expect(await versuche(anlass, { wer, an })).toBeUndefined();
      if (grenze > 1) {
        await fuelle(anlass, grenze - 1, 'a');
        expect(await versuche(anlass, { wer, an })).toBeUndefined();
      }
      expect(await versuche(anlass, { wer, an })).toMatchObject({
        code: 'versand.zu-viele',
        extra: {
          detail: expect.stringMatching(/morgen|schreiben Sie|in drei Tagen/i),
          retryAfterSeconds: expect.any(Number),
        },
      });
      expect(await versuche(anlass, { wer })).toBeUndefined();
      naechsterTag();
      expect(await versuche(anlass, { wer, an })).toBeUndefined();
    },
  );
  it('is one mailbox or phone, however it is written', async () => {
    await frischerTag();
    const post = [
      'Eva.Brand+1@Example.org',
      'eva.brand@example.org',
      'EVA.BRAND+x@example.ORG',
      'eva.brand+3@example.org',
    ];
    const angekommen = [];
    for (const an of post) angekommen.push((await versuche('newsletter', { an })) === undefined);
    expect(angekommen).toEqual([true, true, true, false]);
    const telefone = ['+49 170 1234567', '0170/1234567', '0049 170 1234567', '01701234567'];
    const geklingelt = [];
    for (const an of telefone) geklingelt.push((await versuche('smscode', { an })) === undefined);
    expect(geklingelt).toEqual([true, true, true, false]);
    const briefe = ['Weg 1, 91207 Lauf', 'Allee 1, 91207 Lauf'];
    for (const an of briefe) expect(await versuche('ansageBrief', { an })).toBeUndefined();
  });
  it('has its bound over all companies, where it is a stranger to all of them', async () => {
    await frischerTag();
    const an = neueAdresse();
    const wer = [betriebe.neu, betriebe.unbezahlt, betriebe.bezahlt, betriebe.neu];
    const seen = [];
    for (const eines of wer) seen.push((await versuche('einladung', { wer: eines, an })) === undefined);
    expect(seen).toEqual([true, true, true, false]);
  });
  it('of a customer is nothing that another company uses up', async () => {
    await frischerTag();
    const an = neueAdresse();
    await gezaehlt(11, () => versuche('verlegung', { wer: betriebe.neu, an }));
    expect(await versuche('verlegung', { wer: betriebe.bezahlt, an })).toBeUndefined();
  });
});

describe('one company', () => {
  it.each(faelle('jeBetrieb'))(
    'that is $stufe sends $grenze of "$anlass" a day, and the office reads what to do',
    async ({ anlass, stufe, grenze }) => {
      await frischerTag();
      const wer = betriebe[stufe];
      expect(await versuche(anlass, { wer })).toBeUndefined();
      await fuelle(anlass, grenze - 1);
      expect(await versuche(anlass, { wer })).toBeUndefined();
      expect(await versuche(anlass, { wer })).toMatchObject({
        code: 'versand.zu-viele',
        extra: { angaben: { grenze: 'jeBetrieb' }, detail: expect.stringMatching(/.{60}/) },
      });
      naechsterTag();
      expect(await versuche(anlass, { wer })).toBeUndefined();
    },
  );
  it('invites twelve employees on its first day, and each of them twice again; an address counts once', async () => {
    await frischerTag();
    const team = Array.from({ length: 12 }, neueAdresse);
    for (let mal = 0; mal < 3; mal += 1)
      for (const an of team) expect(await versuche('einladung', { an })).toBeUndefined();
    expect(await versuche('einladung', { an: team[0] ?? '' })).toMatchObject({
      extra: { detail: expect.stringContaining('heute schon 3 Einladungen') },
    });
    expect(await gezaehlt(10, () => versuche('einladung'))).toBe(15 - 12);
  });
  it('may more as soon as its first money has arrived, and after its first week', async () => {
    await frischerTag();
    const wer = await api.neuerBetrieb();
    await macheNeu(wer);
    expect(await gezaehlt(20, () => versuche('einladung', { wer }))).toBe(15);
    await wer.ctx.transaction((tx) =>
      tx.run(sql`update unternehmen set angelegt_am = angelegt_am - interval '8 days'`),
    );
    expect(await gezaehlt(20, () => versuche('einladung', { wer }))).toBe(10);
    await zahltEineRechnung(wer);
    expect(await gezaehlt(20, () => versuche('einladung', { wer }))).toBe(20);
  });
});

describe('the whole installation', () => {
  it.each(
    alle.flatMap(([anlass, { insgesamt }]) => (insgesamt === undefined ? [] : [{ anlass, insgesamt }])),
  )('takes $insgesamt of "$anlass" a day', async ({ anlass, insgesamt }) => {
    await frischerTag();
    expect(await versuche(anlass)).toBeUndefined();
    await fuelle(anlass, insgesamt - 1);
    expect(await versuche(anlass)).toBeUndefined();
    expect(await versuche(anlass)).toMatchObject({
      code: 'versand.zu-viele',
      extra: { angaben: { grenze: 'insgesamt' }, detail: expect.stringMatching(/morgen|schreiben Sie/i) },
    });
  });
});

describe('many at once', () => {
  it.each([
    ['einladung', 'an einer Adresse', 3],
    ['registrierung', 'an einer Adresse', 3],
    ['einladung', 'eines Betriebs', 15],
    ['buchung', 'eines Betriebs', 50],
  ] as const)('of "%s" %s are never more than %i', async (anlass, wovon, grenze) => {
    await frischerTag();
    const an = wovon === 'an einer Adresse' ? neueAdresse() : undefined;
    const alleZugleich = await Promise.all(
      Array.from({ length: grenze + 25 }, () => versuche(anlass, an === undefined ? {} : { an })),
    );
    expect(alleZugleich.filter((refused) => refused === undefined)).toHaveLength(grenze);
  });
  it('of two companies to the same customers wait for each other, and neither is thrown out', async () => {
    await frischerTag();
    const kunden = Array.from({ length: 12 }, neueAdresse);
    const schreibt = ({ ctx }: TestBetrieb, reihe: readonly string[]) =>
      ctx.transaction(async (tx) => {
        for (const an of reihe) await countMessage(ctx, tx, 'ansageMail', an);
      });
    const { neu, unbezahlt } = betriebe;
    await Promise.all(
      [kunden, kunden.toReversed()].flatMap((reihe) => [schreibt(neu, reihe), schreibt(unbezahlt, reihe)]),
    );
  });
});

describe('a count', () => {
  const mail = (tx: Tx, ereignis: string, adresse: string) =>
    queueMail(
      betriebe.neu.ctx,
      tx,
      { an: { name: 'Eva', adresse }, betreff: 'x', text: 'x', html: 'x' },
      { anlass: 'einladung', ereignis, vorlage: 'einladung' },
    );
  const dort = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => betriebe.neu.ctx.transaction(work);

  it('is taken back with the message that was not written after all', async () => {
    await frischerTag();
    const an = neueAdresse();
    for (let mal = 0; mal < 5; mal += 1)
      await expect(
        dort(async (tx) => {
          await mail(tx, `zurueck/${mal}`, an);
          throw new Error('anderswo schiefgegangen');
        }),
      ).rejects.toThrow('anderswo');
    expect(await gezaehlt(5, () => versuche('einladung', { an }))).toBe(3);
  });
  it('is one for what is written once, however often it is tried', async () => {
    await frischerTag();
    const an = neueAdresse();
    for (let mal = 0; mal < 5; mal += 1) await dort((tx) => mail(tx, 'dasselbe', an));
    expect(await gezaehlt(5, () => versuche('einladung', { an }))).toBe(2);
  });
  it('refuses the mail and everything that was done with it', async () => {
    await frischerTag();
    const an = neueAdresse();
    await gezaehlt(3, () => versuche('einladung', { an }));
    const vorher = await dort((tx) => tx.rows(sql`select 1 from ausgang`));
    await expect(dort((tx) => mail(tx, 'eine zuviel', an))).rejects.toMatchObject({
      code: 'versand.zu-viele',
    });
    expect(await dort((tx) => tx.rows(sql`select 1 from ausgang`))).toHaveLength(vorher.length);
  });
  it('says before whether there is room, and counts nothing by that', async () => {
    await frischerTag();
    const an = neueAdresse();
    const raum = () => dort((tx) => hasRoom(betriebe.neu.ctx, tx, 'ansageSms', an));
    for (let mal = 0; mal < 20; mal += 1) expect(await raum()).toBe(true);
    await gezaehlt(10, () => versuche('ansageSms', { an }));
    expect(await raum()).toBe(false);
  });
  it('is kept quiet for an address, and told where it concerns everybody', async () => {
    await frischerTag();
    const { ctx } = betriebe.neu;
    const an = neueAdresse();
    const still = () =>
      unlessAddressIsFull(() => ctx.transaction((tx) => countMessage(ctx, tx, 'newsletter', an)));
    expect([await still(), await still(), await still(), await still()]).toEqual([true, true, true, false]);
    await fuelle('newsletter', VERSANDANLAESSE.newsletter.insgesamt);
    await expect(
      unlessAddressIsFull(() => ctx.transaction((tx) => countMessage(ctx, tx, 'newsletter', neueAdresse()))),
    ).rejects.toMatchObject({ code: 'versand.zu-viele' });
  });
  it('names nobody: neither mailboxes nor phones stand in the table', async () => {
    await frischerTag();
    await versuche('einladung', { an: 'geheim@example.org' });
    const { rows } = await api.deps.db.query('select schluessel from versandzaehler');
    const schluessel = (rows as { schluessel: string }[]).map((row) => row.schluessel);
    expect(schluessel.length).toBeGreaterThan(3);
    expect(schluessel.filter((key) => !/^(a:[0-9a-f]{32}|b:\w+\/[0-9a-f-]{36}|i:\w+)$/.test(key))).toEqual(
      [],
    );
  });
});
