import { randomUUID } from 'node:crypto';

import { aenderungHolen } from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as brett from '@kehrtour/contract/antwortbrett';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { absageVorschauHolen, kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import * as nachweis from '@kehrtour/contract/nachweis';
import * as termin from '@kehrtour/contract/termin';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { nimmMitGrundAn } from '../../test/aenderungFixture.ts';
import { druckeAlles } from '../../test/druckeAlles.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../test/rundenpruefer.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { json, sql } from '../platform/db/sql.ts';
import { tokenVon } from '../zugang/zugangscode.ts';
import { ladeKenntnisse } from './absage/sageVerwaltungAb.ts';
import { ladeAnkuendigung } from './ansage/ladeAnkuendigung.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let tour: kehrtour.Kehrtour;
let haus: string;

const LAGEN = ['EG', 'OG1', 'OG2', 'OG3', 'DG'].flatMap((geschoss) =>
  ['links', 'rechts'].map((lage) => ({ geschoss, lage })),
);

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  [haus = ''] = await neueHaeuser(betrieb, 1);
  await betrieb.ctx.transaction(async (tx) => {
    await setzeZeilen(tx, 'liegenschaft_kontakt', {}, { rolle: 'verwalter' });
    await setzeZeilen(tx, 'kontakt', {}, { art: 'firma', firma: 'Hausverwaltung Pegnitztal GmbH' });
  });
});

/** Ten flats of one house, all of whose work stands with the house. */
async function mitWohnungen(): Promise<void> {
  const wohnungen = LAGEN.map((lage, index) => ({ ...lage, id: randomUUID(), nummer: String(index + 1) }));
  await betrieb.ctx.transaction((tx) =>
    tx.run(
      sql`insert into nutzungseinheit (id, liegenschaft_id, nummer, geschoss, lage) select r.id, ${haus}, r.nummer, r.geschoss, r.lage from jsonb_to_recordset(${json(wohnungen)}::jsonb) as r(id uuid, nummer text, geschoss text, lage text)`,
    ),
  );
}
async function planeKehrtour(): Promise<void> {
  tour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, [haus], { datum: { tage: ['2027-02-02'], feiertageErlaubt: false } }),
  );
}
const params = () => ({ id: tour.id });
const kuendigeAn = (kanaele = {}, version = tour.version) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: params(), body: { version, kanaele }, idempotencyKey: randomUUID() },
    betrieb.token.buero,
  );
const drucke = (format: 'a6' | 'brief' | 'aushang') =>
  api.call(ankuendigung.terminzettelHolen, { params: params(), query: { format } }, betrieb.token.buero);
const nachweise = async () =>
  (await api.call(nachweis.nachweiseHolen, { params: params() }, betrieb.token.buero)).body.nachweise;
/** Everything that somebody still has to carry is brought. */
const bringe = async () =>
  api.call(
    nachweis.zustellungMelden,
    {
      params: params(),
      body: {
        art: 'aufgegeben',
        am: '2027-01-11',
        mitarbeiterId: betrieb.mitarbeiterId.geselle,
        nachweisIds: (await nachweise()).flatMap(({ id, zuBringen }) => (zuBringen ? [id] : [])),
      },
      idempotencyKey: randomUUID(),
    },
    betrieb.token.buero,
  );
/** The words of what comes out of the printer. */
async function gedruckt(format: string): Promise<string> {
  const { rawPayload, statusCode } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${tour.id}/terminzettel?format=${format}`,
    headers: { authorization: `Bearer ${betrieb.token.buero}` },
  });
  if (statusCode !== 200) return '';
  const blatt = await getDocument({ data: new Uint8Array(rawPayload) }).promise;
  const alle = await Promise.all(
    Array.from({ length: blatt.numPages }, async (_, i) => (await blatt.getPage(i + 1)).getTextContent()),
  );
  return alle.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}
const mails = () =>
  liesZeilen(
    betrieb,
    'ausgang',
    ['empfaenger', 'text'],
    geordnet(['angelegt_am'], { vorlage: 'ankuendigung' }),
  );

describe('a house of ten flats whose work stands with the house', () => {
  beforeEach(async () => {
    await mitWohnungen();
    await planeKehrtour();
  });

  it('is named once where its visit is outside the Frist, and counted as one stop of ten households', async () => {
    await setzeZeilen(betrieb, 'aufgabe', {}, { frist_bis: '2027-01-20' });
    const { body: pruefung } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: params() },
      betrieb.token.buero,
    );
    const [frist] = pruefung.warnungen.filter((warnung) => warnung.includes('außerhalb der Frist'));
    expect(frist).toMatch(/^Ein Besuch liegt außerhalb der Frist: [^,]+, \d{5} [^,]+\. /);
    expect(pruefung.warnungen).toContain(
      'Bei einem Halt ist für 10 Haushalte niemand eingetragen; die Zettel richten sich an die Bewohner.',
    );
  });

  it('is announced against the wish of the one flat that has it, and not against those of its neighbours', async () => {
    // The newest of the house is another flat's, and is kept.
    for (const [lage, text, am] of [
      ['links', 'ab 15 Uhr', '2027-01-08'],
      ['rechts', 'vormittags', '2027-01-09'],
    ] as const)
      await betrieb.ctx.transaction((tx) =>
        tx.run(
          sql`insert into hauswunsch (id, liegenschaft_id, nutzungseinheit_id, text, gemerkt_am, gemerkt_von)
            select ${randomUUID()}, liegenschaft_id, id, ${text}, ${am}::timestamptz, ${betrieb.mitarbeiterId.inhaber} from nutzungseinheit where geschoss = 'EG' and lage = ${lage}`,
        ),
      );
    await setzeZeilen(
      betrieb,
      'halt',
      {},
      { beginn: '2027-02-02T08:00:00+01:00', ende: '2027-02-02T08:20:00+01:00' },
    );
    const { body } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: params() },
      betrieb.token.buero,
    );
    expect(body.warnungen.filter((warnung) => warnung.includes('gewünscht'))).toEqual([
      expect.stringMatching(/^Ein Besuch liegt anders als gewünscht: [^(]+ \(EG links: „ab 15 Uhr“\)\. /),
    ]);
  });

  it('gets a slip for each flat and one mail to the Hausverwaltung, which has nothing to answer', async () => {
    const { body: pruefung } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: params() },
      betrieb.token.buero,
    );
    expect(pruefung.anzahl).toEqual({ einwurf: 10, mail: 1 });
    expect(pruefung.empfaenge.map(({ lage }) => lage)).toEqual(
      expect.arrayContaining(['EG links', '1. OG rechts', 'Dachgeschoss rechts']),
    );
    expect((await kuendigeAn()).body).toEqual({ termine: 10, mails: 1, zettel: 10 });
    const [mail, ...weitere] = await mails();
    expect([mail?.empfaenger, weitere.length]).toEqual(['haus1@example.org', 0]);
    expect(mail?.text).toContain('10 Wohnungen: ');
    expect(mail?.text).toContain('3. OG rechts');
    expect(mail?.text).not.toContain('/termin?code=');
    expect((await nachweise()).map(({ art, kanal }) => `${art} ${kanal}`).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 'ankuendigung einwurf'),
      'mitteilung mail',
    ]);
  });
  it('lets the Hausverwaltung know that one flat is off, by its place in the house, and of all at once in one mail', async () => {
    await kuendigeAn();
    const { body } = await api.call(
      termin.termineHolen,
      { query: { von: '2027-02-01', bis: '2027-02-07' } },
      betrieb.token.buero,
    );
    const absagen = async () =>
      (
        await liesZeilen(
          betrieb,
          'ausgang',
          ['text'],
          geordnet(['angelegt_am'], { vorlage: 'absage', empfaenger: 'haus1@example.org' }),
        )
      ).map(({ text }) => text);
    const [eine, ...andere] = body.termine;
    const version = async (id: string) =>
      (await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero)).body.version;
    await api.call(
      termin.terminAendern,
      {
        params: { id: eine?.id ?? '' },
        body: { version: await version(eine?.id ?? ''), aktion: 'sageAb' },
      },
      betrieb.token.buero,
    );
    await vi.waitFor(async () => expect(await absagen()).toHaveLength(1), 20_000);
    expect((await absagen())[0]).toMatch(
      /Entfällt:.*\n.*\n.*Lauf[^,]*, (EG|[1-3]\. OG|Dachgeschoss) (links|rechts)\n/,
    );
    // Its entry in the calendar is that of the whole house, and stays.
    const anhaenge = await betrieb.ctx.transaction((tx) =>
      tx.rows<{ vorlage: string; anzahl: number }>(
        sql`select vorlage, jsonb_array_length(nachricht -> 'anhaenge') as anzahl from ausgang order by angelegt_am`,
      ),
    );
    expect(anhaenge).toEqual([
      { vorlage: 'ankuendigung', anzahl: 1 },
      { vorlage: 'absage', anzahl: 0 },
    ]);
    const { empfaenge } = await betrieb.ctx.transaction((tx) => ladeAnkuendigung(betrieb.ctx, tx, tour.id));
    const alle = await betrieb.ctx.transaction((tx) =>
      ladeKenntnisse(tx, { empfaenge, terminIds: andere.map(({ id }) => id) }),
    );
    expect(alle.map(({ empfang }) => empfang.einheit)).toEqual([undefined]);
    const zwei = await betrieb.ctx.transaction((tx) =>
      ladeKenntnisse(tx, { empfaenge, terminIds: andere.slice(0, 2).map(({ id }) => id) }),
    );
    expect(zwei.map(({ empfang }) => empfang.einheit !== undefined)).toEqual([true, true]);
  });
  describe('whose Hausverwaltung reads no mail', () => {
    const owed = async () =>
      (await nachweise()).flatMap(({ art, kanal, titel, zuBringen }) =>
        art === 'mitteilung' && zuBringen ? [`${kanal}: ${titel}`] : [],
      );
    const aendere = async (id: string, aktion: 'sageAb' | 'lehneAb') => {
      const { version } = (await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero)).body;
      const { status } = await api.call(
        termin.terminAendern,
        { params: { id }, body: { version, aktion } },
        betrieb.token.buero,
      );
      expect(status).toBe(200);
    };
    const wohnungen = () =>
      betrieb.ctx.transaction((tx) =>
        tx.rows<{ id: string }>(
          sql`select t.id from termin t join nutzungseinheit n on n.id = t.nutzungseinheit_id order by n.nummer::int`,
        ),
      );
    const ANSAGE = expect.stringMatching(/^brief: .*(kommt|Ankündigung)/);
    const ENTFAELLT = 'brief: Unser Besuch entfällt';

    beforeEach(async () => {
      await setzeZeilen(
        betrieb,
        'kontakt',
        {},
        { email: '', strasse: 'Marktplatz', hausnr: '9', plz: '91207', ort: 'Lauf an der Pegnitz' },
      );
      await kuendigeAn();
    });

    it('is owed a letter of each flat that is off, at its own address, until somebody has posted it', async () => {
      expect(await owed()).toEqual([ANSAGE]);
      await bringe();
      expect(await owed()).toEqual([]);
      // The flat that its letter hangs on, and another one.
      const [erste, , dritte] = await wohnungen();
      for (const { id } of [erste, dritte].flatMap((eine) => eine ?? [])) await aendere(id, 'sageAb');
      await expect.poll(owed).toEqual([ENTFAELLT, ENTFAELLT]);
      const brief = await gedruckt('brief');
      expect(brief.match(/Marktplatz 9/g), 'to the office, the first letter not again').toHaveLength(2);
      expect(brief.match(/Unser Besuch entfällt/g), 'to the two flats, too').toHaveLength(4);
      expect(brief).toContain('EG links');
      expect(brief).toContain('1. OG links');
      expect(await gedruckt('a6'), 'nobody drops a slip into the box of an office').not.toContain(
        'Marktplatz 9',
      );
      await bringe();
      expect(await owed()).toEqual([]);
    });
    it('still reads of the others where the flat that its letter hangs on is off', async () => {
      const [erste] = await wohnungen();
      await aendere(erste?.id ?? '', 'sageAb');
      await expect.poll(owed).toEqual([ANSAGE, ENTFAELLT]);
      expect((await gedruckt('brief')).match(/Marktplatz 9/g)).toHaveLength(2);
    });
    it('is counted before the round is called off, and owed one letter for all of it', async () => {
      await bringe();
      const vorschau = await api.call(absageVorschauHolen, { params: params() }, betrieb.token.buero);
      expect(vorschau.body).toMatchObject({ zurKenntnis: [{ kanal: 'brief', anzahl: 1 }] });
      const { status } = await api.call(
        kehrtourAbsagen,
        { params: params(), body: { grund: 'Betriebsausflug' }, idempotencyKey: randomUUID() },
        betrieb.token.buero,
      );
      expect(status).toBe(200);
      await expect.poll(owed).toEqual([ENTFAELLT]);
      expect(await gedruckt('brief')).toContain('10 Wohnungen');
    });
    it('hears nothing of a round that is off before its letter was printed', async () => {
      const vorschau = await api.call(absageVorschauHolen, { params: params() }, betrieb.token.buero);
      expect(vorschau.body).toMatchObject({ zurKenntnis: [] });
    });
  });
  it('counts each flat, on the page of the round as in the list of rounds', async () => {
    await kuendigeAn();
    const { body: runde } = await api.call(kehrtour.kehrtourHolen, { params: params() }, betrieb.token.buero);
    const { body: liste } = await api.call(kehrtour.kehrtourenHolen, { query: {} }, betrieb.token.buero);
    expect(runde.rueckmeldungen).toMatchObject({ angekuendigt: 10, offen: 10 });
    expect(liste.eintraege.map(({ angekuendigt }) => angekuendigt)).toEqual([10]);
  });
  it('is told of no second time while nothing has moved', { tags: 'night' }, async () => {
    await kuendigeAn();
    expect((await kuendigeAn({}, tour.version + 1)).body).toMatchObject({ termine: 0, mails: 0, zettel: 0 });
  });
  it(
    'leaves alone a flat that was called off, however often the round is announced, printed and planned anew',
    { tags: 'night' },
    async () => {
      await kuendigeAn();
      await druckeAlles(betrieb);
      const [weg] = await betrieb.ctx.transaction((tx) =>
        tx.rows<{ id: string; version: number }>(
          sql`select t.id, t.version from termin t join nutzungseinheit n on n.id = t.nutzungseinheit_id order by n.nummer limit 1`,
        ),
      );
      if (!weg) throw new Error('no flat');
      const abgesagt = await api.call(
        termin.terminAendern,
        { params: { id: weg.id }, body: { version: weg.version, aktion: 'sageAb' } },
        betrieb.token.buero,
      );
      expect(abgesagt.status, JSON.stringify(abgesagt.body)).toBe(200);
      await expect.poll(async () => (await nachweise()).some(({ art }) => art === 'absage')).toBe(true);
      const vorher = (await nachweise()).length;
      await plane(api, betrieb, tour.id);
      const { version, halte, rueckmeldungen } = (
        await api.call(kehrtour.kehrtourHolen, { params: params() }, betrieb.token.buero)
      ).body;
      expect([halte[0]?.ausgelassen, rueckmeldungen.angekuendigt], 'the others are still visited').toEqual([
        false,
        9,
      ]);
      expect((await kuendigeAn({}, version)).body).toMatchObject({ termine: 0, mails: 0, zettel: 0 });
      expect(await nachweise()).toHaveLength(vorher);
      // Nine slips, four on a sheet, and no empty one for whoever is not visited.
      expect(seiten((await drucke('a6')).body)).toBe(3);
      expect(await betrieb.ctx.transaction(rundenwidersprueche)).toEqual([]);
    },
  );
  it(
    'comes back with every flat once somebody looks for a place: who was called off is told, and who had said no',
    { tags: 'night' },
    async () => {
      await kuendigeAn();
      await druckeAlles(betrieb);
      const wohnungen = await betrieb.ctx.transaction((tx) =>
        tx.rows<{ id: string; version: number }>(
          sql`select t.id, t.version from termin t join nutzungseinheit n on n.id = t.nutzungseinheit_id order by n.nummer`,
        ),
      );
      for (const [index, { id, version }] of wohnungen.entries()) {
        const body = { version, aktion: index === 0 ? ('lehneAb' as const) : ('sageAb' as const) };
        const { status } = await api.call(
          termin.terminAendern,
          { params: { id }, body },
          betrieb.token.buero,
        );
        expect(status).toBe(200);
      }
      await expect
        .poll(async () => (await nachweise()).filter(({ art }) => art === 'absage').length)
        .toBe(wohnungen.length - 1);
      await plane(api, betrieb, tour.id);
      await nimmMitGrundAn(api, betrieb, tour.id, '');
      const vorher = (await nachweise()).filter(({ art }) => art !== 'mitteilung').length;
      await api.call(
        kehrtour.kehrtourPlanen,
        { params: params(), body: { auchAbgesagte: true } },
        betrieb.token.buero,
      );
      const hole = async () =>
        (await api.call(kehrtour.kehrtourHolen, { params: params() }, betrieb.token.buero)).body;
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      const { wechsel } = (await api.call(aenderungHolen, { params: params() }, betrieb.token.buero)).body;
      expect(wechsel.map(({ klasse }) => klasse).toSorted()).toEqual([
        ...Array.from({ length: 9 }, () => 'neu'),
        'neuAnzusagen',
      ]);
      await nimmMitGrundAn(api, betrieb, tour.id, '');
      expect((await nachweise()).filter(({ art }) => art !== 'mitteilung')).toHaveLength(vorher + 10);
      expect((await hole()).rueckmeldungen).toMatchObject({ angekuendigt: 10, offen: 10, abgelehnt: 0 });
      expect(await betrieb.ctx.transaction(rundenwidersprueche)).toEqual([]);
    },
  );
  it('has a slip per flat, a poster with every flat, and no letter while the Hausverwaltung reads mail', async () => {
    await kuendigeAn();
    // Ten slips, four on a sheet.
    expect(seiten((await drucke('a6')).body)).toBe(3);
    expect(seiten((await drucke('aushang')).body)).toBe(1);
  });
});

describe('a house of flats that have work of their own', () => {
  let naechste: string;
  const naechsteKehrtour = async (ids: string[], tag = '2027-02-09') =>
    plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, ids, { datum: { tage: [tag], feiertageErlaubt: false } }),
    );
  const termine = () =>
    betrieb.ctx.transaction((tx) =>
      tx.rows<{ id: string; einheit: string; halt_id: string; kehrtour_id: string; code: string }>(
        sql`select t.id, t.nutzungseinheit_id as einheit, t.halt_id, t.kehrtour_id, z.id as code from termin t
          join nutzungseinheit n on n.id = t.nutzungseinheit_id join zugangscode z on z.termin_id = t.id order by n.nummer::int`,
      ),
    );
  const halte = () =>
    betrieb.ctx.transaction((tx) =>
      tx.rows<{ kehrtour_id: string; dauer: number; aufgaben: number }>(
        sql`select h.kehrtour_id, h.dauer_minuten as dauer, count(ha.aufgabe_id)::int as aufgaben from halt h
          left join halt_aufgabe ha on ha.halt_id = h.id where h.liegenschaft_id = ${haus} and not h.ausgelassen
          group by h.id, h.kehrtour_id, h.dauer_minuten order by aufgaben desc, dauer desc`,
      ),
    );
  const lies = async (code: string) => {
    const { status, body } = await api.call(ankuendigung.kundenTerminHolen, {
      body: { code: tokenVon(api.deps.secrets, code) },
    });
    expect(status).toBe(200);
    return body;
  };
  const nimm = async (code: string) => {
    const wahl = (await lies(code)).alternativen.find(({ tag }) => tag === '2027-02-09');
    if (!wahl) throw new Error('no other time for this flat');
    return api.call(ankuendigung.kundenAntworten, {
      body: {
        code: tokenVon(api.deps.secrets, code),
        antwort: { art: 'alternative', alternativeId: wahl.id },
      },
      idempotencyKey: randomUUID(),
    });
  };
  const widersprueche = () => betrieb.ctx.transaction((tx) => rundenwidersprueche(tx));

  beforeEach(async () => {
    const weitere = (await neueHaeuser(betrieb, 7)).slice(3);
    await mitWohnungen();
    await betrieb.ctx.transaction((tx) =>
      tx.run(
        sql`insert into aufgabe (id, liegenschaft_id, nutzungseinheit_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel)
          select gen_random_uuid(), ${haus}, n.id, 'kehrung_3x', 'Etagenofen', '2027-01-01', '2027-02-28', 10, 'w' || n.nummer
          from nutzungseinheit n where n.liegenschaft_id = ${haus} and n.nummer::int <= 3`,
      ),
    );
    await planeKehrtour();
    naechste = (await naechsteKehrtour(weitere)).id;
    expect((await kuendigeAn()).status).toBe(200);
  });

  it(
    'offers each of them times of other rounds for its own minutes, and none to whose work is that of the house',
    { tags: 'night' },
    async () => {
      const [erste, , , vierte] = await termine();
      const { alternativen } = await lies(erste?.code ?? '');
      expect(alternativen.length).toBeGreaterThan(0);
      expect(alternativen.every(({ tag }) => tag === '2027-02-09')).toBe(true);
      expect((await lies(vierte?.code ?? '')).alternativen).toEqual([]);
      const { body } = await api.call(
        brett.auswegeHolen,
        { params: { id: vierte?.id ?? '' } },
        betrieb.token.buero,
      );
      expect(body).toMatchObject({ auswege: [], hinweis: expect.stringContaining('beim ganzen Haus') });
    },
  );

  it('moves one flat with its work alone; the others keep their visit, and nobody is told twice', async () => {
    const vorher = await termine();
    const [erste, ...andere] = vorher;
    expect(await halte()).toEqual([expect.objectContaining({ dauer: 42, aufgaben: 4 })]);
    expect((await nimm(erste?.code ?? '')).body).toMatchObject({
      status: 'bestaetigt',
      wann: { tag: '2027-02-09' },
    });
    const [umgezogen, ...geblieben] = await termine();
    expect(geblieben).toEqual(andere);
    expect(umgezogen?.kehrtour_id).not.toBe(erste?.kehrtour_id);
    expect((await halte()).map(({ dauer, aufgaben }) => [dauer, aufgaben])).toEqual([
      [32, 3],
      [10, 1],
    ]);
    expect(await widersprueche()).toEqual([]);
    const { body: neu } = await api.call(kehrtour.kehrtourHolen, { params: params() }, betrieb.token.buero);
    expect((await kuendigeAn({}, neu.version)).body).toMatchObject({ termine: 0, zettel: 0 });
  });

  it('shows the office on the board who chose another time', { tags: 'night' }, async () => {
    const [erste] = await termine();
    await nimm(erste?.code ?? '');
    const { body } = await api.call(brett.antwortbrettHolen, { query: {} }, betrieb.token.buero);
    const zeile = body.zeilen.find((eine) => eine.termin.id === erste?.id);
    expect(zeile).toMatchObject({ stand: 'bestaetigt', termin: { kehrtourId: naechste } });
  });

  it('lets a second flat join the stop that the first one has there', { tags: 'night' }, async () => {
    const [erste, zweite] = await termine();
    await nimm(erste?.code ?? '');
    expect((await nimm(zweite?.code ?? '')).body).toMatchObject({ status: 'bestaetigt' });
    expect((await halte()).map(({ dauer, aufgaben }) => [dauer, aufgaben])).toEqual([
      [22, 2],
      [20, 2],
    ]);
    const [a, b] = await termine();
    expect(b?.halt_id).toBe(a?.halt_id);
    expect(await widersprueche()).toEqual([]);
  });

  it(
    'takes one of two who choose at once, and the other as soon as he looks again',
    { tags: 'night' },
    async () => {
      const [erste, zweite] = await termine();
      const stati = (await Promise.all([nimm(erste?.code ?? ''), nimm(zweite?.code ?? '')])).map(
        ({ status }) => status,
      );
      expect(stati.toSorted()[0]).toBe(200);
      expect(await widersprueche()).toEqual([]);
    },
  );

  it('is proposed to by the office as everybody, and the Hausverwaltung is owed a letter of it', async () => {
    await setzeZeilen(betrieb, 'kontakt', {}, { email: '' });
    const [erste] = await termine();
    const id = erste?.id ?? '';
    const { body } = await api.call(brett.auswegeHolen, { params: { id } }, betrieb.token.buero);
    const [ausweg] = body.auswege;
    const { body: vorher } = await api.call(termin.terminHolen, { params: { id } }, betrieb.token.buero);
    const genommen = await api.call(
      brett.auswegNehmen,
      { params: { id }, body: { version: vorher.version, auswegId: ausweg?.id ?? '', abgesprochen: true } },
      betrieb.token.buero,
    );
    expect(genommen.status, JSON.stringify(genommen.body)).toBe(200);
    expect(await widersprueche()).toEqual([]);
    expect((await halte()).map(({ aufgaben }) => aufgaben)).toEqual([3, 1]);
    const brief = await gedruckt('brief');
    expect(brief).toContain('Eine Wohnung hat einen anderen Termin');
    expect(brief).toMatch(/sondern am Dienstag, 9\. Februar 2027 ?, zwischen/);
    expect(
      (await nachweise()).filter(({ art, zuBringen }) => art === 'mitteilung' && zuBringen),
    ).toMatchObject([{ kanal: 'brief', titel: 'Eine Wohnung hat einen anderen Termin' }]);
  });
});

describe('a PDF', () => {
  it('has a page or is refused with the reason, never empty', async () => {
    await planeKehrtour();
    await kuendigeAn();
    const [slips, posters] = [await drucke('a6'), await drucke('aushang')];
    expect([slips.status, slips.body.title]).toEqual([409, 'Hier gibt es nichts zu drucken']);
    expect(slips.body.detail).toContain('Alle Haushalte bekommen eine E-Mail.');
    expect([posters.status, posters.body.detail]).toEqual([
      409,
      'In dieser Kehrtour ist kein Haus mit mehreren Wohnungen. Tragen Sie bei der Liegenschaft ein, wie viele es sind, oder jede einzeln unter „Nutzungseinheiten“.',
    ]);
  });
});

/** Pages that the file itself counts. */
const seiten = (pdf: unknown): number => Number(/\/Count (\d+)/.exec(String(pdf))?.[1] ?? 0);
