import { randomUUID } from 'node:crypto';

import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';
import { buchungsverlegungPruefen } from '@kehrtour/contract/terminverlegung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  KAMINOFEN,
  neuerBuchungsbetrieb,
  WUNSCH,
} from '../../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { geordnet, liesZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await neuerBuchungsbetrieb(api, { personen: ['geselle', 'inhaber'] });
});
afterAll(() => api.close());

const eigene = (teil: Record<string, unknown> = {}) => ({
  art: 'eigene' as const,
  mitarbeiterId: wo.mitarbeiterId.geselle,
  tag: '2027-01-20',
  uhrzeit: '10:00',
  dauerMinuten: 45,
  trotzdem: false,
  ...teil,
});
async function amTelefon(wahl: ReturnType<typeof eigene>, email = ''): Promise<string> {
  const { status, body } = await api.call(
    buero.amTelefonBuchen,
    {
      body: {
        taetigkeitId: KAMINOFEN,
        angaben: {},
        wo: { art: 'anschrift', anschrift: WUNSCH.anschrift },
        kontakt: { vorname: '', nachname: 'Escherich', telefon: '09123 71981', email },
        notiz: '',
        wahl,
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.terminId;
}
const pruefe = (id: string, wahl: Record<string, unknown>, wer = wo.token.buero) =>
  api.call(buchungsverlegungPruefen, { params: { id }, body: { wahl: wahl as never } }, wer);
const alles = (id: string) =>
  wo.ctx.transaction(async (tx) => ({
    belegung: await liesZeilen(tx, 'belegung', ['mitarbeiter_id', 'von'], { bezug_id: id }),
    ausgang: await liesZeilen(tx, 'ausgang', ['id'], geordnet(['id'])),
    termin: await liesZeilen(tx, 'termin', ['version', 'beginn', 'status'], { id }),
  }));

describe('another time for a booking, before anybody takes it', () => {
  it('says who hears of it and what speaks against it, and changes nothing', async () => {
    const id = await amTelefon(eigene(), 'eva@example.org');
    await amTelefon(eigene({ uhrzeit: '14:00' }));
    const vorher = await alles(id);
    const frei = await pruefe(id, eigene({ tag: '2027-01-21' }));
    expect(frei.body).toEqual({ warnungen: [], email: 'eva@example.org', telefon: '09123 71981' });
    const darauf = await pruefe(id, eigene({ uhrzeit: '14:15' }));
    expect(darauf.body.warnungen).toContain('Überschneidet sich mit einer Buchung, 14:00 bis 14:45 Uhr.');
    expect(await alles(id)).toEqual(vorher);
  });
  it('does not stand against itself, and nobody hears of it without an address', async () => {
    const id = await amTelefon(eigene({ tag: '2027-01-22' }));
    expect((await pruefe(id, eigene({ tag: '2027-01-22', uhrzeit: '10:15' }))).body).toEqual({
      warnungen: [],
      email: '',
      telefon: '09123 71981',
    });
  });
  it('that is over, or that nobody drives, is refused at its field', async () => {
    const id = await amTelefon(eigene({ tag: '2027-01-25' }));
    const vorbei = await pruefe(id, eigene({ tag: '2026-12-01' }));
    expect([vorbei.status, vorbei.body.felder?.[0]?.feld]).toEqual([400, 'wahl.tag']);
    expect((await pruefe(id, eigene({ mitarbeiterId: randomUUID() }))).status).toBe(404);
    expect((await pruefe(id, { art: 'angebot', zeitId: '2027-01-30-abc' })).body.type).toBe(
      'termin.zeit-belegt',
    );
    const krumm = await pruefe(id, eigene({ uhrzeit: '25:00' }));
    expect([krumm.status, krumm.body.felder?.[0]?.feld]).toEqual([400, 'wahl.uhrzeit']);
  });
  it('is asked for by the office alone, and by no other company', async () => {
    const id = await amTelefon(eigene({ tag: '2027-01-26' }));
    const fremd = await neuerBuchungsbetrieb(api);
    expect((await pruefe(id, eigene(), wo.token.geselle)).status).toBe(403);
    expect((await pruefe(id, eigene(), fremd.token.inhaber)).status).toBe(404);
    expect((await pruefe(randomUUID(), eigene())).status).toBe(404);
    const { body } = await api.call(termin.terminHolen, { params: { id } }, wo.token.buero);
    expect(body.status).toBe('bestaetigt');
  });
});
