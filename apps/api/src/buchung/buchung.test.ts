import * as buchung from '@kehrtour/contract/buchung';
import * as angebot from '@kehrtour/contract/buchungsangebot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe, einHaus, einTermin } from '../../test/bauten.ts';
import {
  buchen,
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  KAMINOFEN,
  KEHRUNG,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  SCHAU,
  WUNSCH,
  zeiten,
} from '../../test/buchungFixture.ts';
import type { Zeile } from '../../test/spalten.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { NICHT_NULL, spanne } from '../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, neueZeile, setzeZeilen, zaehleZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
const MONTAG = '2027-01-11T08:00:00+01:00';
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const neu = async (wunsch: Parameters<typeof neuerBuchungsbetrieb>[1] = {}): Promise<Buchungsbetrieb> => {
  api.clock.now = new Date(MONTAG);
  await vergissZaehler(api);
  wo = await neuerBuchungsbetrieb(api, wunsch);
  return wo;
};
const belegt = () => liesZeilen(wo, 'belegung', ['art', 'von', 'bis'], geordnet(['von']));
/** What a booking has left: house, person, visit and work. */
const gebuchtes = () =>
  wo.ctx.transaction(async (tx) => {
    const alle = await liesZeilen(tx, 'buchung', ['termin_id', 'kontakt_id']);
    return Promise.all(
      alle.map(async ({ termin_id: terminId, kontakt_id: kontaktId }) => {
        const termin = [
          'liegenschaft_id',
          'status',
          'quelle as terminquelle',
          'taetigkeiten',
          'fest',
        ] as const;
        const { liegenschaft_id: haus, ...besuch } =
          (await liesZeile(tx, 'termin', termin, { id: terminId })) ?? {};
        const person = ['nachname', 'datenherkunft', 'email_fuer_termine'] as const;
        return {
          ...besuch,
          ...(await liesZeile(tx, 'liegenschaft', ['quelle', 'strasse'], { id: haus })),
          ...(await liesZeile(tx, 'kontakt', person, { id: kontaktId })),
          ...(await liesZeile(tx, 'liegenschaft_kontakt', ['empfaengt_termin'], { kontakt_id: kontaktId })),
          ...(await liesZeile(tx, 'aufgabe', ['status as aufgabe', 'frist_bis'], { termin_id: terminId })),
        };
      }),
    );
  });
const mails = () => liesZeilen(wo, 'ausgang', ['vorlage', 'nachricht'], geordnet(['angelegt_am', 'id']));
const ics = (mail: Zeile<'nachricht'>): string =>
  Buffer.from(mail.nachricht.anhaenge?.[0]?.base64 ?? '', 'base64').toString();

describe('free times', () => {
  it('begin after two Werktage, inside the hours, day by day', async () => {
    await neu();
    const { body } = await zeiten(api, wo);
    expect(body).toMatchObject({ fruehestens: '2027-01-13', naechster: '2027-01-13', dauerMinuten: 45 });
    expect(body.tage).toHaveLength(14);
    expect(body.tage[0]?.zeiten.map(({ von }) => von).slice(0, 3)).toEqual(['08:00', '08:30', '09:00']);
    expect(body.tage[0]?.zeiten.at(-1)).toMatchObject({
      von: '15:00',
      bis: '15:45',
      art: 'uhrzeit',
      zuschlagText: '',
    });
    expect(body.tage.map(({ tag }) => tag)).not.toContain('2027-01-16');
    const weiter = await zeiten(api, wo, { ab: body.weiterAb });
    expect(weiter.body.tage[0]?.tag).toBe(body.weiterAb);
  });
  it('are none without hours, on closed days and holidays, and say so without an error', async () => {
    await neu({ personen: [] });
    expect((await zeiten(api, wo)).body).toMatchObject({ tage: [], naechster: null, weiterAb: null });
    await neu();
    await neueZeile(wo, 'schliesstag', { tage: '[2027-01-13,2027-01-15)', name: 'Betriebsausflug' });
    expect((await zeiten(api, wo)).body.naechster).toBe('2027-01-15');
  });
  it('keep evenings and Saturdays apart, with their surcharge', async () => {
    await neu({ einstellungen: { zuschlagCent: 2500 } });
    await neueZeile(wo, 'verfuegbarkeit', {
      mitarbeiter_id: wo.mitarbeiterId.geselle,
      wochentag: 6,
      minuten: spanne(480, 720),
    });
    const { body } = await zeiten(api, wo, { nur: 'samstag' });
    expect(body.tage[0]).toMatchObject({
      tag: '2027-01-16',
      zeiten: expect.arrayContaining([expect.objectContaining({ zuschlagCent: 2500 })]),
    });
    expect((await zeiten(api, wo, { nur: 'abend' })).body.tage).toEqual([]);
  });
  it('cost three statements beside the address, however many people there are', async () => {
    await neu({ personen: ['geselle', 'inhaber'] });
    const { liesAngebot } = await import('./angebot/angebot.ts');
    const gezaehlt: string[] = [];
    await wo.ctx.transaction((tx) =>
      liesAngebot(wo.ctx, {
        ...tx,
        row: (query) => (gezaehlt.push('row'), tx.row(query)),
        rows: (query) => (gezaehlt.push('rows'), tx.rows(query)),
      }),
    );
    expect(gezaehlt).toHaveLength(3);
  });
});

describe('the company’s page', () => {
  it('says what can be booked, and nothing of it where booking is off', async () => {
    await neu();
    const seite = () => api.call(angebot.buchungsunternehmenHolen, { params: { slug: wo.slug } });
    const { body } = await seite();
    expect(body.taetigkeiten.find(({ id }) => id === KAMINOFEN)).toMatchObject({
      art: 'frei',
      preisCent: 8900,
      zahlungspflichtig: true,
    });
    expect(body.taetigkeiten.find(({ id }) => id === SCHAU)).toMatchObject({ zahlungspflichtig: false });
    expect(body.taetigkeiten.every(({ online }) => online !== ('nein' as string))).toBe(true);
    await setzeZeilen(wo, 'unternehmen', {}, { terminbuchung: false });
    const aus = await seite();
    expect([aus.status, aus.body.type, aus.body.detail]).toEqual([
      409,
      'buchung.nicht-angeboten',
      expect.stringContaining('09123 4711'),
    ]);
    expect(
      (await api.call(angebot.buchungsunternehmenHolen, { params: { slug: 'gibt-es-nicht' } })).status,
    ).toBe(404);
  });
});

describe('an address that the company had before', () => {
  it('leads to its page and to free times still, which name the present one', async () => {
    await neu();
    const alt = wo.slug;
    const jetzt = `${alt}-neu`;
    const vorher = (await zeiten(api, wo)).body;
    await setzeZeilen(wo, 'unternehmen', {}, { slug: jetzt });
    for (const slug of [alt, alt, jetzt]) {
      const { body } = await api.call(angebot.buchungsunternehmenHolen, { params: { slug } });
      expect(body.slug).toBe(jetzt);
      expect((await zeiten(api, { ...wo, slug })).body).toEqual(vorher);
    }
  });
});

describe('an address', () => {
  const frage = async (mehr: object, taetigkeitId = SCHAU) =>
    (
      await api.call(angebot.adressePruefen, {
        params: { slug: wo.slug },
        body: { ...WUNSCH.anschrift, taetigkeitId, ...mehr },
      })
    ).body;
  it('of two districts is parted between house 17 and 18', async () => {
    const strasse = { art: 'strasse', plz: '91207', strasse: 'Hardtstraße', strasse_schluessel: 'hardtstr' };
    await neu({
      gebiete: [
        { ...strasse, hausnr_bis: 17, hoheitlich: true },
        { ...strasse, hausnr_von: 18, hoheitlich: false, zustaendig: 'Sabine Kern, Bezirk Lauf 4' },
      ],
    });
    expect(await frage({ hausnr: '17a' })).toMatchObject({ bedient: 'ja', hoheitlichHier: true });
    expect(await frage({ hausnr: '18' })).toMatchObject({
      bedient: 'nein',
      grund: 'hoheitlich',
      zustaendig: 'Sabine Kern, Bezirk Lauf 4',
    });
    expect(await frage({ hausnr: '18' }, KAMINOFEN)).toMatchObject({ bedient: 'ja', hoheitlichHier: false });
    expect(await frage({ strasse: 'Marktplatz', hausnr: '1' })).toMatchObject({
      bedient: 'nein',
      grund: 'gebiet',
    });
    const unlesbar = await api.call(angebot.adressePruefen, {
      params: { slug: wo.slug },
      body: { ...WUNSCH.anschrift, hausnr: 'Hinterhof', taetigkeitId: SCHAU },
    });
    expect([unlesbar.status, unlesbar.body.felder?.[0]?.feld]).toEqual([400, 'hausnr']);
    const nichtBedient = await zeiten(api, wo, {
      taetigkeitId: SCHAU,
      anschrift: { ...WUNSCH.anschrift, hausnr: '18' },
    });
    expect([nichtBedient.status, nichtBedient.body.type]).toEqual([422, 'buchung.nicht-bedient']);
  });
  it('is understood as people write it, known houses first, and asked about when it sounds like another', async () => {
    await neu();
    await einHaus(wo, { strasse: 'Müllerstraße', hausnr: '12', hausnr_zusatz: 'a', lat: 49.5, lon: 11.2 });
    expect(await frage({ plz: 'D-91207', strasse: 'mueller str.', hausnr: '12 A' })).toMatchObject({
      bedient: 'ja',
      anschrift: { plz: '91207', strasse: 'Müllerstraße', hausnr: '12a', ort: 'Lauf' },
    });
    expect(await frage({ strasse: 'Mülerstrasse', hausnr: '3' })).toMatchObject({
      bedient: 'unklar',
      vorschlaege: [{ strasse: 'Müllerstraße', hausnr: '3' }],
    });
    expect(await frage({ strasse: 'Mülerstrasse', hausnr: '3', trotzdem: true })).toMatchObject({
      bedient: 'ja',
    });
    const { body } = await api.call(angebot.strassenVorschlagen, {
      params: { slug: wo.slug },
      body: { plz: '91207', anfang: 'mül' },
    });
    expect(body.strassen).toEqual(['Müllerstraße']);
  });
  it('finds the companies of a postcode, the bBSF first, and only those that take bookings', async () => {
    const a = await neu({ gebiete: [{ plz: '90459', hoheitlich: false }] });
    const b = await neuerBuchungsbetrieb(api, { gebiete: [{ plz: '90459', hoheitlich: true }] });
    const aus = await neuerBuchungsbetrieb(api, { gebiete: [{ plz: '90459', hoheitlich: true }] });
    await setzeZeilen(aus, 'unternehmen', {}, { terminbuchung: false });
    const { body } = await api.call(angebot.unternehmenSuchen, { body: { plz: '90459' } });
    expect(body.treffer.map(({ slug, hoheitlich }) => [slug, hoheitlich])).toEqual([
      [b.slug, true],
      [a.slug, false],
    ]);
    expect((await api.call(angebot.unternehmenSuchen, { body: { plz: '12' } })).status).toBe(400);
  });
  it('calls nobody the bBSF of a postcode of whom only a street, or all but one, is the district', async () => {
    const strasse = { art: 'strasse', plz: '90461', strasse: 'Ringstraße', strasse_schluessel: 'ringstr' };
    const teil = await neu({ gebiete: [{ ...strasse, hoheitlich: true }] });
    const fast = await neuerBuchungsbetrieb(api, {
      gebiete: [
        { plz: '90461', hoheitlich: true },
        { ...strasse, hoheitlich: false },
      ],
    });
    const suche = async (mehr = {}) =>
      new Map(
        (await api.call(angebot.unternehmenSuchen, { body: { plz: '90461', ...mehr } })).body.treffer.map(
          ({ slug, hoheitlich }) => [slug, hoheitlich],
        ),
      );
    expect(await suche()).toEqual(
      new Map([
        [teil.slug, false],
        [fast.slug, false],
      ]),
    );
    const genau = await suche({ strasse: 'Ringstraße', hausnr: '5' });
    expect([genau.get(teil.slug), genau.get(fast.slug)]).toEqual([true, false]);
  });
  it('names whose district it is where none of the companies has it, as the dead end of a booking does', async () => {
    const ascher = 'Korbinian Ascher, Kehrbezirk Musterbach 2';
    const strasse = { art: 'strasse', plz: '90463', strasse: 'Ringstraße', strasse_schluessel: 'ringstr' };
    await neu({
      gebiete: [
        { plz: '90463', hoheitlich: true },
        { ...strasse, hoheitlich: false, zustaendig: ascher },
      ],
    });
    const aus = await neuerBuchungsbetrieb(api, {
      gebiete: [{ plz: '90463', hoheitlich: false, zustaendig: 'Wer nicht bucht, sagt nichts' }],
    });
    await setzeZeilen(aus, 'unternehmen', {}, { terminbuchung: false });
    const zustaendig = async (mehr = {}) =>
      (await api.call(angebot.unternehmenSuchen, { body: { plz: '90463', ...mehr } })).body.zustaendig;
    expect(await zustaendig({ strasse: 'Ringstraße', hausnr: '5' })).toEqual([ascher]);
    expect(await zustaendig({ strasse: 'Marktplatz', hausnr: '1' })).toEqual([]);
    expect(await zustaendig()).toEqual([]);
    await neuerBuchungsbetrieb(api, { gebiete: [{ ...strasse, hoheitlich: true }] });
    expect(await zustaendig({ strasse: 'Ringstraße', hausnr: '5' })).toEqual([]);
  });
});

describe('a hold', () => {
  it('takes the time out of the list for ten minutes and gives it back by itself', async () => {
    await neu();
    const zeit = await eineZeit(api, wo);
    const { status, body } = await reservieren(api, wo, zeit.id);
    expect([status, body.laeuftAb, body.zeit.id, body.verlaengerbar]).toEqual([
      200,
      '2027-01-11T07:10:00.000Z',
      zeit.id,
      true,
    ]);
    expect((await eineZeit(api, wo)).id).not.toBe(zeit.id);
    api.clock.now = new Date('2027-01-11T08:10:00+01:00');
    expect((await eineZeit(api, wo)).id).toBe(zeit.id);
    expect((await reservieren(api, wo, zeit.id)).status).toBe(200);
  });
  it('offers neighbours and the next days when somebody was faster', async () => {
    await neu();
    const zeit = await eineZeit(api, wo, '09:00');
    await reservieren(api, wo, zeit.id);
    const { status, body } = await reservieren(api, wo, zeit.id);
    expect([status, body.type]).toEqual([409, 'termin.zeit-belegt']);
    const alternativen = body.angaben?.['alternativen'] as angebot.Zeit[];
    expect(alternativen.length).toBeGreaterThanOrEqual(4);
    expect(alternativen[0]?.tag).toBe(zeit.tag);
    expect(alternativen.map(({ von, tag }) => `${tag} ${von}`)).not.toContain(`${zeit.tag} 09:00`);
  });
  it('goes to the second employee when the first is taken', async () => {
    await neu({ personen: ['geselle', 'inhaber'] });
    const zeit = await eineZeit(api, wo);
    expect((await reservieren(api, wo, zeit.id)).status).toBe(200);
    expect((await reservieren(api, wo, zeit.id)).status).toBe(200);
    expect((await reservieren(api, wo, zeit.id)).status).toBe(409);
  });
  it('is prolonged three times, freed when left, and freeing twice is harmless', async () => {
    await neu();
    const zeit = await eineZeit(api, wo);
    const { reservierung } = (await reservieren(api, wo, zeit.id)).body;
    const verlaengern = () =>
      api.call(buchung.reservierungVerlaengern, { params: { slug: wo.slug }, body: { reservierung } });
    api.clock.now = new Date('2027-01-11T08:09:00+01:00');
    expect((await verlaengern()).body).toMatchObject({
      laeuftAb: '2027-01-11T07:19:00.000Z',
      verlaengerbar: true,
    });
    await verlaengern();
    expect((await verlaengern()).body.verlaengerbar).toBe(false);
    expect((await verlaengern()).status).toBe(409);
    const freigeben = () =>
      api.call(buchung.reservierungFreigeben, { params: { slug: wo.slug }, body: { reservierung } });
    expect((await freigeben()).status).toBe(200);
    expect((await freigeben()).status).toBe(200);
    expect(await belegt()).toEqual([]);
    expect((await eineZeit(api, wo)).id).toBe(zeit.id);
  });
  it('is limited to three at once for a house, and another choice gives the old one up', async () => {
    await neu();
    const { body } = await zeiten(api, wo);
    const ids = body.tage.map((tag) => tag.zeiten[0]?.id ?? '');
    const tokens: string[] = [];
    for (const id of ids.slice(0, 3)) tokens.push((await reservieren(api, wo, id)).body.reservierung);
    const vierte = await reservieren(api, wo, ids[3] ?? '');
    expect([vierte.status, vierte.body.type]).toEqual([429, 'buchung.zu-viele-reservierungen']);
    expect((await reservieren(api, wo, ids[3] ?? '', { statt: tokens[0] })).status).toBe(200);
    expect(await belegt()).toHaveLength(3);
  });
  it('is there for the neighbours behind the same connection too, up to ten', async () => {
    await neu();
    const { body } = await zeiten(api, wo);
    const ids = body.tage.flatMap((tag) => tag.zeiten.slice(0, 1)).map(({ id }) => id);
    const halte = (id: string | undefined, hausnr: string, strasse = 'Hardtstraße') =>
      reservieren(api, wo, id ?? '', { anschrift: { ...WUNSCH.anschrift, strasse, hausnr } });
    for (const id of ids.slice(0, 3)) expect((await halte(id, '12')).status).toBe(200);
    expect((await halte(ids[3], '12', 'HARDTSTR.')).status).toBe(429);
    for (let i = 3; i < 10; i += 1) expect((await halte(ids[i], String(20 + i))).status).toBe(200);
    const elfte = await halte(ids[10], '40');
    expect([elfte.status, elfte.body.type]).toEqual([429, 'buchung.zu-viele-reservierungen']);
    expect(elfte.body.detail).toContain('Internetanschluss');
    expect(await belegt()).toHaveLength(10);
  });
  it('is the same one for the same form, however often it is sent', async () => {
    await neu();
    const zeit = await eineZeit(api, wo);
    const antworten = await Promise.all(
      Array.from({ length: 5 }, () => reservieren(api, wo, zeit.id, { key: 'form-nummer-1' })),
    );
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(antworten.map(({ body }) => body.reservierung)).size).toBe(1);
    expect((await reservieren(api, wo, zeit.id, { key: 'form-nummer-1' })).body.reservierung).toBe(
      antworten[0]?.body.reservierung,
    );
    expect(await belegt()).toHaveLength(1);
  });
  it('is not taken from made-up ids', async () => {
    await neu();
    for (const id of [
      'x',
      '2027-01-13-zzzzzzzzz',
      '2027-01-13-vormittag',
      '1999-01-01-abc',
      "2027-01-13-' or 1=1",
    ])
      expect([id, [400, 409].includes((await reservieren(api, wo, id)).status)]).toEqual([id, true]);
  });
});

describe('a booking', () => {
  it('makes house, person, appointment, task, code, mail and calendar entry at once', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00', mehr: { notiz: 'Bitte klingeln 🔔' } });
    expect(stand).toMatchObject({
      referenz: expect.stringMatching(/^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      status: 'bestaetigt',
      zeit: { tag: '2027-01-13', von: '09:00', bis: '09:45' },
      anschrift: { strasse: 'Hardtstraße', hausnr: '12', plz: '91207' },
      notiz: 'Bitte klingeln 🔔',
      preisCent: 8900,
      verlegbar: true,
      absagbar: true,
      aendernBis: '2027-01-12T08:00:00.000Z',
      widerruf: { bis: '2027-01-25', moeglich: true, widerrufenAm: null },
    });
    expect(await gebuchtes()).toEqual([
      expect.objectContaining({
        quelle: 'buchung',
        strasse: 'Hardtstraße',
        nachname: 'Brand',
        datenherkunft: 'selbst',
        email_fuer_termine: true,
        empfaengt_termin: true,
        status: 'bestaetigt',
        terminquelle: 'buchung',
        fest: true,
        aufgabe: 'offen',
        frist_bis: '2027-01-13',
      }),
    ]);
    // Ten minutes of buffer stand behind the visit.
    expect(await belegt()).toEqual([
      {
        art: 'buchung',
        von: new Date('2027-01-13T09:00:00+01:00'),
        bis: new Date('2027-01-13T09:55:00+01:00'),
      },
    ]);
    const [mail] = await mails();
    expect(mail?.vorlage).toBe('buchung.gebucht');
    expect(mail?.nachricht.an).toEqual({ name: 'Eva Brand', adresse: 'eva.brand@example.org' });
    expect(mail?.nachricht.text).toContain(`/unternehmen/${wo.slug}/termin/fertig?code=${stand.code}`);
    // What the law wants on paper, what the stove wants before, and what can be pressed.
    for (const ganz of [
      'Sie haben das Recht, binnen vierzehn Tagen',
      'alle Zahlungen, die wir von Ihnen erhalten haben',
      'Hiermit widerrufe(n) ich/wir',
      'Name des/der Verbraucher(s):',
      'Bitte vorbereiten\n- ',
      `${stand.unternehmen.telefon}`,
    ])
      expect(mail?.nachricht.text).toContain(ganz);
    expect(mail?.nachricht.text).toMatch(/Impressum und Datenschutz: https?:\/\//);
    expect(mail?.nachricht.html).toMatch(
      new RegExp(`<a href="http[^"]+/unternehmen/${wo.slug}/termin[^"]*"[^>]*>http`),
    );
    const entfaltet = ics(mail!).replaceAll(/\r?\n[ \t]/g, '');
    expect(entfaltet).toMatch(new RegExp(`DESCRIPTION:${stand.taetigkeit}.*, etwa 45 Minuten.*Bitte `, 's'));
    expect(ics(mail!)).toMatch(
      /SEQUENCE:0[\s\S]*DTSTART:20270113T080000Z|DTSTART:20270113T080000Z[\s\S]*SEQUENCE:0/,
    );
    const { body } = await api.call(buchung.buchungHolen, { body: { code: stand.code } });
    expect(body).toEqual(stand);
  });
  it('happens once, whatever is pressed how often', async () => {
    await neu();
    const { reservierung } = (await reservieren(api, wo, (await eineZeit(api, wo)).id)).body;
    const gleiche = await Promise.all(
      Array.from({ length: 5 }, () => buchen(api, wo, reservierung, { key: 'ein-knopfdruck' })),
    );
    const andere = await buchen(api, wo, reservierung);
    expect([...gleiche, andere].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set([...gleiche, andere].map(({ body }) => body.referenz)).size).toBe(1);
    expect(await liesZeilen(wo, 'termin', [])).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
  it('is made all the same when the hold ran out and nobody took the time', async () => {
    await neu();
    const { reservierung } = (await reservieren(api, wo, (await eineZeit(api, wo)).id)).body;
    api.clock.now = new Date('2027-01-11T11:00:00+01:00');
    expect((await buchen(api, wo, reservierung)).status).toBe(200);
  });
  it('is refused with other times when somebody took it meanwhile, and nothing typed is lost', async () => {
    await neu();
    const zeit = await eineZeit(api, wo);
    const { reservierung } = (await reservieren(api, wo, zeit.id)).body;
    api.clock.now = new Date('2027-01-11T08:11:00+01:00');
    const schneller = (await reservieren(api, wo, zeit.id)).body.reservierung;
    expect((await buchen(api, wo, schneller)).status).toBe(200);
    const { status, body } = await buchen(api, wo, reservierung);
    expect([status, body.type]).toEqual([409, 'termin.zeit-belegt']);
    expect((body.angaben?.['alternativen'] ?? []) as unknown[]).toHaveLength(7);
    expect(await liesZeilen(wo, 'termin', [])).toHaveLength(1);
  });
  it('knows a house of the company by its address and lets a stranger’s mail receive nothing else there', async () => {
    await neu();
    await einHaus(wo, { strasse: 'Hardt-Str.', hausnr: '12', lat: 49.5, lon: 11.2 });
    const stand = await gebucht(api, wo);
    expect(stand.anschrift.strasse).toBe('Hardt-Str.');
    expect(await liesZeilen(wo, 'liegenschaft', [])).toHaveLength(1);
    expect(await liesZeilen(wo, 'liegenschaft_kontakt', ['empfaengt_termin'])).toEqual([
      { empfaengt_termin: false },
    ]);
  });
  it('waits for a yes where the company wants to answer first', async () => {
    await neu();
    await setzeZeilen(wo, 'taetigkeit', { id: KAMINOFEN }, { online: 'anfrage' });
    const stand = await gebucht(api, wo, {
      mehr: { einwilligungen: [{ art: 'datenschutz', fassung: '2026-11' }], zahlungspflichtig: false },
    });
    expect(stand).toMatchObject({ status: 'angefragt', widerruf: null });
    expect((await mails())[0]?.vorlage).toBe('buchung.angefragt');
  });
  it('needs the consents of a paid contract, and the word on the button', async () => {
    await neu();
    const { reservierung } = (await reservieren(api, wo, (await eineZeit(api, wo)).id)).body;
    const ohne = await buchen(api, wo, reservierung, {
      einwilligungen: [{ art: 'datenschutz', fassung: '2026-11' }],
    });
    expect([ohne.status, ohne.body.type, ohne.body.angaben]).toEqual([
      422,
      'buchung.einwilligung-fehlt',
      { fehlend: ['widerrufsbelehrung', 'sofortbeginn'] },
    ]);
    expect((await buchen(api, wo, reservierung, { zahlungspflichtig: false })).status).toBe(422);
    expect((await buchen(api, wo, reservierung)).status).toBe(200);
  });
  it('takes no line breaks in names, no novel as a note, but every umlaut and emoji', async () => {
    await neu();
    const { reservierung } = (await reservieren(api, wo, (await eineZeit(api, wo)).id)).body;
    for (const nachname of ['Brand\r\nBcc: alle@example.org', 'Brand\u2028x', 'Brand\0']) {
      const { status, body } = await buchen(api, wo, reservierung, { kontakt: { ...KONTAKT, nachname } });
      expect([nachname, status, body.felder?.[0]?.feld]).toEqual([nachname, 400, 'kontakt.nachname']);
    }
    const lang = await buchen(api, wo, reservierung, { notiz: '🔥'.repeat(2500) });
    expect([lang.status, lang.body.felder?.[0]]).toEqual([
      400,
      { feld: 'notiz', text: expect.stringContaining('länger als 1.000 Zeichen') },
    ]);
    const gut = await buchen(api, wo, reservierung, {
      kontakt: { ...KONTAKT, vorname: 'Jürgen 🧹', nachname: 'O’Größe-Süß' },
      notiz: 'Zeile 1\nZeile 2',
    });
    expect([gut.status, gut.body.notiz]).toEqual([200, 'Zeile 1\nZeile 2']);
  });
  it('with the code of a slip fulfils the due task and sees nothing of other flats', async () => {
    await neu();
    const haus = '00000000-0000-4000-8000-0000000000a1';
    await wo.ctx.transaction(async (tx) => {
      await einHaus(tx, { id: haus, strasse: 'Am Anger', hausnr: '3', plz: '99999', ort: 'Fern' });
      await einTermin(tx, {
        id: haus,
        liegenschaft_id: haus,
        status: 'angekuendigt',
        quelle: 'kehrtour',
        ende: '2027-01-05T09:00:00Z',
        von: '2027-01-05T08:00:00Z',
        bis: '2027-01-05T10:00:00Z',
      });
      await eineAufgabe(tx, haus, {
        id: haus,
        taetigkeit_id: KEHRUNG,
        bezeichnung: 'Kehrung',
        frist_von: '2027-01-01',
        frist_bis: '2027-02-28',
        dauer_minuten: 20,
        schluessel: 'k',
      });
    });
    const { legeZugangscodeAn, tokenVon } = await import('../zugang/zugangscode.ts');
    const codeId = await wo.ctx.transaction((tx) =>
      legeZugangscodeAn(wo.ctx, tx, haus, new Date('2027-06-01')),
    );
    const code = tokenVon(api.deps.secrets, codeId);
    const { body } = await api.call(angebot.hausZumCodeHolen, { params: { slug: wo.slug }, body: { code } });
    expect(body).toMatchObject({
      anschrift: { zeile: 'Am Anger 3, 99999 Fern' },
      aufgaben: [{ taetigkeitId: KEHRUNG, faelligBis: '2027-02-28', buchbar: true }],
    });
    const wunsch = {
      taetigkeitId: KEHRUNG,
      code,
      anschrift: { plz: '99999', strasse: 'Am Anger', hausnr: '3' },
    };
    const zeit = (await zeiten(api, wo, wunsch)).body.tage[0]?.zeiten[0];
    const held = await reservieren(api, wo, zeit?.id ?? '', wunsch);
    expect((await buchen(api, wo, held.body.reservierung)).status).toBe(200);
    const gebucht = await liesZeilen(wo, 'aufgabe', ['id'], { termin_id: NICHT_NULL });
    expect([gebucht, await zaehleZeilen(wo, 'aufgabe')]).toEqual([[{ id: haus }], 1]);
    expect(
      (await api.call(angebot.hausZumCodeHolen, { params: { slug: wo.slug }, body: { code } })).body.aufgaben,
    ).toEqual([]);
    const liegenschaft = await api.call(angebot.liegenschaftZumCodeHolen, { body: { code } });
    expect(liegenschaft.body.termine).toHaveLength(2);
    const fremd = await neuerBuchungsbetrieb(api);
    expect(
      (await api.call(angebot.hausZumCodeHolen, { params: { slug: fremd.slug }, body: { code } })).body.type,
    ).toBe('code-ungueltig');
  });
});

describe('a booking in its owner’s hand', () => {
  const verlege = (code: string, zeitId: string, key: string = crypto.randomUUID()) =>
    api.call(buchung.eigeneBuchungVerlegen, { body: { code, zeitId }, idempotencyKey: key });
  const sageAb = (code: string) =>
    api.call(buchung.buchungAbsagen, {
      body: { code, grund: 'Urlaub' },
      idempotencyKey: crypto.randomUUID(),
    });
  it('moves, keeps its link, raises the calendar’s number and frees the old time', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00' });
    const frei = await api.call(buchung.eigeneVerlegezeitenHolen, { body: { code: stand.code } });
    // Its own time counts as free, or it could not be moved by half an hour.
    expect(frei.body.tage[0]?.zeiten.map(({ von }) => von)).toContain('09:30');
    const ziel = frei.body.tage[0]?.zeiten.find(({ von }) => von === '09:30');
    const { status, body } = await verlege(stand.code, ziel?.id ?? '', 'einmal-verschoben');
    expect([status, body.zeit.von, body.code, body.referenz]).toEqual([
      200,
      '09:30',
      stand.code,
      stand.referenz,
    ]);
    expect((await verlege(stand.code, ziel?.id ?? '', 'einmal-verschoben')).body.zeit.von).toBe('09:30');
    expect(await belegt()).toHaveLength(1);
    const letzte = (await mails()).at(-1);
    expect([letzte?.vorlage, ics(letzte!)]).toEqual([
      'buchung.verschoben',
      expect.stringContaining('SEQUENCE:1'),
    ]);
    const datei = await api.app.inject({
      method: 'GET',
      url: `/oeffentlich/buchung/kalender?code=${stand.code}`,
    });
    expect([datei.statusCode, datei.body]).toEqual([200, expect.stringContaining('SEQUENCE:1')]);
  });
  it('stays where it was when the new time is taken', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00' });
    await gebucht(api, wo, {
      von: '13:00',
      mehr: { kontakt: { ...KONTAKT, email: 'x@example.org' } },
      wunsch: { anschrift: { ...WUNSCH.anschrift, hausnr: '40' } },
    });
    const belegte = (await liesZeilen(wo, 'belegung', ['id'])).length;
    const taken = stand.zeit.tag;
    const { body } = await zeiten(api, wo);
    const zeit = body.tage[0]?.zeiten.find(({ von }) => von === '15:00');
    await reservieren(api, wo, zeit?.id ?? '');
    const { status } = await verlege(stand.code, zeit?.id ?? '');
    expect([status, taken, await belegt()]).toEqual([409, '2027-01-13', expect.any(Array)]);
    expect((await api.call(buchung.buchungHolen, { body: { code: stand.code } })).body.zeit).toMatchObject({
      von: '09:00',
    });
    expect(await belegt()).toHaveLength(belegte + 1);
  });
  it('is cancelled once, frees its time, and cannot be moved after', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00' });
    expect((await sageAb(stand.code)).body).toMatchObject({
      status: 'abgesagt',
      absagbar: false,
      verlegbar: false,
    });
    expect((await sageAb(stand.code)).status).toBe(200);
    expect(await belegt()).toEqual([]);
    expect(await liesZeilen(wo, 'aufgabe', ['status'])).toEqual([{ status: 'entfallen' }]);
    const zeit = await eineZeit(api, wo, '10:00');
    const danach = await verlege(stand.code, zeit.id);
    expect([danach.status, danach.body.type]).toEqual([409, 'termin.uebergang-nicht-moeglich']);
    expect((await mails()).map(({ vorlage }) => vorlage)).toEqual(['buchung.gebucht', 'buchung.abgesagt']);
    expect(ics((await mails()).at(-1)!)).toContain('METHOD:CANCEL');
    expect(await liesZeilen(wo, 'rueckmeldung', ['art', 'text'])).toEqual([
      { art: 'passtNicht', text: 'Urlaub' },
    ]);
    // P5: what was free before is free again.
    expect((await eineZeit(api, wo, '09:00')).tag).toBe(stand.zeit.tag);
  });
  it('cannot be changed by its owner within the last day, and says to call', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00' });
    api.clock.now = new Date('2027-01-12T09:00:01+01:00');
    const { status, body } = await sageAb(stand.code);
    expect([status, body.type, body.detail]).toEqual([
      422,
      'termin.zu-kurzfristig',
      expect.stringContaining('rufen Sie'),
    ]);
    expect((await api.call(buchung.buchungHolen, { body: { code: stand.code } })).body).toMatchObject({
      status: 'bestaetigt',
      absagbar: false,
      verlegbar: false,
    });
  });
  it('is withdrawn from by its button even on the last day, with a receipt', async () => {
    await neu();
    const stand = await gebucht(api, wo, { von: '09:00' });
    api.clock.now = new Date('2027-01-13T08:00:00+01:00');
    const widerrufe = () =>
      api.call(buchung.buchungWiderrufen, {
        body: { code: stand.code, name: 'Eva Brand' },
        idempotencyKey: crypto.randomUUID(),
      });
    const { status, body } = await widerrufe();
    expect([status, body.status, body.widerruf]).toEqual([
      200,
      'abgesagt',
      { bis: '2027-01-25', moeglich: false, widerrufenAm: '2027-01-13T07:00:00.000Z' },
    ]);
    expect((await widerrufe()).status).toBe(200);
    const letzte = (await mails()).at(-1);
    expect([letzte?.vorlage, letzte?.nachricht.text]).toEqual([
      'buchung.widerrufen',
      expect.stringMatching(
        /Ihr Widerruf ist am 13\.01\.2027.{1,4}08:00 Uhr bei uns eingegangen[^]*„Ich widerrufe den Vertrag Nummer [^“]+“ Name: Eva Brand\./,
      ),
    ]);
    expect(await belegt()).toEqual([]);
  });
  it('shows nothing and changes nothing for a wrong code, and reading a right one changes nothing', async () => {
    await neu();
    const stand = await gebucht(api, wo);
    expect((await api.call(buchung.buchungHolen, { body: { code: 'gibt-es-nicht-wirklich' } })).status).toBe(
      410,
    );
    const vorher = await liesZeilen(wo, 'termin', ['version', 'folge', 'status']);
    await api.call(buchung.buchungHolen, { body: { code: stand.code } });
    await api.app.inject({ method: 'GET', url: `/oeffentlich/buchung/kalender?code=${stand.code}` });
    await api.app.inject({ method: 'HEAD', url: `/oeffentlich/buchung/kalender?code=${stand.code}` });
    expect(await liesZeilen(wo, 'termin', ['version', 'folge', 'status'])).toEqual(vorher);
  });
  it('is free for others when the office calls it off', async () => {
    await neu();
    await gebucht(api, wo, { von: '09:00' });
    await setzeZeilen(wo, 'termin', {}, { status: 'abgesagt' });
    expect(await belegt()).toEqual([]);
  });
});

describe('who tries too much', () => {
  it('is slowed down after sixty writes an hour from one address and ten for one contact', async () => {
    await neu();
    const { reservierung } = (await reservieren(api, wo, (await eineZeit(api, wo)).id)).body;
    const antworten = [];
    for (let i = 0; i < 11; i += 1)
      antworten.push((await buchen(api, wo, reservierung, { key: `versuch-nummer-${i}` })).status);
    expect(antworten.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(antworten[10]).toBe(429);
    const stoerer = [];
    for (let i = 0; i < 60; i += 1) stoerer.push((await reservieren(api, wo, 'x')).status);
    expect(stoerer.at(-1)).toBe(429);
  });
  it('of two companies sees only its own', async () => {
    const a = await neu();
    const zeit = await eineZeit(api, a);
    const { reservierung } = (await reservieren(api, a, zeit.id)).body;
    const b = await neuerBuchungsbetrieb(api);
    expect((await buchen(api, b, reservierung)).body.type).toBe('buchung.reservierung-abgelaufen');
    await api.call(buchung.reservierungFreigeben, { params: { slug: b.slug }, body: { reservierung } });
    expect(await belegt()).toHaveLength(1);
    expect((await eineZeit(api, b)).id).toBe(zeit.id);
  });
});
