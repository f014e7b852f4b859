import { randomUUID } from 'node:crypto';

import { angebotId, zeitenAm } from '@kehrtour/domain/zeiten/freieZeiten';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  alleZugleich,
  alsGast,
  type Buchungsbetrieb,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { liesZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { loescheKehrtour, sageKehrtourAb } from '../../kehrtour/lauf/beendeKehrtour.ts';
import { makeCtx, type StaffCtx } from '../../platform/ctx.ts';
import { sql } from '../../platform/db/sql.ts';
import { legeAbwesenheitAn } from '../../verfuegbarkeit/aendereAbwesenheiten.ts';
import { ladeAngebot } from '../angebot/ladeAngebot.ts';
import { bucheTermin } from '../bucheTermin.ts';
import { reserviere } from '../reservierung/reserviere.ts';
import { gibReservierungFrei, verlaengere } from '../reservierung/verlaengere.ts';
import { sageBuchungAb } from '../sageBuchungAb.ts';
import { verlegeAlsKunde } from '../verlegeAlsKunde.ts';
import { lehneAnfrageAb, nimmAnfrageAn } from './beantworteAnfrage.ts';
import { verlegeImBuero } from './verlegeImBuero.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let gaeste = 0;
const gast = () => alsGast(api, (gaeste += 1));
const buero = (): StaffCtx =>
  makeCtx(
    { deps: api.deps, requestId: 'buero', adresse: '10.9.0.1' },
    { art: 'mitarbeiter', id: wo.mitarbeiterId.buero, rolle: 'buero', sitzung: Buffer.alloc(0) },
    wo.unternehmenId,
  ) as StaffCtx;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(
  async () =>
    void (wo = await neuerBuchungsbetrieb(api, {
      einstellungen: { reserveMinuten: 0, maxJeTag: 40, plaetzeJeHalbtag: 8 },
      personen: ['geselle', 'inhaber'],
    })),
);

const rows = <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  wo.ctx.transaction((tx) => tx.rows<Row>(query));
/** What must never be found, whoever was faster. */
const widersprueche = () =>
  rows(sql`
    select 'overlap' as was from belegung a join belegung b on a.mitarbeiter_id = b.mitarbeiter_id and a.id < b.id and a.zeitraum && b.zeitraum where not a.ueberstimmt and not b.ueberstimmt
    union all select 'a booking with ' || (select count(*) from belegung x where x.bezug_id = t.id) + (select count(*) from rundenplatz x where x.bezug_id = t.id) || ' times' from termin t
      where t.status in ('angefragt', 'angekuendigt', 'bestaetigt') and (select count(*) from belegung x where x.bezug_id = t.id) + (select count(*) from rundenplatz x where x.bezug_id = t.id) <> 1
    union all select 'a time of ' || t.status from belegung b join termin t on t.id = b.bezug_id where t.status = 'abgesagt'
    union all select 'elsewhere' from belegung b join termin t on t.id = b.bezug_id where b.mitarbeiter_id <> t.mitarbeiter_id or lower(b.zeitraum) > t.beginn or upper(b.zeitraum) < t.ende
    union all select 'in a round that is ' || k.status from termin t join kehrtour k on k.id = t.kehrtour_id where t.status in ('angefragt', 'bestaetigt') and k.status = 'abgesagt'`);
const verklemmt = async (): Promise<number> => {
  const { rows: zeilen } = await api.deps.db.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number((zeilen[0] as { deadlocks: unknown }).deadlocks);
};

const ids = async (tag: string): Promise<Map<string, string>> => {
  const { grundlage } = await ladeAngebot(gast(), wo.slug);
  const zeiten = zeitenAm(
    grundlage,
    { dauerMinuten: 45, qualifikation: 'keine', ort: null, gebietId: null },
    tag,
  );
  return new Map(
    zeiten.map((zeit) => [new Date(zeit.beginn * 60_000).toISOString().slice(11, 16), angebotId(zeit)]),
  );
};
const zeitId = async (uhr: string, tag = '2027-01-13') => (await ids(tag)).get(uhr) ?? '';
const halte = async (id: string) => reserviere(gast(), randomUUID(), wo.slug, { ...WUNSCH, zeitId: id });
const buche = (reservierung: string) =>
  bucheTermin(gast(), randomUUID(), wo.slug, {
    reservierung,
    kontakt: { ...KONTAKT, email: `kunde${(gaeste += 1)}@example.org` },
    ...ZUSTIMMUNG,
  });
type Gebucht = { code: string; id: string };
async function gebucht(uhr: string, tag?: string): Promise<Gebucht> {
  const { code, referenz } = await buche((await halte(await zeitId(uhr, tag))).reservierung);
  const [row] = await liesZeilen(wo, 'buchung', ['termin_id as id'], { referenz });
  return { code, id: row?.id ?? '' };
}
const stand = async ({ id }: Gebucht) =>
  (await liesZeilen(wo, 'termin', ['status', 'version', 'mitarbeiter_id'], { id }))[0];
const verlege = async (termin: Gebucht, mitarbeiterId: string, uhrzeit: string, version?: number) =>
  verlegeImBuero(buero(), termin.id, {
    version: version ?? (await stand(termin))?.version ?? 0,
    abgesprochen: true,
    wahl: { art: 'eigene', mitarbeiterId, tag: '2027-01-14', uhrzeit, dauerMinuten: 45, trotzdem: false },
  });

describe('two offices at one booking', () => {
  it('that both move it: one does, the other is told that it has changed', async () => {
    const termin = await gebucht('07:00');
    const { geselle, inhaber } = wo.mitarbeiterId;
    const { geklappt, abgelehnt } = await alleZugleich([
      () => verlege(termin, geselle, '09:00', 1),
      () => verlege(termin, inhaber, '11:00', 1),
      () => verlege(termin, inhaber, '13:00', 1),
    ]);
    expect(geklappt).toHaveLength(1);
    expect(new Set(abgelehnt.map(({ code }) => code))).toEqual(new Set(['veraltet']));
    expect(await widersprueche()).toEqual([]);
  });
  it('and that move two bookings across each other wait in no ring', { tags: 'night' }, async () => {
    const vorher = await verklemmt();
    const { geselle, inhaber } = wo.mitarbeiterId;
    for (let runde = 0; runde < 8; runde += 1) {
      const a = await gebucht(`${String(7 + runde).padStart(2, '0')}:00`, '2027-01-18');
      const b = await gebucht(`${String(7 + runde).padStart(2, '0')}:00`, '2027-01-18');
      const [beiA, beiB] = [await stand(a), await stand(b)];
      const andere = (id: string | undefined) => (id === geselle ? inhaber : geselle);
      const uhr = `${String(8 + runde).padStart(2, '0')}:00`;
      const { geklappt, abgelehnt } = await alleZugleich([
        () => verlege(a, andere(beiA?.mitarbeiter_id), uhr, beiA?.version),
        () => verlege(b, andere(beiB?.mitarbeiter_id), uhr, beiB?.version),
      ]);
      expect([runde, geklappt.length, abgelehnt.map(({ code }) => code)]).toEqual([runde, 2, []]);
    }
    expect(await verklemmt()).toBe(vorher);
    expect(await widersprueche()).toEqual([]);
  });
  it(
    'that say yes and no, while the customer calls off: it ends one way, and its time with it',
    { tags: 'night' },
    async () => {
      await rows(sql`update taetigkeit set online = 'anfrage' where id = ${KAMINOFEN} returning 1`);
      for (const uhr of ['07:00', '08:00', '09:00', '10:00', '11:00', '12:00']) {
        const termin = await gebucht(uhr);
        await alleZugleich<unknown>([
          () => nimmAnfrageAn(buero(), termin.id),
          () => nimmAnfrageAn(buero(), termin.id),
          () => lehneAnfrageAb(buero(), termin.id, 'nein'),
          () => sageBuchungAb(gast(), randomUUID(), { code: termin.code }),
        ]);
        expect([uhr, (await stand(termin))?.status]).toEqual([uhr, 'abgesagt']);
      }
      expect(await widersprueche()).toEqual([]);
      expect(await liesZeilen(wo, 'belegung', [])).toEqual([]);
      const doppelt = await rows(
        sql`select ereignis from ausgang group by ereignis, empfaenger, vorlage having count(*) > 1`,
      );
      expect(doppelt).toEqual([]);
    },
  );
});

describe('a customer and the office at one booking', () => {
  it(
    'that move it and call it off: it is off in the end, and nobody’s time is taken',
    { tags: 'night' },
    async () => {
      for (const uhr of ['07:00', '08:00', '09:00', '10:00']) {
        const termin = await gebucht(uhr);
        const ziel = await zeitId('08:00', '2027-01-15');
        await alleZugleich<unknown>([
          () => verlegeAlsKunde(gast(), randomUUID(), { code: termin.code, zeitId: ziel }),
          () => sageBuchungAb(gast(), randomUUID(), { code: termin.code }),
          () => setzeZeilen(wo, 'termin', { id: termin.id }, { status: 'abgesagt' }),
        ]);
        expect((await stand(termin))?.status).toBe('abgesagt');
      }
      expect(await liesZeilen(wo, 'belegung', [])).toEqual([]);
    },
  );
  it('that both move it: it is at one of the two, with one time', async () => {
    const vorher = await verklemmt();
    for (const uhr of ['07:00', '08:00', '09:00', '10:00', '11:00', '12:00']) {
      const termin = await gebucht(uhr);
      const jetzt = await stand(termin);
      const ziel = await zeitId(uhr, '2027-01-15');
      const woanders = jetzt?.mitarbeiter_id === wo.mitarbeiterId.geselle ? 'inhaber' : 'geselle';
      const { geklappt } = await alleZugleich<unknown>([
        () => verlegeAlsKunde(gast(), randomUUID(), { code: termin.code, zeitId: ziel }),
        () => verlege(termin, wo.mitarbeiterId[woanders], uhr, jetzt?.version),
      ]);
      expect(geklappt.length).toBeGreaterThan(0);
    }
    expect(await widersprueche()).toEqual([]);
    expect(await verklemmt()).toBe(vorher);
  });
});

describe('a hold in the second in which it ends', () => {
  const enden = (): void => void (api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000));
  it('is prolonged, or somebody else’s, never both', { tags: 'night' }, async () => {
    const jetzt = api.clock.now;
    for (const uhr of ['07:00', '09:00', '11:00', '13:00']) {
      const id = await zeitId(uhr);
      const [a, b] = [await halte(id), await halte(id)];
      enden();
      const { geklappt } = await alleZugleich<unknown>([
        () => verlaengere(gast(), wo.slug, a.reservierung),
        () => halte(id),
        () => halte(id),
        () => verlaengere(gast(), wo.slug, b.reservierung),
      ]);
      expect([uhr, geklappt.length]).toEqual([uhr, 2]);
      expect(await widersprueche()).toEqual([]);
      await rows(sql`delete from belegung returning 1`);
    }
    api.clock.now = jetzt;
  });
  it('is booked, let go, or somebody else’s, and never lost in between', async () => {
    const jetzt = api.clock.now;
    for (const uhr of ['07:00', '09:00', '11:00', '13:00']) {
      const id = await zeitId(uhr);
      const [a] = [await halte(id), await halte(id)];
      enden();
      await alleZugleich<unknown>([
        () => buche(a.reservierung),
        () => verlaengere(gast(), wo.slug, a.reservierung),
        () => gibReservierungFrei(gast(), wo.slug, a.reservierung),
        () => halte(id),
      ]);
      expect(await widersprueche()).toEqual([]);
      // What was won here is held no longer: strangers keep a part of a day alone.
      api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
    }
    api.clock.now = jetzt;
  });
  it('cannot be prolonged into a time that its neighbours have taken the way to', async () => {
    const jetzt = api.clock.now;
    await rows(
      sql`update verfuegbarkeit set minuten = int4range(480, 600) where mitarbeiter_id = ${wo.mitarbeiterId.inhaber} returning 1`,
    );
    await rows(
      sql`delete from verfuegbarkeit where mitarbeiter_id = ${wo.mitarbeiterId.inhaber} returning 1`,
    );
    const held = await halte(await zeitId('08:00'));
    enden();
    const nachbar = await halte(await zeitId('07:00'));
    await buche(nachbar.reservierung);
    const frei = await ids('2027-01-13');
    const noch = await verlaengere(gast(), wo.slug, held.reservierung).then(
      () => true,
      () => false,
    );
    expect(noch).toBe(frei.has('08:00'));
    api.clock.now = jetzt;
  });
});

describe('an absence and a hold at the same moment', () => {
  it('do not both get the time', async () => {
    const { geselle, inhaber } = wo.mitarbeiterId;
    await rows(sql`delete from verfuegbarkeit where mitarbeiter_id = ${inhaber} returning 1`);
    for (const tag of ['2027-01-13', '2027-01-14', '2027-01-15', '2027-01-18']) {
      const id = await zeitId('08:00', tag);
      const { geklappt } = await alleZugleich<unknown>([
        () => halte(id),
        () =>
          legeAbwesenheitAn(buero(), {
            mitarbeiterId: geselle,
            von: tag,
            bis: tag,
            vonUhr: null,
            bisUhr: null,
            grund: '',
            trotzdem: false,
          }),
      ]);
      expect([tag, geklappt.length]).toEqual([tag, 1]);
    }
    expect(await widersprueche()).toEqual([]);
  });
});

describe('a round that ends while strangers book its seats', () => {
  const neueKehrtour = async (tag: string, status: 'geplant' | 'angekuendigt'): Promise<string> => {
    const [haus, kehrtour] = [randomUUID(), randomUUID()];
    await wo.ctx.transaction(async (tx) => {
      await tx.run(
        sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) select ${haus}, 'Hardtstraße', '12', '91207', 'Lauf', 49.5, 11.25`,
      );
      await tx.run(
        sql`insert into kehrtour (id, nummer, status, tage, plan) select ${kehrtour}, coalesce(max(nummer), 0) + 1, ${status}, array[${tag}::date], '{}' from kehrtour`,
      );
      await neueZeile(tx, 'halt', {
        kehrtour_id: kehrtour,
        liegenschaft_id: haus,
        mitarbeiter_id: wo.mitarbeiterId.geselle,
        tag,
        position: 0,
        beginn: `${tag}T08:00:00+01:00`,
        ende: `${tag}T08:20:00+01:00`,
        dauer_minuten: 20,
      });
    });
    return kehrtour;
  };
  it('leaves every booking a time, and nobody waits in a ring', { tags: 'night' }, async () => {
    const vorher = await verklemmt();
    for (const tag of ['2027-01-13', '2027-01-14', '2027-01-15', '2027-01-18', '2027-01-19', '2027-01-20']) {
      const kehrtour = await neueKehrtour(tag, 'geplant');
      await buche((await halte(`${tag}-vormittag`)).reservierung);
      const gehalten = await Promise.all([halte(`${tag}-vormittag`), halte(`${tag}-vormittag`)]);
      await alleZugleich<unknown>([
        ...gehalten.map(
          ({ reservierung }) =>
            () =>
              buche(reservierung),
        ),
        () => loescheKehrtour(buero(), kehrtour),
        ...Array.from({ length: 4 }, () => () => halte(`${tag}-vormittag`)),
      ]);
      expect([tag, await widersprueche()]).toEqual([tag, []]);
    }
    expect(await verklemmt()).toBe(vorher);
  });
  it('takes its held seats with it: nobody books a round that was called off', async () => {
    const kehrtour = await neueKehrtour('2027-01-13', 'angekuendigt');
    const held = await halte('2027-01-13-vormittag');
    await sageKehrtourAb(buero(), kehrtour, 'Sturm');
    const { abgelehnt } = await alleZugleich([() => buche(held.reservierung)]);
    expect(abgelehnt.map(({ code }) => code)).toEqual(['termin.zeit-belegt']);
    expect(await liesZeilen(wo, 'termin', [])).toEqual([]);
  });
});
