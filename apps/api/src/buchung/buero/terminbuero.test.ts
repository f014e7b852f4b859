import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';
import { OHNE_ANGABEN } from '@kehrtour/domain/liegenschaft/bestandsspalte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe } from '../../../test/bauten.ts';
import {
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  zeiten,
} from '../../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { wie } from '../../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
let fremd: Buchungsbetrieb;
beforeAll(async () => {
  api = await testApi();
  wo = await neuerBuchungsbetrieb(api, { personen: ['geselle', 'inhaber'] });
  fremd = await neuerBuchungsbetrieb(api);
});
afterAll(() => api.close());

const leute = () => wo.mitarbeiterId;
const token = () => wo.token.buero;
const hole = async (id: string) => (await api.call(termin.terminHolen, { params: { id } }, token())).body;
/** The id of the appointment behind a booking's page. */
const terminIdVon = async (stand: buchung.Buchungsstand): Promise<string> => {
  const rows = await liesZeilen(wo, 'buchung', ['termin_id'], { referenz: stand.referenz });
  return rows[0]?.termin_id ?? '';
};
const mails = (terminId: string) =>
  liesZeilen(
    wo,
    'ausgang',
    ['vorlage', 'nachricht'],
    geordnet(['angelegt_am', 'vorlage'], { ereignis: wie(`buchung/${terminId}/%`) }),
  );
const belegung = (terminId: string) =>
  liesZeilen(wo, 'belegung', ['mitarbeiter_id', 'von', 'ueberstimmt'], { bezug_id: terminId });

/** A request: the activity answers first. */
async function eineAnfrage(): Promise<{ id: string; code: string }> {
  await vergissZaehler(api);
  await setzeZeilen(wo, 'taetigkeit', { id: KAMINOFEN }, { online: 'anfrage' });
  const stand = await gebucht(api, wo, { mehr: { notiz: 'Hund im Hof' } });
  await setzeZeilen(wo, 'taetigkeit', { id: KAMINOFEN }, { online: 'ja' });
  return { id: await terminIdVon(stand), code: stand.code };
}
const nimmAn = (id: string, wer = token()) => api.call(buero.anfrageAnnehmen, { params: { id } }, wer);
const lehneAb = (id: string, wer = token()) =>
  api.call(buero.anfrageAblehnen, { params: { id }, body: { grund: 'Wir sind ausgebucht.' } }, wer);
const anfragen = async (wer = token()) => (await api.call(buero.anfragenHolen, {}, wer)).body;

describe('a booking that awaits a yes', () => {
  it('stands on the list of the office with all that was said, and on nobody else’s', async () => {
    const { id } = await eineAnfrage();
    const { anfragen: liste, gesamt } = await anfragen();
    expect(gesamt).toBe(liste.length);
    expect(liste.find((eine) => eine.termin.id === id)).toMatchObject({
      notiz: 'Hund im Hof',
      email: KONTAKT.email,
      vorbei: false,
      termin: { status: 'angefragt', gebucht: 'seite', name: 'Eva Brand', anschrift: 'Hardtstraße 12' },
    });
    expect((await anfragen(wo.token.geselle)).gesamt).toBe(0);
    expect((await anfragen(fremd.token.inhaber)).gesamt).toBe(0);
    await lehneAb(id);
  });
  it('is accepted once, however many press at once, and the customer hears of it once', async () => {
    const { id, code } = await eineAnfrage();
    const answers = await Promise.all([nimmAn(id), nimmAn(id, wo.token.inhaber), nimmAn(id)]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [200, 'bestaetigt']),
    );
    expect((await mails(id)).map(({ vorlage }) => vorlage)).toEqual([
      'buchung.angefragt',
      'buchung.angenommen',
    ]);
    expect((await api.call(buchung.buchungHolen, { body: { code } })).body.status).toBe('bestaetigt');
    expect((await hole(id)).verlauf.filter(({ was }) => was === 'angenommen')).toHaveLength(1);
  });
  it('is declined with a reason that the customer reads, and its time is free again', async () => {
    const { id, code } = await eineAnfrage();
    const vorher = (await hole(id)).fensterVon;
    const frei = async () =>
      (await zeiten(api, wo)).body.tage.flatMap((tag) => tag.zeiten).map(({ tag, von }) => `${tag} ${von}`);
    const belegt = await frei();
    expect((await lehneAb(id)).body.status).toBe('abgesagt');
    expect((await lehneAb(id)).status).toBe(200);
    const letzte = (await mails(id)).at(-1);
    expect(letzte?.vorlage).toBe('buchung.abgelehnt');
    expect(letzte?.nachricht.text).toContain('Wir sind ausgebucht.');
    expect(await belegung(id)).toEqual([]);
    expect((await frei()).length).toBeGreaterThanOrEqual(belegt.length);
    expect(vorher).toBeTruthy();
    expect((await api.call(buchung.buchungHolen, { body: { code } })).body.status).toBe('abgesagt');
  });
  it('ends one way when yes and no come at the same moment', async () => {
    const { id } = await eineAnfrage();
    const answers = await Promise.all([nimmAn(id), lehneAb(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status } = await hole(id);
    expect(await belegung(id)).toHaveLength(status === 'bestaetigt' ? 1 : 0);
    if (status === 'bestaetigt') await setzeZeilen(wo, 'termin', { id }, { status: 'abgesagt' });
  });
  it('cannot be accepted when its time has passed', async () => {
    const { id } = await eineAnfrage();
    const jetzt = api.clock.now;
    api.clock.now = new Date('2027-06-01T08:00:00+02:00');
    expect((await anfragen()).anfragen.find((eine) => eine.termin.id === id)?.vorbei).toBe(true);
    expect((await nimmAn(id)).status).toBe(409);
    api.clock.now = jetzt;
    await lehneAb(id);
  });
  it('is answered by the office alone', async () => {
    const { id } = await eineAnfrage();
    for (const wer of [wo.token.geselle, wo.token.azubi]) {
      expect((await nimmAn(id, wer)).status).toBe(403);
      expect((await lehneAb(id, wer)).status).toBe(403);
    }
    expect((await nimmAn(id, fremd.token.inhaber)).status).toBe(404);
    expect((await lehneAb(id, fremd.token.inhaber)).status).toBe(404);
    expect((await hole(id)).status).toBe('angefragt');
    await lehneAb(id);
  });
});

const verlege = async (
  id: string,
  wahl: buero.Zeitwahl,
  {
    abgesprochen = false,
    version,
    key = randomUUID(),
  }: { abgesprochen?: boolean; version?: number; key?: string } = {},
) =>
  api.call(
    buero.buchungVerlegen,
    {
      params: { id },
      body: { version: version ?? (await hole(id)).version, wahl, abgesprochen },
      idempotencyKey: key,
    },
    token(),
  );
const verlegezeiten = async (id: string) =>
  (await api.call(buero.verlegezeitenHolen, { params: { id }, body: {} }, token())).body;

describe('another time for a booking', () => {
  it('is a proposal by mail that the customer can accept, and the old time is free', async () => {
    const { id } = await eineAnfrage();
    const [alt] = await belegung(id);
    const zeit = (await verlegezeiten(id)).tage.at(-1)?.zeiten.at(-1);
    const { status, body } = await verlege(id, { art: 'angebot', zeitId: zeit?.id ?? '' });
    expect([status, body.status]).toEqual([200, 'angekuendigt']);
    const neu = await belegung(id);
    expect(neu).toHaveLength(1);
    expect(neu[0]?.von.getTime()).not.toBe(alt?.von.getTime());
    const mail = (await mails(id)).at(-1);
    expect(mail?.vorlage).toBe('buchung.vorgeschlagen');
    expect(mail?.nachricht.text).toContain('/termin/fertig?code=');
    await setzeZeilen(wo, 'termin', { id }, { status: 'abgesagt' });
  });
  it('is fixed with her yes, said once, and only to the time that she saw', async () => {
    const { id } = await eineAnfrage();
    const zeit = (await verlegezeiten(id)).tage.at(-1)?.zeiten.at(-1);
    await verlege(id, { art: 'angebot', zeitId: zeit?.id ?? '' });
    const code = /code=([\w-]+)/.exec((await mails(id)).at(-1)?.nachricht.text ?? '')?.[1] ?? '';
    const vorher = (await api.call(buchung.buchungHolen, { body: { code } })).body;
    expect(vorher).toMatchObject({ status: 'vorgeschlagen', aendernBis: null, absagbar: true });
    expect([vorher.zeit.tag, vorher.zeit.von]).toEqual([zeit?.tag, zeit?.von]);
    const nimmVorschlagAn = (von: string) =>
      api.call(buchung.buchungAnnehmen, {
        body: { code, gesehen: { tag: vorher.zeit.tag, von } },
        idempotencyKey: randomUUID(),
      });
    expect((await nimmVorschlagAn('05:55')).body.type).toBe('termin.uebergang-nicht-moeglich');
    const [eins, zwei] = await Promise.all([
      nimmVorschlagAn(vorher.zeit.von),
      nimmVorschlagAn(vorher.zeit.von),
    ]);
    expect([eins.body.status, zwei.body.status]).toEqual(['bestaetigt', 'bestaetigt']);
    expect(await hole(id)).toMatchObject({ status: 'bestaetigt', antwort: { art: 'daheim' } });
    expect((await mails(id)).filter(({ vorlage }) => vorlage === 'buchung.zugestimmt')).toHaveLength(1);
    expect(await belegung(id)).toHaveLength(1);
    await setzeZeilen(wo, 'termin', { id }, { status: 'abgesagt' });
    expect((await nimmVorschlagAn(vorher.zeit.von)).status).toBe(409);
  });
  it('is a promise at once when it was agreed on the phone', async () => {
    const { id } = await eineAnfrage();
    const zeit = (await verlegezeiten(id)).tage[1]?.zeiten[0];
    const { body } = await verlege(id, { art: 'angebot', zeitId: zeit?.id ?? '' }, { abgesprochen: true });
    expect(body).toMatchObject({ status: 'bestaetigt' });
    expect((await mails(id)).at(-1)?.vorlage).toBe('buchung.verschoben');
    expect((await anfragen()).anfragen.map((eine) => eine.termin.id)).not.toContain(id);
    await setzeZeilen(wo, 'termin', { id }, { status: 'abgesagt' });
  });
  it('that is gone leaves everything as it was', async () => {
    const { id } = await eineAnfrage();
    const vorher = await hole(id);
    const answer = await verlege(id, { art: 'angebot', zeitId: '2027-01-30-abc' });
    expect([answer.status, answer.body.type]).toEqual([409, 'termin.zeit-belegt']);
    expect(await hole(id)).toEqual(vorher);
    expect(await belegung(id)).toHaveLength(1);
    expect((await verlege(id, { art: 'angebot', zeitId: '2027-01-30-abc' }, { version: 99 })).body.type).toBe(
      'veraltet',
    );
    await lehneAb(id);
  });
});

const EIGENE = {
  art: 'eigene' as const,
  tag: '2027-01-20',
  uhrzeit: '10:00',
  dauerMinuten: 45,
  trotzdem: false,
};
const telefon = (
  wahl: buero.Zeitwahl,
  mehr: Partial<buero.Telefonbuchung> = {},
  { wer = token(), key = randomUUID() }: { wer?: string; key?: string } = {},
) =>
  api.call(
    buero.amTelefonBuchen,
    {
      body: {
        taetigkeitId: KAMINOFEN,
        angaben: {},
        wo: { art: 'anschrift', anschrift: WUNSCH.anschrift },
        kontakt: { vorname: '', nachname: 'Escherich', telefon: '09123 71981', email: '' },
        notiz: 'Ruft vorher an',
        wahl,
        ...mehr,
      },
      idempotencyKey: key,
    },
    wer,
  );
const telefonzeiten = async (wer = token()) =>
  api.call(
    buero.telefonzeitenHolen,
    { body: { taetigkeitId: KAMINOFEN, angaben: {}, wo: { art: 'anschrift', anschrift: WUNSCH.anschrift } } },
    wer,
  );

describe('a booking on the phone', () => {
  it('is offered the very times that customers see, with who drives', async () => {
    const kunde = (await zeiten(api, wo)).body.tage.flatMap((tag) => tag.zeiten.map(({ id }) => id));
    const { body } = await telefonzeiten();
    const buerozeiten = body.tage.flatMap((tag) => tag.zeiten);
    expect(buerozeiten.map(({ id }) => id)).toEqual(kunde.slice(0, buerozeiten.length));
    expect(buerozeiten.every(({ mitarbeiter }) => mitarbeiter.endsWith('Test'))).toBe(true);
    expect((await telefonzeiten(wo.token.geselle)).status).toBe(403);
  });
  it('leaves what a booking on the page leaves: house, person, appointment, task, code', async () => {
    const zeit = (await telefonzeiten()).body.tage[0]?.zeiten[0];
    const { status, body } = await telefon({ art: 'angebot', zeitId: zeit?.id ?? '' });
    expect([status, body.gemailt]).toEqual([200, false]);
    const stand = await hole(body.terminId);
    expect(stand).toMatchObject({
      status: 'bestaetigt',
      gebucht: 'telefon',
      name: 'Escherich',
      anschrift: 'Hardtstraße 12',
      buchung: { referenz: body.referenz, notiz: 'Ruft vorher an', ueberstimmt: false },
      aufgaben: [{ dauerMinuten: 45 }],
    });
    expect(stand.kontakte[0]).toMatchObject({ name: 'Escherich', telefon: '09123 71981' });
    expect(await belegung(body.terminId)).toHaveLength(1);
    expect(await mails(body.terminId)).toEqual([]);
  });
  it('costs what its time costs, as on the page and when it is moved there', async () => {
    const teurer = { abendAb: '14:00', zuschlagCent: 2500 };
    const betrieb = await neuerBuchungsbetrieb(api, { einstellungen: teurer });
    const mitarbeiterId = betrieb.mitarbeiterId.geselle;
    for (const uhrzeit of ['10:00', '15:00'])
      await telefon({ ...EIGENE, uhrzeit, mitarbeiterId }, {}, { wer: betrieb.token.buero });
    const zuschlaege = await liesZeilen(
      betrieb,
      'buchung',
      ['zuschlagCent as cent', 'zuschlagText as text'],
      geordnet(['text']),
    );
    expect(zuschlaege).toEqual([
      { cent: null, text: '' },
      { cent: 2500, text: 'Zuschlag Abend' },
    ]);
  });
  it('is made once however often the form is sent', async () => {
    const key = randomUUID();
    const wahl = { ...EIGENE, tag: '2027-01-21', mitarbeiterId: leute().geselle };
    const answers = await Promise.all([1, 2, 3].map(() => telefon(wahl, {}, { key })));
    expect(new Set(answers.map(({ body }) => body.terminId)).size).toBe(1);
  });
  it('says what speaks against an own time, and takes it when told to', async () => {
    const erste = await telefon({ ...EIGENE, mitarbeiterId: leute().geselle });
    expect(erste.status).toBe(200);
    const darauf = { ...EIGENE, uhrzeit: '10:15', mitarbeiterId: leute().geselle };
    const warnung = await telefon(darauf);
    expect([warnung.status, warnung.body.type]).toEqual([409, 'buchung.warnung']);
    expect(warnung.body.angaben?.['warnungen']).toEqual([
      'Überschneidet sich mit einer Buchung, 10:00 bis 10:45 Uhr.',
    ]);
    const doch = await telefon({ ...darauf, trotzdem: true });
    expect(doch.status).toBe(200);
    expect((await hole(doch.body.terminId)).buchung?.ueberstimmt).toBe(true);
    expect((await hole(erste.body.terminId)).buchung?.ueberstimmt).toBe(false);
  });
  it('names every rule that is broken', async () => {
    const faelle: [Partial<typeof EIGENE>, RegExp][] = [
      [{ tag: '2027-01-11', uhrzeit: '14:00' }, /mehr Vorlauf/],
      [{ tag: '2027-09-01' }, /So weit voraus/],
      [{ tag: '2027-01-23' }, /arbeitet an diesem Tag nicht/],
      [{ uhrzeit: '06:00' }, /Außerhalb der Zeiten von geselle Test: 08:00 bis 16:00 Uhr/],
    ];
    for (const [zeit, satz] of faelle) {
      const { body } = await telefon({ ...EIGENE, ...zeit, mitarbeiterId: leute().geselle });
      expect(body.angaben?.['warnungen']).toEqual(expect.arrayContaining([expect.stringMatching(satz)]));
    }
    const fss = await telefon(
      { ...EIGENE, tag: '2027-01-22', mitarbeiterId: leute().geselle },
      { taetigkeitId: 'fss' },
    );
    expect(fss.body.detail).toContain('darf diese Arbeit nicht allein machen');
    const azubi = await telefon({ ...EIGENE, mitarbeiterId: leute().azubi });
    expect(azubi.body.detail).toContain('keine Zeiten für Buchungen hinterlegt');
    expect(
      (await telefon({ ...EIGENE, tag: '2027-01-10', trotzdem: true, mitarbeiterId: leute().geselle }))
        .status,
    ).toBe(400);
  });
  it('does not push a hold aside, and loses to it honestly', async () => {
    const zeit = await eineZeit(api, wo);
    await reservieren(api, wo, zeit.id);
    const frei = (await telefonzeiten()).body.tage.flatMap((tag) => tag.zeiten);
    const noch = frei.find(({ id }) => id === zeit.id);
    const answer = await telefon({ art: 'angebot', zeitId: zeit.id });
    expect(answer.status).toBe(noch ? 200 : 409);
    if (!noch) expect(answer.body.angaben?.['alternativen']).toBeTruthy();
  });
  it('for a house of the stock does what is due there', async () => {
    const haus = await api.call(
      liegenschaft.liegenschaftAnlegen,
      {
        body: {
          strasse: 'Marktplatz',
          hausnr: '4',
          hausnrZusatz: '',
          plz: '91207',
          ort: 'Lauf',
          ortsteil: '',
          laufnummer: null,
          ...OHNE_ANGABEN,
          typ: 'einfamilienhaus',
          einheitenAnzahl: 1,
          rolle: 'freiUndHoheitlich',
          status: 'aktiv',
          notizZugang: '',
          notizArbeit: '',
          koordinaten: null,
        } as never,
        idempotencyKey: randomUUID(),
      },
      token(),
    );
    expect([haus.status, haus.body.detail]).toEqual([200, undefined]);
    const aufgabe = randomUUID();
    await eineAufgabe(wo, haus.body.id, {
      id: aufgabe,
      taetigkeit_id: 'kehrung_3x',
      bezeichnung: 'Kehrung',
      frist_von: '2027-01-01',
      frist_bis: '2027-04-30',
      dauer_minuten: 20,
      schluessel: 'k',
    });
    const { body, status } = await telefon(
      { ...EIGENE, tag: '2027-01-26', uhrzeit: '11:00', mitarbeiterId: leute().geselle },
      { taetigkeitId: 'kehrung_3x', wo: { art: 'liegenschaft', liegenschaftId: haus.body.id } },
    );
    expect([status, body.detail]).toEqual([200, undefined]);
    expect((await hole(body.terminId)).aufgaben.map(({ id }) => id)).toEqual([aufgabe]);
  });
  it('is offered free times without online booking: from the hours of work where nobody drew any others', async () => {
    const ohne = await neuerBuchungsbetrieb(api);
    await ohne.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'unternehmen', {}, { terminbuchung: false });
      await loescheZeilen(tx, 'verfuegbarkeit');
      await setzeZeilen(tx, 'mitarbeiter', {}, { arbeitszeit: '[]' });
    });
    const nichts = (await telefonzeiten(ohne.token.buero)).body;
    expect([nichts.tage, nichts.hinweis?.includes('Arbeitszeiten')]).toEqual([[], true]);
    await setzeZeilen(
      ohne,
      'mitarbeiter',
      { id: ohne.mitarbeiterId.geselle },
      { faehrt: true, arbeitszeit: '[{"wochentag": 2, "von": "08:00", "bis": "12:00"}]' },
    );
    const angebot = (await telefonzeiten(ohne.token.buero)).body;
    expect(angebot.hinweis).toBeNull();
    const zeiten = angebot.tage.flatMap((tag) => tag.zeiten);
    expect(zeiten.length).toBeGreaterThan(0);
    for (const { von, bis } of zeiten) expect(von >= '08:00' && bis <= '12:00').toBe(true);
    expect(new Set(angebot.tage.map(({ wochentag }) => wochentag))).toEqual(new Set(['Dienstag']));
    const gebucht = await telefon(
      { art: 'angebot', zeitId: zeiten[0]?.id ?? '' },
      {},
      { wer: ohne.token.buero },
    );
    expect([gebucht.status, gebucht.body.detail]).toEqual([200, undefined]);
  });
  it('works without online booking: the office takes a time, and hears what stands there', async () => {
    const ohne = await neuerBuchungsbetrieb(api);
    await setzeZeilen(ohne, 'unternehmen', {}, { terminbuchung: false });
    const wahl = { ...EIGENE, mitarbeiterId: ohne.mitarbeiterId.geselle };
    expect((await telefon(wahl, {}, { wer: ohne.token.buero })).status).toBe(200);
    expect((await telefon(wahl, {}, { wer: ohne.token.buero })).body.detail).toContain('Überschneidet sich');
  });
  it('is the office’s business, in its own company', async () => {
    const wahl = { ...EIGENE, tag: '2027-01-27', mitarbeiterId: leute().geselle };
    expect((await telefon(wahl, {}, { wer: wo.token.geselle })).status).toBe(403);
    expect((await telefon(wahl, {}, { wer: fremd.token.buero })).status).toBe(404);
    const kontakt = { vorname: '', nachname: 'Eva\r\nBcc: x@example.org', telefon: '', email: '' };
    expect((await telefon(wahl, { kontakt })).status).toBe(400);
  });
});
