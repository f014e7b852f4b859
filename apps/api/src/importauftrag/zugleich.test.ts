import { randomUUID } from 'node:crypto';

import { liegenschaftenHolen } from '@kehrtour/contract/bestand';
import { datenauszugAnfordern } from '@kehrtour/contract/datenauszug';
import { gebieteAnlegen } from '@kehrtour/contract/gebiet';
import { importUebernehmen } from '@kehrtour/contract/importauftrag';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import { terminbuchungBeginnen } from '@kehrtour/contract/terminbuchung';
import { rechtstexteAendern, unternehmenAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { afterEach, describe, expect, it } from 'vitest';

import { ladeHoch, pruefe, warteAuf } from '../../test/importFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { systemCtx, type TenantCtx } from '../platform/ctx.ts';
import { openPostgres } from '../platform/db/dbPostgres.ts';
import { sql } from '../platform/db/sql.ts';
import type { Deps } from '../platform/deps.ts';
import { IMPORT_PRUEFEN, IMPORT_UEBERNEHMEN } from './importvorgang.ts';
import { fuehreProbelauf } from './pruefeImport.ts';
import { fuehreUebernahmeAus } from './uebernimmImport.ts';

const server = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
const BETRIEBE = 10;
const HAEUSER = 30;
/** Longer than anybody waits for a lock. */
const GEDULD_MS = 8000;

const KOPF = 'Objekt-ID;Straße;Hausnr.;PLZ;Ort;Nachname;Tätigkeit;Frist von;Frist bis;Dauer (Min)';
const liste = [
  KOPF,
  ...Array.from(
    { length: HAEUSER },
    (_, i) =>
      `A-${i};Marktplatz;${i + 1};91207;Lauf;Escherich${i};Kehrung (1x jährlich);01.05.2027;30.09.2027;15`,
  ),
].join('\r\n');

/** Opens when it is told so. */
function schranke(): { offen: Promise<void>; oeffne: () => void } {
  const { promise: offen, resolve: oeffne } = Promise.withResolvers<void>();
  return { offen, oeffne };
}

let api: TestApi | undefined;
let schliesse: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await api?.close();
  await schliesse();
  api = undefined;
});

/**
 * A server with as many hands as ten workers have, whose takeovers have written everything and then stand before their commit.
 * @param amEnde what each of them waits for there
 */
async function mitVielenHaenden(amEnde: (unternehmenId: string) => Promise<unknown>): Promise<TestApi> {
  const neu = await testApi();
  api = neu;
  const { rows } = await neu.deps.db.query('select current_database() as name');
  const { name } = rows[0] as { name: string };
  const db = openPostgres(Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).toString(), {
    max: 4 * BETRIEBE,
  });
  schliesse = () => db.close();
  const deps: Deps = { ...neu.deps, db };
  const ctxVon = ({ unternehmenId }: { unternehmenId: string }): TenantCtx => {
    const ctx = systemCtx(deps, unternehmenId);
    return {
      ...ctx,
      transaction: (work, options) =>
        ctx.transaction(async (tx) => {
          const ergebnis = await work(tx);
          if (options?.statementTimeoutMs !== undefined) await amEnde(unternehmenId);
          return ergebnis;
        }, options),
    };
  };
  await neu.deps.jobs.work(IMPORT_PRUEFEN, (data) =>
    fuehreProbelauf(systemCtx(deps, data.unternehmenId), data),
  );
  await neu.deps.jobs.work(IMPORT_UEBERNEHMEN, (data) => fuehreUebernahmeAus(ctxVon(data), data), {
    concurrency: BETRIEBE,
  });
  return neu;
}

async function gepruefter(an: TestApi, wo: TestBetrieb): Promise<{ id: string; version: number }> {
  const { body } = await ladeHoch(an, wo.token.buero, 'liste.csv', liste);
  return pruefe(an, wo.token.buero, body.id);
}
async function druecke(
  an: TestApi,
  wo: TestBetrieb,
  { id, version }: { id: string; version: number },
): Promise<string> {
  const { status, body } = await an.call(
    importUebernehmen,
    { params: { id }, body: { version } },
    wo.token.buero,
  );
  expect(status).toBe(200);
  return body.vorgangId;
}
const zaehle = (wo: TestBetrieb) =>
  wo.ctx.transaction((tx) =>
    tx.row<{ haeuser: number; aufgaben: number; kontakte: number }>(
      sql`select (select count(*)::int from liegenschaft) as haeuser, (select count(*)::int from aufgabe) as aufgaben,
        (select count(*)::int from kontakt) as kontakte`,
    ),
  );

describe.skipIf(server === undefined)('imports at the same time, on PostgreSQL', () => {
  it(
    'ten companies take their files over at once, each of them the whole file',
    { tags: 'night' },
    async () => {
      const da = new Set<string>();
      const alle = schranke();
      // None of them commits before all have written.
      const an = await mitVielenHaenden((wer) => {
        if (da.add(wer).size === BETRIEBE) alle.oeffne();
        return Promise.race([alle.offen, new Promise((gib) => setTimeout(gib, GEDULD_MS).unref())]);
      });
      const betriebe: TestBetrieb[] = [];
      for (let nr = 0; nr < BETRIEBE; nr += 1) betriebe.push(await an.neuerBetrieb());
      const importe = await Promise.all(betriebe.map(async (wo) => ({ wo, was: await gepruefter(an, wo) })));
      const vorgaenge = await Promise.all(
        importe.map(async ({ wo, was }) => ({ wo, vorgangId: await druecke(an, wo, was) })),
      );
      const enden = await Promise.all(
        vorgaenge.map(({ wo, vorgangId }) => warteAuf(an, wo.token.buero, vorgangId)),
      );
      expect(enden.map(({ status, fehler }) => fehler ?? status)).toEqual(betriebe.map(() => 'fertig'));
      for (const wo of betriebe)
        expect(await zaehle(wo)).toEqual({ haeuser: HAEUSER, aufgaben: HAEUSER, kontakte: HAEUSER });
      expect(da.size).toBe(BETRIEBE);
    },
  );

  it(
    'hold no table, and leave the office of the same company and of others at work',
    { tags: 'night' },
    async () => {
      const halt = schranke();
      const geschrieben = schranke();
      const an = await mitVielenHaenden(() => {
        geschrieben.oeffne();
        return halt.offen;
      });
      const [wo, anderer] = [await an.neuerBetrieb(), await an.neuerBetrieb()];
      const vorgangId = await druecke(an, wo, await gepruefter(an, wo));
      await geschrieben.offen;
      setTimeout(halt.oeffne, 60_000).unref();
      const { rows } = await an.deps.db.query(
        `select relation::regclass::text as tabelle, mode from pg_locks join pg_stat_activity using (pid)
        where locktype = 'relation' and datname = current_database() and backend_type = 'client backend' and mode not in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')`,
      );
      const abgewiesen = [await arbeite(an, wo), await arbeite(an, anderer)];
      halt.oeffne();
      expect([rows, ...abgewiesen]).toEqual([[], [], []]);
      expect((await warteAuf(an, wo.token.buero, vorgangId)).status).toBe('fertig');
    },
  );
});

/** What the office may do on any day; answers what was refused. */
async function arbeite(an: TestApi, { token: { inhaber } }: TestBetrieb): Promise<string[]> {
  const betrieb = (await an.call(unternehmenHolen, {}, inhaber)).body;
  const gebiet = {
    art: 'plz' as const,
    name: '',
    plz: '91207',
    ort: 'Lauf',
    strasse: '',
    hausnrVon: null,
    hausnrBis: null,
    seite: 'alle' as const,
    flaeche: null,
    hoheitlich: true,
    ausgenommen: false,
    zustaendig: '',
  };
  const taten = {
    liste: () => an.call(liegenschaftenHolen, { query: {} }, inhaber),
    kehrtour: () => an.call(kehrtourAnlegen, { body: {}, idempotencyKey: randomUUID() }, inhaber),
    gebiet: () =>
      an.call(gebieteAnlegen, { body: { eintraege: [gebiet] }, idempotencyKey: randomUUID() }, inhaber),
    buchung: () => an.call(terminbuchungBeginnen, {}, inhaber),
    auszug: () => an.call(datenauszugAnfordern, { idempotencyKey: randomUUID() }, inhaber),
    rechtstexte: () =>
      an.call(
        rechtstexteAendern,
        { body: { impressum: '', datenschutz: '', version: betrieb.version } },
        inhaber,
      ),
    anschrift: async () => {
      const {
        impressum: _i,
        datenschutz: _d,
        logo: _l,
        ...jetzt
      } = (await an.call(unternehmenHolen, {}, inhaber)).body;
      const body = {
        ...jetzt,
        bundesland: 'BY' as const,
        strasse: 'Marktplatz',
        hausnr: '4',
        telefon: '09123 7',
        web: '',
      };
      return an.call(unternehmenAendern, { body }, inhaber);
    },
  };
  const abgewiesen: string[] = [];
  for (const [was, tue] of Object.entries(taten)) {
    const { status } = await tue();
    if (status !== 200) abgewiesen.push(`${was}: ${status}`);
  }
  return abgewiesen;
}
