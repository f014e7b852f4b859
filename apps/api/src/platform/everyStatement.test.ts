import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Catalog, describeAll, readCatalog } from '../../test/anweisung/catalog.ts';
import { checkAll, type Report } from '../../test/anweisung/checkAll.ts';
import { columnsOf } from '../../test/anweisung/columns.ts';
import { type FreshDb, freshDb } from '../../test/freshDb.ts';

/** What PostgreSQL does not tell, by the reason why it is so all the same. The list only shrinks. */
const TRUE_ALL_THE_SAME: Readonly<Record<string, readonly string[]>> = {
  'a stop that is not left out has a person, a day and its times: a check of the table': [
    'ankuendigung/empfang/empfang.store.ts: mitarbeiter_id kann null sein',
    'ankuendigung/empfang/empfang.store.ts: tag kann null sein',
    'ankuendigung/empfang/empfang.store.ts: beginn kann null sein',
    'ankuendigung/empfang/empfang.store.ts: ende kann null sein',
    'ankuendigung/ansage/konflikt.store.ts: tag kann null sein',
    'ankuendigung/ansage/konflikt.store.ts: von kann null sein',
    'ankuendigung/ansage/konflikt.store.ts: bis kann null sein',
    'betroffen/betroffen.store.ts: beginn kann null sein',
    'buchung/angebot/angebot.store.ts: mitarbeiter_id kann null sein',
    'partner/kehrtour.store.ts: von kann null sein',
    'partner/kehrtour.store.ts: bis kann null sein',
  ],
  'a place has both numbers or none: a check of the table': [
    'gebiet/gebiet.store.ts: lon kann null sein',
    'importauftrag/importzeile.store.ts: lon kann null sein',
  ],
  'what is looked up is there: a foreign key': [
    'partner/webhook/webhook.store.ts: partner_name kann null sein',
  ],
  'its writer fills it in, always or in the rows that are read': [
    'ankuendigung/empfang/empfang.store.ts: fenster_von kann null sein',
    'ankuendigung/empfang/empfang.store.ts: fenster_bis kann null sein',
    'buchung/reservierung/reservierung.store.ts: anschrift kann null sein',
    'importauftrag/importzeile.store.ts: liegenschaft_id kann null sein',
    'importauftrag/importzeile.store.ts: neu kann null sein',
    'newsletter/newsletter.store.ts: email kann null sein',
  ],
  'another part of the statement sees to it': [
    'liegenschaft/exportentscheid/exportentscheid.store.ts: erstes kann null sein',
    'platform/post/letterOutbox.ts: anbieter_id kann null sein',
    'platform/access/requestCount.ts: nr kann null sein',
    'unternehmen/unternehmen.store.ts: stand kann null sein',
  ],
  'no query: it is not prepared': [
    'importauftrag/hausstand.store.ts: syntax error at or near "discard"',
    'importauftrag/hausstand.store.ts: syntax error at or near "analyze"',
  ],
  'orders that were answered a line before': [
    'aufgabe/bestand.store.ts: missing FROM-clause entry for table "p"',
    'aufgabe/bestand.store.ts: missing FROM-clause entry for table "f"',
  ],
};

/** Calls whose text is made of what nobody knows before, by the reason. The list only shrinks. */
const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'the driver itself': ['platform/db/dbPglite.ts: kein SQL: query'],
  'made of the columns of any table, and tried over all of them by tests of their own': [
    'datenauszug/datenauszug.store.ts: Text aus Unbekanntem: name',
    'loeschauftrag/loeschreihe.store.ts: Text aus Unbekanntem: tabelle',
    'platform/db/rowset.ts: Text aus Unbekanntem: Object.keys(columns)',
    'platform/db/rowset.ts: Text aus Unbekanntem: table',
  ],
  'the ways without a stop of its own are followed': [
    'ankuendigung/empfang/empfang.store.ts: unbekannt: quelle.haltId',
    'kehrtour/runde/zeigeKehrtour.store.ts: unbekannt: quelle.haltId',
  ],
};

const SRC = 'apps/api/src/';
/** Lines move; what is said of a file stays. */
const withoutLines = (lines: readonly string[]): string[] =>
  [...new Set(lines.map((line) => line.replace(SRC, '').replace(/:\d+: /, ': ')))].toSorted();

let fresh: FreshDb;
beforeAll(async () => void (fresh = await freshDb()));
afterAll(async () => {
  await fresh.db.close();
  await fresh.drop();
});

describe('every statement of the API', () => {
  let report: Report;
  beforeAll(async () => void (report = await checkAll(fresh.db)));

  it('answers with what the type of its rows says', () => {
    const known = new Set(Object.values(TRUE_ALL_THE_SAME).flat());
    expect(report.faults.filter((fault) => !known.has(withoutLines([fault])[0] ?? ''))).toEqual([]);
  });

  it('needs every exception from it', () => {
    const found = new Set(withoutLines(report.faults));
    expect(
      Object.values(TRUE_ALL_THE_SAME)
        .flat()
        .filter((one) => !found.has(one)),
    ).toEqual([]);
  });

  it('is followed to its text, but for those that are named', () => {
    const found = [...report.unfollowed].map(([at, why]) => `${at}: ${why}`);
    expect(withoutLines(found)).toEqual(Object.values(NOT_FOLLOWED).flat().toSorted());
    expect(report.statements).toBeGreaterThan(report.calls - found.length);
  });
});

describe('columnsOf', () => {
  let catalog: Catalog;
  beforeAll(async () => void (catalog = await readCatalog(fresh.db)));

  it.each([
    ['select id, plz from liegenschaft', 'id, plz'],
    ['select lat from liegenschaft', 'lat?'],
    ['select lat from liegenschaft where lat is not null', 'lat'],
    ['select lat from liegenschaft where lat > 1 or lon > 1', 'lat?'],
    ['select coalesce(lat, 0) as lat, lat + 1 as mehr from liegenschaft', 'lat, mehr?'],
    ['select count(*) as anzahl, max(id::text) as letzte from liegenschaft', 'anzahl, letzte?'],
    ['select plz, min(ort) as ort from liegenschaft group by plz', 'plz, ort'],
    [
      'select t.id, h.tag, l.plz from termin t left join halt h on h.id = t.halt_id join liegenschaft l on l.id = t.liegenschaft_id',
      'id, tag?, plz',
    ],
    ['select t.halt_id, h.id from termin t left join halt h on h.id = t.halt_id', 'halt_id?, id?'],
    ['select (select plz from liegenschaft limit 1) as plz, exists (select from halt) as da', 'plz?, da'],
    ["select regel -> 'a' as a, regel ->> 'b' as b from taetigkeit", 'a?, b?'],
    [
      'with neu as (update liegenschaft set lat = null where lat is not null returning id, lat) select * from neu',
      'id, lat?',
    ],
    ['select plz from liegenschaft union all select null', 'plz?'],
    [
      'select case when lat is null then 0 else lat end as lat, case when lon > 0 then 1 end as lon from liegenschaft',
      'lat?, lon?',
    ],
  ])('says of %s that it answers with %s', async (text, expected) => {
    const [described] = await describeAll(fresh.db, [{ text, reads: true }]);
    expect(described?.fehler ?? null).toBeNull();
    const columns = columnsOf(described?.baum ?? '', { catalog, param: () => true });
    expect(columns.map(({ name, mayBeNull }) => `${name}${mayBeNull ? '?' : ''}`).join(', ')).toBe(expected);
  });
});
