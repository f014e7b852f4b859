/** @module-tag night */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Rolle } from '@kehrtour/contract/konto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type FreshDb, freshDb } from '../../test/freshDb.ts';
import { holeImport, importiere } from '../../test/importFixture.ts';
import {
  bestandVon,
  bestandZiv,
  HAEUSER,
  stapel,
  STAPEL,
  type Unterbrochen,
  verlassene,
} from '../../test/mittendrinFixture.ts';
import { programm, verbunden } from '../../test/partnerFixture.ts';
import { sftpServer } from '../../test/sftpServer.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { systemCtx } from '../platform/ctx.ts';
import { liesOrdner } from './quelle/ordner/liesOrdner.ts';

const server = process.env['TEST_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
let at: Unterbrochen['at'];
let db: FreshDb;
let api: TestApi | undefined;
beforeEach(async () => {
  if (server === undefined) return;
  db = await freshDb();
  const { rows } = await db.db.query('select current_database() as name');
  const { name } = rows[0] as { name: string };
  at = {
    folder: mkdtempSync(join(tmpdir(), 'kehrtour-mittendrin-')),
    url: Object.assign(new URL(server), { pathname: `/${name}` }).toString(),
  };
});
afterEach(async () => {
  if (server === undefined) return;
  await api?.close();
  api = undefined;
  await db.db.close();
  await db.drop();
  rmSync(at.folder, { recursive: true, force: true });
});

type Gesagt = {
  unternehmenId: string;
  token: Record<Rolle, string>;
  importId: string;
  kopf: Record<string, string>;
  appId: string;
  ordnerId: string;
};
/** Runs until the process is killed where the mine lies, and answers what it had said. */
async function bisZumTod(auftrag: Omit<Unterbrochen, 'at'>): Promise<Gesagt> {
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../test/stirbt.process.ts', import.meta.url)),
      JSON.stringify({ ...auftrag, at }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  return JSON.parse(said.split('\n')[0] || '{}') as Gesagt;
}
/** The same database in the hands of a process that lives on. */
async function danach(worker = true, privateHosts: string[] = []): Promise<TestApi> {
  await api?.close();
  api = await testApi({ worker, at, privateHosts });
  return api;
}
/** What the queue holds is done, and what the dead left in it, too. */
const ruht = (wo: TestApi) =>
  expect
    .poll(async () => {
      const { rows } = await wo.deps.db.query(
        "select count(*)::int as offen from pgboss.job where state in ('created', 'active', 'retry') and name like 'import%'",
      );
      return rows;
    })
    .toEqual([{ offen: 0 }]);
const zaehle = async (wo: TestApi, tabelle: string, unternehmenId: string) =>
  (
    (
      await wo.deps.db.query(`select count(*)::int as n from ${tabelle} where unternehmen_id = $1`, [
        unternehmenId,
      ])
    ).rows[0] as { n: number }
  ).n;

describe.skipIf(server === undefined)('an exchange file whose reading is killed in the middle', () => {
  it('goes on after each restart, leaves nothing half done, and ends as if nobody had been killed', async () => {
    const gesagt = await bisZumTod({
      tut: 'liest',
      mine: { anweisung: 'insert into importzeile', mal: 1, wann: 'mitten' },
    });
    const { unternehmenId, importId, token } = gesagt;
    const liegt = await danach(false);
    expect(await zaehle(liegt, 'importzeile', unternehmenId)).toBe(0);
    expect(await holeImport(liegt, token.buero, importId)).toMatchObject({ status: 'hochgeladen' });
    await liegt.close();
    api = undefined;

    await bisZumTod({
      tut: 'liest weiter',
      mine: { anweisung: 'insert into liegenschaft ', mal: 2, wann: 'mitten' },
      wo: { token, importId },
    });
    const nochmal = await danach();
    expect(await zaehle(nochmal, 'liegenschaft', unternehmenId)).toBe(0);
    expect(await holeImport(nochmal, token.buero, importId)).toMatchObject({ status: 'geprueft' });
    await verlassene(nochmal);
    await ruht(nochmal);
    expect(await holeImport(nochmal, token.buero, importId)).toMatchObject({ status: 'uebernommen' });
    expect(await zaehle(nochmal, 'liegenschaft', unternehmenId)).toBe(HAEUSER);

    const ruhig = await nochmal.neuerBetrieb();
    await importiere(nochmal, ruhig, bestandZiv());
    await ruht(nochmal);
    expect(await bestandVon(nochmal, unternehmenId)).toEqual(await bestandVon(nochmal, ruhig.unternehmenId));
  });
});

describe.skipIf(server === undefined)('a push of many batches whose server is killed', () => {
  /** The program sends from the batch of which it heard nothing; beside it one whose server nobody killed. */
  async function sendetWeiter(
    { unternehmenId, kopf, appId }: Gesagt,
    ab: number,
    ohne: Parameters<typeof bestandVon>[2] = {},
  ) {
    const wo = await danach();
    await verlassene(wo);
    const sende = (program: Pick<ReturnType<typeof programm>, 'ruf'>, nr: number) =>
      program.ruf('POST', '/data/properties', { body: { properties: stapel(nr) } });
    const antworten = [];
    for (let nr = ab; nr < STAPEL; nr += 1)
      antworten.push((await sende(programm(wo, kopf), nr)).body['anzahl']);
    await ruht(wo);
    const ruhig = await wo.neuerBetrieb();
    const program = await verbunden(wo, ruhig, appId);
    for (let nr = 0; nr < STAPEL; nr += 1) await sende(program, nr);
    await ruht(wo);
    const staende = [
      await bestandVon(wo, unternehmenId, ohne),
      await bestandVon(wo, ruhig.unternehmenId, ohne),
    ] as const;
    return { antworten, staende };
  }
  it('in the middle of one has nothing of it, and takes it whole when it comes again', async () => {
    const gesagt = await bisZumTod({
      tut: 'sendet',
      mine: { anweisung: 'insert into liegenschaft ', mal: 3, wann: 'mitten' },
    });
    const liegt = await danach(false);
    expect(await zaehle(liegt, 'liegenschaft', gesagt.unternehmenId)).toBe(2 * stapel(0).length);
    const { antworten, staende } = await sendetWeiter(gesagt, 2);
    expect(antworten).toMatchObject([{ neu: 4 }, { neu: 4 }, { neu: 4 }]);
    expect(staende[0]).toEqual(staende[1]);
  });
  it('between one and its answer has it once, however often it comes again', async () => {
    const gesagt = await bisZumTod({
      tut: 'sendet',
      mine: { anweisung: 'insert into liegenschaft ', mal: 3, wann: 'danach' },
    });
    const { antworten, staende } = await sendetWeiter(gesagt, 2, {
      // The import counts how often a house was named, and each naming is kept.
      importauftrag: ['anzahl', 'version'],
      sendungsnennung: ['id'],
    });
    expect(antworten).toMatchObject([{ neu: 0, unveraendert: 4 }, { neu: 4 }, { neu: 4 }]);
    expect(staende[0]).toEqual(staende[1]);
  });
});

describe.skipIf(server === undefined)('a folder that is looked into by a process that is killed', () => {
  it.each([
    { wann: 'mitten' as const, da: 0 },
    { wann: 'danach' as const, da: 1 },
  ])('($wann) has its file once, read and taken over by whoever comes next', async ({ wann, da }) => {
    const ordner = await sftpServer();
    const { name, bytes } = bestandZiv();
    // Written by a clock that goes ahead of ours: news whenever the test runs.
    ordner.dateien.set(name, { bytes: Buffer.from(bytes), am: new Date('2100-01-01') });
    try {
      const { unternehmenId, ordnerId } = await bisZumTod({
        tut: 'sieht in einen Ordner',
        mine: { anweisung: 'insert into importordnerdatei', mal: 1, wann },
        wirt: ordner.wirt,
      });
      const liegt = await danach(false, [ordner.wirt]);
      expect(await zaehle(liegt, 'importordnerdatei', unternehmenId)).toBe(da);
      expect(await zaehle(liegt, 'importauftrag', unternehmenId)).toBe(da);
      const nochmal = await danach(true, [ordner.wirt]);
      await verlassene(nochmal);
      const ctx = systemCtx(nochmal.deps, unternehmenId);
      await expect
        .poll(async () => {
          await liesOrdner(ctx, ordnerId);
          return zaehle(nochmal, 'liegenschaft', unternehmenId);
        })
        .toBe(HAEUSER);
      await ruht(nochmal);
      expect(await zaehle(nochmal, 'importauftrag', unternehmenId)).toBe(1);
      expect(await zaehle(nochmal, 'importordnerdatei', unternehmenId)).toBe(1);
    } finally {
      await ordner.close();
    }
  });
});
