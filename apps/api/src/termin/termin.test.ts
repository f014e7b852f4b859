import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as liegenschaft from '@kehrtour/contract/liegenschaft';
import * as termin from '@kehrtour/contract/termin';
import { tageVonBis } from '@kehrtour/domain/tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eineBelegung } from '../../test/bauten.ts';
import { neueHaeuser } from '../../test/kehrtourFixture.ts';
import { neueAntwort, neuerTermin, neueRunde, type Terminwunsch } from '../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../test/testApi.ts';
import { JETZT, derer } from '../../test/werte.ts';
import { loescheZeilen, neueZeile, neueZeilen, setzeZeilen } from '../../test/zeilen.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
});
afterAll(() => api.close());

let naechstes = 0;
/** Each with a house of its own, driven by the geselle. */
const lege = (wunsch: Partial<Terminwunsch> = {}) => {
  naechstes += 1;
  const mitarbeiterId = eigener.mitarbeiterId.geselle;
  return neuerTermin(eigener, { liegenschaftId: haeuser[naechstes] ?? '', mitarbeiterId, ...wunsch });
};
const hole = async (id: string, token = eigener.token.buero) =>
  api.call(termin.terminHolen, { params: { id } }, token);
const woche = (query: object, token = eigener.token.buero) =>
  api.call(termin.termineHolen, { query: { von: '2027-02-01', bis: '2027-02-07', ...query } }, token);
const melde = async (
  id: string,
  aktion: termin.TerminAktion,
  token = eigener.token.buero,
  angaben: { grund?: string } = {},
) => {
  const { version } = (await hole(id)).body;
  return api.call(termin.terminAendern, { params: { id }, body: { version, aktion, ...angaben } }, token);
};
const nimmZurueck = async (id: string, token = eigener.token.buero) => {
  const { version } = (await hole(id)).body;
  return api.call(termin.terminVermerkZuruecknehmen, { params: { id }, body: { version } }, token);
};
/** Marks are made on the day of the visit. */
const amTag = () => {
  api.clock.now = new Date('2027-02-02T10:00:00+01:00');
};
const aufgabenVon = async (id: string) => {
  const { liegenschaftId } = (await hole(id)).body;
  return (
    await api.call(aufgabe.aufgabenDerLiegenschaft, { params: { id: liegenschaftId } }, eigener.token.buero)
  ).body.eintraege;
};

describe('the week', () => {
  it('shows who, where, when and by whom, in the order of the day', async () => {
    const spaeter = await lege({ fensterVon: '2027-02-03T10:00:00+01:00' });
    const frueher = await lege({ fensterVon: '2027-02-03T08:00:00+01:00' });
    const { body } = await woche({});
    const ids = body.termine.map(({ id }) => id);
    expect(ids.indexOf(frueher.id)).toBeLessThan(ids.indexOf(spaeter.id));
    expect(body.termine.find(({ id }) => id === frueher.id)).toMatchObject({
      anschrift: 'Hardtstraße 3',
      ortszeile: '91207 Lauf',
      name: 'Eva Bewohner3',
      mitarbeiter: 'geselle Test',
      kehrtour: 'Altstadt',
      taetigkeiten: ['Kehrung'],
      antwort: null,
    });
  });
  it('begins and ends at midnight in Germany', async () => {
    const { id } = await lege({ fensterVon: '2027-05-01T00:30:00+02:00' });
    const tag = async (von: string) => (await woche({ von, bis: von })).body.termine.map((one) => one.id);
    expect(await tag('2027-05-01')).toContain(id);
    expect(await tag('2027-04-30')).toEqual([]);
  });
  it('knows the holidays of the state, and where the next appointment is', async () => {
    const { body } = await woche({ von: '2027-01-04', bis: '2027-01-10' });
    expect(body.feiertage).toEqual([{ tag: '2027-01-06', name: 'Heilige Drei Könige' }]);
    expect(body).toMatchObject({ termine: [], naechsterTag: '2027-02-03', leer: { termine: false } });
  });
  it('tells an empty product from an empty week', async () => {
    expect((await woche({}, fremder.token.inhaber)).body).toMatchObject({
      termine: [],
      naechsterTag: null,
      leer: { liegenschaften: true, termine: true },
    });
  });
  it('narrows to a person and to answers that need a look', async () => {
    const { id } = await lege({ status: 'abgelehnt', mitarbeiterId: eigener.mitarbeiterId.inhaber });
    const ungelesen = await lege();
    await neueAntwort(eigener, ungelesen.id, 'frage', { text: 'Wie lange dauert es?' });
    // A yes waits for nobody, read or not.
    const ja = await neuerTermin(eigener, {
      liegenschaftId: haeuser[0] ?? '',
      mitarbeiterId: eigener.mitarbeiterId.geselle,
      status: 'bestaetigt',
    });
    await neueAntwort(eigener, ja.id, 'daheim');
    await neueAntwort(eigener, ja.id, 'schluesselNachbar', { text: 'bei Müller' });
    const offene = (await woche({ nurOffene: '1' })).body.termine.map((one) => one.id);
    expect(offene.toSorted()).toEqual([id, ungelesen.id].toSorted());
    const ihre = (await woche({ mitarbeiterId: eigener.mitarbeiterId.inhaber })).body.termine;
    expect(ihre.map((one) => one.id)).toEqual([id]);
  });
  it('shows those who drive their own, whomever they ask for', async () => {
    const { body } = await woche({ mitarbeiterId: eigener.mitarbeiterId.inhaber }, eigener.token.geselle);
    expect(new Set(body.termine.map(({ mitarbeiterId }) => mitarbeiterId))).toEqual(
      new Set([eigener.mitarbeiterId.geselle]),
    );
    expect((await woche({}, eigener.token.azubi)).body.termine).toEqual([]);
  });
  it('says what is wrong with a visit to come: two places at once, or nobody there', async () => {
    const mitarbeiterId = eigener.mitarbeiterId.inhaber;
    const beide = [
      await lege({ fensterVon: '2027-03-02T08:00:00+01:00', mitarbeiterId }),
      await lege({ fensterVon: '2027-03-02T08:00:00+01:00', mitarbeiterId }),
    ];
    const maerz = { von: '2027-03-01', bis: '2027-03-07' };
    const { body } = await woche(maerz);
    expect(body.konflikte.map(({ terminId }) => terminId).toSorted()).toEqual(
      beide.map(({ id }) => id).toSorted(),
    );
    expect(body.konflikte[0]?.satz).toMatch(/^Zur selben Zeit ist (Hardtstraße|Marktplatz) \d+ geplant\.$/);
    const [erster] = beide;
    await melde(erster?.id ?? '', 'sageAb');
    expect((await woche(maerz)).body.konflikte).toEqual([]);
    await eineBelegung(eigener, mitarbeiterId, {
      von: '2027-03-02T00:00:00+01:00',
      bis: '2027-03-03T00:00:00+01:00',
      ueberstimmt: true,
    });
    expect((await woche(maerz)).body.konflikte).toEqual([
      { terminId: beide[1]?.id, satz: 'Wer fahren soll, ist dann nicht da.' },
    ]);
    expect((await woche(maerz, eigener.token.geselle)).body.konflikte).toEqual([]);
    await loescheZeilen(eigener, 'belegung', { art: 'abwesenheit' });
  });
  it('refuses more than 62 days and a span that ends before it begins', async () => {
    expect((await woche({ bis: '2027-06-01' })).body.felder?.[0]?.feld).toBe('bis');
    expect((await woche({ bis: '2027-01-01' })).body.felder?.[0]?.feld).toBe('bis');
  });
});

describe('answers nobody has read', () => {
  const ungelesen = async (token = eigener.token.buero) =>
    (await api.call(termin.ungelesenHolen, {}, token)).body;
  it('stand on top, the newest first, until somebody has read them', async () => {
    const alt = await lege();
    const neu = await lege();
    await neueAntwort(eigener, alt.id, 'daheim', { am: '2027-01-21T09:00:00+01:00' });
    await neueAntwort(eigener, neu.id, 'wunsch', {
      text: 'lieber nachmittags',
      am: '2027-01-22T09:00:00+01:00',
    });
    const vorher = await ungelesen();
    expect(vorher.termine.slice(0, 2).map(({ id }) => id)).toEqual([neu.id, alt.id]);
    expect(vorher.termine[0]?.antwort).toMatchObject({ art: 'wunsch', text: 'lieber nachmittags' });
    const gelesen = await api.call(
      termin.rueckmeldungGelesen,
      { params: { id: neu.id } },
      eigener.token.buero,
    );
    expect(gelesen.status).toBe(200);
    const danach = await ungelesen();
    expect(danach.gesamt).toBe(vorher.gesamt - 1);
    expect(danach.termine[0]?.id).toBe(alt.id);
    expect((await hole(neu.id)).body.rueckmeldungen).toMatchObject([{ art: 'wunsch', gelesen: true }]);
  });
  it('are those of the own rounds for who drives, and never another company’s', async () => {
    expect((await ungelesen(fremder.token.inhaber)).gesamt).toBe(0);
    expect((await ungelesen(eigener.token.azubi)).gesamt).toBe(0);
    expect((await ungelesen(eigener.token.geselle)).gesamt).toBeGreaterThan(0);
  });
});

describe('an appointment', () => {
  beforeEach(amTag);
  it('comes with customer, tasks, proofs and history', async () => {
    const { id } = await lege();
    await neueZeile(eigener, 'ankuendigung', {
      termin_id: id,
      kanal: 'einwurf',
      empfaenger: 'Eva Bewohner',
      anschrift: 'Hardtstraße 1',
      text: '{"titel": "Ihr Schornsteinfeger kommt"}',
      rechtsart: 'frei',
      erstellt_am: JETZT,
    });
    await melde(id, 'bestaetige');
    const { body } = await hole(id);
    expect(body.kontakte).toMatchObject([{ rolle: 'eigentuemer' }]);
    expect(body.aufgaben).toMatchObject([{ bezeichnung: 'Kehrung', dauerMinuten: 12 }]);
    expect(body.ankuendigungen).toMatchObject([
      { kanal: 'einwurf', titel: 'Ihr Schornsteinfeger kommt', stand: 'offen', zugangAm: null },
    ]);
    expect(body.verlauf).toMatchObject([{ wer: 'buero Test', was: 'stand:bestaetige' }]);
  });
  it('offers what the state and the role allow', async () => {
    const { id } = await lege();
    expect((await hole(id)).body.aktionen).toContain('sageAb');
    expect((await hole(id, eigener.token.geselle)).body.aktionen).not.toContain('sageAb');
    await melde(id, 'bestaetige');
    expect((await hole(id)).body.aktionen).not.toContain('bestaetige');
    await melde(id, 'erledige');
    expect((await hole(id)).body.aktionen).toEqual([]);
  });
  it('goes through answers and back again, but not behind the visit', async () => {
    const { id } = await lege();
    expect((await melde(id, 'bestaetige')).body.status).toBe('bestaetigt');
    expect((await melde(id, 'lehneAb')).body.status).toBe('abgelehnt');
    expect((await melde(id, 'bestaetige')).body.status).toBe('bestaetigt');
    expect((await melde(id, 'meldeNichtAngetroffen')).body.status).toBe('nichtAngetroffen');
    expect(await melde(id, 'bestaetige')).toMatchObject({
      status: 409,
      body: { type: 'termin.uebergang-nicht-moeglich' },
    });
  });
  it('has its answers read by whoever acts on them', async () => {
    const { id } = await lege();
    await neueAntwort(eigener, id, 'passtNicht');
    expect((await melde(id, 'sageAb')).body).toMatchObject({ status: 'abgesagt', ungelesen: 0 });
  });
  it('shows a second writer how it stands', async () => {
    const { id } = await lege();
    await melde(id, 'bestaetige');
    const alt = await api.call(
      termin.terminAendern,
      { params: { id }, body: { version: 1, aktion: 'lehneAb' } },
      eigener.token.buero,
    );
    expect(alt.status).toBe(409);
    expect(alt.body.angaben?.['stand']).toMatchObject({ status: 'bestaetigt', version: 2 });
  });
  it('that is done ends its tasks on its day', async () => {
    const { id } = await lege();
    await melde(id, 'erledige', eigener.token.geselle);
    expect(await aufgabenVon(id)).toMatchObject([
      { status: 'offen', fristVon: '2027-03-15', fristBis: '2027-04-30' },
      { status: 'erledigt', erledigtAm: '2027-02-02' },
    ]);
  });
  it('that came to nothing frees its tasks for another round', async () => {
    const { id } = await lege();
    expect(await aufgabenVon(id)).toMatchObject([{ status: 'eingeplant' }]);
    await melde(id, 'meldeNichtAngetroffen');
    expect(await aufgabenVon(id)).toMatchObject([{ status: 'offen' }]);
  });
  it('of one flat leaves the work of the whole house to the last flat', async () => {
    const hausId = haeuser[38] ?? '';
    const { body } = await api.call(
      liegenschaft.einheitAnlegen,
      {
        params: { id: hausId },
        body: { version: 1, nummer: '1', geschoss: 'EG', lage: '', bezeichnung: '', aktiv: true },
        idempotencyKey: crypto.randomUUID(),
      },
      eigener.token.buero,
    );
    const erste = await lege({ liegenschaftId: hausId, nutzungseinheitId: body.einheiten[0]?.id ?? '' });
    const zweite = await lege({ liegenschaftId: hausId, haltId: erste.haltId, kehrtourId: erste.kehrtourId });
    await melde(erste.id, 'erledige');
    expect(await aufgabenVon(erste.id)).toMatchObject([{ status: 'eingeplant' }]);
    await melde(zweite.id, 'erledige');
    expect(await aufgabenVon(erste.id)).toMatchObject([{ status: 'offen' }, { status: 'erledigt' }]);
  });
  it('is nobody else’s business', async () => {
    const { id } = await lege();
    for (const token of [fremder.token.inhaber, eigener.token.azubi]) {
      expect((await hole(id, token)).status).toBe(404);
      expect((await melde(id, 'erledige', token)).status).toBe(404);
      expect((await api.call(termin.rueckmeldungGelesen, { params: { id } }, token)).status).toBe(404);
    }
    expect((await melde(id, 'sageAb', eigener.token.geselle)).status).toBe(403);
  });
  it('is listed at its house', async () => {
    const { id } = await lege();
    const { liegenschaftId } = (await hole(id)).body;
    const liste = (token: string) =>
      api.call(termin.termineDerLiegenschaft, { params: { id: liegenschaftId } }, token);
    expect((await liste(eigener.token.buero)).body.termine.map((one) => one.id)).toEqual([id]);
    expect((await liste(fremder.token.buero)).status).toBe(404);
    expect((await liste(eigener.token.azubi)).status).toBe(404);
  });
});

describe('work that was done', () => {
  beforeEach(amTag);
  it('falls due again with the next season, for the same minutes, and in no round', async () => {
    const { id } = await lege();
    await melde(id, 'erledige');
    const [folge, getan] = await aufgabenVon(id);
    expect(folge).toMatchObject({
      taetigkeitId: getan?.taetigkeitId,
      bezeichnung: getan?.bezeichnung,
      dauerMinuten: getan?.dauerMinuten,
      kehrtour: null,
      status: 'offen',
      ampel: 'spaeter',
    });
  });
  it('makes no second task where the next turn is known already', async () => {
    const { id } = await lege();
    const { liegenschaftId } = (await hole(id)).body;
    const bekannt = {
      taetigkeitId: 'kehrung_3x',
      nutzungseinheitId: null,
      fristVon: '2027-04-01',
      fristBis: '2027-04-30',
      dauerMinuten: 20,
    };
    const anlegen = { params: { id: liegenschaftId }, body: bekannt, idempotencyKey: crypto.randomUUID() };
    await api.call(aufgabe.aufgabeAnlegen, anlegen, eigener.token.buero);
    await setzeZeilen(eigener, 'aufgabe', { liegenschaft_id: liegenschaftId }, { bezeichnung: 'Kehrung' });
    await melde(id, 'erledige');
    expect(await aufgabenVon(id)).toMatchObject([{ fristVon: '2027-04-01' }, { status: 'erledigt' }]);
  });
  it('of a booking that stands alone is done, too, and makes the next turn of the due task it took', async () => {
    const { id, haltId } = await lege();
    await eigener.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'termin', { id }, { quelle: 'buchung', halt_id: null, kehrtour_id: null });
      await setzeZeilen(
        tx,
        'aufgabe',
        { id: derer('halt_aufgabe', 'aufgabe_id', { halt_id: haltId }) },
        { termin_id: id, kehrtour_id: null },
      );
      await loescheZeilen(tx, 'halt', { id: haltId });
    });
    await melde(id, 'erledige');
    expect(await aufgabenVon(id)).toMatchObject([{ fristVon: '2027-03-15' }, { status: 'erledigt' }]);
    expect((await nimmZurueck(id)).status).toBe(200);
    expect(await aufgabenVon(id)).toMatchObject([{ status: 'offen', erledigtAm: null }]);
  });
});

describe('a mark', () => {
  beforeEach(amTag);
  it('before its day says why, and the work counts from the day it was done', async () => {
    api.clock.now = new Date('2027-01-29T10:00:00+01:00');
    const { id } = await lege();
    for (const aktion of ['erledige', 'meldeNichtAngetroffen', 'meldeZutrittVerweigert'] as const) {
      const { status, body } = await melde(id, aktion);
      expect([status, body.felder?.[0]?.feld, body.detail]).toEqual([
        400,
        'grund',
        'Der Termin ist erst am Dienstag, 2. Februar 2027. Bitte schreiben Sie dazu, warum Sie ihn schon vermerken.',
      ]);
    }
    const grund = 'Auf Wunsch der Kundin vorgezogen';
    const { body } = await melde(id, 'erledige', eigener.token.buero, { grund });
    expect(body.verlauf[0]).toMatchObject({ was: 'stand:erledige', grund });
    expect((await aufgabenVon(id)).at(-1)).toMatchObject({ status: 'erledigt', erledigtAm: '2027-01-29' });
  });
  it('is taken back with all that came of it, as often as one likes', async () => {
    const { id } = await lege();
    await melde(id, 'bestaetige');
    for (const aktion of [
      'erledige',
      'meldeNichtAngetroffen',
      'erledige',
      'meldeZutrittVerweigert',
    ] as const) {
      expect((await melde(id, aktion)).body.ruecknahme).toBe(true);
      const { body } = await nimmZurueck(id);
      expect(body).toMatchObject({ status: 'bestaetigt', ruecknahme: false });
      expect(body.verlauf[0]).toMatchObject({ wer: 'buero Test', was: 'vermerk-zurueckgenommen' });
      expect(await aufgabenVon(id)).toMatchObject([{ status: 'eingeplant', erledigtAm: null }]);
    }
  });
  it('stands once the next visit rests on it', async () => {
    const { id } = await lege();
    await melde(id, 'erledige');
    const [folge] = await aufgabenVon(id);
    const runde = await neueRunde(eigener, 'Frühjahr');
    await setzeZeilen(eigener, 'aufgabe', { id: folge?.id }, { kehrtour_id: runde });
    const { status, body } = await nimmZurueck(id);
    expect([status, body.type]).toEqual([409, 'termin.vermerk-gebraucht']);
    expect(body.detail).toContain('schon der nächste Besuch geplant');
    expect(await aufgabenVon(id)).toMatchObject([{ status: 'eingeplant' }, { status: 'erledigt' }]);
  });
  it('that nobody was met stands once another round has the work', async () => {
    const { id } = await lege();
    await melde(id, 'meldeNichtAngetroffen');
    const [frei] = await aufgabenVon(id);
    const runde = await neueRunde(eigener, 'Nachholer');
    await setzeZeilen(eigener, 'aufgabe', { id: frei?.id }, { kehrtour_id: runde });
    expect((await nimmZurueck(id)).body.type).toBe('termin.vermerk-gebraucht');
  });
  it('stands once the customer was told of it or answered', async () => {
    const { id } = await lege();
    await melde(id, 'meldeNichtAngetroffen');
    await neueAntwort(eigener, id, 'frage', {
      text: 'Wann kommen Sie wieder?',
      am: '2027-02-02T12:00:00+01:00',
    });
    const { body } = await nimmZurueck(id);
    expect(body.detail).toContain('Bitte vereinbaren Sie einen neuen Termin');
    expect((await hole(id)).body.status).toBe('nichtAngetroffen');
  });
  it('that was never made cannot be taken back, nor by another company, nor with an old version', async () => {
    const { id } = await lege();
    expect((await nimmZurueck(id)).body.type).toBe('termin.uebergang-nicht-moeglich');
    await melde(id, 'erledige');
    const alt = { params: { id }, body: { version: 1 } };
    expect((await api.call(termin.terminVermerkZuruecknehmen, alt, eigener.token.buero)).body.type).toBe(
      'veraltet',
    );
    expect((await api.call(termin.terminVermerkZuruecknehmen, alt, fremder.token.inhaber)).status).toBe(404);
    expect((await api.call(termin.terminVermerkZuruecknehmen, alt, eigener.token.azubi)).status).toBe(404);
  });
});

describe('the note of an appointment', () => {
  const notiere = (id: string, notiz: string, vorher: string, token = eigener.token.buero) =>
    api.call(termin.terminNotizAendern, { params: { id }, body: { notiz, vorher } }, token);
  it('is written at the desk and at the door, with its history, and makes no plan old', async () => {
    const { id } = await lege();
    const { version } = (await hole(id)).body;
    expect((await notiere(id, 'Bitte am Tor klingeln', '')).body).toMatchObject({
      notiz: 'Bitte am Tor klingeln',
      version,
    });
    const { status, body } = await notiere(
      id,
      'Schlüssel beim Bäcker',
      'Bitte am Tor klingeln',
      eigener.token.geselle,
    );
    expect([status, body.notiz]).toEqual([200, 'Schlüssel beim Bäcker']);
    expect(body.verlauf.map(({ was }) => was)).toEqual(['notiz-geaendert', 'notiz-geaendert']);
  });
  it('is not written over what somebody else wrote meanwhile; pressed twice it is written once', async () => {
    const { id } = await lege();
    const beide = await Promise.all(['eins', 'zwei'].map((text) => notiere(id, text, '')));
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { notiz } = (await hole(id)).body;
    expect((await notiere(id, notiz, '')).status).toBe(200);
    expect((await hole(id)).body.verlauf).toHaveLength(1);
  });
  it('is nobody’s business but the company’s, and of bounded length', async () => {
    const { id } = await lege();
    expect((await notiere(id, 'fremd', '', fremder.token.inhaber)).status).toBe(404);
    expect((await notiere(id, 'nicht meiner', '', eigener.token.azubi)).status).toBe(404);
    expect((await notiere(id, 'x'.repeat(501), '')).body.felder?.[0]?.feld).toBe('notiz');
  });
});

describe('looking for an appointment of any day', () => {
  const suche = async (wort: string, token = eigener.token.buero) =>
    (await api.call(termin.termineSuchen, { query: { suche: wort } }, token)).body;
  const ids = async (wort: string, token?: string) => (await suche(wort, token)).termine.map(({ id }) => id);

  it('finds it by person, street and number of the house, what is to come before what was', async () => {
    const [haus = ''] = await neueHaeuser(eigener, 1);
    await setzeZeilen(eigener, 'liegenschaft', { id: haus }, { strasse: 'Suchgasse', laufnummer: 4711 });
    const war = await lege({ liegenschaftId: haus, fensterVon: '2025-11-03T08:00:00+01:00' });
    const bald = await lege({ liegenschaftId: haus, fensterVon: '2027-02-04T08:00:00+01:00' });
    const spaeter = await lege({ liegenschaftId: haus, fensterVon: '2027-06-04T08:00:00+02:00' });
    const lange = await lege({ liegenschaftId: haus, fensterVon: '2021-06-04T08:00:00+02:00' });
    const alle = [bald.id, spaeter.id, war.id];
    expect(await ids('suchgasse')).toEqual(alle);
    expect(await ids('Suchg. 1 Bewohner1')).toEqual(alle);
    expect(await ids('4711')).toEqual(alle);
    expect(await ids('suchgasse müller')).toEqual([]);
    expect(await ids('suchgasse')).not.toContain(lange.id);
  });
  it('finds for those who drive only their own, and nothing of another company', async () => {
    const meiner = await lege({ fensterVon: '2027-07-05T08:00:00+02:00' });
    const ihrer = await lege({
      fensterVon: '2027-07-05T10:00:00+02:00',
      mitarbeiterId: eigener.mitarbeiterId.inhaber,
    });
    const gefunden = await ids('lauf', eigener.token.geselle);
    expect(gefunden).toContain(meiner.id);
    expect(gefunden).not.toContain(ihrer.id);
    expect(await ids('lauf', fremder.token.inhaber)).toEqual([]);
  });
  it('is not led astray by signs, and shows sixty at most', async () => {
    for (const wort of ['%%\'"', '--', '\\\\']) expect((await suche(wort)).termine).toEqual([]);
    const [haus = ''] = await neueHaeuser(eigener, 1);
    await neueZeilen(
      eigener,
      'termin',
      tageVonBis('2027-08-01', '2027-10-01').map((tag) => ({
        liegenschaft_id: haus,
        mitarbeiter_id: eigener.mitarbeiterId.geselle,
        status: 'bestaetigt',
        quelle: 'hand',
        fenster_von: `${tag}T08:00+02:00`,
        fenster_bis: `${tag}T09:00+02:00`,
        beginn: `${tag}T08:00+02:00`,
        ende: `${tag}T09:00+02:00`,
        taetigkeiten: ['Kehrung'],
      })),
    );
    const { termine, mehr } = await suche('hardtstr 1');
    expect([termine.length, mehr]).toEqual([60, true]);
  });
});
