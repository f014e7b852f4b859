import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as wellen from '@kehrtour/contract/buchungswelle';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  alleZugleich,
  alsGast,
  buchen,
  type Buchungsbetrieb,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  zeiten,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { makeCtx, type StaffCtx } from '../../platform/ctx.ts';
import { sql } from '../../platform/db/sql.ts';
import { raeumeBuchungenAuf } from '../aufraeumen/raeumeBuchungenAuf.ts';
import { bestaetigeBuchung } from '../bestaetigeBuchung.ts';
import { nachweisVon } from '../nachweis.ts';
import { verfalleAlle } from '../verfalle.ts';
import { beendeWelle } from './beendeWelle.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
const BEGINN = Date.parse('2027-01-11T08:00:00+01:00');
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date(BEGINN);
  await vergissZaehler(api);
  wo = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120, maxJeTag: 40 } });
});

const rows = <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  wo.ctx.transaction((tx) => tx.rows<Row>(query));
/** Invented houses and mails, one on each of the next days. */
async function erfundene(anzahl: number): Promise<buchung.Buchungsstand[]> {
  const { body } = await zeiten(api, wo);
  const gebucht: buchung.Buchungsstand[] = [];
  for (let i = 0; i < anzahl; i += 1) {
    const anschrift = { ...WUNSCH.anschrift, strasse: 'Erfundene Gasse', hausnr: String(i + 1) };
    const held = await reservieren(api, wo, body.tage[i]?.zeiten[0]?.id ?? '', { anschrift });
    const kontakt = { vorname: 'Max', nachname: `Muster ${i}`, email: `m${i}@wegwerf.example` };
    const antwort = await buchen(api, wo, held.body.reservierung, { kontakt });
    expect([antwort.status, antwort.body.detail]).toEqual([200, undefined]);
    gebucht.push(antwort.body);
  }
  return gebucht;
}
const welle = async (token = wo.token.buero) => (await api.call(wellen.welleHolen, {}, token)).body.welle;
const gesehen = async () =>
  ((await welle())?.buchungen ?? []).map(({ terminId, bestaetigt }) => ({ terminId, bestaetigt }));
const beende = (buchungen: { terminId: string; bestaetigt: boolean }[], token = wo.token.buero) =>
  api.call(wellen.welleBeenden, { body: { buchungen } }, token);
const behalte = (id: string) => api.call(wellen.wellenbuchungBehalten, { params: { id } }, wo.token.inhaber);
const bueroCtx = (): StaffCtx =>
  makeCtx(
    { deps: api.deps, requestId: 'buero', adresse: '10.1.1.1' },
    { art: 'mitarbeiter', id: wo.mitarbeiterId.buero, rolle: 'buero' } as StaffCtx['actor'],
    wo.unternehmenId,
  ) as StaffCtx;
const linkZu = async (terminId: string) => {
  const [row] = await rows<{ id: string }>(sql`select id from buchung where termin_id = ${terminId}`);
  return nachweisVon(api.deps.secrets, row?.id ?? '');
};

describe('a wave of invented bookings', () => {
  it('is shown to the office with what its bookings share, and to nobody else', async () => {
    await erfundene(7);
    expect(await welle()).toBeNull();
    api.clock.now = new Date(BEGINN + 60_000);
    const acht = await erfundene(1).catch(() => []);
    expect(acht).toHaveLength(1);
    expect(await welle()).toMatchObject({ unbestaetigt: 8, netze: 1, ausEinemNetz: 8, ueblichJeTag: 0 });
    expect(await welle(wo.token.geselle)).toBeNull();
  });
  it('ends with one press: every time is free, nobody gets a mail, and a day later nothing is left but the history', async () => {
    await erfundene(8);
    const mailsVorher = await rows(sql`select id from ausgang`);
    const [behalten, ...weg] = await gesehen();
    expect((await behalte(behalten?.terminId ?? '')).body.status).toBe('bestaetigt');
    expect((await beende(weg, wo.token.geselle)).status).toBe(403);
    expect((await beende(weg)).body).toEqual({ beendet: 7, geblieben: 0 });
    expect((await beende(weg)).body).toEqual({ beendet: 0, geblieben: 7 });
    expect(await rows(sql`select bezug_id from belegung`)).toEqual([{ bezug_id: behalten?.terminId }]);
    // One mail more: to the one that the office said yes to.
    expect(await rows(sql`select id from ausgang`)).toHaveLength(mailsVorher.length + 1);
    expect(await welle()).toBeNull();
    api.clock.now = new Date(BEGINN + 25 * 3_600_000);
    await raeumeBuchungenAuf(wo.ctx);
    expect(await rows(sql`select id from liegenschaft`)).toHaveLength(1);
    expect(await rows(sql`select id from kontakt`)).toHaveLength(1);
    expect(await rows(sql`select id from verlauf where was = 'welle-beendet'`)).toHaveLength(7);
  });
  it('gives one back that was real, once, while its time is free', async () => {
    const gebucht = await erfundene(8);
    const alle = await gesehen();
    await beende(alle);
    const echt = alle[0]?.terminId ?? '';
    const zurueck = await behalte(echt);
    expect([zurueck.status, zurueck.body.status]).toEqual([200, 'bestaetigt']);
    expect((await behalte(echt)).body.id).toBe(zurueck.body.id);
    expect(await rows(sql`select bezug_id from belegung`)).toEqual([{ bezug_id: zurueck.body.id }]);
    expect(gebucht).toHaveLength(8);
  });
  it('keeps what was confirmed after the office looked', async () => {
    const gebucht = await erfundene(8);
    const alle = await gesehen();
    const [eine] = await rows<{ termin_id: string }>(
      sql`select termin_id from buchung where referenz = ${gebucht[0]?.referenz ?? ''}`,
    );
    const nachweis = await linkZu(eine?.termin_id ?? '');
    const body = { code: gebucht[0]?.code ?? '', nachweis };
    await api.call(buchung.buchungBestaetigen, { body, idempotencyKey: randomUUID() });
    expect((await beende(alle)).body).toEqual({ beendet: 7, geblieben: 1 });
  });
  it('takes a proposed time, too: it occupies somebody as the others do', async () => {
    await erfundene(8);
    const alle = await gesehen();
    await rows(sql`update termin set status = 'angekuendigt' where id = ${alle[0]?.terminId ?? ''}`);
    expect(await gesehen()).toHaveLength(8);
    expect((await beende(await gesehen())).body).toEqual({ beendet: 8, geblieben: 0 });
    expect(await rows(sql`select bezug_id from belegung`)).toEqual([]);
  });
  it(
    'and a confirmation in the same moment leave one truth for every booking',
    { tags: 'night' },
    async () => {
      const gebucht = await erfundene(8);
      const alle = await gesehen();
      const links = await Promise.all(
        gebucht.map(async ({ code, referenz }) => {
          const [row] = await rows<{ termin_id: string }>(
            sql`select termin_id from buchung where referenz = ${referenz}`,
          );
          return { code, nachweis: await linkZu(row?.termin_id ?? '') };
        }),
      );
      api.clock.now = new Date(BEGINN + 119 * 60_000);
      await alleZugleich<unknown>([
        () => beendeWelle(bueroCtx(), { buchungen: alle }),
        ...links.slice(0, 4).map((link, i) => () => bestaetigeBuchung(alsGast(api, i), randomUUID(), link)),
        () => verfalleAlle(api.deps),
      ]);
      const gilt = await rows<{ id: string }>(
        sql`select id from termin where status = 'bestaetigt' order by id`,
      );
      const zeit = await rows<{ bezug_id: string }>(
        sql`select bezug_id from belegung where laeuft_ab is null order by bezug_id`,
      );
      expect(zeit.map(({ bezug_id }) => bezug_id)).toEqual(gilt.map(({ id }) => id));
      expect(await rows(sql`select id from belegung where laeuft_ab is not null`)).toEqual([]);
    },
  );
});
