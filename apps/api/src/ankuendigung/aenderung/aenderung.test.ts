import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import { vorgangHolen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anordnungVon } from '../../../test/aenderungFixture.ts';
import { eineBelegung } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { MAIL_AUS_NAMEN, nicht } from '../../../test/werte.ts';
import { geordnet, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';

const TAGE = ['2027-02-02', '2027-02-03'];

let api: TestApi;
let wo: TestBetrieb;
let id: string;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 8);
  id = await neueKehrtour(api, wo, haeuser, { datum: { tage: TAGE, feiertageErlaubt: false } });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
});

const hole = async (token = wo.token.buero): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, token)).body;
const unterschied = () => api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
const nimmAn = (version: number, gruende: Record<string, string> = {}) =>
  api.call(aenderung.aenderungAnnehmen, { params: { id }, body: { version, gruende } }, wo.token.buero);
const verwirf = (version: number) =>
  api.call(aenderung.aenderungVerwerfen, { params: { id }, body: { version } }, wo.token.buero);
const mails = async (): Promise<{ betreff: string; text: string }[]> =>
  (
    await liesZeilen(
      wo,
      'ausgang',
      ['nachricht'],
      geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
    )
  ).map(({ nachricht }) => nachricht);
type Terminzeile = {
  id: string;
  status: string;
  halt_id: string;
  mitarbeiter_id: string;
  beginn: Date;
  fenster_von: Date;
};
const termine = (): Promise<Terminzeile[]> =>
  liesZeilen(
    wo,
    'termin',
    ['id', 'status', 'halt_id', 'mitarbeiter_id', 'beginn', 'fenster_von'],
    geordnet(['beginn', 'id'], { kehrtour_id: id }),
  );

const ordne = (version: number, anordnung: kehrtour.Anordnung) =>
  api.call(kehrtour.kehrtourAnordnen, { params: { id }, body: { version, anordnung } }, wo.token.buero);

/** Puts a stop on the other day, with whoever drives it first in the list. */
async function legeAufAnderenTag(haltId: string) {
  const tour = await hole();
  const anordnung = anordnungVon(tour.aenderung?.plan ?? tour);
  const alt = tour.halte.find((halt) => halt.id === haltId);
  const tag = TAGE.find((one) => one !== alt?.tag) ?? '';
  const schichten = anordnung.schichten.map((schicht) => ({
    ...schicht,
    haltIds: schicht.haltIds.filter((one) => one !== haltId),
  }));
  const ziel = schichten.find((schicht) => schicht.tag === tag);
  const neu = ziel
    ? schichten.map((schicht) =>
        schicht === ziel ? { ...schicht, haltIds: [...schicht.haltIds, haltId] } : schicht,
      )
    : [...schichten, { mitarbeiterId: alt?.mitarbeiterId ?? '', tag, haltIds: [haltId] }];
  return ordne(tour.version, {
    schichten: neu,
    sperren: { ...anordnung.sperren, [haltId]: { tag: true, mitarbeiter: true } },
  });
}

async function lasseAus(haltId: string) {
  const tour = await hole();
  const anordnung = anordnungVon(tour.aenderung?.plan ?? tour);
  return ordne(tour.version, {
    schichten: anordnung.schichten.map((schicht) => ({
      ...schicht,
      haltIds: schicht.haltIds.filter((one) => one !== haltId),
    })),
    sperren: { ...anordnung.sperren, [haltId]: { ausgelassen: true } },
  });
}

async function bestaetige(terminId: string, aktion: 'bestaetige' | 'lehneAb' = 'bestaetige') {
  const params = { id: terminId };
  const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
  const { status } = await api.call(
    termin.terminAendern,
    { params, body: { version, aktion } },
    wo.token.buero,
  );
  expect(status).toBe(200);
}

async function rechneNeu(body: { ohneGebrochene?: boolean } = {}) {
  const gestartet = await api.call(kehrtour.kehrtourPlanen, { params: { id }, body }, wo.token.buero);
  expect(gestartet.status, JSON.stringify(gestartet.body)).toBe(200);
  await expect
    .poll(
      async () =>
        (await api.call(vorgangHolen, { params: { id: gestartet.body.vorgangId } }, wo.token.buero)).body
          .status,
    )
    .toBe('fertig');
}

const klassen = async () => {
  const { body } = await unterschied();
  return Object.fromEntries(body.wechsel.map(({ terminId, klasse }) => [terminId, klasse]));
};
const erster = async (): Promise<Terminzeile> => {
  const [eins] = await termine();
  if (!eins) throw new Error('no appointment');
  return eins;
};
const einig = async () => expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);

describe('a new plan of an announced round', () => {
  it('waits, and changes nothing that anybody reads of the old one', async () => {
    const vorher = { termine: await termine(), tour: await hole() };
    const eins = await erster();
    expect((await legeAufAnderenTag(eins.halt_id)).status).toBe(200);
    const tour = await hole();
    expect([tour.halte, tour.schichten]).toEqual([vorher.tour.halte, vorher.tour.schichten]);
    expect(await termine()).toEqual(vorher.termine);
    expect(await mails()).toHaveLength(4);
    expect(tour.aenderung).toMatchObject({ ursache: 'vonHand', von: 'buero Test' });
    expect((await hole(wo.token.inhaber)).aenderung?.version, 'a second person sees it').toBe(tour.version);
    expect((await hole(wo.token.geselle)).aenderung, 'who drives goes by what holds').toBeNull();
    expect(await klassen()).toMatchObject({ [eins.id]: 'neuAnzusagen' });
    await einig();
  });

  it('is put in force at once: stops, appointments, people’s time, and one notice for whoever it concerns', async () => {
    const eins = await erster();
    await legeAufAnderenTag(eins.halt_id);
    const { body: was } = await unterschied();
    const betroffen = was.wechsel.filter(({ klasse }) => klasse === 'neuAnzusagen');
    const { status, body } = await nimmAn(was.version);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.mails + body.zettel).toBe(betroffen.length);
    expect(await mails()).toHaveLength(4 + betroffen.filter(({ kanal }) => kanal === 'mail').length);
    const neu = (await termine()).find((row) => row.id === eins.id);
    expect(neu?.fenster_von.toISOString().slice(0, 10)).not.toBe(eins.fenster_von.toISOString().slice(0, 10));
    const tour = await hole();
    expect(tour.aenderung).toBeNull();
    expect((await unterschied()).status).toBe(404);
    await einig();
    const halt = tour.halte.find((one) => one.id === eins.halt_id);
    expect(halt?.beginn).toBe(neu?.beginn.toISOString());
    expect(halt?.fensterVon).toBe(neu?.fenster_von.toISOString());
  });

  it('takes nothing but a reason for a confirmed promise, one by one', async () => {
    const eins = await erster();
    await bestaetige(eins.id);
    await legeAufAnderenTag(eins.halt_id);
    const { body: was } = await unterschied();
    expect(was.wechsel[0]).toMatchObject({ terminId: eins.id, klasse: 'gebrochen', status: 'bestaetigt' });
    const ohne = await nimmAn(was.version);
    expect([ohne.status, ohne.body.type]).toEqual([422, 'aenderung.ohne-grund']);
    expect((await termine()).find((row) => row.id === eins.id)?.status).toBe('bestaetigt');
    const mit = await nimmAn(was.version, { [eins.id]: 'Unser Wagen steht in der Werkstatt.' });
    expect(mit.status, JSON.stringify(mit.body)).toBe(200);
    expect((await termine()).find((row) => row.id === eins.id)?.status).toBe('angekuendigt');
    await einig();
  });

  it('never drops a confirmed visit in silence, and frees the work of what is left out', async () => {
    const [eins, zwei] = await termine();
    if (!eins || !zwei) throw new Error('no appointments');
    await bestaetige(eins.id);
    await lasseAus(eins.halt_id);
    await lasseAus(zwei.halt_id);
    expect(await klassen()).toMatchObject({ [eins.id]: 'gebrochen', [zwei.id]: 'entfaellt' });
    const { version, wechsel } = (await unterschied()).body;
    const neuGesagt = wechsel.filter(
      ({ klasse, kanal }) => klasse === 'neuAnzusagen' && kanal === 'mail',
    ).length;
    expect((await nimmAn(version)).body.type).toBe('aenderung.ohne-grund');
    const { status, body } = await nimmAn(version, { [eins.id]: 'Der Kamin ist gesperrt.' });
    expect([status, body.abgesagt]).toEqual([200, 2]);
    const danach = new Map((await termine()).map((row) => [row.id, row.status]));
    expect([danach.get(eins.id), danach.get(zwei.id)]).toEqual(['abgesagt', 'abgesagt']);
    const absagen = (await mails()).filter(({ betreff }) => betreff.startsWith('Termin abgesagt'));
    expect(absagen.filter(({ text }) => text.includes('Der Kamin ist gesperrt.')).length).toBeLessThan(2);
    expect(absagen.length + 4 + neuGesagt).toBe((await mails()).length);
    await einig();
  });

  it('tells nobody that a visit is off of which nobody was told, and counts it so before', async () => {
    const eins = await erster();
    const vorher = (await mails()).length;
    await lasseAus(eins.halt_id);
    const { version, wechsel } = (await unterschied()).body;
    expect(wechsel.find(({ terminId }) => terminId === eins.id)).toMatchObject({
      klasse: 'entfaellt',
      kanal: null,
    });
    const { status, body } = await nimmAn(version);
    expect([status, body.abgesagt]).toEqual([200, 1]);
    const neue = wechsel.filter(({ kanal }) => kanal === 'mail').length;
    expect(await mails()).toHaveLength(vorher + neue);
    const absagen = await liesZeilen(wo, 'ankuendigung', [], { termin_id: eins.id, art: 'absage' });
    expect(absagen).toEqual([]);
  });

  it('proposes another time to who had said no, and tells nobody else that it did not suit', async () => {
    const eins = await erster();
    await setzeZeilen(wo, 'kontakt', {}, { email: MAIL_AUS_NAMEN, email_fuer_termine: true });
    await bestaetige(eins.id, 'lehneAb');
    await legeAufAnderenTag(eins.halt_id);
    const { version } = (await unterschied()).body;
    expect((await nimmAn(version)).status).toBe(200);
    const neue = (await mails()).filter(({ betreff }) => betreff.startsWith('Neuer Termin'));
    expect(neue.filter(({ text }) => text.includes('passt Ihnen nicht und gilt nicht mehr'))).toHaveLength(1);
    expect(neue.filter(({ text }) => text.includes('wir müssen unseren Besuch verlegen'))).toHaveLength(
      neue.length - 1,
    );
  });

  it('is refused when somebody answered meanwhile, and says what', async () => {
    const [eins, zwei] = await termine();
    if (!eins || !zwei) throw new Error('no appointments');
    await legeAufAnderenTag(eins.halt_id);
    const { version } = (await unterschied()).body;
    await bestaetige(zwei.id);
    const { body: jetzt } = await unterschied();
    expect(jetzt.seither).toEqual([expect.stringMatching(/: Bestätigt$/)]);
    const { status, body } = await nimmAn(version);
    expect([status, body.type]).toEqual([409, 'veraltet']);
    expect(body.detail).toContain(jetzt.seither[0]);
    // The same order compared anew is a new Änderung, with the answer in it.
    const tour = await hole();
    await ordne(tour.version, anordnungVon(tour.aenderung?.plan ?? tour));
    const { body: neu } = await unterschied();
    expect([neu.seither, neu.version > version]).toEqual([[], true]);
    expect((await nimmAn(neu.version)).status).toBe(200);
    await einig();
  });

  it('is one: of two tabs the second has to look first', { tags: 'night' }, async () => {
    const [eins, zwei] = await termine();
    const tour = await hole();
    await legeAufAnderenTag(eins?.halt_id ?? '');
    const { body: was } = await unterschied();
    const zweite = await ordne(tour.version, anordnungVon(tour));
    expect([zweite.status, zweite.body.type]).toEqual([409, 'veraltet']);
    await legeAufAnderenTag(zwei?.halt_id ?? '');
    expect((await nimmAn(was.version)).body.type, 'the first tab shows an older one').toBe('veraltet');
    expect((await verwirf(was.version)).body.type).toBe('veraltet');
    const { version } = (await unterschied()).body;
    const beide = await Promise.all([nimmAn(version), nimmAn(version)]);
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await einig();
  });

  it(
    'is thrown away without a trace, and ends by itself when everything is put back',
    { tags: 'night' },
    async () => {
      const eins = await erster();
      const vorher = await termine();
      await legeAufAnderenTag(eins.halt_id);
      const { version } = (await unterschied()).body;
      expect((await verwirf(version)).status).toBe(200);
      expect((await hole()).aenderung).toBeNull();
      await legeAufAnderenTag(eins.halt_id);
      const tour = await hole();
      await ordne(tour.version, anordnungVon(tour));
      expect((await hole()).aenderung).toBeNull();
      expect(await termine()).toEqual(vorher);
      await einig();
    },
  );

  it('is made again without what it breaks', { tags: 'night' }, async () => {
    const [eins, zwei] = await termine();
    if (!eins || !zwei) throw new Error('no appointments');
    await bestaetige(eins.id);
    await legeAufAnderenTag(eins.halt_id);
    await legeAufAnderenTag(zwei.halt_id);
    await rechneNeu({ ohneGebrochene: true });
    const danach = await klassen();
    expect(Object.values(danach)).not.toContain('gebrochen');
    expect(danach[zwei.id], 'what a person moved without breaking anything stays moved').toBe('neuAnzusagen');
    expect((await nimmAn((await unterschied()).body.version)).status).toBe(200);
    await einig();
  });

  it('gives the work of who has fallen ill to the other, and breaks nothing', { tags: 'night' }, async () => {
    const alle = await termine();
    for (const { id: terminId } of alle.slice(0, 3)) await bestaetige(terminId);
    const krank = alle[0]?.mitarbeiter_id ?? '';
    await eineBelegung(wo, krank, {
      von: '2027-02-01T00:00:00+01:00',
      bis: '2027-02-06T00:00:00+01:00',
      ueberstimmt: true,
    });
    await rechneNeu();
    const { body: was } = await unterschied();
    expect(was.wechsel.map(({ klasse }) => klasse)).not.toContain('gebrochen');
    const { status, body } = await nimmAn(was.version);
    expect(status, JSON.stringify(body)).toBe(200);
    const offene = (await termine()).filter(({ status: stand }) => stand !== 'abgesagt');
    expect(new Set(offene.map((row) => row.mitarbeiter_id)).has(krank)).toBe(false);
    expect(offene.filter(({ status: stand }) => stand === 'bestaetigt')).toHaveLength(3);
    await einig();
  });

  it('is nobody’s business but that of those who plan', async () => {
    await legeAufAnderenTag((await erster()).halt_id);
    const { version } = (await unterschied()).body;
    const alsGeselle = await Promise.all([
      api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.geselle),
      api.call(
        aenderung.aenderungAnnehmen,
        { params: { id }, body: { version, gruende: {} } },
        wo.token.geselle,
      ),
      api.call(aenderung.aenderungVerwerfen, { params: { id }, body: { version } }, wo.token.geselle),
    ]);
    expect(alsGeselle.map(({ status }) => status)).toEqual([403, 403, 403]);
    const fremd = await api.neuerBetrieb();
    const alsFremde = await Promise.all([
      api.call(aenderung.aenderungHolen, { params: { id } }, fremd.token.inhaber),
      api.call(
        aenderung.aenderungAnnehmen,
        { params: { id }, body: { version, gruende: {} } },
        fremd.token.inhaber,
      ),
      api.call(aenderung.aenderungVerwerfen, { params: { id }, body: { version } }, fremd.token.inhaber),
    ]);
    expect(alsFremde.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
