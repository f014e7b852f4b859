import { randomUUID } from 'node:crypto';

import * as datenauszug from '@kehrtour/contract/datenauszug';
import * as feld from '@kehrtour/contract/feldmeldung';
import { heuteHolen } from '@kehrtour/contract/heute';
import { kehrtourHolen } from '@kehrtour/contract/kehrtour';
import * as rueckgabe from '@kehrtour/contract/rueckgabe';
import { tagAbschliessen } from '@kehrtour/contract/tagesabschluss';
import * as termin from '@kehrtour/contract/termin';
import { formatTag } from '@kehrtour/domain/format';
import { besuchsstand } from '@kehrtour/domain/termin/besuchsausgang';
import { type TerminStatus, terminStatusName, VERHINDERTE } from '@kehrtour/domain/termin/termin';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Besuch, besucheVon } from '../../test/besuche.ts';
import { mitPasswort, PASSWORT } from '../../test/faktorFixture.ts';
import { warteAuf } from '../../test/importFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { neueZeile } from '../../test/zeilen.ts';
import { seiteVon } from '../ankuendigung/kunde/zeigeKundenTermin.ts';

const TAG = '2027-02-02';
const HAEUSER = 8;
let api: TestApi;
let wo: TestBetrieb;
let kehrtourId: string;
let besuche: Besuch[];
/** What the day is to have come to, by visit. */
const soll = new Map<string, { status: TerminStatus; ohneNachweis: boolean }>();

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, HAEUSER);
  for (const nummer of ['1', '2'])
    await neueZeile(wo, 'nutzungseinheit', { liegenschaft_id: haeuser[3] ?? '', nummer });
  const vorgaben = { mitarbeiter: { ids: [wo.mitarbeiterId.geselle] } };
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser, vorgaben));
  await kuendigeRundeAn(api, wo, kehrtour);
  kehrtourId = kehrtour.id;
  besuche = (await besucheVon(wo, { kehrtourId })).toSorted(
    (a, b) => a.beginn.getTime() - b.beginn.getTime(),
  );
  await spieleDenTag();
});
afterAll(() => api.close());

let folge = 0;
function meldung(besuch: Besuch, art: feld.Feldmeldung['art'], minuten: number, text = ''): feld.Feldmeldung {
  folge += 1;
  const gesehenAm = new Date(besuch.fenster_von.getTime() + minuten * 60_000).toISOString();
  return {
    id: randomUUID(),
    terminId: besuch.id,
    art,
    gesehenAm,
    uhrVersatz: 0,
    folge,
    geraet: 'Handy',
    text,
  };
}
async function vermerke(id: string, aktion: termin.TerminAktion): Promise<void> {
  const params = { id };
  const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
  await api.call(termin.terminAendern, { params, body: { version, aktion } }, wo.token.buero);
}

/** Each kind of end that a visit can have, told by a phone that has no network before the evening. */
async function spieleDenTag(): Promise<void> {
  const [eins, zwei, drei, vier, fuenf, sechs, sieben, acht, neun] = besuche;
  if (!eins || !zwei || !drei || !vier || !fuenf || !sechs || !sieben || !acht || !neun)
    throw new Error(`only ${besuche.length} visits`);
  api.clock.now = new Date(`${TAG}T08:00:00+01:00`);
  // The office, meanwhile: one is off, and another one it hears of itself.
  await vermerke(fuenf.id, 'sageAb');
  await vermerke(sechs.id, 'sageAb');
  api.clock.now = new Date(`${TAG}T17:30:00+01:00`);
  await vermerke(sieben.id, 'meldeNichtAngetroffen');
  const wieder = meldung(acht, 'verweigert', 3);
  const meldungen = [
    meldung(eins, 'erledigt', 5),
    meldung(zwei, 'nichtDa', 10),
    meldung(drei, 'nichtDa', -30, 'war in der Nähe'),
    meldung(vier, 'verweigert', 7),
    meldung(sechs, 'erledigt', 12),
    wieder,
    { ...meldung(acht, 'ruecknahme', 4), bezugId: wieder.id },
    meldung(acht, 'erledigt', 9),
  ];
  const { body } = await api.call(feld.feldmeldungenSenden, { body: { meldungen } }, wo.token.geselle);
  expect(body.antworten).toHaveLength(meldungen.length);
  const [streit] = (await api.call(feld.widerspruecheHolen, {}, wo.token.buero)).body.widersprueche;
  await api.call(
    feld.widerspruchKlaeren,
    { params: { id: streit?.id ?? '' }, body: { wahl: 'handy' } },
    wo.token.buero,
  );
  const ende = await api.call(
    tagAbschliessen,
    { body: { tag: TAG, offene: 'nichtAngetroffen' } },
    wo.token.geselle,
  );
  expect(ende.status, JSON.stringify(ende.body)).toBe(200);
  const sage = (besuch: Besuch, status: TerminStatus, ohneNachweis = false) =>
    soll.set(besuch.id, { status, ohneNachweis });
  sage(eins, 'erledigt');
  sage(zwei, 'nichtAngetroffen');
  sage(drei, 'nichtAngetroffen', true);
  sage(vier, 'zutrittVerweigert');
  sage(fuenf, 'abgesagt');
  sage(sechs, 'erledigt');
  sage(sieben, 'nichtAngetroffen');
  sage(acht, 'erledigt');
  sage(neun, 'nichtAngetroffen', true);
}

const wirklich = (
  eintraege: readonly { id: string; status: TerminStatus; ohneNachweis?: boolean | undefined }[],
) => new Map(eintraege.map(({ id, status, ohneNachweis = false }) => [id, { status, ohneNachweis }]));

describe('after a whole day', () => {
  it('the list says what happened', async () => {
    const { body } = await api.call(termin.termineHolen, { query: { von: TAG, bis: TAG } }, wo.token.buero);
    expect(wirklich(body.termine)).toEqual(soll);
  });

  it('each page of an appointment does', async () => {
    const blaetter = await Promise.all(
      besuche.map(
        async ({ id }) => (await api.call(termin.terminHolen, { params: { id } }, wo.token.buero)).body,
      ),
    );
    expect(wirklich(blaetter)).toEqual(soll);
  });

  it('each household reads it', async () => {
    for (const { id } of besuche) {
      const seite = await seiteVon({ ctx: wo.ctx, terminId: id, zugangscodeId: randomUUID() });
      expect({ status: seite.status, ohneNachweis: seite.ohneNachweis }).toEqual(soll.get(id));
    }
  });

  it('the phone does', async () => {
    const { body } = await api.call(heuteHolen, { query: { tag: TAG } }, wo.token.geselle);
    for (const besuch of body.besuche) {
      const tueren = besuche.filter(({ id }) => id === besuch.terminId);
      for (const { id } of tueren) expect([id, besuch.status]).toEqual([id, soll.get(id)?.status]);
    }
    expect(body.besuche.length).toBeGreaterThanOrEqual(HAEUSER);
  });

  it('the board of the office does', async () => {
    const { body } = await api.call(kehrtourHolen, { params: { id: kehrtourId } }, wo.token.buero);
    expect(body.halte).toHaveLength(HAEUSER);
    for (const { termin: stand } of body.halte) {
      const gemeint = soll.get(stand?.id ?? '');
      expect([stand?.status, stand?.ohneNachweis ?? false]).toEqual([gemeint?.status, gemeint?.ohneNachweis]);
    }
  });

  it('the day sheet does, house by house', async () => {
    const { rawPayload, statusCode } = await api.app.inject({
      url: `/kehrtouren/${kehrtourId}/terminzettel?format=tagesliste`,
      headers: { authorization: `Bearer ${wo.token.buero}` },
    });
    expect(statusCode).toBe(200);
    const pdf = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
    const teile: string[] = [];
    for (let nr = 1; nr <= pdf.numPages; nr += 1) {
      const { items } = await (await pdf.getPage(nr)).getTextContent();
      teile.push(...items.map((item) => ('str' in item ? item.str : '')));
    }
    const text = teile.join(' ').replaceAll(/\s+/g, ' ');
    // How often each state stands there; a flat that is off is no door to go to.
    const staende = [...soll.values()]
      .filter(({ status }) => status !== 'abgesagt')
      .map((stand) => besuchsstand(stand));
    for (const stand of new Set(staende)) {
      const weiter = `${stand}, kein Nachweis`;
      const ohneWeitere = text.split(stand).length - text.split(weiter).length;
      expect([stand, ohneWeitere]).toEqual([stand, staende.filter((einer) => einer === stand).length]);
    }
  });

  it('the file for the Kehrbuch has what was done, and what came to nothing', async () => {
    const neu = await api.call(rueckgabe.rueckgabeAnlegen, { idempotencyKey: randomUUID() }, wo.token.buero);
    const { body } = await api.app.inject({
      url: `/rueckgaben/${neu.body.id}/datei`,
      headers: { authorization: `Bearer ${wo.token.buero}` },
    });
    const [kopf = [], ...zeilen] = body
      .trim()
      .split('\r\n')
      .map((zeile) => zeile.split(';'));
    const spalte = (zeile: readonly string[], name: string) => zeile[kopf.indexOf(name)] ?? '';
    const verhinderte = [...soll.values()].filter(({ status }) =>
      VERHINDERTE.some((eine) => eine === status),
    );
    const gesagt = zeilen.filter((zeile) => spalte(zeile, 'Ergebnis') !== terminStatusName('erledigt'));
    expect(gesagt.map((zeile) => spalte(zeile, 'Meldung')).toSorted()).toEqual(
      verhinderte.map((stand) => besuchsstand(stand)).toSorted(),
    );
    const getane = zeilen.filter((zeile) => spalte(zeile, 'Ergebnis') === terminStatusName('erledigt'));
    const haeuser = new Set(
      besuche
        .filter(({ id }) => soll.get(id)?.status === 'erledigt')
        .map(({ liegenschaft_id }) => liegenschaft_id),
    );
    expect(getane).toHaveLength(haeuser.size);
    for (const zeile of getane) {
      expect(spalte(zeile, 'Erledigt am')).toBe(formatTag(TAG));
      expect(spalte(zeile, 'Uhrzeit')).toMatch(/^\d\d:\d\d$/);
    }
  });

  it('the export of the company does', async () => {
    const { token } = await mitPasswort(api, wo);
    const { body } = await api.call(datenauszug.datenauszugAnfordern, {}, token.inhaber);
    expect((await warteAuf(api, token.inhaber, body.auszug?.vorgangId ?? '')).status).toBe('fertig');
    const { rawPayload } = await api.app.inject({
      method: datenauszug.datenauszugLaden.method,
      url: datenauszug.datenauszugLaden.path,
      headers: { authorization: `Bearer ${token.inhaber}` },
      payload: { passwort: PASSWORT },
    });
    const zip = unzipSync(new Uint8Array(rawPayload));
    const zeilen: { id: string; status: TerminStatus; vermerk: Record<string, unknown> | null }[] =
      JSON.parse(strFromU8(zip['daten/termin.json'] ?? new Uint8Array()));
    const staende = wirklich(
      zeilen.map(({ id, status, vermerk }) => ({
        id,
        status,
        ohneNachweis: ['ohneNachweis', 'abschluss', 'bestritten'].some((wort) => vermerk?.[wort] === true),
      })),
    );
    expect(staende).toEqual(soll);
    // Each that a phone saw with its time.
    const gesehen = zeilen.filter(({ vermerk }) => typeof vermerk?.['gesehenAm'] === 'string');
    expect(gesehen).toHaveLength(6);
  });
});
