import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as nachtrag from '@kehrtour/contract/nachtrag';
import * as termin from '@kehrtour/contract/termin';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { eineAufgabe } from '../../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { anStelle, nicht, um } from '../../../test/werte.ts';
import { geordnet, liesZeilen, neueZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import { splitStatements } from '../../platform/db/migrate.ts';
import { sql } from '../../platform/db/sql.ts';
import { druckeTerminzettel } from '../zustellung/druckeTerminzettel.ts';

const TAG = '2027-02-02';

let api: TestApi;
let wo: TestBetrieb;
/** Houses of the round; the first has an address for mails, the second gets paper. */
let haeuser: string[];
let id: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo, 6);
  id = await angekuendigt(haeuser);
});

async function angekuendigt(ids: string[], { kanal }: { kanal?: 'brief' } = {}): Promise<string> {
  const neue = await neueKehrtour(api, wo, ids, {
    datum: { tage: [TAG], feiertageErlaubt: false },
    mitarbeiter: { ids: [wo.mitarbeiterId.geselle, wo.mitarbeiterId.inhaber] },
  });
  const { version, halte } = await plane(api, wo, neue);
  const kanaele = kanal ? Object.fromEntries(halte.map((halt) => [halt.id, kanal])) : {};
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id: neue }, body: { version, kanaele }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return neue;
}

const hole = async (): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
const nachtraege = async () =>
  (await api.call(nachtrag.nachtraegeHolen, { params: { id } }, wo.token.buero)).body;
const einig = async () => expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
const mails = () =>
  liesZeilen(
    wo,
    'ausgang',
    ['betreff', 'text'],
    geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
  );

async function rechneNeu(): Promise<void> {
  await plane(api, wo, id);
}
async function nimmAuf(...ids: string[]): Promise<void> {
  const { status, body } = await api.call(
    nachtrag.nachtraegeAufnehmen,
    { params: { id }, body: { liegenschaftIds: ids } },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(async () => (await hole()).vorgangId).toBeNull();
}

/** The office adds a Feuerstättenschau with years to go. */
async function schauDazu(haus: string, mehr: Partial<aufgabe.Aufgabendaten> = {}): Promise<string> {
  const { status, body } = await api.call(
    aufgabe.aufgabeAnlegen,
    {
      params: { id: haus },
      body: {
        taetigkeitId: 'fss',
        nutzungseinheitId: null,
        fristVon: null,
        fristBis: '2030-12-31',
        dauerMinuten: 30,
        ...mehr,
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.id;
}

function alsBuero(): StaffCtx {
  const actor = {
    art: 'mitarbeiter',
    id: wo.mitarbeiterId.buero,
    rolle: 'buero',
    sitzung: new Uint8Array(),
  } as const;
  return wo.ctx.as(actor, wo.ctx.unternehmenId) as StaffCtx;
}

async function seitenVon(pdf: Uint8Array): Promise<string[]> {
  const blatt = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const seiten: string[] = [];
  for (let nummer = 1; nummer <= blatt.numPages; nummer += 1) {
    const { items } = await (await blatt.getPage(nummer)).getTextContent();
    const worte = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    seiten.push(worte.replaceAll(/\s+/g, ' '));
  }
  return seiten;
}
const volltext = async (pdf: Uint8Array): Promise<string> => (await seitenVon(pdf)).join(' ');

/** Everything that anybody reads of the round: the board, the slips, letters and day sheet, the customers’ pages, the appointments. */
async function alles() {
  const { halte, schichten, kennzahlen, rueckmeldungen } = await hole();
  const blaetter: Record<string, string> = {};
  for (const format of ['brief', 'tagesliste'] as const) {
    const { pdf } = await druckeTerminzettel(alsBuero(), id, format, { alle: true });
    blaetter[format] = Buffer.from(pdf).toString('latin1');
  }
  const seiten = [];
  for (const { text } of await mails()) {
    const code = /termin\?code=([\w-]+)/.exec(text)?.[1] ?? '';
    const { body } = await api.call(ankuendigung.kundenTerminHolen, { body: { code } });
    seiten.push({
      wann: body.wann,
      taetigkeiten: body.taetigkeiten,
      titel: body.titel,
      rechtstexte: body.rechtstexte,
    });
  }
  const termine = [];
  for (const { termin: eigener } of halte) {
    const { body } = await api.call(
      termin.terminHolen,
      { params: { id: eigener?.id ?? '' } },
      wo.token.buero,
    );
    termine.push({
      wann: [body.fensterVon, body.fensterBis],
      worte: body.taetigkeiten,
      aufgaben: body.aufgaben,
    });
  }
  return { halte, schichten, kennzahlen, rueckmeldungen, blaetter, seiten, termine, mails: await mails() };
}

describe('work that comes to a house of an announced round', () => {
  it('changes nothing that was told, whoever reads it and however often it is computed', async () => {
    const vorher = await alles();
    const [mitMail = '', mitPapier = ''] = haeuser;
    await schauDazu(mitMail);
    await schauDazu(mitPapier);
    expect(await alles()).toEqual(vorher);
    await rechneNeu();
    const { aenderung: wartend } = await hole();
    const klassen = wartend ? (await unterschied()).wechsel.map(({ klasse }) => klasse) : [];
    expect(new Set(klassen)).not.toContain('neuAnzusagen');
    expect(new Set(klassen)).not.toContain('gebrochen');
    const geplant = wartend ? wartend.plan.halte : (await hole()).halte;
    expect(geplant.map(({ dauerMinuten }) => dauerMinuten)).toEqual(Array(6).fill(12));
    expect(geplant.flatMap(({ aufgaben }) => aufgaben.map(({ art }) => art))).toEqual(Array(6).fill('frei'));
    if (wartend) await nimmMitGrundAn(api, wo, id, '');
    const nachher = await alles();
    expect(nachher.blaetter.brief).toBe(vorher.blaetter.brief);
    expect(nachher.seiten).toEqual(vorher.seiten);
    expect(nachher.mails).toEqual(vorher.mails);
    expect(nachher.termine).toEqual(vorher.termine);
    await einig();
  });

  it(
    'leaves what was told as it was told, too, when a task gets other minutes, an activity another name, or an entry ends',
    { tags: 'night' },
    async () => {
      const [erstes = '', zweites = '', drittes = ''] = haeuser;
      await schauDazu(drittes);
      const vorher = await alles();
      await wo.ctx.transaction(async (tx) => {
        await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: erstes }, { dauer_minuten: 45 });
        await setzeZeilen(
          tx,
          'aufgabe',
          { liegenschaft_id: zweites },
          { frist_von: '2031-01-01', frist_bis: '2031-12-31' },
        );
        await setzeZeilen(
          tx,
          'aufgabe',
          { liegenschaft_id: drittes, taetigkeit_id: nicht('fss') },
          { status: 'entfallen' },
        );
        await setzeZeilen(
          tx,
          'taetigkeit',
          { id: 'kehrung_3x' },
          { kundentext: 'Etwas ganz anderes', art: 'hoheitlich', qualifikation: 'feuerstaettenschau' },
        );
      });
      const ohneStatus = ({ termine, ...rest }: Awaited<ReturnType<typeof alles>>) => ({
        ...rest,
        termine: termine.map(({ aufgaben, ...mehr }) => ({
          ...mehr,
          aufgaben: aufgaben.map(({ status: _status, ...eine }) => eine),
        })),
      });
      expect(ohneStatus(await alles())).toEqual(ohneStatus(vorher));
      await rechneNeu();
      const { aenderung: wartend, halte } = await hole();
      const geplant = wartend ? wartend.plan.halte : halte;
      expect(geplant.map(({ dauerMinuten }) => dauerMinuten)).toEqual(Array(6).fill(12));
      expect(geplant.some(({ ausgelassen }) => ausgelassen)).toBe(false);
      expect(geplant.flatMap(({ aufgaben }) => aufgaben.map(({ kundentext }) => kundentext))).not.toContain(
        'Etwas ganz anderes',
      );
    },
  );

  it(
    'is printed again days later as the letter that was announced, word for word',
    { tags: 'night' },
    async () => {
      const anderes = await neueHaeuser(wo, 1);
      id = await angekuendigt(anderes, { kanal: 'brief' });
      const drucke = async () => ({
        brief: await volltext((await druckeTerminzettel(alsBuero(), id, 'brief', { alle: true })).pdf),
        zettel: await volltext((await druckeTerminzettel(alsBuero(), id, 'a6', { alle: true })).pdf),
      });
      const damals = await drucke();
      expect(damals.brief).toContain('11. Januar 2027');
      await schauDazu(anderes[0] ?? '');
      await wo.ctx.transaction(async (tx) => {
        await setzeZeilen(
          tx,
          'taetigkeit',
          { id: 'kehrung_3x' },
          { kundentext: 'Etwas ganz anderes', dauer_minuten: 99 },
        );
        await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: anderes[0] ?? '' }, { dauer_minuten: 99 });
        await setzeZeilen(tx, 'kontakt', {}, { nachname: 'Nachmieter' });
        await setzeZeilen(
          tx,
          'unternehmen',
          {},
          {
            einstellungen: anStelle('terminzettel', {
              freieTaetigkeiten: {
                titel: 'Ein neuer Titel',
                vorbereitung: ['Neu'],
                zugang: 'Neu',
                rechtstext: 'Neu',
              },
            }),
          },
        );
      });
      api.clock.now = new Date('2027-01-14T08:00:00+01:00');
      expect(await drucke()).toEqual(damals);
    },
  );

  it('waits beside the round, is taken in with one press, and is told as an Änderung', async () => {
    const [mitMail = '', andere = ''] = haeuser;
    await schauDazu(mitMail);
    await schauDazu(andere, { dauerMinuten: 20 });
    const vorher = await hole();
    const gezeigt = await nachtraege();
    expect(gezeigt.nachtraege).toMatchObject([
      {
        liegenschaftId: mitMail,
        anschrift: 'Hardtstraße 1',
        stand: 'offen',
        neue: [{ bezeichnung: 'Feuerstättenschau', dauerMinuten: 30 }],
      },
      { liegenschaftId: andere, neue: [{ dauerMinuten: 20 }], geaenderte: [], entfallene: [] },
    ]);
    await nimmAuf(mitMail);
    expect((await nachtraege()).nachtraege.map(({ stand }) => stand)).toEqual(['aufgenommen', 'offen']);
    const mitPlan = await hole();
    expect(mitPlan.halte, 'until it is accepted, the old plan holds').toEqual(vorher.halte);
    expect(mitPlan.aenderung?.ursache).toBe('nachtrag');
    const halt = mitPlan.aenderung?.plan.halte.find(({ liegenschaftId }) => liegenschaftId === mitMail);
    expect(halt).toMatchObject({ dauerMinuten: 42, mitarbeiterId: wo.mitarbeiterId.inhaber });
    const { wechsel } = await unterschied();
    expect(wechsel.find(({ liegenschaftId }) => liegenschaftId === mitMail)).toMatchObject({
      klasse: 'neuAnzusagen',
      kanal: 'mail',
      arbeit: { dazu: ['Feuerstättenschau'], weg: [] },
    });
    const bisher = (await mails()).length;
    await nimmMitGrundAn(api, wo, id, 'Es kommt etwas dazu.');
    const neue = (await mails()).slice(bisher);
    const gesagt = neue.find(({ text }) => text.includes('Hardtstraße 1,'));
    expect(gesagt?.text).toContain('Feuerstättenschau');
    expect((await nachtraege()).nachtraege.map(({ liegenschaftId }) => liegenschaftId)).toEqual([andere]);
    const code = /termin\?code=([\w-]+)/.exec(gesagt?.text ?? '')?.[1] ?? '';
    const { body } = await api.call(ankuendigung.kundenTerminHolen, { body: { code } });
    expect(body.taetigkeiten.map(({ dauerMinuten }) => dauerMinuten).toSorted()).toEqual([12, 30]);
    await einig();
  });

  it('says of a told window that holds that it holds, not that it is over', async () => {
    const [mitMail = ''] = haeuser;
    await schauDazu(mitMail, { taetigkeitId: 'rwm', dauerMinuten: 5, fristBis: '2027-12-31' });
    await nimmAuf(mitMail);
    const dort = (await unterschied()).wechsel.find(({ liegenschaftId }) => liegenschaftId === mitMail);
    expect(dort?.nachher).toMatchObject({
      fensterVon: dort?.vorher?.fensterVon,
      fensterBis: dort?.vorher?.fensterBis,
    });
    const bisher = (await mails()).length;
    await nimmMitGrundAn(api, wo, id, '');
    const [mail] = (await mails()).slice(bisher);
    expect(mail?.text).toContain('Tag und Uhrzeit unseres Besuchs bleiben');
    expect(mail?.text).not.toContain('gilt nicht mehr');
    await einig();
  });

  it('stands on paper with the reason, while all others keep their letters', { tags: 'night' }, async () => {
    const [, mitPapier = ''] = haeuser;
    const briefe = async () =>
      seitenVon((await druckeTerminzettel(alsBuero(), id, 'brief', { alle: true })).pdf);
    const damals = await briefe();
    await setzeZeilen(wo, 'termin', { liegenschaft_id: mitPapier }, { status: 'bestaetigt', version: um(1) });
    await schauDazu(mitPapier, { taetigkeitId: 'rwm', dauerMinuten: 5, fristBis: '2027-12-31' });
    await nimmAuf(mitPapier);
    await nimmMitGrundAn(api, wo, id, 'Ihr Vermieter hat es bestellt.');
    const neue = (await briefe()).filter((seite) => !damals.includes(seite));
    expect(neue).toHaveLength(1);
    expect(neue[0]).toContain(
      'die wir Ihnen genannt haben, bleibt; geändert hat sich, was wir bei Ihnen tun.',
    );
    expect(neue[0]).toContain('Ihr Vermieter hat es bestellt.');
  });

  it(
    'breaks a confirmed promise only with a reason, and stays outside where those are to be kept',
    { tags: 'night' },
    async () => {
      const [mitMail = ''] = haeuser;
      await setzeZeilen(wo, 'termin', { liegenschaft_id: mitMail }, { status: 'bestaetigt', version: um(1) });
      await schauDazu(mitMail);
      await nimmAuf(mitMail);
      expect((await unterschied()).wechsel[0]).toMatchObject({
        liegenschaftId: mitMail,
        klasse: 'gebrochen',
      });
      const { body } = await api.call(
        kehrtour.kehrtourPlanen,
        { params: { id }, body: { ohneGebrochene: true } },
        wo.token.buero,
      );
      expect(body.vorgangId).toBeTruthy();
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      const { aenderung: wartend } = await hole();
      if (wartend)
        expect((await unterschied()).wechsel.map(({ klasse }) => klasse)).not.toContain('gebrochen');
      expect((await nachtraege()).nachtraege).toMatchObject([{ liegenschaftId: mitMail, stand: 'offen' }]);
    },
  );

  it(
    'goes back beside the round when the plan that took it in is thrown away',
    { tags: 'night' },
    async () => {
      const [mitMail = ''] = haeuser;
      await schauDazu(mitMail);
      await nimmAuf(mitMail);
      const { version } = await unterschied();
      await api.call(aenderung.aenderungVerwerfen, { params: { id }, body: { version } }, wo.token.buero);
      expect((await nachtraege()).nachtraege).toMatchObject([{ stand: 'offen' }]);
      await rechneNeu();
      expect((await hole()).halte.map(({ dauerMinuten }) => dauerMinuten)).toEqual(Array(6).fill(12));
      await einig();
    },
  );

  it('is no work of a draft, whose houses bring all that is due', { tags: 'night' }, async () => {
    const [neu = ''] = await neueHaeuser(wo, 1);
    const entwurf = await neueKehrtour(api, wo, [neu]);
    await schauDazu(neu);
    const { halte } = await plane(api, wo, entwurf);
    expect(halte[0]?.dauerMinuten).toBe(42);
    const { body } = await api.call(nachtrag.nachtraegeHolen, { params: { id: entwurf } }, wo.token.buero);
    expect(body.nachtraege).toEqual([]);
  });

  it(
    'stays outside where it has no place, or would take that of somebody who was told, and says so',
    { tags: 'night' },
    async () => {
      const [mitMail = '', andere = ''] = haeuser;
      await schauDazu(mitMail, { dauerMinuten: 480 });
      await schauDazu(andere, { dauerMinuten: 20 });
      await nimmAuf(mitMail, andere);
      expect((await nachtraege()).nachtraege.map(({ stand }) => stand)).toEqual(['ohnePlatz', 'aufgenommen']);
      const { wechsel } = await unterschied();
      expect(wechsel.map(({ klasse }) => klasse)).not.toContain('entfaellt');
      expect(wechsel.find(({ liegenschaftId }) => liegenschaftId === mitMail)?.arbeit).toBeUndefined();
      await nimmMitGrundAn(api, wo, id, '');
      expect((await nachtraege()).nachtraege).toMatchObject([
        { liegenschaftId: mitMail, stand: 'ohnePlatz' },
      ]);
      await einig();
    },
  );

  it('is refused where there is none, and to those who do not plan', async () => {
    const [mitMail = ''] = haeuser;
    const rufe = (token: string) =>
      api.call(nachtrag.nachtraegeAufnehmen, { params: { id }, body: { liegenschaftIds: [mitMail] } }, token);
    expect((await rufe(wo.token.buero)).body.type).toBe('veraltet');
    await schauDazu(mitMail);
    expect((await rufe(wo.token.geselle)).status).toBe(403);
    expect((await rufe(wo.token.buero)).status).toBe(200);
  });
});

describe('one flat of a house of several', () => {
  const [links, rechts] = [randomUUID(), randomUUID()];
  let haus: string;
  beforeEach(async () => {
    [haus = ''] = await neueHaeuser(wo, 1);
    await wo.ctx.transaction(async (tx) => {
      await neueZeilen(tx, 'nutzungseinheit', [
        { id: links, liegenschaft_id: haus, nummer: '1', geschoss: 'EG', lage: 'links' },
        { id: rechts, liegenschaft_id: haus, nummer: '2', geschoss: 'EG', lage: 'rechts' },
      ]);
      await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haus }, { nutzungseinheit_id: links });
      await eineAufgabe(tx, haus, {
        nutzungseinheit_id: rechts,
        taetigkeit_id: 'kehrung_3x',
        bezeichnung: 'Kehrung',
        frist_von: '2027-01-01',
        frist_bis: '2027-02-28',
        dauer_minuten: 12,
        schluessel: 'r',
      });
    });
    id = await angekuendigt([haus]);
  });

  it(
    'is told alone of what is new there, and the poster stays as it hangs until then',
    { tags: 'night' },
    async () => {
      const aushang = async () =>
        volltext((await druckeTerminzettel(alsBuero(), id, 'aushang', { alle: true })).pdf);
      const haengt = await aushang();
      await schauDazu(haus, { nutzungseinheitId: links });
      await setzeZeilen(wo, 'taetigkeit', { id: 'kehrung_3x' }, { kundentext: 'Etwas ganz anderes' });
      expect(await aushang()).toBe(haengt);
      expect((await nachtraege()).nachtraege).toMatchObject([
        { neue: [{ lage: 'EG links', dauerMinuten: 30 }] },
      ]);
      await nimmAuf(haus);
      const { wechsel } = await unterschied();
      expect(wechsel.map(({ lage, klasse, arbeit }) => [lage, klasse, arbeit?.dazu])).toEqual([
        ['EG links', 'neuAnzusagen', ['Feuerstättenschau']],
        ['EG rechts', expect.stringMatching(/unveraendert|imFenster/), undefined],
      ]);
      await nimmMitGrundAn(api, wo, id, '');
      expect(await aushang()).toContain('Feuerstättenschau');
      await einig();
    },
  );

  it('keeps what it was told when it is marked: what nobody was told of is not done by that', async () => {
    const schau = await schauDazu(haus, { nutzungseinheitId: rechts });
    api.clock.now = new Date(`${TAG}T12:00:00+01:00`);
    const [erste] = await liesZeilen(wo, 'termin', ['id', 'version'], {
      kehrtour_id: id,
      nutzungseinheit_id: rechts,
    });
    const { status, body } = await api.call(
      termin.terminAendern,
      { params: { id: erste?.id ?? '' }, body: { version: erste?.version ?? 0, aktion: 'erledige' } },
      wo.token.buero,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const rows = await wo.ctx.transaction((tx) =>
      tx.rows(sql`select id = ${schau} as neu, status from aufgabe
        where nutzungseinheit_id = ${rechts} and schluessel not like 'folge:%' order by neu`),
    );
    expect(rows).toEqual([
      { neu: false, status: 'erledigt' },
      { neu: true, status: 'offen' },
    ]);
  });
});

describe('a database of before', () => {
  it('learns what was told from the notices, not from what has crept in since', async () => {
    const [erstes = '', zweites = ''] = haeuser;
    const schau = await schauDazu(erstes);
    await wo.ctx.transaction(async (tx) => {
      // As it was: the plan took what was added, and a name has changed since.
      await tx.run(sql`insert into halt_aufgabe (halt_id, aufgabe_id)
        select h.id, ${schau} from halt h where h.kehrtour_id = ${id} and h.liegenschaft_id = ${erstes}`);
      await setzeZeilen(
        tx,
        'termin',
        { liegenschaft_id: zweites },
        { taetigkeiten: '["Ein früherer Name"]' },
      );
    });
    const vorher = await arbeitenVon();
    await setzeZeilen(wo, 'termin', {}, { arbeit: '[]' });
    const datei = await readFile(
      new URL('../../../migrations/0515_zusagearbeit.sql', import.meta.url),
      'utf8',
    );
    const fuelle = splitStatements(datei).find((eine) => eine.includes('update termin t set arbeit'));
    await api.deps.db.transaction({ role: 'eigner' }, (tx) => tx.raw(fuelle ?? ''));
    expect(await arbeitenVon()).toEqual(vorher);
  });
  const arbeitenVon = () => liesZeilen(wo, 'termin', ['id', 'arbeit'], geordnet(['id'], { kehrtour_id: id }));
});
