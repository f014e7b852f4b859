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
import { NICHT_NULL } from '../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { makeCtx, type StaffCtx } from '../../platform/ctx.ts';
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
  const [row] = await liesZeilen(wo, 'buchung', ['id'], { termin_id: terminId });
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
    const mailsVorher = await liesZeilen(wo, 'ausgang', ['id']);
    const [behalten, ...weg] = await gesehen();
    expect((await behalte(behalten?.terminId ?? '')).body.status).toBe('bestaetigt');
    expect((await beende(weg, wo.token.geselle)).status).toBe(403);
    expect((await beende(weg)).body).toEqual({ beendet: 7, geblieben: 0 });
    expect((await beende(weg)).body).toEqual({ beendet: 0, geblieben: 7 });
    expect(await liesZeilen(wo, 'belegung', ['bezug_id'])).toEqual([{ bezug_id: behalten?.terminId }]);
    // One mail more: to the one that the office said yes to.
    expect(await liesZeilen(wo, 'ausgang', ['id'])).toHaveLength(mailsVorher.length + 1);
    expect(await welle()).toBeNull();
    api.clock.now = new Date(BEGINN + 25 * 3_600_000);
    await raeumeBuchungenAuf(wo.ctx);
    expect(await liesZeilen(wo, 'liegenschaft', ['id'])).toHaveLength(1);
    expect(await liesZeilen(wo, 'kontakt', ['id'])).toHaveLength(1);
    expect(await liesZeilen(wo, 'verlauf', ['id'], { was: 'welle-beendet' })).toHaveLength(7);
  });
  it('gives one back that was real, once, while its time is free', async () => {
    const gebucht = await erfundene(8);
    const alle = await gesehen();
    await beende(alle);
    const echt = alle[0]?.terminId ?? '';
    const zurueck = await behalte(echt);
    expect([zurueck.status, zurueck.body.status]).toEqual([200, 'bestaetigt']);
    expect((await behalte(echt)).body.id).toBe(zurueck.body.id);
    expect(await liesZeilen(wo, 'belegung', ['bezug_id'])).toEqual([{ bezug_id: zurueck.body.id }]);
    expect(gebucht).toHaveLength(8);
  });
  it('keeps what was confirmed after the office looked', async () => {
    const gebucht = await erfundene(8);
    const alle = await gesehen();
    const [eine] = await liesZeilen(wo, 'buchung', ['termin_id'], { referenz: gebucht[0]?.referenz ?? '' });
    const nachweis = await linkZu(eine?.termin_id ?? '');
    const body = { code: gebucht[0]?.code ?? '', nachweis };
    await api.call(buchung.buchungBestaetigen, { body, idempotencyKey: randomUUID() });
    expect((await beende(alle)).body).toEqual({ beendet: 7, geblieben: 1 });
  });
  it('takes a proposed time, too: it occupies somebody as the others do', async () => {
    await erfundene(8);
    const alle = await gesehen();
    await setzeZeilen(wo, 'termin', { id: alle[0]?.terminId ?? '' }, { status: 'angekuendigt' });
    expect(await gesehen()).toHaveLength(8);
    expect((await beende(await gesehen())).body).toEqual({ beendet: 8, geblieben: 0 });
    expect(await liesZeilen(wo, 'belegung', ['bezug_id'])).toEqual([]);
  });
  it(
    'and a confirmation in the same moment leave one truth for every booking',
    { tags: 'night' },
    async () => {
      const gebucht = await erfundene(8);
      const alle = await gesehen();
      const links = await Promise.all(
        gebucht.map(async ({ code, referenz }) => {
          const [row] = await liesZeilen(wo, 'buchung', ['termin_id'], { referenz });
          return { code, nachweis: await linkZu(row?.termin_id ?? '') };
        }),
      );
      api.clock.now = new Date(BEGINN + 119 * 60_000);
      await alleZugleich<unknown>([
        () => beendeWelle(bueroCtx(), { buchungen: alle }),
        ...links.slice(0, 4).map((link, i) => () => bestaetigeBuchung(alsGast(api, i), randomUUID(), link)),
        () => verfalleAlle(api.deps),
      ]);
      const gilt = await liesZeilen(wo, 'termin', ['id'], geordnet(['id'], { status: 'bestaetigt' }));
      const zeit = await liesZeilen(
        wo,
        'belegung',
        ['bezug_id'],
        geordnet(['bezug_id'], { laeuft_ab: null }),
      );
      expect(zeit.map(({ bezug_id }) => bezug_id)).toEqual(gilt.map(({ id }) => id));
      expect(await liesZeilen(wo, 'belegung', ['id'], { laeuft_ab: NICHT_NULL })).toEqual([]);
    },
  );
});
