import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import {
  antwortbrettHolen,
  frageBeantworten,
  auswegeHolen,
  auswegNehmen,
} from '@kehrtour/contract/antwortbrett';
import { buchungHolen, buchungskalenderHolen, eigeneVerlegezeitenHolen } from '@kehrtour/contract/buchung';
import { buchungsunternehmenHolen, liegenschaftZumCodeHolen } from '@kehrtour/contract/buchungsangebot';
import { kehrtourAbsagen } from '@kehrtour/contract/kehrtourlauf';
import * as konto from '@kehrtour/contract/konto';
import { FASSUNG_HEUTE, newsletterAnmelden } from '@kehrtour/contract/newsletter';
import { terminHolen } from '@kehrtour/contract/termin';
import { wunschHolen } from '@kehrtour/contract/terminwunsch';
import { verwaltungAntworten, verwaltungsseiteHolen } from '@kehrtour/contract/verwaltungsseite';
import { vormerkungHolen } from '@kehrtour/contract/vormerkung';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { fremderBetrieb, type FremderBetrieb } from '../../test/fremderBetrieb.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { mailsJederArt } from '../../test/mailsJederArt.ts';
import { mailsorten } from '../../test/mailsorten.ts';
import { testApi, type TestApi } from '../../test/testApi.ts';
import { vergissZaehler } from '../../test/vergissZaehler.ts';
import { sageVerspaetungAn } from '../ankuendigung/verspaetung/sageVerspaetungAn.ts';
import { gruendeOderErinnere } from '../konto/registriere.ts';
import { makeCtx } from './ctx.ts';
import { sql } from './db/sql.ts';

/** These lead nowhere: there is nothing to open. */
const OHNE_LINK = [
  'beanstandung',
  'email-geaendert',
  'kontakt',
  'leitung-geaendert',
  'passwort-geaendert',
  'rechnung',
  'zur-rechnung',
  'zweiter-faktor',
];
/** Counts how often somebody asked, so that nobody guesses: the one thing that reading writes. */
const ZAEHLT = ['zaehler'];
/** That a key was used, with what was answered to it. */
const SCHLUESSEL = ['idempotenz'];

let api: TestApi;
let wo: FremderBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
  wo = await fremderBetrieb(api);
  await erlebe();
});
afterAll(() => api.close());

const ruhig = () => vergissZaehler(api);
type Postzeile = { vorlage: string; empfaenger: string; text: string };
const post = async (): Promise<Postzeile[]> =>
  (
    (await api.deps.db.query(
      `select vorlage, empfaenger, nachricht::text as text from ausgang where weg = 'mail' order by angelegt_am, id`,
    )) as { rows: Postzeile[] }
  ).rows;
const linksIn = (text: string): URL[] =>
  [...text.replaceAll('&amp;', '&').matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([link]) => new URL(link));
const codeIn = (text: string): string =>
  linksIn(text)
    .find(({ pathname }) => pathname === '/termin')
    ?.searchParams.get('code') ?? '';
const antworte = (code: string, antwort: ankuendigung.KundenAntwort) =>
  api.call(ankuendigung.kundenAntworten, { body: { code, antwort }, idempotencyKey: randomUUID() });

/** A company founded, newsletters, passwords, bookings; a round announced, answered, changed, asked about and called off. */
async function erlebe(): Promise<void> {
  const huber = { vorname: 'Eva', nachname: 'Huber', email: 'eva@example.org' };
  const sitz = { firma: 'Kaminkehrer Huber', bundesland: 'BY', plz: '91207', ort: 'Lauf' } as const;
  await api.call(konto.registrieren, { body: { ...sitz, ...huber } });
  const email = `inhaber@${wo.unternehmenId.slice(0, 8)}.example`;
  await api.call(konto.passwortVergessen, { body: { strategie: 'mitarbeiter', email } });
  await api.call(newsletterAnmelden, { body: { email: 'liest@example.org', fassung: FASSUNG_HEUTE } });
  const haeuser = await neueHaeuser(wo, 12);
  const runden = [
    await kuendigeAn(haeuser.slice(8), '2027-02-09'),
    await kuendigeAn(haeuser.slice(0, 8), '2027-02-02', true),
  ];
  const codes = [...new Set((await post()).map(({ text }) => codeIn(text)).filter(Boolean))];
  await antworte(codes[0] ?? '', { art: 'frage', text: 'Muss der Ofen aus sein?' });
  await antworte(codes[1] ?? '', { art: 'passtNicht' });
  await antworte(codes[2] ?? '', { art: 'daheim' });
  await erwidere();
  await verspaete('2027-02-09');
  for (const id of runden) {
    const { status } = await api.call(
      kehrtourAbsagen,
      { params: { id }, body: { grund: 'Krankheit' }, idempotencyKey: randomUUID() },
      wo.token.inhaber,
    );
    expect(status).toBe(200);
  }
  // The address is known by now: the mail says so.
  await api.call(konto.registrieren, { body: { ...sitz, ...huber, email } });
  await warteVergeblich({ ...sitz, ...huber, email: 'wartet@example.org' });
  await mailsJederArt(api, wo);
  await vi.waitFor(allesGetan, { timeout: 240_000, interval: 200 });
  await ruhig();
}

/** On this day everybody is later than all told times. */
async function verspaete(tag: string): Promise<void> {
  const { now } = api.clock;
  api.clock.now = new Date(`${tag}T07:00:00+01:00`);
  for (const mitarbeiterId of [wo.mitarbeiterId.inhaber, wo.mitarbeiterId.geselle])
    await sageVerspaetungAn(wo.ctx, { mitarbeiterId, minuten: 600 });
  api.clock.now = now;
}

/** A registration of three days ago, for which there is still no room. */
async function warteVergeblich(wunsch: object): Promise<void> {
  const setze = (anzahl: number) =>
    api.deps.db.query('update versandzaehler set anzahl = $1 where schluessel = $2', [
      anzahl,
      'i:registrierung',
    ]);
  await setze(200);
  const ctx = makeCtx(
    { deps: api.deps, requestId: 'job', adresse: '198.51.100.37' },
    { art: 'gast' },
    undefined,
  );
  const wartetSeit = new Date(api.clock.now.getTime() - 3 * 86_400_000).toISOString();
  const auftrag = { ...wunsch, adresse: '198.51.100.37', unternehmenId: randomUUID(), wartetSeit };
  await gruendeOderErinnere(ctx, auftrag as Parameters<typeof gruendeOderErinnere>[1]);
  await setze(1);
}

/** Much is answered before its mails are written: nothing is left to do, and everybody has heard that nobody comes. */
async function allesGetan(): Promise<void> {
  const arten = (await post()).map(({ vorlage }) => vorlage);
  expect(arten).toEqual(expect.arrayContaining(['absage', 'einladung', 'passwort', 'schon-registriert']));
  const { rows } = (await api.deps.db.query(
    `select count(*)::int as anzahl from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`,
  )) as { rows: { anzahl: number }[] };
  expect(rows[0]?.anzahl).toBe(0);
}

/** A round of these houses; the first of them may have two flats and a Hausverwaltung that hears of both by mail. */
async function kuendigeAn(haeuser: string[], tag: string, verwaltet = false): Promise<string> {
  if (verwaltet) await verwalte(haeuser[0] ?? '');
  const datum = { tage: [tag], feiertageErlaubt: false };
  const kehrtour = await plane(api, wo, await neueKehrtour(api, wo, haeuser, { datum }));
  const { status, body } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    {
      params: { id: kehrtour.id },
      body: { version: kehrtour.version, kanaele: {} },
      idempotencyKey: randomUUID(),
    },
    wo.token.inhaber,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return kehrtour.id;
}

async function verwalte(haus: string): Promise<void> {
  await wo.ctx.transaction(async (tx) => {
    const verwalter = randomUUID();
    await tx.run(
      sql`insert into kontakt (id, art, firma, email, email_fuer_termine) values (${verwalter}, 'firma', 'Hausverwaltung Kraus GmbH', 'kraus@example.org', true)`,
    );
    await tx.run(
      sql`insert into liegenschaft_kontakt (id, liegenschaft_id, kontakt_id, rolle) values (${randomUUID()}, ${haus}, ${verwalter}, 'verwalter')`,
    );
    for (const nummer of ['1', '2'])
      await tx.run(
        sql`insert into nutzungseinheit (id, liegenschaft_id, nummer, geschoss) values (${randomUUID()}, ${haus}, ${nummer}, 'EG')`,
      );
  });
}

/** The office answers the question, and proposes another time to whom the first one does not suit. */
async function erwidere(): Promise<void> {
  const { zeilen } = (await api.call(antwortbrettHolen, { query: {} }, wo.token.inhaber)).body;
  const frage = zeilen.find(({ frageId }) => frageId !== null)?.frageId ?? '';
  const text = 'Ja, bitte seit dem Abend vorher.';
  const key = { idempotencyKey: randomUUID() };
  await api.call(frageBeantworten, { params: { id: frage }, body: { text }, ...key }, wo.token.inhaber);
  const params = { id: zeilen.find(({ stand }) => stand === 'passtNicht')?.termin.id ?? '' };
  const [ausweg] = (await api.call(auswegeHolen, { params }, wo.token.inhaber)).body.auswege;
  const { version } = (await api.call(terminHolen, { params }, wo.token.inhaber)).body;
  const body = { version, auswegId: ausweg?.id ?? '', abgesprochen: false };
  expect((await api.call(auswegNehmen, { params, body }, wo.token.inhaber)).status).toBe(200);
}

/** Every row of every table of ours, by table. */
async function inhalt(): Promise<ReadonlyMap<string, string>> {
  const tabellen = (await api.deps.db.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )) as { rows: { name: string }[] };
  const stand = new Map<string, string>();
  for (const { name } of tabellen.rows.filter((eine) => !ZAEHLT.includes(eine.name))) {
    const { rows } = (await api.deps.db.query(
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as alles from "${name}" t`,
    )) as { rows: { alles: string }[] };
    stand.set(name, rows[0]?.alles ?? '');
  }
  return stand;
}
async function unveraendert(
  vorher: ReadonlyMap<string, string>,
  was: string,
  ausser: readonly string[] = [],
): Promise<void> {
  const danach = await inhalt();
  const andere = [...danach]
    .filter(([name, alles]) => vorher.get(name) !== alles && !ausser.includes(name))
    .map(([name]) => name);
  expect([was, andere]).toEqual([was, []]);
}

/** What each page asks the API when its address is opened; the site has nothing of anybody. */
const SEITEN: readonly [RegExp, (code: string, url: URL) => Promise<unknown>[]][] = [
  [
    /^\/termin$/,
    (code) => [
      api.call(ankuendigung.kundenTerminHolen, { body: { code } }),
      api.call(ankuendigung.kundenKarteHolen, { query: { code } }),
      api.call(ankuendigung.kundenKalenderHolen, { query: { code } }),
    ],
  ],
  [
    /^\/liegenschaft$/,
    (code) => [
      api.call(liegenschaftZumCodeHolen, { body: { code } }),
      api.call(verwaltungsseiteHolen, { body: { code } }),
    ],
  ],
  [
    /^\/unternehmen\/[\w-]+\/termin\/fertig$/,
    (code, { pathname, searchParams }) => {
      const params = { slug: pathname.split('/')[2] ?? '' };
      const { wunsch = '', ...link } = Object.fromEntries(searchParams);
      if (wunsch !== '') return [api.call(wunschHolen, { params, body: { code: wunsch } })];
      const { vormerkung = '', nachweis = '' } = link;
      if (vormerkung !== '') return [api.call(vormerkungHolen, { params, body: { vormerkung, nachweis } })];
      return [
        api.call(buchungHolen, { body: { code } }),
        api.call(eigeneVerlegezeitenHolen, { body: { code } }),
        api.call(buchungskalenderHolen, { query: { code } }),
      ];
    },
  ],
  [
    /^\/unternehmen\/[\w-]+\/termin$/,
    (_code, { pathname }) => [
      api.call(buchungsunternehmenHolen, { params: { slug: pathname.split('/')[2] ?? '' } }),
    ],
  ],
  [
    /^(\/admin-area)?\/anmelden\/(passwort-vergeben|passwort-vergessen\/aendern)$/,
    (code) => [api.call(konto.passwortCodePruefen, { body: { code } })],
  ],
  // Pages of the site and of the desk that show nothing before somebody logs in or presses.
  [
    /^\/(newsletter-opt-in|newsletter-abmelden|newsletter|anmelden|registrieren|kontakt|impressum|datenschutz)?$/,
    () => [],
  ],
  [
    /^\/(admin-area|anmelden\/passwort-vergessen|anmelden\/zuruecksetzung-stoppen|anmelden\/adresse-bestaetigen|konto\/einstellungen\/[\w/-]+)$/,
    () => [],
  ],
];

/** As scanners open it: the head, the page, the page in advance; and all that the page asks for. */
async function oeffne(url: URL): Promise<void> {
  const { pathname, search, searchParams } = url;
  for (const vorsatz of ['', '/api'])
    for (const method of ['HEAD', 'GET'] as const)
      for (const headers of [{}, { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }])
        await api.app.inject({ method, url: `${vorsatz}${pathname}${search}`, headers });
  if (pathname.startsWith('/api/') || pathname.startsWith('/kalender/')) return;
  const seite = SEITEN.find(([muster]) => muster.test(pathname));
  if (!seite) throw new Error(`No page is tried here for ${pathname}: say what it asks when it is opened.`);
  await Promise.all(seite[1](searchParams.get('code') ?? '', url));
}

describe('a scanner that opens every link of every mail', () => {
  it('changes nothing, whatever it opens and how often', async () => {
    const mails = await post();
    const sorten = [...mailsorten().keys()].filter((sorte) => !OHNE_LINK.includes(sorte));
    const verlinkt = mails.filter(({ text }) => linksIn(text).length > 0);
    expect([...new Set(verlinkt.map(({ vorlage }) => vorlage))].toSorted()).toEqual(sorten);
    const links = [...new Map(mails.flatMap(({ text }) => linksIn(text)).map((url) => [url.href, url]))];
    expect(links.length).toBeGreaterThan(10);
    const vorher = await inhalt();
    for (const [, url] of links) {
      await ruhig();
      await oeffne(url);
      await oeffne(url);
    }
    await unveraendert(vorher, 'reading');
  });
});

describe('an answer that comes after the round was called off', () => {
  const ANTWORTEN: readonly ankuendigung.KundenAntwort[] = [
    { art: 'daheim' },
    { art: 'passtNicht' },
    { art: 'unsicher' },
    { art: 'nichtsMehr', grund: 'verkauft' },
    { art: 'wunsch', text: 'lieber freitags' },
    { art: 'schluesselNachbar', text: 'bei Familie Rübsamer' },
    { art: 'alternative', alternativeId: 'egal' },
  ];

  it('says so in German on the link of every mail, and changes nothing', async () => {
    const codes = new Set((await post()).map(({ text }) => codeIn(text)).filter(Boolean));
    expect(codes.size).toBeGreaterThan(3);
    const vorher = await inhalt();
    for (const code of codes) {
      await ruhig();
      const seite = await api.call(ankuendigung.kundenTerminHolen, { body: { code } });
      expect([seite.status, seite.body.status]).toEqual([200, 'abgesagt']);
      for (const antwort of ANTWORTEN) {
        const { status, body } = await antworte(code, antwort);
        expect([antwort.art, status, body]).toEqual([
          antwort.art,
          409,
          expect.objectContaining({
            detail: expect.stringMatching(/vorbei oder wurde abgesagt|Bitte rufen Sie/),
          }),
        ]);
      }
      await unveraendert(vorher, code);
    }
  });

  it('is refused to a Hausverwaltung, too', async () => {
    const kraus = (await post()).filter(({ empfaenger }) => empfaenger === 'kraus@example.org');
    const [uebersicht] = kraus
      .flatMap(({ text }) => linksIn(text))
      .filter(({ pathname }) => pathname === '/liegenschaft');
    const code = uebersicht?.searchParams.get('code') ?? '';
    const { haeuser } = (await api.call(verwaltungsseiteHolen, { body: { code } })).body;
    const besuche = haeuser.flatMap((haus) => haus.besuche);
    expect(besuche.every(({ antwortMoeglich }) => !antwortMoeglich)).toBe(true);
    const termine = await wo.ctx.transaction((tx) =>
      tx.rows<{ id: string }>(sql`select id from termin where nutzungseinheit_id is not null`),
    );
    expect(termine).toHaveLength(2);
    const vorher = await inhalt();
    const { body } = await api.call(verwaltungAntworten, {
      body: { code, terminIds: termine.map(({ id }) => id), antwort: { art: 'passt' } },
      idempotencyKey: randomUUID(),
    });
    expect(body).toMatchObject({ uebernommen: 0 });
    await unveraendert(vorher, 'Hausverwaltung', SCHLUESSEL);
  });
});
