import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import * as nachweis from '@kehrtour/contract/nachweis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../test/rundenpruefer.ts';
import type { Zeile } from '../../test/spalten.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { dazu, nicht } from '../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { json, sql } from '../platform/db/sql.ts';
import { listNaheKehrtouren } from './kunde/kunde.store.ts';

let api: TestApi;
let betrieb: TestBetrieb;
let tour: kehrtour.Kehrtour;
let uebrige: string[];

/** Two more rounds nearby, on whose way another time may lie: nobody is sent out for one house alone. */
async function weitereKehrtouren(): Promise<void> {
  for (const [index, tag] of ['2027-02-09', '2027-02-10'].entries())
    await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, uebrige.slice(2 * index, 2 * index + 2), {
        datum: { tage: [tag], feiertageErlaubt: false },
      }),
    );
}

type Mail = Zeile<'nachricht'>['nachricht'];
const mails = async (): Promise<Mail[]> =>
  (
    await liesZeilen(
      betrieb,
      'ausgang',
      ['nachricht'],
      geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
    )
  ).map(({ nachricht }) => nachricht);
const codeIn = (mail: Mail | undefined): string => /termin\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const kuendigeAn = (body: object, token = betrieb.token.buero, idempotencyKey: string = randomUUID()) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id: tour.id }, body: { version: tour.version, kanaele: {}, ...body }, idempotencyKey },
    token,
  );
const lies = (code: string, hausnr?: string) =>
  api.call(ankuendigung.kundenTerminHolen, { body: { code, ...(hausnr ? { hausnr } : {}) } });
const antworte = (code: string, antwort: ankuendigung.KundenAntwort, idempotencyKey: string = randomUUID()) =>
  api.call(ankuendigung.kundenAntworten, { body: { code, antwort }, idempotencyKey });
const stand = async (): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id: tour.id } }, betrieb.token.buero)).body;

/** The first mail's visit loses its stop; its work stays in the round. */
async function ohneHalt(): Promise<{ terminId: string; haltId: string }> {
  const liegenschaftId = await hausDerErstenMail();
  return betrieb.ctx.transaction(async (tx) => {
    const row = await liesZeile(tx, 'termin', ['id as terminId', 'halt_id as haltId'], {
      liegenschaft_id: liegenschaftId,
    });
    if (!row) throw new Error('no appointment');
    await setzeZeilen(tx, 'termin', { id: row.terminId }, { halt_id: null });
    await loescheZeilen(tx, 'halt', { id: row.haltId });
    return row;
  });
}
async function hausDerErstenMail(): Promise<string> {
  const an = (await mails())[0]?.an.adresse;
  const row = await betrieb.ctx.transaction((tx) =>
    tx.row<{ id: string }>(sql`select lk.liegenschaft_id as id from kontakt k
      join liegenschaft_kontakt lk on lk.kontakt_id = k.id where k.email = ${an ?? ''}`),
  );
  return row?.id ?? '';
}

beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  betrieb = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(betrieb, 12);
  uebrige = haeuser.slice(8);
  tour = await plane(
    api,
    betrieb,
    await neueKehrtour(api, betrieb, haeuser.slice(0, 8), {
      datum: { tage: ['2027-02-02', '2027-02-03'], feiertageErlaubt: false },
    }),
  );
});

describe('announcing a round', () => {
  it('says before sending who gets what: mail to those who gave an address, a slip to the others', async () => {
    const { body } = await api.call(
      ankuendigung.ankuendigungPruefen,
      { params: { id: tour.id } },
      betrieb.token.buero,
    );
    expect(body.anzahl).toEqual({ mail: 4, einwurf: 4 });
    expect(body.hindernisse).toEqual([]);
  });
  it('mails with calendar, keeps a proof of each notice, and prints the rest in walking order', async () => {
    const { status, body } = await kuendigeAn({});
    expect([status, body]).toEqual([200, { termine: 8, mails: 4, zettel: 4 }]);
    const gesendet = await mails();
    expect(gesendet).toHaveLength(4);
    expect(gesendet[0]?.anhaenge?.map(({ name }) => name)).toEqual(['termin.ics']);
    const { body: proof } = await api.call(
      nachweis.nachweiseHolen,
      { params: { id: tour.id } },
      betrieb.token.buero,
    );
    expect(proof.nachweise).toHaveLength(8);
    expect(JSON.stringify(proof)).not.toContain('code=');
    const pdf = await api.call(
      ankuendigung.terminzettelHolen,
      { params: { id: tour.id }, query: { format: 'a6' } },
      betrieb.token.buero,
    );
    expect(String(pdf.body).slice(0, 5)).toBe('%PDF-');
    expect((await stand()).status).toBe('angekuendigt');
  });
  it('does it once however often the button is pressed', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => kuendigeAn({}, betrieb.token.buero, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mails()).toHaveLength(4);
  });
  it('refuses a Feuerstättenschau that would be announced too late, unless the owner waived', async () => {
    await setzeZeilen(betrieb, 'aufgabe', {}, { taetigkeit_id: 'fss' });
    api.clock.now = new Date('2027-01-29T08:00:00+01:00');
    expect((await kuendigeAn({})).body.type).toBe('kehrtour.frist-zu-kurz');
    expect((await kuendigeAn({ trotzdem: true })).status).toBe(200);
    api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  });
  it('refuses when somebody of the round is away, decided by the database', async () => {
    await betrieb.ctx.transaction((tx) =>
      tx.run(
        sql`insert into belegung (id, mitarbeiter_id, zeitraum, art) select gen_random_uuid(), m.id, tstzrange('2027-02-01T00:00:00+01:00', '2027-02-06T00:00:00+01:00'), 'abwesenheit' from mitarbeiter m`,
      ),
    );
    const answer = await kuendigeAn({});
    expect([answer.status, answer.body.type]).toEqual([409, 'termin.zeit-belegt']);
    expect(await mails()).toHaveLength(0);
    expect((await stand()).status).toBe('geplant');
  });
  it('tells only what changed when it is announced a second time', async () => {
    await kuendigeAn({});
    tour = await stand();
    const again = await kuendigeAn({});
    expect([again.status, again.body.termine]).toEqual([200, 0]);
    expect(await mails()).toHaveLength(4);
  });
  it(
    'needs the planner for the first time alone: what was told once is told again without a plan, too',
    { tags: 'night' },
    async () => {
      const bucht = (ja: boolean) => setzeZeilen(betrieb, 'unternehmen', {}, { kehrtourplaner: ja });
      await bucht(false);
      const plane = { params: { id: tour.id }, body: {}, idempotencyKey: randomUUID() };
      expect((await kuendigeAn({})).body.type).toBe('kehrtourplaner-nicht-gebucht');
      const geplant = await api.call(kehrtour.kehrtourPlanen, plane, betrieb.token.buero);
      expect([geplant.status, geplant.body.type]).toEqual([403, 'kehrtourplaner-nicht-gebucht']);
      expect([await mails(), (await stand()).status]).toEqual([[], 'geplant']);
      await bucht(true);
      await kuendigeAn({});
      await bucht(false);
      tour = await stand();
      expect((await kuendigeAn({})).status).toBe(200);
      expect((await api.call(kehrtour.kehrtourPlanen, plane, betrieb.token.buero)).status).toBe(200);
    },
  );
  it('is called off with a mail to everyone who was told', async () => {
    await kuendigeAn({});
    expect(
      (
        await api.call(
          kehrtourAbsagen,
          { params: { id: tour.id }, body: { grund: 'Krankheit' }, idempotencyKey: randomUUID() },
          betrieb.token.buero,
        )
      ).status,
    ).toBe(200);
    await expect
      .poll(async () => (await mails()).filter(({ betreff }) => betreff.startsWith('Termin abgesagt')).length)
      .toBe(4);
    expect((await lies(codeIn((await mails())[0]))).body.status).toBe('abgesagt');
  });
});

describe('the page behind a code', () => {
  it('shows who, what, where and when, and changes nothing by being read', async () => {
    await kuendigeAn({});
    const vorher = await stand();
    const { status, body } = await lies(codeIn((await mails())[0]));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      status: 'angekuendigt',
      antwortMoeglich: true,
      anschrift: expect.stringContaining('Hardtstraße'),
    });
    expect(await stand()).toEqual(vorher);
  });
  it('names in mail, page and calendar whom the office chose for questions, without a number of their own the office’s, and nobody who left', async () => {
    const { geselle } = betrieb.mitarbeiterId;
    const setze = (felder: Record<string, unknown>) =>
      betrieb.ctx.transaction((tx) =>
        tx.run(
          sql`update mitarbeiter m set telefon = r.telefon, aktiv = r.aktiv, vorname = 'Anna', nachname = 'Berger' from jsonb_to_record(${json(felder)}::jsonb) as r(telefon text, aktiv boolean) where m.id = ${geselle}`,
        ),
      );
    await betrieb.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'unternehmen', {}, { telefon: '09123 4567', telefonzeiten: '7 bis 8 Uhr' });
      const kontakt = { mitarbeiterId: geselle, antwortBisWerktage: 2, alternativen: 3 };
      await setzeZeilen(tx, 'kehrtour', { id: tour.id }, { vorgaben: dazu({ kontakt }) });
    });
    await setze({ telefon: '0171 2345', aktiv: true });
    await kuendigeAn({});
    const [mail] = await mails();
    expect(mail?.text).toContain('Anna Berger, Telefon 0171 2345');
    expect(mail?.text).not.toContain('09123 4567');
    const wen = async () => {
      const { ansprechpartner, telefon, telefonzeiten } = (await lies(codeIn(mail))).body.unternehmen;
      return [ansprechpartner, telefon, telefonzeiten];
    };
    expect(await wen()).toEqual(['Anna Berger', '0171 2345', '']);
    const kalender = await api.call(ankuendigung.kundenKalenderHolen, { query: { code: codeIn(mail) } });
    expect(String(kalender.body).replaceAll(/\r\n /g, '')).toContain('Fragen? Anna Berger\\, 0171 2345');
    await setze({ telefon: '', aktiv: true });
    expect(await wen()).toEqual(['Anna Berger', '09123 4567', '7 bis 8 Uhr']);
    await setze({ telefon: '0171 2345', aktiv: false });
    expect(await wen()).toEqual(['', '09123 4567', '7 bis 8 Uhr']);
  });
  it(
    'shows where it is as a picture of that house alone, where a map is known',
    { tags: 'night' },
    async () => {
      await kuendigeAn({});
      const [mail] = await mails();
      const code = codeIn(mail);
      const karte = (form: 'breit' | 'schmal' = 'breit') =>
        api.call(ankuendigung.kundenKarteHolen, { query: { code, form } });
      // No map reaches there.
      expect((await lies(code)).body.karte).toBeNull();
      expect((await karte()).status).toBe(404);
      await setzeZeilen(
        betrieb,
        'liegenschaft',
        {},
        { lat: 49.2417, lon: 10.6183, hausnr: '7', hausnr_zusatz: 'b' },
      );
      expect((await lies(code)).body.karte).toBe('Musterbach ist erfunden');
      const { status, body } = await karte();
      expect(status).toBe(200);
      expect(String(body)).toMatch(/^<svg .*Hauptstraße.*<\/svg>$/);
      expect(String(body)).toContain('>7b</text>');
      // A phone gets one whose numbers can be read there.
      expect(String(body)).toContain('width="640"');
      expect(String((await karte('schmal')).body)).toContain('width="400"');
      expect((await api.call(ankuendigung.kundenKarteHolen, { query: { code: `${code}x` } })).status).toBe(
        410,
      );
    },
  );
  it('opens with the printed code only together with the house number, and says the same for every wrong one', async () => {
    await kuendigeAn({});
    const zugang = await betrieb.ctx.transaction((tx) =>
      tx.row<{ id: string; hausnr: string }>(
        sql`select z.id, l.hausnr from zugangscode z join termin t on t.id = z.termin_id join liegenschaft l on l.id = t.liegenschaft_id limit 1`,
      ),
    );
    const { kurzcodeVon } = await import('../zugang/zugangscode.ts');
    const kurz = kurzcodeVon(api.deps.secrets, zugang?.id ?? '');
    expect((await lies(`${kurz.slice(0, 4)} ${kurz.slice(4).toLowerCase()}`, zugang?.hausnr)).status).toBe(
      200,
    );
    for (let times = 0; times < 12; times += 1) expect((await lies(kurz, zugang?.hausnr)).status).toBe(200);
    const wrong = await lies(kurz, '999');
    const invented = await lies('AAAA-2222', '1');
    expect(wrong.status).toBe(410);
    expect({ ...wrong.body, instance: '' }).toEqual({ ...invented.body, instance: '' });
  });
  it('lets nobody guess more than ten short codes an hour', async () => {
    api.clock.now = new Date('2027-01-11T10:30:00+01:00');
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await lies(`AAAA-${2000 + tries}`, '1')).status);
    expect(statuses.at(-1)).toBe(429);
    api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  });
});

describe('the answer', () => {
  it('Ich bin da confirms, shows in the round, and counts once for two presses', async () => {
    await kuendigeAn({});
    const code = codeIn((await mails())[0]);
    const key = randomUUID();
    const [a, b] = await Promise.all([
      antworte(code, { art: 'daheim' }, key),
      antworte(code, { art: 'daheim' }, key),
    ]);
    expect([a.body.status, b.body.status]).toEqual(['bestaetigt', 'bestaetigt']);
    expect((await stand()).rueckmeldungen).toMatchObject({ bestaetigt: 1, ungelesen: 1 });
    const rows = await liesZeilen(betrieb, 'rueckmeldung', []);
    expect(rows).toHaveLength(1);
  });
  it('Passt nicht with another time moves the visit to a place that keeps every other promise', async () => {
    await weitereKehrtouren();
    await kuendigeAn({});
    const [erste] = await mails();
    const code = codeIn(erste);
    const { body: vorher } = await lies(code);
    expect(vorher.alternativen.length).toBeGreaterThan(0);
    const wahl = vorher.alternativen[0];
    const { status, body } = await antworte(code, { art: 'alternative', alternativeId: wahl?.id ?? '' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      status: 'bestaetigt',
      wann: { tag: wahl?.tag, von: wahl?.von, bis: wahl?.bis },
    });
    const [, ...danach] = (await mails()).filter(({ an }) => an.adresse === (erste?.an.adresse ?? ''));
    expect(danach.map(({ betreff }) => betreff)).toEqual([
      `Neuer Termin: ${wahl?.wochentag}, ${wahl?.datum}, ${wahl?.von}–${wahl?.bis} Uhr`,
    ]);
    expect(danach[0]?.text).toContain('eine andere Zeit gewählt; der Termin am');
    expect(danach[0]?.anhaenge).toHaveLength(1);
    for (const halt of (await stand()).halte)
      expect(
        halt.beginn !== null &&
          halt.fensterVon !== null &&
          halt.fensterVon <= halt.beginn &&
          halt.beginn <= (halt.fensterBis ?? ''),
      ).toBe(true);
  });
  it('leaves both rounds true when the other time is in another round', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const haeuser = await neueHaeuser(wo, 8);
    const { inhaber, geselle } = wo.mitarbeiterId;
    const kehrtourAm = async (ids: string[], tag: string, wer: string) =>
      plane(
        api,
        wo,
        await neueKehrtour(api, wo, ids, {
          datum: { tage: [tag], feiertageErlaubt: false },
          mitarbeiter: { ids: [wer] },
        }),
      );
    const alte = await kehrtourAm(haeuser.slice(0, 4), '2027-02-02', inhaber);
    const neue = await kehrtourAm(haeuser.slice(4), '2027-02-09', geselle);
    [betrieb, tour] = [wo, alte];
    await kuendigeAn({});
    const code = codeIn((await mails())[0]);
    const wahl = (await lies(code)).body.alternativen.find(({ tag }) => tag === '2027-02-09');
    if (!wahl) throw new Error('no time in the other round');
    expect((await antworte(code, { art: 'alternative', alternativeId: wahl.id })).body).toMatchObject({
      status: 'bestaetigt',
    });
    for (const [id, anzahl] of [
      [alte.id, 3],
      [neue.id, 5],
    ] as const) {
      const { body } = await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero);
      const [schicht, ...keine] = body.schichten;
      const zeiten = body.halte.map(({ beginn, ende }) => ({ beginn: beginn ?? '', ende: ende ?? '' }));
      expect([zeiten.length, keine]).toEqual([anzahl, []]);
      expect(body.halte.map(({ position }) => position).toSorted()).toEqual([...zeiten.keys()]);
      expect(zeiten.every(({ beginn }) => (schicht?.beginn ?? '') <= beginn)).toBe(true);
      expect(zeiten.every(({ ende }) => ende <= (schicht?.ende ?? ''))).toBe(true);
      expect(body.kennzahlen.arbeitSekunden).toBe(schicht?.arbeitSekunden);
      expect((schicht?.arbeitSekunden ?? 0) - (schicht?.fahrtSekunden ?? 0)).toBeGreaterThanOrEqual(
        body.halte.reduce((summe, { dauerMinuten }) => summe + dauerMinuten * 60, 0),
      );
    }
  });
  it(
    'gives a visit whose stop is gone a new one, with its work, at the time that was chosen',
    { tags: 'night' },
    async () => {
      await weitereKehrtouren();
      await kuendigeAn({});
      const code = codeIn((await mails())[0]);
      const { haltId, terminId } = await ohneHalt();
      const wahl = (await lies(code)).body.alternativen.at(-1);
      if (!wahl) throw new Error('no other time');
      const { status, body } = await antworte(code, { art: 'alternative', alternativeId: wahl.id });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ status: 'bestaetigt', wann: { tag: wahl.tag, von: wahl.von } });
      const [halt] = await betrieb.ctx.transaction((tx) =>
        tx.rows<{
          id: string;
          aufgaben: number;
        }>(sql`select h.id, (select count(*)::int from halt_aufgabe ha where ha.halt_id = h.id) as aufgaben
        from termin t join halt h on h.id = t.halt_id where t.id = ${terminId}`),
      );
      expect([halt?.aufgaben, halt?.id === haltId]).toEqual([1, false]);
      expect(await betrieb.ctx.transaction(rundenwidersprueche)).toEqual([]);
    },
  );
  it(
    'offers no place of a round for what was booked: that is moved at the booking',
    { tags: 'night' },
    async () => {
      await weitereKehrtouren();
      await kuendigeAn({});
      const code = codeIn((await mails())[0]);
      const wahl = (await lies(code)).body.alternativen[0]?.id ?? '';
      await setzeZeilen(betrieb, 'termin', {}, { quelle: 'buchung' });
      expect((await lies(code)).body.alternativen).toEqual([]);
      expect((await antworte(code, { art: 'alternative', alternativeId: wahl })).body.type).toBe(
        'termin.alternative-weg',
      );
    },
  );
  it('offers no second stop in a round that goes to the house anyway', { tags: 'night' }, async () => {
    await kuendigeAn({});
    const liegenschaftId = await hausDerErstenMail();
    const zweite = await plane(
      api,
      betrieb,
      await neueKehrtour(api, betrieb, uebrige, { datum: { tage: ['2027-02-09'], feiertageErlaubt: false } }),
    );
    const code = codeIn((await mails())[0]);
    expect((await lies(code)).body.alternativen.map(({ tag }) => tag)).toContain('2027-02-09');
    const andere = await betrieb.ctx.transaction((tx) =>
      tx.row<{
        id: string;
      }>(sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel)
        values (gen_random_uuid(), ${liegenschaftId}, 'kehrung_2x', 'Kehrung', '2027-01-01', '2027-02-28', 12, 'zweite') returning id`),
    );
    expect(andere).toBeDefined();
    const { version } = (
      await api.call(kehrtour.kehrtourHolen, { params: { id: zweite.id } }, betrieb.token.buero)
    ).body;
    await api.call(
      kehrtour.kehrtourEntwerfen,
      {
        params: { id: zweite.id },
        body: { version, vorgaben: { liegenschaften: { ids: [...uebrige, liegenschaftId] } } },
      },
      betrieb.token.buero,
    );
    await plane(api, betrieb, zweite.id);
    expect((await lies(code)).body.alternativen.map(({ tag }) => tag)).not.toContain('2027-02-09');
  });
  it('sends nobody out for one house alone', { tags: 'night' }, async () => {
    const wo = await api.neuerBetrieb();
    const haeuser = await neueHaeuser(wo, 3);
    const { inhaber, geselle } = wo.mitarbeiterId;
    const eine = await neueKehrtour(api, wo, haeuser, {
      datum: { tage: ['2027-02-02', '2027-02-03', '2027-02-04'], feiertageErlaubt: false },
      mitarbeiter: { ids: [inhaber, geselle] },
    });
    [betrieb, tour] = [wo, await plane(api, wo, eine)];
    await kuendigeAn({});
    const faehrt = new Set(tour.schichten.map(({ tag }) => tag));
    const { alternativen } = (await lies(codeIn((await mails())[0]))).body;
    expect(alternativen.filter(({ tag }) => !faehrt.has(tag))).toEqual([]);
  });
  it(
    'offers as many other times as the office decided for the round, and none at 0',
    { tags: 'night' },
    async () => {
      await weitereKehrtouren();
      await kuendigeAn({});
      const code = codeIn((await mails())[0]);
      const bei = async (alternativen: number): Promise<number> => {
        const entscheidung = {
          datum: { tage: ['2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'], feiertageErlaubt: false },
          kontakt: { mitarbeiterId: null, antwortBisWerktage: 2, alternativen },
        };
        await setzeZeilen(betrieb, 'kehrtour', { id: tour.id }, { vorgaben: dazu(entscheidung) });
        return (await lies(code)).body.alternativen.length;
      };
      expect([await bei(0), await bei(1), await bei(2)]).toEqual([0, 1, 2]);
    },
  );
  it('looks at the rounds that drive nearest, however many there are', { tags: 'night' }, async () => {
    await betrieb.ctx.transaction(async (tx) => {
      await setzeZeilen(tx, 'kehrtour', { id: tour.id }, { nummer: 100 });
      await tx.run(
        sql`insert into kehrtour (id, nummer, name, status, tage, vorgaben, plan) select gen_random_uuid(), n, 'anderswo', 'geplant', k.tage, k.vorgaben, k.plan from kehrtour k, generate_series(1, 12) as n where k.id = ${tour.id}`,
      );
    });
    const [liegenschaftId = ''] = tour.halte.map((halt) => halt.liegenschaftId);
    const frage = { liegenschaftId, von: '2027-02-01', bis: '2027-02-28' };
    const kehrtouren = await betrieb.ctx.transaction((tx) => listNaheKehrtouren(tx, frage));
    expect([kehrtouren.length, kehrtouren[0]?.id]).toEqual([8, tour.id]);
  });
  it(
    'gives one of two customers the same place only while it is free, and never breaks a promise',
    { tags: 'night' },
    async () => {
      await weitereKehrtouren();
      await kuendigeAn({});
      const codes = (await mails()).slice(0, 2).map(codeIn);
      const wahl = await Promise.all(
        codes.map(async (code) => (await lies(code)).body.alternativen[0]?.id ?? ''),
      );
      const answers = await Promise.all(
        codes.map((code, index) => antworte(code, { art: 'alternative', alternativeId: wahl[index] ?? '' })),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const halte = (await stand()).halte.toSorted((a, b) =>
        `${a.mitarbeiterId}${a.beginn}`.localeCompare(`${b.mitarbeiterId}${b.beginn}`),
      );
      for (const [index, halt] of halte.entries()) {
        const next = halte[index + 1];
        if (next?.mitarbeiterId === halt.mitarbeiterId)
          expect((halt.ende ?? '') <= (next.beginn ?? '')).toBe(true);
      }
    },
  );
  it('keeps a wish and a question word for word, whatever signs they hold', async () => {
    await kuendigeAn({});
    const code = codeIn((await mails())[0]);
    await antworte(code, { art: 'frage', text: "<script>alert('1')</script> Wo parken Sie? 🚗" });
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const { body } = await antworte(code, { art: 'wunsch', text: 'lieber nachmittags', telefon: '09123 1' });
    expect(body).toMatchObject({
      status: 'abgelehnt',
      letzteAntwort: { art: 'wunsch', text: 'lieber nachmittags' },
    });
  });
  it(
    'is welcome until the window opens, a late no as well; only another time must be chosen earlier',
    { tags: 'night' },
    async () => {
      await weitereKehrtouren();
      await kuendigeAn({});
      const code = codeIn((await mails())[0]);
      const wahl = (await lies(code)).body.alternativen[0]?.id ?? '';
      api.clock.now = new Date('2027-02-02T06:00:00+01:00');
      expect(
        (await antworte(code, { art: 'alternative', alternativeId: wahl })).status,
      ).toBeGreaterThanOrEqual(409);
      expect((await antworte(code, { art: 'passtNicht' })).body.status).toBe('abgelehnt');
      api.clock.now = new Date('2027-02-04T08:00:00+01:00');
      expect((await lies(code)).body.antwortMoeglich).toBe(false);
      expect((await antworte(code, { art: 'daheim' })).body.type).toBe('termin.uebergang-nicht-moeglich');
      api.clock.now = new Date('2027-01-11T08:00:00+01:00');
    },
  );
});

describe('rights', () => {
  it('shows another company nothing and lets a Geselle announce nothing', async () => {
    await kuendigeAn({});
    const fremd = (await api.neuerBetrieb()).token.inhaber;
    const params = { id: tour.id };
    expect((await api.call(ankuendigung.ankuendigungPruefen, { params }, fremd)).status).toBe(404);
    expect((await kuendigeAn({}, fremd)).status).toBe(404);
    expect(
      (await api.call(ankuendigung.terminzettelHolen, { params, query: { format: 'a6' } }, fremd)).status,
    ).toBe(404);
    expect((await api.call(nachweis.nachweiseHolen, { params }, fremd)).status).toBe(404);
    expect((await kuendigeAn({}, betrieb.token.geselle)).body.type).toBe('nicht-erlaubt');
  });
});
