import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { naechsteZeiten } from '@kehrtour/domain/zeiten/freieZeiten';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { einHaus, einTermin } from '../../../test/bauten.ts';
import { type Buchungsbetrieb, neuerBuchungsbetrieb } from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { anStelle, spanne } from '../../../test/werte.ts';
import { liesZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { type GuestCtx, makeCtx } from '../../platform/ctx.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type SQL, sql } from '../../platform/db/sql.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { Angebot } from './angebot.ts';
import { ladeAngebot } from './ladeAngebot.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let gast: GuestCtx;
/** Statements since the last time somebody asked. */
let gezaehlt = 0;
const ANFANG = '2027-01-11T08:00:00+01:00';

beforeAll(async () => {
  api = await testApi({ now: ANFANG });
  const zaehle = (tx: Tx): Tx => ({
    ...tx,
    row: (query) => ((gezaehlt += 1), tx.row(query)),
    rows: (query) => ((gezaehlt += 1), tx.rows(query)),
  });
  const db: Db = {
    ...api.deps.db,
    transaction: (options, work) => api.deps.db.transaction(options, (tx) => work(zaehle(tx))),
    alone: (options) => zaehle(api.deps.db.alone(options)),
  };
  gast = makeCtx(
    { deps: { ...api.deps, db }, requestId: 'gast', adresse: '10.0.0.1' },
    { art: 'gast' },
    undefined,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date(ANFANG);
  wo = await neuerBuchungsbetrieb(api, { einstellungen: { reserveMinuten: 0, vorlaufWerktage: 0 } });
});

const schreibe = (befehl: SQL, betrieb = wo): Promise<number> =>
  betrieb.ctx.transaction((tx) => tx.run(befehl));
async function gefragt(slug = wo.slug): Promise<{ angebot: Angebot; befehle: number }> {
  gezaehlt = 0;
  const angebot = await ladeAngebot(gast, slug);
  return { angebot, befehle: gezaehlt };
}
/** Every free time, as one text. */
async function zeiten(): Promise<string> {
  const { angebot } = await gefragt();
  const { tage } = naechsteZeiten(
    angebot.grundlage,
    { dauerMinuten: 30, qualifikation: 'keine', ort: { lat: 49.51, lon: 11.28 }, gebietId: null },
    { ab: angebot.grundlage.fruehestens, tageMax: 60 },
  );
  return tage.map(({ tag, zeiten: am }) => `${tag}: ${am.map(({ beginn }) => beginn).join(' ')}`).join('\n');
}
const haus = async (): Promise<string> => {
  const id = randomUUID();
  await einHaus(wo, { id, strasse: 'Hardtstraße', hausnr: '3' });
  return id;
};
const belege = (art: string, bezugId: string | null, laeuftAb: string | null = null): Promise<string> =>
  neueZeile(wo, 'belegung', {
    mitarbeiter_id: wo.mitarbeiterId.geselle,
    zeitraum: '[2027-01-13 10:00+01,2027-01-13 11:00+01)',
    art,
    bezug_id: bezugId,
    laeuft_ab: laeuftAb,
  });

describe('what was read of a company', () => {
  it('costs three statements after a change and one while nothing changes', async () => {
    await gefragt();
    expect((await gefragt()).befehle).toBe(1);
    await belege('abwesenheit', null);
    expect((await gefragt()).befehle).toBe(3);
    expect((await gefragt()).befehle).toBe(1);
  });
  it('is the very same for who comes next, with limits that count his own address', async () => {
    const erst = await gefragt();
    const dann = await gefragt();
    expect(dann.angebot.grundlage).toBe(erst.angebot.grundlage);
    const anderer = makeCtx({ ...gast, adresse: '10.0.0.2' }, { art: 'gast' }, undefined);
    expect((await ladeAngebot(anderer, wo.slug)).ctx.adresse).toBe('10.0.0.2');
  });
  it.each<[string, () => Promise<unknown>]>([
    ['an absence', () => belege('abwesenheit', null)],
    ['a hold', () => belege('reservierung', null, '2027-01-11T08:10:00+01:00')],
    ['working hours', () => setzeZeilen(wo, 'verfuegbarkeit', {}, { minuten: spanne(540, 900) })],
    [
      'other hours on one day',
      () =>
        neueZeile(wo, 'verfuegbarkeit_ausnahme', {
          mitarbeiter_id: wo.mitarbeiterId.geselle,
          tage: '[2027-01-14,2027-01-15)',
          zeiten: '[]',
        }),
    ],
    [
      'a day the company closes',
      () => neueZeile(wo, 'schliesstag', { tage: '[2027-01-14,2027-01-15)', offen: false }),
    ],
    ['somebody who left', () => setzeZeilen(wo, 'mitarbeiter', {}, { aktiv: false })],
    [
      'the settings',
      () => setzeZeilen(wo, 'unternehmen', {}, { einstellungen: anStelle('terminbuchung,horizontTage', 20) }),
    ],
  ])('is read again after %s', async (_was, aendere) => {
    const vorher = await zeiten();
    await aendere();
    expect(await zeiten()).not.toBe(vorher);
  });
  it('is read again when the house of a visit gets its place on the map', async () => {
    const id = await haus();
    const termin = randomUUID();
    await einTermin(wo, {
      id: termin,
      liegenschaft_id: id,
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      von: '2027-01-13T10:00:00+01:00',
      bis: '2027-01-13T11:00:00+01:00',
    });
    await belege('termin', termin);
    const vorher = await zeiten();
    await setzeZeilen(wo, 'liegenschaft', { id }, { lat: 49.7, lon: 11.6 });
    expect(await zeiten()).not.toBe(vorher);
  });
  it('gives a time back in the second its hold ends, though nobody writes anything', async () => {
    const ohne = await zeiten();
    await belege('reservierung', null, '2027-01-11T08:00:30+01:00');
    const gehalten = await zeiten();
    expect(gehalten).not.toBe(ohne);
    api.clock.now = new Date('2027-01-11T08:00:29+01:00');
    expect(await zeiten()).toBe(gehalten);
    api.clock.now = new Date('2027-01-11T08:00:30+01:00');
    expect(await zeiten()).toBe(ohne);
  });
  it('loses with the clock what begins too soon, and follows it backwards', async () => {
    const morgens = await zeiten();
    api.clock.now = new Date('2027-01-11T11:31:00+01:00');
    expect((await zeiten()).length).toBeLessThan(morgens.length);
    api.clock.now = new Date(ANFANG);
    expect(await zeiten()).toBe(morgens);
  });
  it('stays what it was when a change is undone', async () => {
    const vorher = await gefragt();
    await expect(
      wo.ctx.transaction(async (tx) => {
        await setzeZeilen(tx, 'verfuegbarkeit', {}, { minuten: spanne(540, 600) });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const nachher = await gefragt();
    expect([nachher.befehle, nachher.angebot.grundlage]).toEqual([1, vorher.angebot.grundlage]);
  });
  it('is not touched by what another company does', async () => {
    const anderer = await neuerBuchungsbetrieb(api);
    await gefragt();
    await setzeZeilen(anderer, 'verfuegbarkeit', {}, { minuten: spanne(540, 600) });
    expect((await gefragt()).befehle).toBe(1);
  });
});

describe('an address on the web', () => {
  it('leads to the company that has it now, and to the one that had it until another one takes it', async () => {
    const anderer = await neuerBuchungsbetrieb(api);
    const { slug } = wo;
    const name = (angebot: Angebot): string => angebot.stamm.name;
    const nimm = (neu: string, wer = wo) => setzeZeilen(wer, 'unternehmen', {}, { slug: neu });
    const vorher = name((await gefragt(slug)).angebot);
    await nimm(`alt-${slug}`);
    const alt = await gefragt(slug);
    expect([name(alt.angebot), alt.angebot.stamm.slug]).toEqual([vorher, `alt-${slug}`]);
    await expect(nimm(slug, anderer)).rejects.toThrow();
    // The sixth that follows it lets it go.
    for (const zahl of [1, 2, 3, 4, 5]) await nimm(`neu-${zahl}-${slug}`);
    await expect(ladeAngebot(gast, slug)).rejects.toThrow(Refused);
    await nimm(slug, anderer);
    const nachher = await gefragt(slug.toUpperCase());
    expect(name(nachher.angebot)).not.toBe(vorher);
    expect(nachher.angebot.ctx.unternehmenId).toBe(anderer.unternehmenId);
    expect(name((await gefragt(`neu-5-${slug}`)).angebot)).toBe(vorher);
  });
  it('that is an old one costs no second reading of what nobody changed', async () => {
    const alt = wo.slug;
    await setzeZeilen(wo, 'unternehmen', {}, { slug: `jetzt-${alt}` });
    await gefragt(alt);
    // The mark, and the gate.
    expect((await gefragt(alt)).befehle).toBe(2);
  });
  it('is refused as soon as booking is switched off, and again when it is back', async () => {
    await gefragt();
    await setzeZeilen(wo, 'unternehmen', {}, { terminbuchung: false });
    await expect(ladeAngebot(gast, wo.slug)).rejects.toThrow(Refused);
    await setzeZeilen(wo, 'unternehmen', {}, { terminbuchung: true });
    expect((await gefragt()).angebot.stamm.slug).toBe(wo.slug);
  });
});

describe('the marks', () => {
  it('are left by every table that free times are read from', async () => {
    const text = await readFile(new URL('./angebot.store.ts', import.meta.url), 'utf8');
    const gelesen = new Set(
      [...text.matchAll(/\b(?:from|join) ([a-z_]+)\b/g)].map(([, tabelle]) => tabelle ?? ''),
    );
    const { rows } = await api.deps.db.query(
      `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'angebot') as markiert
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    const tabellen = (rows as { name: string; markiert: boolean }[]).filter(({ name }) => gelesen.has(name));
    expect(tabellen.length).toBeGreaterThan(12);
    expect(tabellen.filter(({ markiert }) => !markiert).map(({ name }) => name)).toEqual(['angebotsmarke']);
  });
  it('are one for a transaction however much it writes, and but a few stay', async () => {
    const marken = async (): Promise<number> => (await liesZeilen(wo, 'angebotsmarke', ['id'])).length;
    const vorher = await marken();
    await wo.ctx.transaction(async (tx) => {
      for (let mal = 0; mal < 5; mal += 1) await tx.run(sql`update taetigkeit set reihenfolge = reihenfolge`);
    });
    expect((await marken()) - vorher).toBe(1);
    for (let mal = 0; mal < 160; mal += 1) await schreibe(sql`update taetigkeit set name = name where false`);
    expect(await marken()).toBeLessThan(160);
  });
});
