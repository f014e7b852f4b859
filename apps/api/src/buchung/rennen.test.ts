import { randomUUID } from 'node:crypto';

import { angebotId, zeitenAm } from '@kehrtour/domain/zeiten/freieZeiten';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einHaus } from '../../test/bauten.ts';
import {
  alleZugleich,
  alsGast,
  type Buchungsbetrieb,
  KAMINOFEN,
  KEHRUNG,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { geordnet, liesZeilen, neueZeile } from '../../test/zeilen.ts';
import { sql } from '../platform/db/sql.ts';
import { ladeAngebot } from './angebot/ladeAngebot.ts';
import { bucheTermin } from './bucheTermin.ts';
import { reserviere } from './reservierung/reserviere.ts';
import { sageBuchungAb } from './sageBuchungAb.ts';
import { verlegeAlsKunde } from './verlegeAlsKunde.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
/** A guest of their own for every call. */
let gaeste = 0;
const gast = () => alsGast(api, (gaeste += 1));
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(
  async () =>
    void (wo = await neuerBuchungsbetrieb(api, { einstellungen: { reserveMinuten: 0, maxJeTag: 40 } })),
);

const rows = <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  wo.ctx.transaction((tx) => tx.rows<Row>(query));
/** Two active rows of one person that share a minute. */
const ueberlappungen = () =>
  rows(
    sql`select 1 from belegung a join belegung b on a.mitarbeiter_id = b.mitarbeiter_id and a.id < b.id and a.zeitraum && b.zeitraum where not a.ueberstimmt and not b.ueberstimmt`,
  );
const verklemmt = async (): Promise<number> =>
  Number(
    (
      await api.deps.db.query('select deadlocks from pg_stat_database where datname = current_database()')
    ).rows.map((row) => (row as { deadlocks: unknown }).deadlocks)[0] ?? 0,
  );

/** Ids of the free times of one day, by their clock. */
async function frei(dauerMinuten = 45, tag = '2027-01-13'): Promise<Map<string, string>> {
  const { grundlage } = await ladeAngebot(gast(), wo.slug);
  const zeiten = zeitenAm(
    grundlage,
    { dauerMinuten, qualifikation: 'keine', ort: null, gebietId: null },
    tag,
  );
  return new Map(
    zeiten.map((zeit) => [new Date(zeit.beginn * 60_000).toISOString().slice(11, 16), angebotId(zeit)]),
  );
}
const halte =
  (zeitId: string, mehr: object = {}) =>
  () =>
    reserviere(gast(), randomUUID(), wo.slug, { ...WUNSCH, zeitId, ...mehr });
const buche = (reservierung: string, mehr: object = {}) =>
  bucheTermin(gast(), randomUUID(), wo.slug, {
    reservierung,
    kontakt: { ...KONTAKT, email: `kunde${gaeste}@example.org` },
    ...ZUSTIMMUNG,
    ...mehr,
  });
const gebucht = async (zeitId: string, mehr: object = {}) =>
  buche((await halte(zeitId, mehr)()).reservierung);

describe('one time and two hundred who want it', () => {
  it('is given to exactly one of them in every round, and the others are offered other times', async () => {
    const vorher = await verklemmt();
    for (const uhr of ['07:00', '09:00', '11:00']) {
      const zeitId = (await frei()).get(uhr) ?? '';
      const { geklappt, abgelehnt } = await alleZugleich(Array.from({ length: 200 }, () => halte(zeitId)));
      expect([uhr, geklappt.length, abgelehnt.length]).toEqual([uhr, 1, 199]);
      expect(new Set(abgelehnt.map(({ code }) => code))).toEqual(new Set(['termin.zeit-belegt']));
      const auswege = abgelehnt.map(({ extra }) => (extra.angaben?.['alternativen'] ?? []) as unknown[]);
      expect(auswege.every((alternativen) => alternativen.length > 3)).toBe(true);
      expect((await buche(geklappt[0]?.reservierung ?? '')).status).toBe('bestaetigt');
    }
    expect(await ueberlappungen()).toEqual([]);
    expect(await verklemmt()).toBe(vorher);
    expect(await liesZeilen(wo, 'belegung', ['art'])).toHaveLength(3);
  });
  it('goes to two of them where two people could come', async () => {
    wo = await neuerBuchungsbetrieb(api, { personen: ['geselle', 'inhaber'] });
    const zeitId = (await frei()).get('08:00') ?? '';
    const { geklappt, abgelehnt } = await alleZugleich(Array.from({ length: 40 }, () => halte(zeitId)));
    expect([geklappt.length, abgelehnt.length, await ueberlappungen()]).toEqual([2, 38, []]);
  });
});

describe('nine to ten against half past nine to ten', () => {
  it('lets one of them win, whoever comes first', async () => {
    await wo.ctx.transaction((tx) =>
      tx.run(
        sql`update taetigkeit set dauer_minuten = case id when ${KAMINOFEN} then 60 else 30 end, regel = '{"wiederholung": {"art": "anlass"}, "fenster": []}'::jsonb where id in (${KAMINOFEN}, ${KEHRUNG})`,
      ),
    );
    for (let runde = 13; runde < 23; runde += 1) {
      const tag = `2027-01-${runde}`;
      if (['2027-01-16', '2027-01-17'].includes(tag)) continue;
      const neun = (await frei(60, tag)).get('08:00') ?? '';
      const halbZehn = (await frei(30, tag)).get('08:30') ?? '';
      const { geklappt, abgelehnt } = await alleZugleich([
        halte(neun),
        halte(halbZehn, { taetigkeitId: KEHRUNG }),
      ]);
      expect([tag, geklappt.length, abgelehnt.length]).toEqual([tag, 1, 1]);
    }
    expect(await ueberlappungen()).toEqual([]);
  });
});

describe('a hold of one and the booking of another', () => {
  it('leaves the time with who held it; after it ran out with whoever books first', async () => {
    const zeitId = (await frei()).get('08:00') ?? '';
    const a = await halte(zeitId)();
    expect((await alleZugleich([halte(zeitId)])).abgelehnt).toHaveLength(1);
    const jetzt = api.clock.now;
    api.clock.now = new Date(jetzt.getTime() + 11 * 60_000);
    const b = await halte(zeitId)();
    const { geklappt, abgelehnt } = await alleZugleich([
      () => buche(a.reservierung),
      () => buche(b.reservierung),
    ]);
    expect([geklappt.length, abgelehnt.map(({ code }) => code)]).toEqual([1, ['termin.zeit-belegt']]);
    expect(await liesZeilen(wo, 'termin', [])).toHaveLength(1);
    api.clock.now = jetzt;
  });
});

describe('the same booking', () => {
  it('confirmed by ten presses at once is one appointment and one mail', async () => {
    const held = await halte((await frei()).get('08:00') ?? '')();
    const { geklappt } = await alleZugleich(Array.from({ length: 10 }, () => () => buche(held.reservierung)));
    expect([geklappt.length, new Set(geklappt.map(({ referenz }) => referenz)).size]).toEqual([10, 1]);
    expect(await liesZeilen(wo, 'termin', [])).toHaveLength(1);
    expect(await liesZeilen(wo, 'ausgang', [])).toHaveLength(1);
  });
  it(
    'cancelled and moved at once is cancelled in the end, and takes nobody’s time',
    { tags: 'night' },
    async () => {
      for (const uhr of ['07:00', '09:00', '11:00', '13:00']) {
        const zeiten = await frei();
        const { code } = await gebucht(zeiten.get(uhr) ?? '');
        const ziel = (await frei(45, '2027-01-14')).get('08:00') ?? '';
        await alleZugleich([
          () => sageBuchungAb(gast(), randomUUID(), { code }),
          () => verlegeAlsKunde(gast(), randomUUID(), { code, zeitId: ziel }),
        ]);
      }
      expect(await rows(sql`select distinct status from termin`)).toEqual([{ status: 'abgesagt' }]);
      expect(await liesZeilen(wo, 'belegung', [])).toEqual([]);
    },
  );
  it('moved to two times at once is at one of them', async () => {
    const { code } = await gebucht((await frei()).get('07:00') ?? '');
    const zeiten = await frei(45, '2027-01-14');
    await alleZugleich(
      ['08:00', '10:00', '12:00'].map(
        (uhr) => () => verlegeAlsKunde(gast(), randomUUID(), { code, zeitId: zeiten.get(uhr) ?? '' }),
      ),
    );
    expect(
      await rows(
        sql`select 1 from belegung b join termin t on t.id = b.bezug_id and lower(b.zeitraum) = t.beginn`,
      ),
    ).toHaveLength(1);
    expect(await liesZeilen(wo, 'belegung', [])).toHaveLength(1);
  });
  it('and two that swap their times either both stay or one moves, never onto the other', async () => {
    const zeiten = await frei();
    const a = await gebucht(zeiten.get('07:00') ?? '');
    const b = await gebucht(zeiten.get('09:00') ?? '');
    const { geklappt } = await alleZugleich([
      () => verlegeAlsKunde(gast(), randomUUID(), { code: a.code, zeitId: zeiten.get('09:00') ?? '' }),
      () => verlegeAlsKunde(gast(), randomUUID(), { code: b.code, zeitId: zeiten.get('07:00') ?? '' }),
    ]);
    expect([geklappt.length, await ueberlappungen()]).toEqual([0, []]);
  });
});

describe('three seats in a round', () => {
  it(
    'are held by two of twenty strangers, and the seat numbers tell them apart',
    { tags: 'night' },
    async () => {
      wo = await neuerBuchungsbetrieb(api, { einstellungen: { plaetzeJeHalbtag: 3 } });
      const [haus, kehrtour] = [randomUUID(), randomUUID()];
      await wo.ctx.transaction(async (tx) => {
        await einHaus(tx, { id: haus, strasse: 'Hardtstraße', hausnr: '12', lat: 49.5, lon: 11.25 });
        await neueZeile(tx, 'kehrtour', {
          id: kehrtour,
          nummer: 1,
          status: 'angekuendigt',
          tage: '{2027-01-13}',
          plan: '{}',
        });
        await neueZeile(tx, 'halt', {
          kehrtour_id: kehrtour,
          liegenschaft_id: haus,
          mitarbeiter_id: wo.mitarbeiterId.geselle,
          tag: '2027-01-13',
          position: 0,
          beginn: '2027-01-13T09:00:00+01:00',
          ende: '2027-01-13T09:20:00+01:00',
          dauer_minuten: 20,
        });
        await neueZeile(tx, 'belegung', {
          mitarbeiter_id: wo.mitarbeiterId.geselle,
          zeitraum: '[2027-01-13 08:00+01,2027-01-13 16:00+01)',
          art: 'kehrtour',
          bezug_id: kehrtour,
        });
      });
      const { geklappt, abgelehnt } = await alleZugleich(
        Array.from({ length: 20 }, () => halte('2027-01-13-vormittag')),
      );
      expect([geklappt.length, abgelehnt.length]).toEqual([2, 18]);
      expect(await liesZeilen(wo, 'rundenplatz', ['platz', 'art'], geordnet(['platz']))).toEqual([
        { platz: 1, art: 'reservierung' },
        { platz: 2, art: 'reservierung' },
      ]);
      const stand = await buche(geklappt[0]?.reservierung ?? '');
      expect(stand.zeit).toMatchObject({ art: 'fenster', von: '08:00', bis: '12:00', nah: true });
      expect(
        await rows(sql`select t.kehrtour_id, p.art from termin t join rundenplatz p on p.bezug_id = t.id`),
      ).toEqual([{ kehrtour_id: kehrtour, art: 'buchung' }]);
      await sageBuchungAb(gast(), randomUUID(), { code: stand.code });
      expect(await liesZeilen(wo, 'rundenplatz', [])).toHaveLength(1);
    },
  );
});

describe('two who book for the same new house', () => {
  it('make one house', async () => {
    const zeiten = await frei();
    const a = await halte(zeiten.get('07:00') ?? '')();
    const b = await halte(zeiten.get('09:00') ?? '')();
    await alleZugleich([() => buche(a.reservierung), () => buche(b.reservierung)]);
    expect(await liesZeilen(wo, 'liegenschaft', [])).toHaveLength(1);
    expect(await liesZeilen(wo, 'termin', [])).toHaveLength(2);
  });
});
