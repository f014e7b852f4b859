import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  alleZugleich,
  alsGast,
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  neuerBuchungsbetrieb,
  reservieren,
  zeiten,
} from '../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { JETZT } from '../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { makeCtx, type StaffCtx } from '../platform/ctx.ts';
import { settleBounce } from '../platform/post/outbox.ts';
import { bestaetigeBuchung } from './bestaetigeBuchung.ts';
import { nimmAnfrageAn } from './buero/beantworteAnfrage.ts';
import { verfalleAlle } from './verfalle.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
const BEGINN = '2027-01-11T08:00:00+01:00';
const nach = (minuten: number) => void (api.clock.now = new Date(Date.parse(BEGINN) + minuten * 60_000));
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  nach(0);
  await vergissZaehler(api);
  wo = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120 } });
});

const mails = () => liesZeilen(wo, 'ausgang', ['vorlage', 'text'], geordnet(['angelegt_am', 'id']));
/** What the link of the mail knows. */
async function linkDerMail(): Promise<{ code: string; nachweis: string }> {
  const text = (await mails()).find(({ vorlage }) => vorlage === 'buchung.bestaetigen')?.text ?? '';
  const [link = ''] = /https?:\S+bestaetigen=\S+/.exec(text) ?? [];
  const { searchParams } = new URL(link);
  return { code: searchParams.get('code') ?? '', nachweis: searchParams.get('bestaetigen') ?? '' };
}
const bestaetige = async (link?: { code: string; nachweis: string }) =>
  api.call(buchung.buchungBestaetigen, {
    body: link ?? (await linkDerMail()),
    idempotencyKey: randomUUID(),
  });
const stand = (code: string) => api.call(buchung.buchungHolen, { body: { code } });
const nimmAn = async () => {
  const [termin] = await liesZeilen(wo, 'termin', ['id']);
  return api.call(buero.anfrageAnnehmen, { params: { id: termin?.id ?? '' } }, wo.token.buero);
};
const personCtx = (): StaffCtx =>
  makeCtx(
    { deps: api.deps, requestId: 'buero', adresse: '10.1.1.1' },
    { art: 'mitarbeiter', id: wo.mitarbeiterId.buero, rolle: 'buero' } as StaffCtx['actor'],
    wo.unternehmenId,
  ) as StaffCtx;

describe('a booking of somebody nobody knows', () => {
  it('says to the office that its mail came back, and why', async () => {
    await gebucht(api, wo);
    const mailDavon = { vorlage: 'buchung.bestaetigen' };
    await setzeZeilen(wo, 'ausgang', mailDavon, { status: 'gesendet', begonnen_am: JETZT });
    const [mail] = await liesZeilen(wo, 'ausgang', ['id'], mailDavon);
    const [vorher] = (await api.call(buero.anfragenHolen, {}, wo.token.buero)).body.anfragen;
    expect(vorher?.mailFehler).toBeUndefined();
    await settleBounce(api.deps, [mail?.id ?? ''], 'Diese Mailadresse gibt es nicht.');
    const [anfrage] = (await api.call(buero.anfragenHolen, {}, wo.token.buero)).body.anfragen;
    expect(anfrage?.mailFehler).toBe('Diese Mailadresse gibt es nicht.');
    const { body } = await api.call(
      termin.terminHolen,
      { params: { id: anfrage?.termin.id ?? '' } },
      wo.token.buero,
    );
    expect(body.buchung?.mailFehler).toBe('Diese Mailadresse gibt es nicht.');
  });
  it('holds until its mail is confirmed, says so everywhere, and stands for good then', async () => {
    const neu = await gebucht(api, wo);
    expect(neu).toMatchObject({
      status: 'unbestaetigt',
      bestaetigenBis: '2027-01-11T09:00:00.000Z',
      verlegbar: false,
      absagbar: true,
      widerruf: null,
    });
    expect(neu.stand).toContain('10:00');
    expect(await mails()).toEqual([expect.objectContaining({ vorlage: 'buchung.bestaetigen' })]);
    expect((await eineZeit(api, wo)).id).not.toBe(neu.zeit.id);
    const { body: liste } = await api.call(buero.anfragenHolen, {}, wo.token.buero);
    expect(liste.anfragen).toEqual([expect.objectContaining({ bestaetigenBis: '2027-01-11T09:00:00.000Z' })]);
    const ics = await api.app.inject(`/oeffentlich/buchung/kalender?code=${neu.code}`);
    expect(ics.body).toContain('STATUS:TENTATIVE');
    nach(119);
    const { status, body } = await bestaetige();
    expect([status, body.status, body.bestaetigenBis, body.referenz]).toEqual([
      200,
      'bestaetigt',
      null,
      neu.referenz,
    ]);
    // The fortnight of the contract begins with the press of the button.
    expect(body.widerruf).toMatchObject({ moeglich: true });
    expect((await mails()).map(({ vorlage }) => vorlage)).toEqual(['buchung.bestaetigen', 'buchung.gebucht']);
    nach(500);
    await verfalleAlle(api.deps);
    expect((await stand(neu.code)).body.status).toBe('bestaetigt');
    expect(await liesZeilen(wo, 'belegung', ['laeuft_ab'])).toEqual([{ laeuft_ab: null }]);
    expect((await bestaetige()).body.referenz).toBe(neu.referenz);
    expect(await mails()).toHaveLength(2);
  });
  it('lapses by itself: the time is free in that minute, the house has no task, and no more mail goes out', async () => {
    const neu = await gebucht(api, wo);
    nach(120);
    expect((await eineZeit(api, wo)).id).toBeTruthy();
    expect((await zeiten(api, wo)).body.tage[0]?.zeiten.map(({ von }) => von)).toContain(neu.zeit.von);
    expect((await stand(neu.code)).body.status).toBe('verfallen');
    await verfalleAlle(api.deps);
    await verfalleAlle(api.deps);
    expect(await liesZeilen(wo, 'termin', ['status'])).toEqual([{ status: 'abgesagt' }]);
    expect(await liesZeilen(wo, 'aufgabe', ['status'])).toEqual([{ status: 'entfallen' }]);
    expect(await liesZeilen(wo, 'verlauf', ['was'], { was: 'buchung-verfallen' })).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect((await stand(neu.code)).body).toMatchObject({
      status: 'verfallen',
      bestaetigenBis: null,
    });
  });
  it('gives way to the next customer before anybody has cleared it away', async () => {
    await gebucht(api, wo, { von: '08:00' });
    nach(121);
    const zeit = await eineZeit(api, wo, '08:00');
    expect((await reservieren(api, wo, zeit.id)).status).toBe(200);
    // Too late, and the time is somebody else's: that is said, and both stay true.
    const { status, body } = await bestaetige();
    expect([status, body.type]).toEqual([409, 'termin.zeit-belegt']);
  });
  it('confirmed after it lapsed is booked anew, once, while its time is free', async () => {
    const alt = await gebucht(api, wo);
    nach(200);
    await verfalleAlle(api.deps);
    const erste = await bestaetige();
    const zweite = await bestaetige();
    expect([erste.status, erste.body.status]).toEqual([200, 'bestaetigt']);
    expect(erste.body.zeit).toMatchObject({ tag: alt.zeit.tag, von: alt.zeit.von });
    expect(zweite.body.referenz).toBe(erste.body.referenz);
    expect(erste.body.referenz).not.toBe(alt.referenz);
    expect(await liesZeilen(wo, 'belegung', ['art', 'laeuft_ab'])).toEqual([
      { art: 'buchung', laeuft_ab: null },
    ]);
    expect(await liesZeilen(wo, 'liegenschaft', ['id'])).toHaveLength(1);
  });
  it('is confirmed by nobody who only has the page of it', async () => {
    const { code } = await gebucht(api, wo);
    const geraten = await bestaetige({ code, nachweis: code });
    expect(geraten.body.type).toBe('code-ungueltig');
    expect((await stand(code)).body.status).toBe('unbestaetigt');
    const antworten = JSON.stringify([(await stand(code)).body]);
    expect(antworten).not.toContain((await linkDerMail()).nachweis);
  });
  it('cannot be moved, opens no house, and is cancelled without a mail', async () => {
    const { code, zeit } = await gebucht(api, wo);
    const andere = await eineZeit(api, wo, '14:00');
    const verschoben = await api.call(buchung.eigeneBuchungVerlegen, {
      body: { code, zeitId: andere.id },
      idempotencyKey: randomUUID(),
    });
    expect([verschoben.status, verschoben.body.type]).toEqual([409, 'buchung.unbestaetigt']);
    const mitCode = await reservieren(api, wo, andere.id, { code });
    expect(mitCode.body.type).toBe('code-ungueltig');
    await api.call(buchung.buchungAbsagen, { body: { code }, idempotencyKey: randomUUID() });
    expect((await eineZeit(api, wo)).von).toBe(zeit.von);
    expect(await mails()).toHaveLength(1);
    expect((await bestaetige()).status).toBe(409);
  });
  it('is confirmed by the office on the phone with one press', async () => {
    const neu = await gebucht(api, wo);
    expect((await nimmAn()).status).toBe(200);
    nach(500);
    await verfalleAlle(api.deps);
    expect((await stand(neu.code)).body.status).toBe('bestaetigt');
    expect(await liesZeilen(wo, 'buchung', ['bestaetigt_durch'])).toEqual([{ bestaetigt_durch: 'buero' }]);
    expect(await liesZeilen(wo, 'belegung', ['laeuft_ab'])).toEqual([{ laeuft_ab: null }]);
  });
  it('that lapsed is not promised by the office any more', async () => {
    await gebucht(api, wo);
    nach(121);
    const { status, body } = await nimmAn();
    expect([status, body.type]).toEqual([409, 'buchung.verfallen']);
  });
  it('waits for the office after that where the company wants to answer first', async () => {
    await setzeZeilen(wo, 'taetigkeit', {}, { online: 'anfrage' });
    const neu = await gebucht(api, wo, { mehr: { zahlungspflichtig: undefined } });
    expect(neu.status).toBe('unbestaetigt');
    expect(neu.stand).toContain('Ihre Anfrage bekommen wir, sobald');
    expect(neu.stand).not.toContain('Fest ist der Termin');
    expect((await bestaetige()).body.status).toBe('angefragt');
    nach(500);
    await verfalleAlle(api.deps);
    expect((await stand(neu.code)).body.status).toBe('angefragt');
    expect((await nimmAn()).status).toBe(200);
  });
});

describe('link, clock and office in the same moment', () => {
  it('leave one truth: a promise with its time, or a lapsed booking without', async () => {
    for (let runde = 0; runde < 6; runde += 1) {
      nach(0);
      await vergissZaehler(api);
      wo = await neuerBuchungsbetrieb(api, { einstellungen: { bestaetigenMinuten: 120 } });
      await gebucht(api, wo);
      const link = await linkDerMail();
      const [termin] = await liesZeilen(wo, 'termin', ['id']);
      nach(runde % 2 === 0 ? 119 : 120);
      await alleZugleich<unknown>([
        () => bestaetigeBuchung(alsGast(api, 1), randomUUID(), link),
        () => nimmAnfrageAn(personCtx(), termin?.id ?? ''),
        () => verfalleAlle(api.deps),
        () => bestaetigeBuchung(alsGast(api, 2), randomUUID(), link),
      ]);
      const gilt = await liesZeilen(wo, 'termin', ['id'], { status: 'bestaetigt' });
      const zeit = await liesZeilen(wo, 'belegung', ['bezug_id', 'laeuft_ab']);
      expect([runde, zeit]).toEqual([runde, gilt.map(({ id }) => ({ bezug_id: id, laeuft_ab: null }))]);
      expect(gilt).toHaveLength(1);
    }
  });
});
