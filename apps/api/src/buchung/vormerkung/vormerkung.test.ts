import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import type { Zeit } from '@kehrtour/contract/buchungsangebot';
import * as vormerkung from '@kehrtour/contract/vormerkung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  alleZugleich,
  alsGast,
  buchen,
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  KONTAKT,
  neuerBuchungsbetrieb,
  reservieren,
  WUNSCH,
  zeiten,
  ZUSTIMMUNG,
} from '../../../test/buchungFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { geordnet, liesZeilen } from '../../../test/zeilen.ts';
import { json, sql } from '../../platform/db/sql.ts';
import { raeumeBuchungenAuf } from '../aufraeumen/raeumeBuchungenAuf.ts';
import { bestaetigeVormerkung } from './bestaetigeVormerkung.ts';

let api: TestApi;
let wo: Buchungsbetrieb;
const BEGINN = Date.parse('2027-01-11T08:00:00+01:00');
const nach = (minuten: number) => void (api.clock.now = new Date(BEGINN + minuten * 60_000));
const NACH_BESTAETIGUNG = { bestaetigenMinuten: 60, eintragen: 'nach-bestaetigung' } as const;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());
beforeEach(async () => {
  nach(0);
  await vergissZaehler(api);
  wo = await neuerBuchungsbetrieb(api, { einstellungen: NACH_BESTAETIGUNG });
});

const rows = <Row>(query: ReturnType<typeof sql>, wer = wo): Promise<Row[]> =>
  wer.ctx.transaction((tx) => tx.rows<Row>(query));
const anzahl = async (tabelle: ReturnType<typeof sql>): Promise<number> =>
  (await rows<{ n: number }>(sql`select count(*)::int as n from ${tabelle}`))[0]?.n ?? -1;
/** Everything that a calendar, a round or a person's day is made of. */
const imKalender = async () => ({
  termine: await anzahl(sql`termin`),
  belegt: await anzahl(sql`belegung`),
  plaetze: await anzahl(sql`rundenplatz`),
  haeuser: await anzahl(sql`liegenschaft`),
  kontakte: await anzahl(sql`kontakt`),
  aufgaben: await anzahl(sql`aufgabe`),
});
const LEER = { termine: 0, belegt: 0, plaetze: 0, haeuser: 0, kontakte: 0, aufgaben: 0 };
const EINMAL = { termine: 1, belegt: 1, plaetze: 0, haeuser: 1, kontakte: 1, aufgaben: 1 };

type Link = { vormerkung: string; nachweis: string };
const mails = () =>
  liesZeilen(wo, 'ausgang', ['vorlage', 'empfaenger', 'text'], geordnet(['angelegt_am', 'id']));
/** What the link of the newest mail knows. */
async function linkDerMail(an = KONTAKT.email): Promise<Link> {
  const text =
    (await mails()).findLast((mail) => mail.vorlage === 'buchung.vorgemerkt' && mail.empfaenger === an)
      ?.text ?? '';
  const [link = 'https://keiner.example'] = /https?:\S+nachweis=\S+/.exec(text) ?? [];
  const { searchParams } = new URL(link);
  return { vormerkung: searchParams.get('vormerkung') ?? '', nachweis: searchParams.get('nachweis') ?? '' };
}
const vormerken = (reservierung: string, mehr: object = {}, key: string = randomUUID()) =>
  api.call(vormerkung.vormerken, {
    params: { slug: wo.slug },
    body: { reservierung, kontakt: KONTAKT, ...ZUSTIMMUNG, ...mehr },
    idempotencyKey: key,
  });
/** Time, form, mail: all but the press of the link. */
async function vorgemerkt({
  von,
  mehr = {},
  wunsch = {},
}: { von?: string; mehr?: object; wunsch?: Record<string, unknown> } = {}) {
  const zeit = await eineZeit(api, wo, von);
  const held = await reservieren(api, wo, zeit.id, wunsch);
  const antwort = await vormerken(held.body.reservierung, mehr);
  expect([antwort.status, antwort.body]).toMatchObject([200, { vormerkung: expect.any(String) }]);
  return { zeit, ...antwort.body };
}
const zeige = (body: Partial<Link> & { vormerkung: string; zeitId?: string }, slug = wo.slug) =>
  api.call(vormerkung.vormerkungHolen, { params: { slug }, body });
const druecke = (
  body: Link & { zeitId?: string; einwilligungen?: typeof ZUSTIMMUNG.einwilligungen },
  slug = wo.slug,
  key: string = randomUUID(),
) =>
  api.call(vormerkung.vormerkungBestaetigen, {
    params: { slug },
    body: { zahlungspflichtig: true, ...body },
    idempotencyKey: key,
  });
/** Somebody else, known by the code of a slip, is faster. */
async function andererNimmt(zeit: Zeit): Promise<void> {
  await rows(
    sql`update unternehmen set einstellungen = jsonb_set(einstellungen, '{terminbuchung,bestaetigenMinuten}', 'null')`,
  );
  const held = await reservieren(api, wo, zeit.id, {
    anschrift: { ...WUNSCH.anschrift, hausnr: '99' },
  });
  const kontakt = { ...KONTAKT, email: 'schneller@example.org' };
  expect((await buchen(api, wo, held.body.reservierung, { kontakt })).status).toBe(200);
  await rows(
    sql`update unternehmen set einstellungen = jsonb_set(einstellungen, '{terminbuchung}', einstellungen -> 'terminbuchung' || ${json(NACH_BESTAETIGUNG)}::jsonb)`,
  );
}

describe('a company that enters bookings only after their confirmation', () => {
  it('has nothing of it in its calendar before the link of the mail is pressed, not even while the form is filled in', async () => {
    const zeit = await eineZeit(api, wo);
    const held = await reservieren(api, wo, zeit.id);
    expect(held.body).toMatchObject({ haelt: false, verlaengerbar: false });
    expect(await imKalender()).toEqual(LEER);
    expect((await eineZeit(api, wo)).id).toBe(zeit.id);
    const neu = await vormerken(held.body.reservierung, { notiz: 'Hund im Hof' });
    expect(neu.status).toBe(200);
    const link = await linkDerMail();
    expect((await zeige(link)).body).toMatchObject({
      status: 'offen',
      email: KONTAKT.email,
      gueltigBis: '2027-01-11T08:00:00.000Z',
      zeit: { id: zeit.id },
      notiz: 'Hund im Hof',
      buchungscode: null,
    });
    expect(await imKalender()).toEqual(LEER);
    expect(await liesZeilen(wo, 'verlauf', ['id'], { gegenstand: 'termin' })).toEqual([]);
    expect((await eineZeit(api, wo)).id).toBe(zeit.id);
    expect((await mails()).map(({ vorlage }) => vorlage)).toEqual(['buchung.vorgemerkt']);

    nach(59);
    const { status, body } = await druecke(link);
    expect([status, body.status, body.zeit?.von, body.notiz]).toEqual([
      200,
      'bestaetigt',
      zeit.von,
      'Hund im Hof',
    ]);
    expect(body.widerruf).toMatchObject({ moeglich: true });
    expect(await imKalender()).toEqual(EINMAL);
    expect(await liesZeilen(wo, 'belegung', ['laeuft_ab'])).toEqual([{ laeuft_ab: null }]);
    expect(await liesZeilen(wo, 'buchung', ['bestaetigt_durch', 'verfallen_am'])).toEqual([
      { bestaetigt_durch: 'mail', verfallen_am: null },
    ]);
    expect((await mails()).map(({ vorlage }) => vorlage)).toEqual(['buchung.vorgemerkt', 'buchung.gebucht']);
  });

  it('refuses to enter one at once, and says nothing of a time that is kept', async () => {
    const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
    const { status, body } = await buchen(api, wo, held.body.reservierung);
    expect([status, body.type]).toEqual([409, 'buchung.erst-bestaetigen']);
    const laenger = await api.call(buchung.reservierungVerlaengern, {
      params: { slug: wo.slug },
      body: { reservierung: held.body.reservierung },
    });
    expect(laenger.body.type).toBe('buchung.reservierung-abgelaufen');
    nach(30);
    await api.call(buchung.reservierungVerlaengern, {
      params: { slug: wo.slug },
      body: { reservierung: held.body.reservierung },
    });
    expect(await imKalender()).toEqual(LEER);
  });

  it('enters who came with a code as before', async () => {
    const { code } = await (async () => {
      await vorgemerkt();
      return (await druecke(await linkDerMail())).body;
    })();
    const zeit = await eineZeit(api, wo, '14:00');
    const held = await reservieren(api, wo, zeit.id, { code });
    expect(held.body.haelt).toBe(true);
    const { status, body } = await buchen(api, wo, held.body.reservierung);
    expect([status, body.status]).toEqual([200, 'bestaetigt']);
  });

  it('gets what it answers first as a request, once the link was pressed', async () => {
    await rows(sql`update taetigkeit set online = 'anfrage'`);
    await vorgemerkt({ mehr: { zahlungspflichtig: undefined } });
    const link = await linkDerMail();
    expect((await zeige(link)).body).toMatchObject({ anfrage: true, zahlungspflichtig: false });
    expect((await druecke(link)).body.status).toBe('angefragt');
  });
});

describe('the link of a noted booking', () => {
  it('is one booking and one page, pressed twice, with another key, or by two at once', async () => {
    for (let runde = 0; runde < 4; runde += 1) {
      await vergissZaehler(api);
      wo = await neuerBuchungsbetrieb(api, { einstellungen: NACH_BESTAETIGUNG });
      await vorgemerkt();
      const link = await linkDerMail();
      const eingabe = { ...link, zahlungspflichtig: true };
      const key = randomUUID();
      const { geklappt, abgelehnt } = await alleZugleich(
        [key, key, randomUUID(), randomUUID()].map(
          (einer, i) => () => bestaetigeVormerkung(alsGast(api, i), einer, wo.slug, eingabe),
        ),
      );
      expect(abgelehnt).toEqual([]);
      expect(new Set(geklappt.map(({ code }) => code)).size).toBe(1);
      const nochmal = await druecke(link);
      expect(nochmal.body.code).toBe(geklappt[0]?.code);
      expect((await zeige(link)).body).toMatchObject({ status: 'gebucht', buchungscode: nochmal.body.code });
      expect(await imKalender()).toEqual(EINMAL);
      expect((await mails()).filter(({ vorlage }) => vorlage === 'buchung.gebucht')).toHaveLength(1);
    }
  });

  it('and another one for the same time leave one booking, and the slower reads other times', async () => {
    const { zeit } = await vorgemerkt();
    const erster = await linkDerMail();
    const kontakt = { ...KONTAKT, nachname: 'Zweite', email: 'zweite@example.org' };
    await vorgemerkt({
      von: zeit.von,
      mehr: { kontakt },
      wunsch: { anschrift: { ...WUNSCH.anschrift, hausnr: '14' } },
    });
    const zweiter = await linkDerMail(kontakt.email);
    const { geklappt, abgelehnt } = await alleZugleich(
      [erster, zweiter].map(
        (link, i) => () =>
          bestaetigeVormerkung(alsGast(api, i), randomUUID(), wo.slug, { ...link, zahlungspflichtig: true }),
      ),
    );
    expect([geklappt.length, abgelehnt.map(({ code }) => code)]).toEqual([1, ['termin.zeit-belegt']]);
    expect(await imKalender()).toEqual(EINMAL);
  });

  it('whose time is gone keeps everything that was entered, and books another one in its place', async () => {
    const { zeit } = await vorgemerkt({ mehr: { notiz: 'Hinten klingeln' } });
    const link = await linkDerMail();
    await andererNimmt(zeit);
    const zuSpaet = await druecke(link);
    expect([zuSpaet.status, zuSpaet.body.type]).toEqual([409, 'termin.zeit-belegt']);
    const stand = (await zeige(link)).body;
    expect(stand).toMatchObject({ status: 'vergeben', notiz: 'Hinten klingeln', kontakt: KONTAKT });
    const [statt] = stand.alternativen;
    expect((await zeige({ ...link, zeitId: statt?.id ?? '' })).body).toMatchObject({
      status: 'offen',
      zeit: { id: statt?.id },
    });
    const { status, body } = await druecke({ ...link, zeitId: statt?.id ?? '' });
    expect([status, body.zeit.von, body.notiz]).toEqual([200, statt?.von, 'Hinten klingeln']);
    expect(await liesZeilen(wo, 'kontakt', ['email'], { email: KONTAKT.email })).toHaveLength(1);
  });

  it('says after its hour that it books no more, and is forgotten a day later with its mail', async () => {
    await vorgemerkt();
    const link = await linkDerMail();
    nach(60);
    const { status, body } = await druecke(link);
    expect([status, body.type]).toEqual([409, 'buchung.vormerkung-abgelaufen']);
    expect((await zeige(link)).body).toMatchObject({ status: 'abgelaufen', kontakt: KONTAKT });
    nach(60 + 1439);
    await raeumeBuchungenAuf(wo.ctx);
    expect(await anzahl(sql`vormerkung`)).toBe(1);
    nach(60 + 1441);
    await raeumeBuchungenAuf(wo.ctx);
    expect([await anzahl(sql`vormerkung`), await anzahl(sql`ausgang`)]).toEqual([0, 0]);
    expect((await zeige(link)).body.type).toBe('code-ungueltig');
    expect(await imKalender()).toEqual(LEER);
  });

  it('is pressed by nobody who only has its page, changed a letter, or asks at another company', async () => {
    const { vormerkung: seite } = await vorgemerkt();
    const link = await linkDerMail();
    const fremder = await neuerBuchungsbetrieb(api, { einstellungen: NACH_BESTAETIGUNG });
    const anders = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const versuche = [
      await druecke({ vormerkung: seite, nachweis: seite }),
      await druecke({ ...link, nachweis: anders(link.nachweis) }),
      await druecke({ ...link, vormerkung: anders(link.vormerkung) }),
      await druecke(link, fremder.slug),
      await zeige({ ...link, nachweis: anders(link.nachweis) }),
      await zeige(link, fremder.slug),
    ];
    expect(versuche.map(({ body }) => body.type)).toEqual(versuche.map(() => 'code-ungueltig'));
    expect(JSON.stringify((await zeige({ vormerkung: seite })).body)).not.toContain(link.nachweis);
    expect(await imKalender()).toEqual(LEER);
    expect((await druecke(link)).status).toBe(200);
    // The page alone says that it is booked; the way to the booking stands in the mail.
    expect((await zeige({ vormerkung: seite })).body).toMatchObject({
      status: 'gebucht',
      buchungscode: null,
    });
  });

  it('opens nothing that was moved to another company, or changed, in the database', async () => {
    await vorgemerkt();
    const [eine] = await liesZeilen(wo, 'vormerkung', ['inhalt']);
    const inhalt = Buffer.from(eine?.inhalt ?? []);
    expect(inhalt.toString('latin1')).not.toContain(KONTAKT.nachname);
    wo = await neuerBuchungsbetrieb(api, { einstellungen: NACH_BESTAETIGUNG });
    await vorgemerkt();
    const link = await linkDerMail();
    const [eigene] = await liesZeilen(wo, 'vormerkung', ['inhalt']);
    const geaendert = Buffer.from(eigene?.inhalt ?? []);
    geaendert[40] = (geaendert[40] ?? 0) ^ 1;
    for (const anderer of [inhalt, geaendert]) {
      await rows(sql`update vormerkung set inhalt = ${anderer}`);
      expect((await druecke(link)).body.type).toBe('code-ungueltig');
    }
    expect(await imKalender()).toEqual(LEER);
    await rows(sql`update vormerkung set inhalt = ${Buffer.from(eigene?.inhalt ?? [])}`);
    expect((await druecke(link)).status).toBe(200);
  });

  it('asks for the press that orders where money is owed', async () => {
    await vorgemerkt();
    const ohne = await api.call(vormerkung.vormerkungBestaetigen, {
      params: { slug: wo.slug },
      body: await linkDerMail(),
      idempotencyKey: randomUUID(),
    });
    expect(ohne.body.type).toBe('buchung.einwilligung-fehlt');
    expect(await imKalender()).toEqual(LEER);
  });

  it('asks for one text more when it is pressed a day later and the visit falls into the fortnight', async () => {
    nach(15.5 * 60);
    const { body } = await zeiten(api, wo, { ab: '2027-01-26' });
    const zeit = body.tage.find(({ tag }) => tag === '2027-01-26')?.zeiten[0];
    const held = await reservieren(api, wo, zeit?.id ?? '');
    const ohneSofort = ZUSTIMMUNG.einwilligungen.filter(({ art }) => art !== 'sofortbeginn');
    expect((await vormerken(held.body.reservierung, { einwilligungen: ohneSofort })).status).toBe(200);
    const link = await linkDerMail();
    expect((await zeige(link)).body.einwilligungen).toEqual([]);
    nach(16.25 * 60);
    expect((await zeige(link)).body.einwilligungen.map(({ art }) => art)).toEqual(['sofortbeginn']);
    const zuWenig = await druecke(link);
    expect([zuWenig.status, zuWenig.body.type]).toEqual([422, 'buchung.einwilligung-fehlt']);
    const einwilligungen = ZUSTIMMUNG.einwilligungen.filter(({ art }) => art === 'sofortbeginn');
    expect((await druecke({ ...link, einwilligungen })).status).toBe(200);
    expect(await rows(sql`select jsonb_array_length(einwilligungen) as texte from buchung`)).toEqual([
      { texte: 3 },
    ]);
  });
});

describe('a loop of invented mails', { tags: 'night' }, () => {
  it('gets as many mails as one of bookings, and no time', async () => {
    const folgen: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
      const antwort = await vormerken(held.body.reservierung, { kontakt: { ...KONTAKT, vorname: `E${i}` } });
      folgen.push(antwort.status === 200 ? 'mail' : String((antwort.body as { type?: string }).type));
    }
    expect(folgen).toEqual([
      'mail',
      'mail',
      'buchung.zu-viele-unbestaetigte',
      'buchung.zu-viele-unbestaetigte',
    ]);
    expect(await mails()).toHaveLength(2);
    expect(await imKalender()).toEqual(LEER);
  });
  it('from one network ends at ten, whatever house and address are named', async () => {
    let mail = 0;
    for (let i = 0; i < 14; i += 1) {
      const anschrift = { ...WUNSCH.anschrift, hausnr: String(20 + i) };
      const held = await reservieren(api, wo, (await eineZeit(api, wo)).id, { anschrift });
      const kontakt = { ...KONTAKT, email: `m${i}@wegwerf.example` };
      if ((await vormerken(held.body.reservierung, { kontakt })).status === 200) mail += 1;
    }
    expect(mail).toBe(10);
  });
  it('sends the same form twice for one mail', async () => {
    const held = await reservieren(api, wo, (await eineZeit(api, wo)).id);
    const key = randomUUID();
    const erste = await vormerken(held.body.reservierung, {}, key);
    const zweite = await vormerken(held.body.reservierung, {}, key);
    expect(zweite.body).toEqual(erste.body);
    expect(await mails()).toHaveLength(1);
  });
});

describe('switching', () => {
  it('on while somebody fills in the form frees the time that was kept, and notes the booking', async () => {
    const stelle = (eintragen: string) =>
      rows(
        sql`update unternehmen set einstellungen = jsonb_set(einstellungen, '{terminbuchung,eintragen}', ${json(eintragen)}::jsonb)`,
      );
    await stelle('sofort');
    const zeit = await eineZeit(api, wo);
    const held = await reservieren(api, wo, zeit.id);
    expect(held.body.haelt).toBe(true);
    await stelle('nach-bestaetigung');
    expect((await buchen(api, wo, held.body.reservierung)).body.type).toBe('buchung.erst-bestaetigen');
    expect((await vormerken(held.body.reservierung)).status).toBe(200);
    expect(await imKalender()).toEqual(LEER);
    await stelle('sofort');
    // Off again: the link that was mailed still books, and new ones are kept as before.
    expect((await druecke(await linkDerMail())).status).toBe(200);
    const naechste = await gebucht(api, wo, { mehr: { kontakt: { ...KONTAKT, email: 'a@example.org' } } });
    expect(naechste.status).toBe('unbestaetigt');
    const zuSpaet = await reservieren(api, wo, (await eineZeit(api, wo)).id);
    expect((await vormerken(zuSpaet.body.reservierung)).body).toMatchObject({
      type: 'buchung.reservierung-abgelaufen',
    });
  });
  it('leaves free what was free: every time is offered to everybody while links are out', async () => {
    const vorher = (await zeiten(api, wo)).body;
    await vorgemerkt();
    expect((await zeiten(api, wo)).body).toEqual(vorher);
  });
});
