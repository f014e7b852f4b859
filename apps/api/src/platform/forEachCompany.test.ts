import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { nimmNaechsteWegeAlle } from '../ankuendigung/ersatzweg/nimmNaechsteWege.ts';
import { raeumeAlleAuf } from '../buchung/aufraeumen/raeumeBuchungenAuf.ts';
import { verfalleAlle } from '../buchung/verfalle.ts';
import { loescheAlteAuszuege } from '../datenauszug/loescheAlteAuszuege.ts';
import { loescheUebergebene } from '../datenauszug/uebergabe/loescheUebergebene.ts';
import { loescheAbgelehnte } from '../feld/loescheAbgelehnte.ts';
import { loescheAlteDateien } from '../importauftrag/loescheAlteDateien.ts';
import { setzeFreigabenUm } from '../konto/freigabe/setzeFreigabenUm.ts';
import { loescheAlteDokumente } from '../liegenschaft/dokument/loescheAlteDokumente.ts';
import { nimmEinwilligungZurueck } from '../liegenschaft/nimmEinwilligungZurueck.ts';
import { loescheFaellige } from '../loeschauftrag/loescheFaellige.ts';
import { loescheNachKehrbuchfrist } from '../loeschauftrag/loescheNachKehrbuchfrist.ts';
import { loescheUnbestaetigte } from '../loeschauftrag/loescheUnbestaetigte.ts';
import { loescheAlteAbrufe } from '../partner/loescheAlteAbrufe.ts';
import { schliesseStilleSendungenAb } from '../partner/schliesseSendungenAb.ts';
import { fuehreRechnungslaufAus } from '../rechnung/fuehreRechnungslaufAus.ts';
import { loescheAlteRechnungen } from '../rechnung/loescheAlteRechnungen.ts';
import { erinnereAnEnde } from '../zahlung/erinnereAnEnde.ts';
import { schliesseOhneTarif } from '../zahlung/zahlung.jobs.ts';
import type { TxOptions } from './db/db.ts';
import type { Deps } from './deps.ts';
import { forEachCompany } from './forEachCompany.ts';

const ROUNDS: Readonly<Record<string, (deps: Deps) => Promise<unknown>>> = {
  erinnereAnEnde,
  // It answers with a failure, so that the queue makes the missing ones.
  fuehreRechnungslaufAus: (deps) => fuehreRechnungslaufAus(deps, '2027-03').catch(() => undefined),
  loescheAbgelehnte,
  loescheAlteAbrufe,
  loescheAlteAuszuege,
  loescheAlteDateien,
  loescheAlteDokumente,
  loescheAlteRechnungen,
  loescheFaellige,
  loescheNachKehrbuchfrist,
  loescheUebergebene,
  loescheUnbestaetigte,
  nimmNaechsteWegeAlle,
  nimmEinwilligungZurueck: (deps) => nimmEinwilligungZurueck(deps, 'whatsapp', '+491701234567'),
  raeumeAlleAuf,
  schliesseOhneTarif,
  schliesseStilleSendungenAb,
  setzeFreigabenUm,
  verfalleAlle,
};

const AFTER_THE_END = '2027-05-10T10:00:00+02:00';
/** The day before is the one on which its end is told. */
const AT: Readonly<Record<string, string>> = { erinnereAnEnde: '2027-03-10T10:00:00+01:00' };

/** Two companies that every question across companies finds; what the first one does is `first`. */
function twoCompanies(
  now: string,
  first: () => Promise<never>,
): { deps: Deps; asked: Set<string>; second: string } {
  const [bad, second] = [randomUUID(), randomUUID()];
  const asked = new Set<string>();
  const row = (unternehmen_id: string) => ({
    unternehmen_id,
    termin_id: randomUUID(),
    wechsel: [],
    testende_am: '2027-03-11',
  });
  const transaction = async ({ unternehmenId, role }: TxOptions): Promise<unknown> => {
    if (unternehmenId === undefined) return role === undefined ? [] : [row(bad), row(second)];
    asked.add(unternehmenId);
    return unternehmenId === bad ? first() : undefined;
  };
  const log = { error: () => undefined, info: () => undefined, warn: () => undefined };
  const db = { kind: 'postgres', transaction };
  const deps = { db, log, now: () => new Date(now), files: { list: async () => [] } } as unknown as Deps;
  return { deps, asked, second };
}

const root = path.join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('every round over all companies', () => {
  it.each(Object.entries(ROUNDS))('goes on after one that fails: %s', async (name, round) => {
    const { deps, asked, second } = twoCompanies(AT[name] ?? AFTER_THE_END, () =>
      Promise.reject(new Error('kaputt')),
    );
    await round(deps);
    expect(asked).toContain(second);
  });
  it.each(Object.entries(ROUNDS))('goes past one that never ends: %s', async (name, round) => {
    const { deps, asked, second } = twoCompanies(
      AT[name] ?? AFTER_THE_END,
      () => new Promise<never>(() => undefined),
    );
    void round(deps);
    await expect.poll(() => [...asked]).toContain(second);
  });
  it('is in this table', () => {
    const using = sources.filter((file) => /import [^\n]*\bforEachCompany\b/.test(read(file)));
    const named = Object.keys(ROUNDS).filter((name) =>
      using.some((file) => read(file).includes(`function ${name}(`)),
    );
    expect(using.length).toBeGreaterThan(10);
    expect(named).toEqual(Object.keys(ROUNDS));
    // The jobs that are due queue each of theirs the same way, and have tests of their own.
    const untested = using
      .filter((file) => file !== 'platform/queueDue.ts')
      .filter((file) => !named.some((name) => read(file).includes(`function ${name}(`)));
    expect(untested).toEqual([]);
  });
  it('asks forEachCompany, and loops over companies nowhere else', () => {
    // Before anything works: a backup that was played back must not write to anybody, so one that fails ends the start.
    const exceptions = ['loeschauftrag/spieleLoeschungenNach.ts'];
    const looping = sources.filter((file) => LOOP.test(read(file)) && !exceptions.includes(file));
    expect(looping).toEqual([]);
    for (const file of exceptions) expect(read(file)).toMatch(LOOP);
  });
});

/** A context made inside of a loop or of a callback over rows. */
const LOOP =
  /(?:for (?:await )?\(const [^\n]{1,200}|\.(?:map|forEach)\([^\n]{0,120}|while \([^\n]{0,120})(?:\n[^\n]{0,200}){0,4}systemCtx\(/;

describe('a round', () => {
  const rows = (...ids: string[]) => ids.map((unternehmen_id) => ({ unternehmen_id }));

  it('waits so long for one and no longer, and gives it no second one beside the first', async () => {
    const { deps } = twoCompanies(AFTER_THE_END, () => Promise.reject(new Error()));
    const [slow, other] = [randomUUID(), randomUUID()];
    const begun: string[] = [];
    let end = (): void => undefined;
    const work = ({ unternehmenId }: { unternehmenId: string }): Promise<void> => {
      begun.push(unternehmenId);
      return unternehmenId === slow ? new Promise((resolve) => (end = resolve)) : Promise.resolve();
    };
    const round = { what: 'test', rows: rows(slow, other), atOnce: 1, budgetMs: 5 };
    expect(await forEachCompany(deps, round, work)).toBe(1);
    expect(begun).toEqual([slow, other]);
    expect(await forEachCompany(deps, round, work)).toBe(1);
    expect(begun).toEqual([slow, other, other]);
    end();
    await Promise.resolve();
    await expect
      .poll(() => forEachCompany(deps, { ...round, rows: rows(slow) }, async () => undefined))
      .toBe(0);
  });
  it('that hangs at one is begun there once more after its bound, told to the operator, and three times at most', async () => {
    const told: unknown[] = [];
    const { deps: without } = twoCompanies(AFTER_THE_END, () => Promise.reject(new Error()));
    const jobs = { aside: { putHanging: async (part: unknown) => void told.push(part) } };
    const deps = { ...without, jobs } as unknown as Deps;
    const unternehmenId = randomUUID();
    const ends: (() => void)[] = [];
    const round = { what: 'hängt', rows: rows(unternehmenId), budgetMs: 1, hangsMs: 20 };
    const begin = () => forEachCompany(deps, round, () => new Promise<void>((resolve) => ends.push(resolve)));
    for (let nth = 1; nth <= 3; nth += 1) {
      expect(await begin()).toBe(1);
      // Before its bound nobody begins it beside the first.
      expect(await begin()).toBe(1);
      expect(ends).toHaveLength(nth);
      await expect.poll(() => told).toHaveLength(nth);
    }
    expect(told[0]).toEqual({ what: 'hängt', unternehmenId });
    await begin();
    expect(ends).toHaveLength(3);
    // One came back: there is room for another.
    ends[0]?.();
    await expect.poll(() => begin().then(() => ends.length)).toBe(4);
    for (const end of ends) end();
  });
  it('does the rows of one company one after the other, also after one that failed, and counts it once', async () => {
    const { deps } = twoCompanies(AFTER_THE_END, () => Promise.reject(new Error()));
    const id = randomUUID();
    let nth = 0;
    const missed = await forEachCompany(deps, { what: 'test', rows: rows(id, id, id) }, async () => {
      nth += 1;
      if (nth < 3) throw new Error('kaputt');
    });
    expect({ missed, nth }).toEqual({ missed: 1, nth: 3 });
  });
});
