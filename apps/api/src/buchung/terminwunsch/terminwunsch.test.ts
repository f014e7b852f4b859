import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as termin from '@kehrtour/contract/termin';
import * as wunsch from '@kehrtour/contract/terminwunsch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { geordnet, liesZeilen, loescheZeilen, zaehleZeilen } from '../../../test/zeilen.ts';
import { raeumeBuchungenAuf } from '../aufraeumen/raeumeBuchungenAuf.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let fremd: Buchungsbetrieb;
const MONTAG = '2027-01-11T08:00:00+01:00';
beforeAll(async () => {
  api = await testApi();
  api.clock.now = new Date(MONTAG);
  wo = await neuerBuchungsbetrieb(api, { personen: ['geselle'] });
  fremd = await neuerBuchungsbetrieb(api);
});
afterAll(() => api.close());

const EINWILLIGUNG = ZUSTIMMUNG.einwilligungen.filter(({ art }) => art === 'datenschutz');
const HALBTAGE = [{ wochentag: 2, halbtag: 'vormittag' as const }];
const aeussere = async (mehr: object = {}, key: string = randomUUID()) => {
  await vergissZaehler(api);
  return api.call(wunsch.wunschAeussern, {
    params: { slug: wo.slug },
    body: {
      ...WUNSCH,
      halbtage: HALBTAGE,
      ab: '2027-02-01',
      kontakt: KONTAKT,
      notiz: 'Bitte klingeln',
      einwilligungen: EINWILLIGUNG,
      ...mehr,
    },
    idempotencyKey: key,
  });
};
const stand = (code: string, slug = wo.slug) =>
  api.call(wunsch.wunschHolen, { params: { slug }, body: { code } });
const liste = async (wer = wo.token.buero) => (await api.call(wunsch.wuenscheHolen, {}, wer)).body;
/** A wish, with the id under which the office answers it. */
async function einWunsch(mehr: object = {}): Promise<{ id: string; code: string }> {
  const { body } = await aeussere(mehr);
  const id = (await liste()).wuensche.find(({ referenz }) => referenz === body.referenz)?.id ?? '';
  return { id, code: body.code };
}
const antworte = async (
  id: string,
  { abgesprochen = false, wer = wo.token.buero, key = randomUUID(), zeitId = '' } = {},
) => {
  const zeiten = await api.call(wunsch.wunschzeitenHolen, { params: { id }, body: {} }, wo.token.buero);
  const erste = zeiten.body.tage?.[0]?.zeiten[0]?.id ?? '';
  const wahl = { art: 'angebot' as const, zeitId: zeitId || erste };
  return api.call(
    wunsch.wunschBeantworten,
    { params: { id }, body: { wahl, abgesprochen }, idempotencyKey: key },
    wer,
  );
};
const lehneAb = (id: string, wer = wo.token.buero) =>
  api.call(
    wunsch.wunschAblehnen,
    { params: { id }, body: { grund: 'Im Februar sind wir ausgebucht.' } },
    wer,
  );
const zieheZurueck = (code: string) =>
  api.call(wunsch.wunschZurueckziehen, {
    params: { slug: wo.slug },
    body: { code },
    idempotencyKey: randomUUID(),
  });
const mails = () => liesZeilen(wo, 'ausgang', ['vorlage', 'nachricht'], geordnet(['angelegt_am', 'vorlage']));
const anzahl = (tabelle: 'terminwunsch' | 'belegung' | 'termin'): Promise<number> =>
  zaehleZeilen(wo, tabelle);

describe('a wish', () => {
  it('stands in the inbox with all that was said, books nothing, and is answered for by mail', async () => {
    const vorher = [await anzahl('belegung'), await anzahl('termin')];
    const { status, body } = await aeussere();
    expect([status, body.status]).toEqual([200, 'offen']);
    expect(body).toMatchObject({ halbtage: HALBTAGE, ab: '2027-02-01', buchungscode: null, preisCent: 8900 });
    expect((await stand(body.code)).body).toEqual(body);
    expect([await anzahl('belegung'), await anzahl('termin')]).toEqual(vorher);
    const { wuensche, gesamt } = await liste();
    expect(gesamt).toBe(wuensche.length);
    expect(wuensche.at(-1)).toMatchObject({
      referenz: body.referenz,
      name: 'Eva Brand',
      email: KONTAKT.email,
      notiz: 'Bitte klingeln',
      halbtage: HALBTAGE,
      dauerMinuten: 45,
    });
    const mail = (await mails()).at(-1);
    expect([mail?.vorlage, mail?.nachricht.an.adresse]).toEqual(['wunsch.eingegangen', KONTAKT.email]);
    expect(mail?.nachricht.text).toContain(`/unternehmen/${wo.slug}/termin/fertig?wunsch=${body.code}`);
    expect(mail?.nachricht.text).toContain('Dienstag vormittags');
  });
  it('is one, however often the form is sent', async () => {
    const vorher = await anzahl('terminwunsch');
    const key = randomUUID();
    const alle = await Promise.all([aeussere({}, key), aeussere({}, key), aeussere({}, key)]);
    expect(new Set(alle.map(({ body }) => body.referenz)).size).toBe(1);
    expect(await anzahl('terminwunsch')).toBe(vorher + 1);
  });
  it('needs the consent, one line in names, and an address where the company goes', async () => {
    const typ = async (mehr: object) => (await aeussere(mehr)).body.type;
    expect(await typ({ einwilligungen: [] })).toBe('buchung.einwilligung-fehlt');
    expect(await typ({ kontakt: { ...KONTAKT, nachname: 'Brand\r\nBcc: x@example.org' } })).toBe(
      'eingabe-ungueltig',
    );
    expect(await typ({ anschrift: { plz: '10115', strasse: 'Hauptstraße', hausnr: '1' } })).toBe(
      'buchung.nicht-bedient',
    );
    expect(await typ({ notiz: 'x'.repeat(1001) })).toBe('eingabe-ungueltig');
  });
  it('opens with its code alone, and only at its company', async () => {
    const { code } = await einWunsch();
    expect((await stand('falsch-falsch')).body.type).toBe('code-ungueltig');
    expect((await stand(code, fremd.slug)).body.type).toBe('code-ungueltig');
    expect((await liste(fremd.token.inhaber)).wuensche).toEqual([]);
    expect((await liste(wo.token.geselle)).wuensche).toEqual([]);
  });
  it('can be taken back until it is answered, twice without harm', async () => {
    const { id, code } = await einWunsch();
    expect((await zieheZurueck(code)).body.status).toBe('zurueckgezogen');
    expect((await zieheZurueck(code)).body.status).toBe('zurueckgezogen');
    expect((await antworte(id)).body.type).toBe('termin.uebergang-nicht-moeglich');
    const anderer = await einWunsch();
    await lehneAb(anderer.id);
    expect((await zieheZurueck(anderer.code)).body.type).toBe('termin.uebergang-nicht-moeglich');
  });
  it('ends with one answer when two of the office, or the office and she, are at it at once', async () => {
    const { id, code } = await einWunsch();
    const alle = await Promise.all([antworte(id), lehneAb(id), zieheZurueck(code), antworte(id)]);
    expect(alle.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the answer to a wish', () => {
  it('is a proposal that she sees instead of her wish, fixed with her yes and the button of the law', async () => {
    const { id, code } = await einWunsch();
    const zeiten = await api.call(wunsch.wunschzeitenHolen, { params: { id }, body: {} }, wo.token.buero);
    // Not before the day she named.
    expect(zeiten.body.tage[0]?.tag).toBe('2027-02-01');
    const { status, body } = await antworte(id);
    expect(status).toBe(200);
    const jetzt = (await stand(code)).body;
    expect(jetzt.status).toBe('beantwortet');
    const mail = (await mails()).at(-1);
    expect(mail?.vorlage).toBe('buchung.vorgeschlagen');
    expect(mail?.nachricht.text).toContain('zu Ihrem Wunsch haben wir eine Zeit gefunden');
    const buchungscode = jetzt.buchungscode ?? '';
    const vorschlag = (await api.call(buchung.buchungHolen, { body: { code: buchungscode } })).body;
    expect(vorschlag).toMatchObject({ status: 'vorgeschlagen', widerruf: null });
    expect(vorschlag.vertrag?.einwilligungen.map(({ art }) => art)).toEqual(['widerrufsbelehrung']);
    const gesehen = { tag: vorschlag.zeit.tag, von: vorschlag.zeit.von };
    const nimmAn = (mehr: object) =>
      api.call(buchung.buchungAnnehmen, {
        body: { code: buchungscode, gesehen, ...mehr },
        idempotencyKey: randomUUID(),
      });
    expect((await nimmAn({})).body.type).toBe('buchung.einwilligung-fehlt');
    const { einwilligungen } = ZUSTIMMUNG;
    expect((await nimmAn({ einwilligungen })).body.type).toBe('buchung.einwilligung-fehlt');
    api.clock.now = new Date('2027-01-13T09:00:00+01:00');
    const angenommen = await nimmAn({ einwilligungen, zahlungspflichtig: true });
    expect(angenommen.body).toMatchObject({
      status: 'bestaetigt',
      vertrag: null,
      // The fortnight begins with her yes.
      widerruf: { bis: '2027-01-27', moeglich: true },
    });
    const zugestimmt = (await mails()).find(({ vorlage }) => vorlage === 'buchung.zugestimmt');
    expect(zugestimmt?.nachricht.text).toContain(
      'Sie können den Vertrag bis zum 27.01.2027 ohne Angabe von Gründen widerrufen',
    );
    api.clock.now = new Date(MONTAG);
    const bei = await api.call(termin.terminHolen, { params: { id: body.terminId } }, wo.token.buero);
    expect(bei.body).toMatchObject({ status: 'bestaetigt', gebucht: 'seite', name: 'Eva Brand' });
  });
  it('stays a proposal when she takes another time, because nothing is ordered yet', async () => {
    const { id, code } = await einWunsch();
    await antworte(id);
    const buchungscode = (await stand(code)).body.buchungscode ?? '';
    const zeiten = await api.call(buchung.eigeneVerlegezeitenHolen, { body: { code: buchungscode } });
    const andere = zeiten.body.tage.at(-1)?.zeiten.at(-1);
    const verschoben = await api.call(buchung.eigeneBuchungVerlegen, {
      body: { code: buchungscode, zeitId: andere?.id ?? '' },
      idempotencyKey: randomUUID(),
    });
    expect(verschoben.body).toMatchObject({ status: 'vorgeschlagen', zeit: { tag: andere?.tag } });
    expect((await mails()).at(-1)?.vorlage).toBe('buchung.gewaehlt');
    const widerrufen = await api.call(buchung.buchungWiderrufen, {
      body: { code: buchungscode },
      idempotencyKey: randomUUID(),
    });
    expect(widerrufen.body.type).toBe('buchung.kein-widerruf');
    const abgesagt = await api.call(buchung.buchungAbsagen, {
      body: { code: buchungscode },
      idempotencyKey: randomUUID(),
    });
    expect(abgesagt.body.status).toBe('abgesagt');
  });
  it('costs what its time costs, said before she agrees', async () => {
    const teuer = await neuerBuchungsbetrieb(api, {
      einstellungen: { abendAb: '14:00', zuschlagCent: 2500 },
    });
    await vergissZaehler(api);
    const { body: mein } = await api.call(wunsch.wunschAeussern, {
      params: { slug: teuer.slug },
      body: {
        ...WUNSCH,
        halbtage: HALBTAGE,
        ab: '2027-02-01',
        kontakt: KONTAKT,
        notiz: '',
        einwilligungen: EINWILLIGUNG,
      },
      idempotencyKey: randomUUID(),
    });
    const { wuensche } = (await api.call(wunsch.wuenscheHolen, {}, teuer.token.buero)).body;
    const wahl = {
      art: 'eigene' as const,
      tag: '2027-02-02',
      uhrzeit: '15:00',
      dauerMinuten: 45,
      trotzdem: true,
      mitarbeiterId: teuer.mitarbeiterId.geselle,
    };
    const { status } = await api.call(
      wunsch.wunschBeantworten,
      {
        params: { id: wuensche[0]?.id ?? '' },
        body: { wahl, abgesprochen: false },
        idempotencyKey: randomUUID(),
      },
      teuer.token.buero,
    );
    expect(status).toBe(200);
    const { body: beantwortet } = await api.call(wunsch.wunschHolen, {
      params: { slug: teuer.slug },
      body: { code: mein.code },
    });
    const { body: vorschlag } = await api.call(buchung.buchungHolen, {
      body: { code: beantwortet.buchungscode ?? '' },
    });
    expect(vorschlag).toMatchObject({
      status: 'vorgeschlagen',
      zeit: { zuschlagCent: 2500, zuschlagText: 'Zuschlag Abend' },
    });
  });
  it('is a promise at once when it was agreed on the phone', async () => {
    const { id, code } = await einWunsch();
    const { body } = await antworte(id, { abgesprochen: true });
    const bei = await api.call(termin.terminHolen, { params: { id: body.terminId } }, wo.token.buero);
    expect(bei.body).toMatchObject({ status: 'bestaetigt', gebucht: 'telefon' });
    const buchungscode = (await stand(code)).body.buchungscode ?? '';
    expect((await api.call(buchung.buchungHolen, { body: { code: buchungscode } })).body).toMatchObject({
      status: 'bestaetigt',
      vertrag: null,
    });
  });
  it('is a no with a reason, said once', async () => {
    const { id, code } = await einWunsch();
    const [eins, zwei] = [await lehneAb(id), await lehneAb(id)];
    expect([eins.status, zwei.status]).toEqual([200, 200]);
    expect((await stand(code)).body).toMatchObject({
      status: 'abgelehnt',
      stand: 'Im Februar sind wir ausgebucht.',
    });
    const geschrieben = (await mails()).filter(({ nachricht }) => nachricht.text.includes(code));
    expect(geschrieben.map(({ vorlage }) => vorlage).toSorted()).toEqual([
      'wunsch.abgelehnt',
      'wunsch.eingegangen',
    ]);
  });
  it('is the office’s alone, of its own company', async () => {
    const { id } = await einWunsch();
    for (const wer of [wo.token.geselle, wo.token.azubi]) {
      expect((await antworte(id, { wer })).status).toBe(403);
      expect((await lehneAb(id, wer)).status).toBe(403);
    }
    expect((await antworte(id, { wer: fremd.token.inhaber })).status).toBe(404);
    expect((await lehneAb(id, fremd.token.inhaber)).status).toBe(404);
    await lehneAb(id);
  });
  it('is refused with other times when its time is gone, and the wish stays', async () => {
    const { id, code } = await einWunsch();
    const { status, body } = await antworte(id, { zeitId: '2027-02-01-abc' });
    expect([status, body.type]).toEqual([409, 'termin.zeit-belegt']);
    expect((await stand(code)).body.status).toBe('offen');
    await lehneAb(id);
  });
});

describe('wishes of long ago', () => {
  it('are forgotten: thirty days after their end, a quarter of a year when nobody answered', async () => {
    await loescheZeilen(wo, 'terminwunsch');
    const beendet = await einWunsch();
    await zieheZurueck(beendet.code);
    await einWunsch();
    const nach = async (tage: number): Promise<number> => {
      api.clock.now = new Date(new Date(MONTAG).getTime() + tage * 86_400_000);
      await raeumeBuchungenAuf(wo.ctx);
      return anzahl('terminwunsch');
    };
    expect(await nach(29)).toBe(2);
    expect(await nach(31)).toBe(1);
    expect(await nach(89)).toBe(1);
    expect(await nach(91)).toBe(0);
    api.clock.now = new Date(MONTAG);
  });
});
