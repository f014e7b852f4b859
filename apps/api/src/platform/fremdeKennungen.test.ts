import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as antwortbrett from '@kehrtour/contract/antwortbrett';
import * as betroffen from '@kehrtour/contract/betroffen';
import * as buchung from '@kehrtour/contract/buchung';
import * as angebot from '@kehrtour/contract/buchungsangebot';
import * as wellen from '@kehrtour/contract/buchungswelle';
import type { Endpoint } from '@kehrtour/contract/endpoint';
import * as gebiet from '@kehrtour/contract/gebiet';
import * as kalender from '@kehrtour/contract/kalender';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as auswahl from '@kehrtour/contract/kehrtourAuswahl';
import * as auswege from '@kehrtour/contract/kehrtourauswege';
import * as kehrtourlauf from '@kehrtour/contract/kehrtourlauf';
import * as nachweis from '@kehrtour/contract/nachweis';
import * as quartal from '@kehrtour/contract/quartal';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as taetigkeit from '@kehrtour/contract/taetigkeit';
import * as termin from '@kehrtour/contract/termin';
import * as terminbuchung from '@kehrtour/contract/terminbuchung';
import * as buero from '@kehrtour/contract/terminbuero';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import * as versand from '@kehrtour/contract/versand';
import * as vorgang from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  KAMINOFEN,
  KONTAKT,
  neuerBuchungsbetrieb,
  WUNSCH,
  ZUSTIMMUNG,
} from '../../test/buchungFixture.ts';
import { fremderBetrieb, type FremderBetrieb, GEHEIM } from '../../test/fremderBetrieb.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { sql } from './db/sql.ts';

/** Concepts of which every served endpoint must be tried here: whoever adds one adds its try. */
const MODULE = {
  aenderung,
  ankuendigung,
  antwortbrett,
  betroffen,
  buchung,
  wellen,
  angebot,
  gebiet,
  kalender,
  kehrtour,
  auswahl,
  auswege,
  kehrtourlauf,
  nachweis,
  quartal,
  schliesstag,
  taetigkeit,
  termin,
  terminbuchung,
  buero,
  verfuegbarkeit,
  versand,
  vorgang,
};
const name = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
const ENDPUNKTE: readonly Endpoint[] = Object.values(MODULE).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(
    (eines): eines is Endpoint =>
      typeof eines === 'object' && eines !== null && 'method' in eines && 'path' in eines,
  ),
);

let api: TestApi;
let fremd: FremderBetrieb;
let wir: Buchungsbetrieb;
beforeAll(async () => {
  api = await testApi();
  fremd = await fremderBetrieb(api);
  wir = await neuerBuchungsbetrieb(api);
});
afterAll(() => api.close());
beforeEach(async () => void (await vergissZaehler(api)));

type Eingabe = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
/**
 * What is tried with the other company's ids; `nichts`: there is no such id in it, and the answer shows
 * ours alone; `wie`: the refusal that something unknown gets there, where it is not `nicht-gefunden`.
 */
type Versuch = Eingabe & { nichts?: true; wie?: string };
const nichts: Versuch = { nichts: true };
const id = (wert: string, body?: unknown): Versuch => ({
  params: { id: wert },
  ...(body === undefined ? {} : { body }),
});

const ABGELAUFEN = 'buchung.reservierung-abgelaufen';
const wahl = (mitarbeiterId: string) => ({
  art: 'eigene',
  mitarbeiterId,
  tag: '2027-01-20',
  uhrzeit: '10:00',
  dauerMinuten: 45,
  trotzdem: true,
});
const telefonkontakt = { vorname: '', nachname: 'X', telefon: '', email: '' };
const woche = [{ wochentag: 1, von: '08:00', bis: '16:00' }];
const GEBIET = {
  art: 'plz',
  name: '',
  plz: '91207',
  ort: '',
  strasse: '',
  hausnrVon: null,
  hausnrBis: null,
  seite: 'alle',
  flaeche: null,
  hoheitlich: false,
  ausgenommen: false,
  zustaendig: '',
};
const TAETIGKEIT = {
  name: 'Anders',
  kundentext: 'Anders',
  art: 'frei',
  dauerMinuten: 30,
  jeWeitereEinheitMinuten: 0,
  jeWeitereFeuerstaetteMinuten: 0,
  feuerstaettenInbegriffen: 0,
  wiederholung: { art: 'anlass' },
  fenster: [],
  online: 'nein',
  qualifikation: 'keine',
  vorOrt: true,
};
const TAETIGKEITSBUCHUNG = { fragen: [], dauerMinuten: null, preisCent: null, preisText: '', hinweis: '' };

/** One try or several for every endpoint, made of the other company's ids. */
const versuche = (): Record<string, Versuch | Versuch[]> => {
  const { person, code, reservierung, haus } = fremd;
  const beiUns = { slug: wir.slug };
  const auswahlDesQuartals = (mitarbeiterIds: string[]) => ({
    von: '2027-01-25',
    bis: '2027-02-28',
    taetigkeitIds: [],
    orte: [],
    mitarbeiterIds,
    auslastungProzent: 90,
  });
  const abwesenheit = {
    mitarbeiterId: person,
    von: '2027-02-01',
    bis: '2027-02-01',
    vonUhr: null,
    bisUhr: null,
    grund: '',
  };
  const ausnahme = { mitarbeiterId: person, von: '2027-02-01', bis: '2027-02-01', zeiten: [], grund: '' };
  return {
    // requests, the phone, moving
    'GET /buchungen/anfragen': nichts,
    'GET /buchungen/welle': nichts,
    'POST /buchungen/welle/beenden': {
      body: { buchungen: [{ terminId: fremd.anfrage, bestaetigt: false }] },
      nichts: true,
    },
    'POST /buchungen/:id/behalten': id(fremd.anfrage),
    'POST /buchungen/:id/annehmen': id(fremd.anfrage),
    'POST /buchungen/:id/ablehnen': id(fremd.anfrage, { grund: 'nein danke' }),
    'POST /buchungen/zeiten': {
      body: { taetigkeitId: KAMINOFEN, angaben: {}, wo: { art: 'liegenschaft', liegenschaftId: haus } },
    },
    'POST /buchungen/:id/zeiten': id(fremd.termin, {}),
    'POST /buchungen': [
      {
        body: {
          taetigkeitId: KAMINOFEN,
          angaben: {},
          wo: { art: 'anschrift', anschrift: WUNSCH.anschrift },
          wahl: wahl(person),
          kontakt: telefonkontakt,
          notiz: '',
        },
      },
      {
        body: {
          taetigkeitId: KAMINOFEN,
          angaben: {},
          wo: { art: 'liegenschaft', liegenschaftId: haus },
          wahl: wahl(wir.mitarbeiterId.geselle),
          kontakt: telefonkontakt,
          notiz: '',
        },
      },
    ],
    'POST /buchungen/:id/verlegen': id(fremd.termin, {
      version: 1,
      wahl: wahl(wir.mitarbeiterId.geselle),
      abgesprochen: true,
    }),
    // appointments
    'GET /termine': [
      { query: { von: '2027-01-01', bis: '2027-02-28' }, nichts: true },
      { query: { von: '2027-01-01', bis: '2027-02-28', mitarbeiterId: person }, nichts: true },
    ],
    'GET /termine/suche': [
      { query: { suche: GEHEIM }, nichts: true },
      { query: { suche: 'gasse' }, nichts: true },
    ],
    'GET /rueckmeldungen/ungelesen': nichts,
    'GET /liegenschaften/:id/termine': id(haus),
    'GET /termine/:id': id(fremd.termin),
    'POST /termine/:id/stand': id(fremd.termin, { version: 1, aktion: 'sageAb' }),
    'POST /termine/:id/gelesen': id(fremd.termin),
    'POST /termine/:id/vermerk-zuruecknehmen': id(fremd.termin, { version: 1 }),
    'PUT /termine/:id/notiz': id(fremd.termin, { notiz: 'fremd', vorher: '' }),
    // answers
    'GET /rueckmeldungen/vorschlaege': nichts,
    'GET /rueckmeldungen/brett': [
      { query: {}, nichts: true },
      { query: { kehrtourId: fremd.kehrtour }, nichts: true },
    ],
    'GET /liegenschaften/:id/wuensche': id(haus),
    'POST /liegenschaften/:id/wuensche': id(haus, { text: 'freitags', nutzungseinheitId: null }),
    'PUT /liegenschaften/:id/wuensche/:wunschId': {
      params: { id: haus, wunschId: fremd.termin },
      body: { text: 'freitags', nutzungseinheitId: null, vorher: '' },
    },
    'DELETE /liegenschaften/:id/wuensche/:wunschId': { params: { id: haus, wunschId: fremd.termin } },
    'GET /termine/:id/auswege': id(fremd.termin),
    'POST /termine/:id/ausweg': id(fremd.termin, { version: 1, auswegId: 'x', abgesprochen: true }),
    'POST /termine/:id/wunsch-merken': id(fremd.termin, { version: 1, text: 'freitags' }),
    'POST /termine/:id/anruf': id(fremd.termin, { ergebnis: 'nichtErreicht' }),
    'POST /rueckmeldungen/nachsenden': { body: { kanal: 'sms', terminIds: [fremd.termin] } },
    'POST /rueckmeldungen/:id/erwidern': id(fremd.rueckmeldung, { text: 'Ja, bitte.' }),
    // where the company goes, when, and when not
    'GET /gebiete': nichts,
    'POST /gebiete': { body: { eintraege: [GEBIET] }, nichts: true },
    'PUT /gebiete/:id': id(fremd.gebiet, { daten: GEBIET, version: 1 }),
    'POST /gebiete/entfernen': { body: { ids: [fremd.gebiet] }, nichts: true },
    'POST /gebiete/betroffene': { body: { neu: [], entfernt: [fremd.gebiet] }, nichts: true },
    'POST /gebiete/pruefen': {
      body: { plz: '91207', strasse: `${GEHEIM}gasse`, hausnr: '12' },
      nichts: true,
    },
    'GET /verfuegbarkeiten': nichts,
    'PUT /verfuegbarkeiten/wochen': { body: { wochen: [{ mitarbeiterId: person, woche, vorher: [] }] } },
    'POST /verfuegbarkeiten/ausnahmen': { body: ausnahme },
    'DELETE /verfuegbarkeiten/ausnahmen/:id': id(fremd.ausnahme),
    'POST /verfuegbarkeiten/abwesenheiten': { body: { ...abwesenheit, trotzdem: true } },
    'DELETE /verfuegbarkeiten/abwesenheiten/:id': id(fremd.abwesenheit),
    'POST /verfuegbarkeiten/betroffene': [
      { body: { art: 'wochen', wochen: [{ mitarbeiterId: person, woche: [] }] }, nichts: true },
      { body: { art: 'ausnahme', ausnahme }, nichts: true },
      {
        body: { art: 'abwesenheit', abwesenheit: { ...abwesenheit, von: '2027-01-11', bis: '2027-02-28' } },
        nichts: true,
      },
    ],
    // whom a change of the company, its people or its words reaches
    'POST /betroffene/sitz': { body: { bundesland: 'BE', plz: '10115', ort: 'Berlin' }, nichts: true },
    'POST /betroffene/feiertage': {
      body: { einmalige: [{ tag: '2027-02-02', bundesland: 'BY', name: 'Fest' }] },
      nichts: true,
    },
    'GET /betroffene/adresse': nichts,
    'POST /betroffene/mitarbeiter/:id': id(person, {
      aktiv: false,
      faehrt: false,
      qualifikation: 'keine',
      arbeitszeit: [],
    }),
    'GET /betroffene/worte/:art': { params: { art: 'freieTaetigkeiten' }, nichts: true },
    'GET /schliesstage': nichts,
    'POST /schliesstage': {
      body: { von: '2027-03-01', bis: '2027-03-01', name: 'Unserer', offen: false },
      nichts: true,
    },
    'PUT /schliesstage/:id': id(fremd.schliesstag, {
      neu: { von: '2027-03-01', bis: '2027-03-01', name: 'Unserer', offen: false },
      vorher: { von: '2027-02-17', bis: '2027-02-17', name: GEHEIM, offen: false },
    }),
    'DELETE /schliesstage/:id': id(fremd.schliesstag),
    'POST /schliesstage/betroffene': { body: { von: '2027-01-11', bis: '2027-02-28' }, nichts: true },
    'GET /terminbuchung': nichts,
    'POST /terminbuchung/beginnen': nichts,
    'PUT /terminbuchung/an': { body: { an: true }, nichts: true },
    'GET /taetigkeiten': nichts,
    'GET /taetigkeiten/:id': id(fremd.taetigkeit),
    'GET /taetigkeiten/:id/wirkung': id(fremd.taetigkeit),
    'POST /taetigkeiten': { body: { ...TAETIGKEIT, name: 'Unsere' }, nichts: true },
    'PUT /taetigkeiten/:id': id(fremd.taetigkeit, { ...TAETIGKEIT, aktiv: false, version: 1 }),
    'GET /taetigkeiten/:id/betroffene': id(fremd.taetigkeit),
    'PUT /taetigkeiten/:id/buchung': id(fremd.taetigkeit, {
      online: 'ja',
      buchung: TAETIGKEITSBUCHUNG,
      version: 1,
    }),
    // calendars
    'GET /verbindungen/kalender': nichts,
    'POST /verbindungen/kalender/:mitarbeiterId/feed': {
      params: { mitarbeiterId: person },
      body: { mitKundendaten: true },
    },
    'PUT /verbindungen/kalender/:mitarbeiterId/feed': {
      params: { mitarbeiterId: fremd.mitarbeiterId.inhaber },
      body: { mitKundendaten: false },
    },
    'DELETE /verbindungen/kalender/:mitarbeiterId/feed': {
      params: { mitarbeiterId: fremd.mitarbeiterId.inhaber },
    },
    'POST /verbindungen/kalender/:mitarbeiterId/abos': {
      params: { mitarbeiterId: person },
      body: { name: 'X', adresse: 'https://example.org/x.ics', benutzer: '', passwort: '' },
    },
    'POST /verbindungen/kalender/:mitarbeiterId/abos/:aboId/aktualisieren': [
      { params: { mitarbeiterId: person, aboId: fremd.abo } },
      { params: { mitarbeiterId: wir.mitarbeiterId.geselle, aboId: fremd.abo } },
    ],
    'DELETE /verbindungen/kalender/:mitarbeiterId/abos/:aboId': [
      { params: { mitarbeiterId: person, aboId: fremd.abo } },
      { params: { mitarbeiterId: wir.mitarbeiterId.geselle, aboId: fremd.abo } },
    ],
    // The secret address names its company: only a wrong one can be tried.
    'GET /kalender/:datei': { params: { datei: falsch(fremd.feed) } },
    // rounds and the quarter
    'GET /kehrtouren': { query: {}, nichts: true },
    'POST /kehrtouren': { body: { liegenschaftIds: [haus] }, nichts: true },
    'POST /kehrtouren/naechste/haeuser': { body: { liegenschaftIds: [haus] }, nichts: true },
    'GET /kehrtouren/:id': id(fremd.kehrtour),
    'PATCH /kehrtouren/:id/vorgaben': id(fremd.kehrtour, { version: 1, vorgaben: {} }),
    'POST /kehrtouren/:id/planen': id(fremd.kehrtour, {}),
    'GET /kehrtouren/:id/aenderung': id(fremd.kehrtour),
    'POST /kehrtouren/:id/aenderung/annehmen': id(fremd.kehrtour, { version: 1, gruende: {} }),
    'POST /kehrtouren/:id/aenderung/verwerfen': id(fremd.kehrtour, { version: 1 }),
    'PUT /kehrtouren/:id/anordnung': id(fremd.kehrtour, {
      version: 1,
      anordnung: { schichten: [], sperren: {} },
    }),
    'GET /kehrtouren/:id/problem': id(fremd.kehrtour),
    'POST /kehrtouren/:id/starten': id(fremd.kehrtour),
    'POST /kehrtouren/:id/abschliessen': id(fremd.kehrtour, { offene: 'zurueck' }),
    'GET /kehrtouren/:id/absage': id(fremd.kehrtour),
    'POST /kehrtouren/:id/absagen': id(fremd.kehrtour, {}),
    'DELETE /kehrtouren/:id': id(fremd.kehrtour),
    'GET /kehrtour-auswahl': { query: {}, nichts: true },
    'GET /kehrtouren/:id/auswege': { ...id(fremd.kehrtour), query: { version: '1' } },
    'POST /kehrtouren/:id/auswege': id(fremd.kehrtour, {
      version: 1,
      vorgaben: { mitarbeiter: { ids: [person] } },
    }),
    'GET /kehrtouren/:id/tage': { ...id(fremd.kehrtour), query: { von: '2027-02-01', bis: '2027-02-05' } },
    'GET /kehrtouren/:id/ankuendigung': id(fremd.kehrtour),
    'POST /kehrtouren/:id/ankuendigen': id(fremd.kehrtour, { version: 1, kanaele: {} }),
    'GET /kehrtouren/:id/terminzettel': { ...id(fremd.kehrtour), query: { format: 'a6' } },
    'GET /kehrtouren/:id/nachweise': id(fremd.kehrtour),
    'GET /termine/:id/behoerdenmeldung': id(fremd.termin),
    'GET /termine/:id/behoerdenmeldung/pdf': id(fremd.termin),
    'GET /kehrtouren/:id/versand': id(fremd.kehrtour),
    'POST /kehrtouren/:id/versand': id(fremd.kehrtour, { tat: 'anhalten' }),
    'POST /kehrtouren/:id/zustellungen': id(fremd.kehrtour, {
      art: 'eingeworfen',
      am: '2027-01-11',
      mitarbeiterId: person,
      nachweisIds: [fremd.termin],
    }),
    'POST /quartalsvorschlag/umfang': { body: auswahlDesQuartals([person]), nichts: true },
    'GET /quartalsvorschlag': nichts,
    'GET /feuerstaettenschauen/quote': nichts,
    'POST /quartalsvorschlag': { body: auswahlDesQuartals([person]), wie: 'quartal.leer' },
    'PUT /quartalsvorschlag/zuordnung': {
      body: { version: 1, zuordnung: { [`${person}/2027-02-01`]: [haus] }, vonHand: [haus] },
    },
    'POST /quartalsvorschlag/kehrtouren': { body: { version: 1, je: 'tag', rechnen: false } },
    'DELETE /quartalsvorschlag': nichts,
    'GET /vorgaenge/:id': id(fremd.vorgang),
    'POST /vorgaenge/:id/abbrechen': id(fremd.vorgang),
    // strangers, who come to us with what they got from the other company
    'POST /oeffentlich/unternehmen/suche': { body: { plz: '99999' }, nichts: true },
    'GET /oeffentlich/unternehmen/:slug': { params: beiUns, nichts: true },
    'GET /oeffentlich/unternehmen/:slug/logo': { params: beiUns },
    'POST /oeffentlich/unternehmen/:slug/strassen': {
      params: beiUns,
      body: { plz: '91207', anfang: GEHEIM.slice(0, 4) },
      nichts: true,
    },
    'POST /oeffentlich/unternehmen/:slug/adresse': {
      params: beiUns,
      body: { ...WUNSCH.anschrift, strasse: 'Geheim', taetigkeitId: KAMINOFEN, code },
      nichts: true,
    },
    'POST /oeffentlich/unternehmen/:slug/code': { params: beiUns, body: { code, hausnr: '12' } },
    'POST /oeffentlich/unternehmen/:slug/zeiten': [
      { params: beiUns, body: { ...WUNSCH, code } },
      { params: beiUns, body: { ...WUNSCH, taetigkeitId: fremd.taetigkeit } },
    ],
    'POST /oeffentlich/unternehmen/:slug/reservierungen': {
      params: beiUns,
      body: { ...WUNSCH, code, zeitId: '2027-01-13-vormittag' },
    },
    'POST /oeffentlich/unternehmen/:slug/reservierungen/verlaengern': {
      params: beiUns,
      body: { reservierung },
      wie: ABGELAUFEN,
    },
    'POST /oeffentlich/unternehmen/:slug/reservierungen/freigeben': {
      params: beiUns,
      body: { reservierung },
      nichts: true,
    },
    'POST /oeffentlich/unternehmen/:slug/buchungen': {
      params: beiUns,
      body: { reservierung, kontakt: KONTAKT, ...ZUSTIMMUNG },
      wie: ABGELAUFEN,
    },
    // A code opens its own company by itself: what can be tried is one that nobody was given.
    'POST /oeffentlich/liegenschaft': { body: { code: falsch(code), hausnr: '12' } },
    'POST /oeffentlich/liegenschaft/bescheid': {
      body: { code: falsch(code), hausnr: '12', kontaktId: randomUUID(), zuerst: 'einwurf' },
    },
    'POST /oeffentlich/liegenschaft/sms': {
      body: { code: falsch(code), hausnr: '12', kontaktId: randomUUID(), keine: true },
    },
    'POST /oeffentlich/liegenschaft/sms/code': {
      body: { code: falsch(code), hausnr: '12', kontaktId: randomUUID() },
    },
    'POST /oeffentlich/liegenschaft/messenger/erlauben': {
      body: {
        code: falsch(code),
        hausnr: '12',
        kontaktId: randomUUID(),
        messenger: 'whatsapp',
        bestaetigung: '123456',
      },
    },
    'POST /oeffentlich/buchung': { body: { code: falsch(code) } },
    'POST /oeffentlich/buchung/zeiten': { body: { code: falsch(code) } },
    'POST /oeffentlich/buchung/verschieben': { body: { code: falsch(code), zeitId: '2027-01-13-vormittag' } },
    'POST /oeffentlich/buchung/absagen': { body: { code: falsch(code) } },
    'POST /oeffentlich/buchung/bestaetigen': {
      body: { code: falsch(code), nachweis: 'geraten-und-falsch' },
    },
    'POST /oeffentlich/buchung/annehmen': {
      body: { code: falsch(code), gesehen: { tag: '2027-01-13', von: '08:00' } },
    },
    'POST /oeffentlich/buchung/widerrufen': { body: { code: falsch(code) } },
    'GET /oeffentlich/buchung/kalender': { query: { code: falsch(code) } },
    'POST /oeffentlich/termin': { body: { code: falsch(code) } },
    'POST /oeffentlich/termin/antwort': { body: { code: falsch(code), antwort: { art: 'daheim' } } },
    'GET /oeffentlich/termin/kalender': { query: { code: falsch(code) } },
    'GET /oeffentlich/termin/karte': { query: { code: falsch(code) } },
  };
};
const falsch = (code: string): string => `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;

/** Every row of the other company, as one text. */
async function alles(): Promise<string> {
  const tabellen = (
    await api.deps.db.query(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'unternehmen_id' where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1`,
    )
  ).rows as { name: string }[];
  const texte = await fremd.ctx.transaction(async (tx) => {
    const gelesen: string[] = [];
    for (const tabelle of tabellen) {
      const rows = await tx.raw(
        `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as alles from ${tabelle.name} t`,
      );
      gelesen.push(`${tabelle.name}: ${(rows as { rows: { alles: string }[] }).rows[0]?.alles}`);
    }
    return gelesen;
  });
  return texte.join('\n');
}
const kennungen = (): string[] =>
  Object.entries(fremd).flatMap(([feld, wert]) =>
    typeof wert === 'string' && !['slug', 'taetigkeit', 'code'].includes(feld) ? [wert] : [],
  );

describe('every endpoint around booking', () => {
  it('is tried here: whoever adds one adds its try', () => {
    const bedient = new Set(
      Object.entries(api.app.swagger().paths as Record<string, object>).flatMap(([path, operations]) =>
        Object.keys(operations).map(
          (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ),
      ),
    );
    const ohne = ENDPUNKTE.map(name).filter((eines) => bedient.has(eines) && !(eines in versuche()));
    expect(ohne).toEqual([]);
    expect(Object.keys(versuche()).filter((eines) => !bedient.has(eines))).toEqual([]);
    expect(ENDPUNKTE.length).toBeGreaterThan(70);
    // What exists must be seen by its own company, or the tries below would prove nothing.
    expect(Object.entries(fremd).filter(([, wert]) => wert === '')).toEqual([]);
  });
  it('answers another company as if it were not there, tells nothing of it and changes nothing in it', async () => {
    const vorher = await alles();
    expect(vorher).toContain(GEHEIM);
    for (const endpunkt of ENDPUNKTE.filter((eines) => name(eines) in versuche())) {
      for (const versuch of [versuche()[name(endpunkt)] ?? []].flat()) {
        await vergissZaehler(api);
        const token = endpunkt.zugang === 'mitarbeiter' ? wir.token.inhaber : undefined;
        const eingabe = { ...versuch, ...(endpunkt.idempotent ? { idempotencyKey: randomUUID() } : {}) };
        const { status, body }: { status: number; body: unknown } = await api.call(
          endpunkt,
          eingabe as never,
          token,
        );
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const erlaubt = versuch.nichts ? [200] : versuch.wie ? [409, 422] : [403, 404, 410];
        expect([name(endpunkt), status, erlaubt.includes(status) ? '' : text]).toEqual([
          name(endpunkt),
          status,
          '',
        ]);
        if (versuch.wie)
          expect([name(endpunkt), body]).toMatchObject([name(endpunkt), { type: versuch.wie }]);
        const gesagt = JSON.stringify(versuch);
        const verraten = [GEHEIM, ...kennungen()].filter(
          (wort) => text.includes(wort) && !gesagt.includes(wort),
        );
        expect([name(endpunkt), verraten]).toEqual([name(endpunkt), []]);
        const danach = await alles();
        if (danach !== vorher) expect([name(endpunkt), danach]).toEqual([name(endpunkt), vorher]);
      }
    }
  });
  it('would be caught by these tries if a table were open', async () => {
    await api.deps.db.query('alter policy mandant on gebiet using (true)');
    const answer = await api.call(gebiet.gebieteListe, {}, wir.token.inhaber);
    await api.deps.db.query(
      'alter policy mandant on gebiet using (unternehmen_id = aktuelles_unternehmen())',
    );
    expect(JSON.stringify(answer.body)).toContain(fremd.gebiet);
    expect(
      await wir.ctx.transaction((tx) => tx.rows(sql`select id from gebiet where id = ${fremd.gebiet}`)),
    ).toEqual([]);
  });
});
