import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { antwortbrettHolen, wunschMerken } from '@kehrtour/contract/antwortbrett';
import { ausfallvorschlagWaehlen } from '@kehrtour/contract/ausfallvorschlag';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAuswegeHolen, kehrtourAuswegNehmen } from '@kehrtour/contract/kehrtourauswege';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import * as termin from '@kehrtour/contract/termin';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  anordnungVon,
  meldeAb,
  nimmMitGrundAn,
  wartetNachAbwesenheit,
} from '../../../test/aenderungFixture.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { anzeigenleser, type Leser } from '../../../test/rundenanzeigen.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { nicht } from '../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { liste, sql } from '../../platform/db/sql.ts';
import { tokenVon } from '../../zugang/zugangscode.ts';

const TAG = '2027-02-02';

let api: TestApi;
let wo: TestBetrieb;
let id: string;
let lies: Leser;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

/** Houses for two people, announced; of every other house a mail is known. */
async function kuendigeAn(haeuser: number, fristen: readonly string[] = []): Promise<void> {
  wo = await api.neuerBetrieb();
  lies = await anzeigenleser(api, wo);
  gelesen.clear();
  const ids = await neueHaeuser(wo, haeuser);
  await setzeFristen(fristen);
  id = await neueKehrtour(api, wo, ids);
  const { version, halte } = await plane(api, wo, id);
  expect(halte.filter(({ ausgelassen }) => ausgelassen)).toEqual([]);
  await kuendigeRundeAn(api, wo, { id, version });
  await neuePost();
}

/** In turn, in the order of the houses; without any they stay as they are. */
const setzeFristen = (fristen: readonly string[]): Promise<unknown> =>
  wo.ctx.transaction((tx) =>
    tx.run(sql`
      update aufgabe a set frist_bis = (${liste(fristen)}::date[])[1 + l.laufnummer::int % ${fristen.length}]
      from liegenschaft l where l.id = a.liegenschaft_id and ${fristen.length} > 0`),
  );

const hole = async (): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
const nimmAn = () => nimmMitGrundAn(api, wo, id, 'Unser Kollege ist krank.');
const einig = async () => {
  expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  expect(await lies(id)).toEqual([]);
};

type Besuch = {
  id: string;
  halt_id: string;
  status: string;
  haus: string;
  mail: string;
  code: string;
  fenster: string;
  /** Somebody drives there. */
  kommt: boolean;
};
/** Every appointment of the round: what its household was told, and whether somebody drives there. */
const besuche = (): Promise<Besuch[]> =>
  wo.ctx.transaction((tx) =>
    tx.rows<Besuch>(sql`
      select t.id, t.halt_id, t.status, l.strasse || ' ' || l.hausnr || ', 91207 Lauf' as haus, k.email as mail, z.id as code,
        to_char(t.fenster_von at time zone 'Europe/Berlin', 'DD.MM. HH24:MI') || '–' ||
          to_char(t.fenster_bis at time zone 'Europe/Berlin', 'HH24:MI') as fenster,
        exists (select from halt h where h.id = t.halt_id and not h.ausgelassen) as kommt
      from termin t join liegenschaft l on l.id = t.liegenschaft_id
      join liegenschaft_kontakt lk on lk.liegenschaft_id = l.id join kontakt k on k.id = lk.kontakt_id
      left join zugangscode z on z.termin_id = t.id
      where t.kehrtour_id = ${id} order by l.strasse, l.laufnummer, t.angelegt_am, t.id`),
  );
const STEHT = new Set(['angekuendigt', 'bestaetigt', 'unsicher']);
const stehende = async () => (await besuche()).filter(({ status }) => STEHT.has(status));
const von = async (terminId: string): Promise<Besuch> => {
  const besuch = (await besuche()).find((one) => one.id === terminId);
  if (!besuch) throw new Error('no such appointment');
  return besuch;
};

type Mail = { an: string; betreff: string; text: string };
type Papier = { haus: string; art: string; fenster: string };
const gelesen = new Set<string>();
/** What left since the last look, and the notices that somebody still has to carry. */
async function neuePost(): Promise<{ mails: Mail[]; papier: Papier[] }> {
  const { mails, papier } = await wo.ctx.transaction(async (tx) => ({
    mails: await liesZeilen(
      tx,
      'ausgang',
      ['id', 'nachricht'],
      geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
    ),
    papier: await tx.rows<Papier & { id: string }>(sql`
      select id, anschrift as haus, art, coalesce((text #>> '{wann,von}') || '–' || (text #>> '{wann,bis}'), '') as fenster
      from ankuendigung where ausgang_id is null order by anschrift, folge`),
  }));
  const neu = <T extends { id: string }>(rows: readonly T[]): T[] =>
    rows.filter((row) => !gelesen.has(row.id));
  const post = {
    mails: neu(mails).map(({ nachricht: { an, betreff, text } }) => ({
      an: an.adresse,
      betreff,
      text,
    })),
    papier: neu(papier).map(({ haus, art, fenster }) => ({ haus, art, fenster })),
  };
  for (const row of [...mails, ...papier]) gelesen.add(row.id);
  return post;
}

/** Of everybody who was written to, whether it is true: what holds was not written, and what was written holds. */
async function unwahre(vorher: readonly Besuch[], { mails, papier }: Awaited<ReturnType<typeof neuePost>>) {
  const danach = await besuche();
  const jetzt = (passt: (besuch: Besuch) => boolean): Besuch | undefined =>
    danach.filter(passt).findLast(({ status }) => STEHT.has(status)) ?? danach.findLast(passt);
  const saetze = (wer: string, alt: Besuch | undefined, neu: Besuch | undefined, sagt: string) => {
    const absage = sagt === 'absage';
    const galt = alt !== undefined && STEHT.has(alt.status);
    if (absage && neu?.kommt) return [`${wer} was called off, and is driven to`];
    if (!absage && !neu?.kommt) return [`${wer} was told a time, and nobody comes`];
    if (!absage && !neu?.fenster.endsWith(sagt)) return [`${wer} was told ${sagt}, it is ${neu?.fenster}`];
    if (!absage && galt && alt.fenster === neu?.fenster) return [`${wer} was told anew what holds`];
    return [];
  };
  const zeitIn = ({ betreff }: Mail): string =>
    betreff.startsWith('Termin abgesagt')
      ? 'absage'
      : (/(\d\d:\d\d–\d\d:\d\d) Uhr/.exec(betreff)?.[1] ?? betreff);
  return [
    ...mails.flatMap((mail) =>
      saetze(
        mail.an,
        vorher.findLast((one) => one.mail === mail.an),
        jetzt((one) => one.mail === mail.an),
        zeitIn(mail),
      ),
    ),
    ...papier.flatMap(({ haus, art, fenster }) =>
      saetze(
        haus,
        vorher.findLast((one) => one.haus === haus),
        jetzt((one) => one.haus === haus),
        art === 'absage' ? art : fenster,
      ),
    ),
  ];
}

/** From the next day on nothing is driven: who has no place left finds none. */
async function schliesseDanach(): Promise<void> {
  const { status } = await api.call(
    schliesstag.schliesstagAnlegen,
    {
      body: { von: '2027-02-03', bis: '2027-04-30', name: 'Umbau', offen: false },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
  expect(status).toBe(200);
}

/** Whoever cannot be visited at the told time is left out. */
async function lasseAus(): Promise<void> {
  const { version = 0 } = (await hole()).aenderung ?? {};
  const { status, body } = await api.call(
    ausfallvorschlagWaehlen,
    { params: { id }, body: { version, art: 'ausgelassen' } },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Answers the id of the absence. */
async function werdeKrank(): Promise<string> {
  const abwesend = await meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.geselle, tag: TAG });
  await wartetNachAbwesenheit(api, wo, id);
  return abwesend;
}

async function antworte(terminId: string, aktion: 'bestaetige' | 'lehneAb' | 'sageAb') {
  const params = { id: terminId };
  const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
  return api.call(termin.terminAendern, { params, body: { version, aktion } }, wo.token.buero);
}

/** Puts a stop into a shift by hand, before all others of it. */
async function planeEin(haltId: string): Promise<void> {
  const tour = await hole();
  const { schichten, sperren } = anordnungVon(tour.aenderung?.plan ?? tour);
  const [erste, ...andere] = schichten.map((schicht) => ({
    ...schicht,
    haltIds: schicht.haltIds.filter((one) => one !== haltId),
  }));
  if (!erste) throw new Error('no shift');
  const { status, body } = await api.call(
    kehrtour.kehrtourAnordnen,
    {
      params: { id },
      body: {
        version: tour.version,
        anordnung: {
          schichten: [{ ...erste, haltIds: [...erste.haltIds, haltId] }, ...andere],
          sperren: { ...sperren, [haltId]: { tag: true, mitarbeiter: true } },
        },
      },
    },
    wo.token.buero,
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

describe('one of two falls ill', () => {
  beforeEach(() => kuendigeAn(40));

  it('loses nobody but those for whom there is no time, and writes to nobody whose window holds', async () => {
    const vorher = await besuche();
    for (const { id: terminId } of vorher.filter((_, index) => index % 13 === 0))
      expect((await antworte(terminId, 'bestaetige')).status).toBe(200);
    await werdeKrank();
    await nimmAn();
    const post = await neuePost();
    expect(await unwahre(vorher, post)).toEqual([]);
    const danach = await besuche();
    const bleiben = danach.filter(({ status }) => STEHT.has(status));
    const [verlegt, abgesagt] = [
      bleiben.filter((one) => vorher.find((alt) => alt.id === one.id)?.fenster !== one.fenster),
      danach.filter(({ status }) => status === 'abgesagt'),
    ];
    // Eight hours of one person are about thirty visits; the next day has room for the others.
    expect(bleiben).toHaveLength(40);
    expect(post.mails.length + post.papier.length).toBe(verlegt.length + abgesagt.length);
    await einig();
  });

  it(
    'keeps all who are left when the round is computed again, and calls off nobody for those who were',
    { tags: 'night' },
    async () => {
      await schliesseDanach();
      await werdeKrank();
      await nimmAn();
      await neuePost();
      const vorher = await besuche();
      const stehen = await stehende();
      for (const mal of ['once', 'twice', 'three times']) {
        const { aenderung: offene } = await plane(api, wo, id);
        if (offene) {
          expect((await unterschied()).wechsel.filter(({ kanal }) => kanal !== null)).toEqual([]);
          await nimmAn();
        }
        expect(await neuePost(), mal).toEqual({ mails: [], papier: [] });
        expect(
          (await besuche()).filter(({ kommt }) => kommt).map((one) => one.id),
          mal,
        ).toEqual(stehen.map((one) => one.id));
      }
      expect(
        (await besuche()).map(({ id: terminId, status, fenster }) => [terminId, status, fenster]),
      ).toEqual(vorher.map(({ id: terminId, status, fenster }) => [terminId, status, fenster]));
      const ohne = (await hole()).halte.filter(({ ausgelassen }) => ausgelassen);
      expect(ohne).toHaveLength(40 - stehen.length);
      expect(new Set(ohne.map(({ grund }) => grund?.code))).toEqual(new Set(['abgesagt']));
      await einig();

      // However pressing their work is: who was told makes room for none of them, where somebody looks for places, too.
      await setzeZeilen(wo, 'aufgabe', { kehrtour_id: null }, { frist_bis: '2027-01-20' });
      const { status } = await api.call(
        kehrtour.kehrtourPlanen,
        { params: { id }, body: { auchAbgesagte: true } },
        wo.token.buero,
      );
      expect(status).toBe(200);
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      if ((await hole()).aenderung)
        expect(
          (await unterschied()).wechsel.filter(({ klasse }) => klasse !== 'neu' && !STILL.has(klasse)),
        ).toEqual([]);
    },
  );

  it(
    'is well again: those who were called off come back by one press, and are told; nobody else hears of it',
    { tags: 'night' },
    async () => {
      const abwesenheit = await werdeKrank();
      await lasseAus();
      await nimmAn();
      await neuePost();
      const vorher = await besuche();
      const ohne = vorher.filter(({ status }) => status === 'abgesagt').length;
      const genesen = await api.call(
        verfuegbarkeit.abwesenheitLoeschen,
        { params: { id: abwesenheit } },
        wo.token.buero,
      );
      expect(genesen.status, JSON.stringify(genesen.body)).toBe(200);
      expect((await hole()).aenderung, 'nothing happens by itself').toBeNull();
      const { status } = await api.call(
        kehrtour.kehrtourPlanen,
        { params: { id }, body: { auchAbgesagte: true } },
        wo.token.buero,
      );
      expect(status).toBe(200);
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      const { wechsel } = await unterschied();
      expect(wechsel.filter(({ kanal }) => kanal !== null).map(({ klasse }) => klasse)).toEqual(
        Array(ohne).fill('neu'),
      );
      await nimmAn();
      expect(await unwahre(vorher, await neuePost())).toEqual([]);
      expect(await stehende()).toHaveLength(40);
      await einig();
    },
  );

  it(
    'gives those who were called off a place where somebody looks for one, and tells them',
    { tags: 'night' },
    async () => {
      await werdeKrank();
      await lasseAus();
      await nimmAn();
      await neuePost();
      const vorher = await besuche();
      const ohne = vorher.filter(({ status }) => status === 'abgesagt').length;
      const { version } = await hole();
      const { body } = await api.call(
        kehrtourAuswegeHolen,
        { params: { id }, query: { version: String(version) } },
        wo.token.buero,
      );
      const tag = body.auswege.find(({ art }) => art === 'tagDazu');
      expect(tag?.passen).toBe(ohne);
      await api.call(
        kehrtourAuswegNehmen,
        { params: { id }, body: { version, vorgaben: tag?.vorgaben ?? {} } },
        wo.token.buero,
      );
      await expect.poll(async () => (await hole()).vorgangId).toBeNull();
      // What waits is computed again, and they keep the place that they were given.
      await plane(api, wo, id);
      const { wechsel } = await unterschied();
      expect(wechsel.filter(({ klasse }) => klasse === 'neu')).toHaveLength(ohne);
      expect(new Set(wechsel.map(({ klasse }) => klasse)).difference(STILL)).toEqual(new Set(['neu']));
      await nimmAn();
      const post = await neuePost();
      expect(post.mails.length + post.papier.length).toBe(ohne);
      expect(post.mails.map(({ betreff }) => betreff.slice(0, 12))).not.toContain('Termin abges');
      expect(await unwahre(vorher, post)).toEqual([]);
      expect(await stehende()).toHaveLength(40);
      await einig();
    },
  );
});

describe('one of two falls ill, and not everybody is as pressing', () => {
  it(
    'calls off nobody overdue or due within the month while somebody who has months is kept, and says why it was each',
    { tags: 'night' },
    async () => {
      const [ueberfaellig, bald, spaeter] = ['2027-01-20', '2027-02-20', '2027-06-30'];
      await kuendigeAn(40, [ueberfaellig, spaeter, bald, spaeter]);
      await schliesseDanach();
      await werdeKrank();
      const verloren = (await unterschied()).wechsel.filter(({ nachher }) => nachher === null);
      expect(verloren.length).toBeGreaterThan(5);
      expect(new Set(verloren.map(({ fristBis }) => fristBis))).toEqual(new Set([spaeter]));
      expect(new Set(verloren.map(({ warum }) => warum))).toEqual(
        new Set(['Kein Platz mehr im Plan; die Frist lässt Zeit für einen neuen Vorschlag']),
      );
      await nimmAn();
      await einig();
    },
  );
});

const STILL = new Set(['unveraendert', 'imFenster']);

describe('a household on which the plan need not wait', () => {
  beforeEach(() => kuendigeAn(20));

  it('has no place after it was called off, before somebody gives it one anew; then it is told', async () => {
    const [weg] = await besuche();
    if (!weg) throw new Error('no visit');
    expect((await antworte(weg.id, 'sageAb')).status).toBe(200);
    await expect.poll(async () => (await neuePost()).mails.length).toBe(1);
    await plane(api, wo, id);
    const { wechsel } = await unterschied();
    expect(wechsel.filter(({ klasse }) => !STILL.has(klasse))).toEqual([]);
    await nimmAn();
    expect((await von(weg.id)).kommt).toBe(false);
    expect(await neuePost()).toEqual({ mails: [], papier: [] });
    expect((await hole()).halte.find((halt) => halt.id === weg.halt_id)).toMatchObject({
      ausgelassen: true,
      grund: { code: 'abgesagt' },
    });
    await einig();

    await planeEin(weg.halt_id);
    const neue = (await unterschied()).wechsel.filter(({ klasse }) => klasse === 'neu');
    expect(neue).toMatchObject([{ haltId: weg.halt_id, status: 'abgesagt', kanal: 'mail' }]);
    await nimmAn();
    const { mails, papier } = await neuePost();
    expect([mails.map(({ an }) => an), papier]).toEqual([[weg.mail], []]);
    expect(mails[0]?.text).not.toContain('gilt nicht mehr');
    const dort = (await besuche()).filter(({ halt_id }) => halt_id === weg.halt_id);
    expect(dort.map(({ status }) => status)).toEqual(['abgesagt', 'angekuendigt']);
    expect((await hole()).halte.find((halt) => halt.id === weg.halt_id)?.termin?.status).toBe('angekuendigt');
    await einig();
    // And it counts as everybody else from now on.
    if ((await plane(api, wo, id)).aenderung)
      expect((await unterschied()).wechsel.filter(({ klasse }) => !STILL.has(klasse))).toEqual([]);
  });

  it('is not driven to only because others are moved about it', { tags: 'night' }, async () => {
    const [weg, anderer] = await besuche();
    if (!weg || !anderer) throw new Error('no visits');
    expect((await antworte(weg.id, 'sageAb')).status).toBe(200);
    await expect.poll(async () => (await neuePost()).mails.length).toBe(1);
    await planeEin(anderer.halt_id);
    await nimmAn();
    expect((await von(weg.id)).kommt).toBe(false);
    const post = await neuePost();
    expect(post.mails.map(({ an }) => an)).not.toContain(weg.mail);
    await einig();
  });

  it(
    'has none after it said no, keeps its answer on the board, and hears of the time that it is given',
    { tags: 'night' },
    async () => {
      const [nein] = await besuche();
      if (!nein) throw new Error('no visit');
      expect((await antworte(nein.id, 'lehneAb')).status).toBe(200);
      await plane(api, wo, id);
      const { wechsel } = await unterschied();
      expect(wechsel.filter(({ klasse }) => !STILL.has(klasse))).toMatchObject([
        {
          terminId: nein.id,
          klasse: 'entfaellt',
          kanal: null,
          warum: 'Wartet auf einen neuen Vorschlag',
        },
      ]);
      await nimmAn();
      expect(await neuePost()).toEqual({ mails: [], papier: [] });
      expect(await von(nein.id)).toMatchObject({ status: 'abgelehnt', kommt: false });
      const brett = (await api.call(antwortbrettHolen, { query: { kehrtourId: id } }, wo.token.buero)).body;
      expect(brett.zeilen.find((zeile) => zeile.termin.id === nein.id)?.stand).toBe('passtNicht');
      await einig();
      if ((await plane(api, wo, id)).aenderung)
        expect((await unterschied()).wechsel.filter(({ klasse }) => !STILL.has(klasse))).toEqual([]);

      // Nobody drives there in that time any more: a yes to it would be one to nobody.
      const spaet = await antworte(nein.id, 'bestaetige');
      expect([spaet.status, spaet.body.type]).toEqual([409, 'termin.uebergang-nicht-moeglich']);
      const alsKunde = await api.call(ankuendigung.kundenAntworten, {
        body: { code: tokenVon(api.deps.secrets, nein.code), antwort: { art: 'daheim' } },
        idempotencyKey: randomUUID(),
      });
      expect([alsKunde.status, alsKunde.body.detail]).toEqual([
        409,
        expect.stringContaining('inzwischen vergeben'),
      ]);

      await planeEin(nein.halt_id);
      expect((await unterschied()).wechsel.filter(({ klasse }) => !STILL.has(klasse))).toMatchObject([
        { terminId: nein.id, klasse: 'neuAnzusagen', kanal: 'mail' },
      ]);
      await nimmAn();
      const { mails } = await neuePost();
      expect(mails.map(({ an }) => an)).toEqual([nein.mail]);
      expect(await von(nein.id)).toMatchObject({ status: 'angekuendigt', kommt: true });
      await einig();
    },
  );
});

describe('a household that said no and lost its place', () => {
  beforeEach(() => kuendigeAn(36));

  it('hears that its wish is kept, although nobody would have come', { tags: 'night' }, async () => {
    const [nein] = await besuche();
    if (!nein) throw new Error('no visit');
    expect((await antworte(nein.id, 'lehneAb')).status).toBe(200);
    await plane(api, wo, id);
    await nimmAn();
    const params = { id: nein.id };
    const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
    const gemerkt = await api.call(
      wunschMerken,
      { params, body: { version, text: 'freitags ab 15 Uhr' }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    expect(gemerkt.status, JSON.stringify(gemerkt.body)).toBe(200);
    const { mails } = await neuePost();
    expect(mails.map(({ an, text }) => [an, text.includes('freitags ab 15 Uhr')])).toEqual([
      [nein.mail, true],
    ]);
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });

  it('takes another time by itself', { tags: 'night' }, async () => {
    const [nein] = await besuche();
    if (!nein) throw new Error('no visit');
    expect((await antworte(nein.id, 'lehneAb')).status).toBe(200);
    await plane(api, wo, id);
    await nimmAn();
    const code = tokenVon(api.deps.secrets, nein.code);
    const seite = (await api.call(ankuendigung.kundenTerminHolen, { body: { code } })).body;
    const [zeit] = seite.alternativen;
    if (!zeit) throw new Error('no other time');
    const { status, body } = await api.call(ankuendigung.kundenAntworten, {
      body: { code, antwort: { art: 'alternative', alternativeId: zeit.id } },
      idempotencyKey: randomUUID(),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await von(nein.id)).toMatchObject({ status: 'bestaetigt', kommt: true });
    expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
  });
});
