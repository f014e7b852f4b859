import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import { ausfallvorschlaegeHolen, ausfallvorschlagWaehlen } from '@kehrtour/contract/ausfallvorschlag';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as termin from '@kehrtour/contract/termin';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import type { Ausfallvorschlag } from '@kehrtour/domain/planung/aenderung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  anordnungVon,
  meldeAb,
  nimmMitGrundAn,
  wartetNachAbwesenheit,
} from '../../../test/aenderungFixture.ts';
import { druckeAlles } from '../../../test/druckeAlles.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { geordnet, liesZeilen, neueZeile, setzeZeilen, type Welche } from '../../../test/zeilen.ts';

const TAG = '2027-02-02';

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
});

async function kuendigeAn(anzahl: number, vorgaben: Record<string, unknown> = {}): Promise<void> {
  id = await neueKehrtour(api, wo, await neueHaeuser(wo, anzahl), vorgaben);
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
  await druckeAlles(wo);
  await post();
}

/** Somebody who drives, and was not chosen for the round. */
async function kollege(qualifikation = 'geselle', stunden = { von: '07:00', bis: '15:30' }): Promise<string> {
  const neu = randomUUID();
  const woche = [1, 2, 3, 4, 5].map((wochentag) => ({ wochentag, ...stunden }));
  await neueZeile(wo, 'mitarbeiter', {
    id: neu,
    vorname: 'Karl',
    nachname: 'Drittmann',
    email: `${neu}@example.org`,
    rolle: 'geselle',
    qualifikation,
    faehrt: true,
    arbeitszeit: woche,
  });
  return neu;
}

const hole = async () => (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const vorschlaege = async () =>
  (await api.call(ausfallvorschlaegeHolen, { params: { id } }, wo.token.buero)).body;
const waehle = async (art: Ausfallvorschlag, wer = wo.token.buero) =>
  api.call(
    ausfallvorschlagWaehlen,
    { params: { id }, body: { version: (await vorschlaege()).version, art } },
    wer,
  );
const unterschied = async () =>
  (await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)).body;
const nimmAn = () => nimmMitGrundAn(api, wo, id, 'Wegen Krankheit');
const einig = async () => expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);

const faelltAus = (mitarbeiterId = wo.mitarbeiterId.geselle): Promise<string> =>
  meldeAb(api, wo, { mitarbeiterId, tag: TAG, grund: 'Krank' });
const wartet = () => wartetNachAbwesenheit(api, wo, id);
async function istWiederDa(abwesenheitId: string): Promise<void> {
  const { status } = await api.call(
    verfuegbarkeit.abwesenheitLoeschen,
    { params: { id: abwesenheitId } },
    wo.token.buero,
  );
  expect(status).toBe(200);
}

const gelesen = new Set<string>();
/** How many notices there are since the last look, whatever their way. */
async function post(): Promise<number> {
  const rows = await liesZeilen(wo, 'ankuendigung', ['id'], { kehrtour_id: id });
  const neue = rows.filter((row) => !gelesen.has(row.id));
  for (const row of rows) gelesen.add(row.id);
  return neue.length;
}
const zahl = (bescheid: readonly { anzahl: number }[]): number =>
  bescheid.reduce((summe, { anzahl }) => summe + anzahl, 0);

const besuche = async () => {
  const spalten = ['id', 'status', 'mitarbeiter_id as wer', 'beginn', 'fenster_von', 'fenster_bis'] as const;
  const rows = await liesZeilen(wo, 'termin', spalten, geordnet(['beginn', 'id'], { kehrtour_id: id }));
  return rows.map(({ fenster_von: von, fenster_bis: bis, ...rest }) => ({
    ...rest,
    fenster: `${von.toISOString()}/${bis.toISOString()}`,
  }));
};
/** Each piece of work of some visits, as it was told, with something else about it. */
async function aendereArbeit(welche: Welche, anders: object): Promise<void> {
  for (const { id: terminId, arbeit } of await liesZeilen(wo, 'termin', ['id', 'arbeit'], welche)) {
    const neu = arbeitAus(arbeit).map((eine) => ({ ...eine, ...anders }));
    await setzeZeilen(wo, 'termin', { id: terminId }, { arbeit: neu });
  }
}
const arbeitAus = (arbeit: unknown): object[] => (Array.isArray(arbeit) ? arbeit : []);
const LEBT = new Set(['angekuendigt', 'bestaetigt', 'unsicher']);

describe('somebody falls out, and a colleague is free', () => {
  it('is taken over as it is: every promise holds, nobody is told, and one press takes it', async () => {
    const karl = await kollege();
    await kuendigeAn(20);
    const vorher = await besuche();
    await faelltAus();
    await wartet();
    const { vorschlaege: alle, grund } = await vorschlaege();
    expect(alle[0]).toMatchObject({
      art: 'uebernimmt',
      gewaehlt: true,
      gehalten: 20,
      verlegt: 0,
      gebrochen: 0,
      entfallen: 0,
      besuche: 20,
      bescheid: [],
      tage: [],
    });
    expect(grund).toBe('Wegen Krankheit');
    await nimmAn();
    expect(await post()).toBe(0);
    const danach = await besuche();
    expect(danach.map(({ fenster }) => fenster).toSorted()).toEqual(
      vorher.map(({ fenster }) => fenster).toSorted(),
    );
    expect(danach.filter(({ wer }) => wer === wo.mitarbeiterId.geselle)).toEqual([]);
    const uebernommene = danach.filter(({ wer }) => wer === karl).length;
    const seine = vorher.filter(({ wer }) => wer === wo.mitarbeiterId.geselle).length;
    // Where one of the two drove alone, the other takes it: nobody new has to come.
    expect([0, seine]).toContain(uebernommene);
    await einig();
  });

  it('is taken over with what the office had given to whoever is not there: nobody is told another time for that', async () => {
    await kollege();
    // He drives on the other day, too.
    await kuendigeAn(8, {
      mitarbeiter: { ids: [wo.mitarbeiterId.geselle] },
      datum: { tage: [TAG, '2027-02-03'], feiertageErlaubt: false },
    });
    const tour = await hole();
    expect(new Set(tour.halte.map(({ tag }) => tag))).toEqual(new Set([TAG]));
    const anordnung = anordnungVon(tour);
    const [haltId = ''] = anordnung.schichten[0]?.haltIds ?? [];
    const { status } = await api.call(
      kehrtour.kehrtourAnordnen,
      {
        params: { id },
        body: {
          version: tour.version,
          anordnung: { ...anordnung, sperren: { [haltId]: { tag: true, mitarbeiter: true } } },
        },
      },
      wo.token.buero,
    );
    expect(status).toBe(200);
    if ((await hole()).aenderung) await nimmAn();
    await faelltAus();
    await wartet();
    const [bester] = (await vorschlaege()).vorschlaege;
    expect(bester).toMatchObject({ art: 'uebernimmt', gehalten: 8, verlegt: 0, gebrochen: 0, bescheid: [] });
  });

  it('is not taken over by somebody who may not do the work', { tags: 'night' }, async () => {
    await kollege();
    await kuendigeAn(6, { mitarbeiter: { ids: [wo.mitarbeiterId.inhaber] } });
    await aendereArbeit({ kehrtour_id: id }, { qualifikation: 'feuerstaettenschau' });
    await faelltAus(wo.mitarbeiterId.inhaber);
    await wartet();
    expect((await vorschlaege()).vorschlaege.map(({ art }) => art)).not.toContain('uebernimmt');
  });
});

describe('one of two falls out, and nobody else drives', () => {
  beforeEach(() => kuendigeAn(40));

  it('calls nobody off while anybody has time, disturbs nobody else for it, says what each way costs, and does what it said', async () => {
    // Whose driver is there keeps their time, however much more pressing the others are.
    const gesellen = { kehrtour_id: id, mitarbeiter_id: wo.mitarbeiterId.geselle };
    await aendereArbeit(gesellen, { fristBis: '2027-01-20' });
    const vorher = await besuche();
    const seine = vorher.filter(({ wer }) => wer === wo.mitarbeiterId.geselle).map((besuch) => besuch.id);
    await faelltAus();
    await wartet();
    const { vorschlaege: alle } = await vorschlaege();
    expect(alle.map(({ art, gewaehlt }) => [art, gewaehlt])).toEqual([
      ['verteilt', true],
      ['ausgelassen', false],
    ]);
    for (const { gehalten, verlegt, gebrochen, entfallen } of alle)
      expect(gehalten + verlegt + gebrochen + entfallen).toBe(40);
    const [verteilt, ausgelassen] = alle;
    // The other one's day takes thirty, and the next day the rest.
    expect(verteilt).toMatchObject({ entfallen: 0, gebrochen: 0, besuche: 40, tage: ['2027-02-03'] });
    expect(ausgelassen).toMatchObject({ verlegt: 0, gebrochen: 0, tage: [] });
    expect(ausgelassen?.entfallen).toBe(zahl(ausgelassen?.bescheid ?? []));
    await nimmAn();
    expect(await post()).toBe(zahl(verteilt?.bescheid ?? []));
    const verlegte = (await besuche()).filter(
      (besuch) => vorher.find((one) => one.id === besuch.id)?.fenster !== besuch.fenster,
    );
    expect(verlegte.filter((besuch) => !seine.includes(besuch.id))).toEqual([]);
    expect((await besuche()).filter(({ status }) => LEBT.has(status))).toHaveLength(40);
    await einig();
  });

  it(
    'leaves out whom nobody can visit at the told time, and writes to nobody else',
    { tags: 'night' },
    async () => {
      await faelltAus();
      await wartet();
      const gewaehlt = await waehle('ausgelassen');
      expect(gewaehlt.status, JSON.stringify(gewaehlt.body)).toBe(200);
      const { wechsel, version } = await unterschied();
      expect(version).toBe(gewaehlt.body.version);
      expect(new Set(wechsel.filter(({ kanal }) => kanal !== null).map(({ klasse }) => klasse))).toEqual(
        new Set(['entfaellt']),
      );
      const ohne = wechsel.filter(({ klasse }) => klasse === 'entfaellt').length;
      await nimmAn();
      expect(await post()).toBe(ohne);
      expect((await besuche()).filter(({ status }) => LEBT.has(status))).toHaveLength(40 - ohne);
      await einig();
    },
  );

  it(
    'is chosen by the office alone, of a state that still is, and by no other company',
    { tags: 'night' },
    async () => {
      await faelltAus();
      await wartet();
      const { version } = await vorschlaege();
      const fremd = await api.neuerBetrieb();
      expect((await waehle('ausgelassen', wo.token.geselle)).status).toBe(403);
      expect((await waehle('ausgelassen', fremd.token.inhaber)).status).toBe(404);
      const alt = await api.call(
        ausfallvorschlagWaehlen,
        { params: { id }, body: { version: version - 1, art: 'ausgelassen' } },
        wo.token.buero,
      );
      expect([alt.status, alt.body.type]).toEqual([409, 'veraltet']);
      expect((await waehle('uebernimmt')).status).toBe(404);
      expect((await vorschlaege()).version).toBe(version);
    },
  );

  it('takes its plan back with the absence', { tags: 'night' }, async () => {
    const abwesend = await faelltAus();
    await wartet();
    const vorher = await besuche();
    await istWiederDa(abwesend);
    await expect.poll(async () => (await hole()).aenderung).toBeNull();
    await expect.poll(async () => (await hole()).vorgangId).toBeNull();
    expect(await besuche()).toEqual(vorher);
    expect(await post()).toBe(0);
    await einig();
  });

  it('leaves nothing behind that was computed while it was taken back', { tags: 'night' }, async () => {
    await istWiederDa(await faelltAus());
    await expect.poll(async () => (await hole()).vorgangId).toBeNull();
    await expect.poll(async () => (await hole()).aenderung).toBeNull();
  });
});

describe('somebody falls out of a full day, and there is room on the next', () => {
  it('tells nobody who was never told: as many hear of it as lose their time, and the board says that there is room', async () => {
    const haeuser = await neueHaeuser(wo, 40);
    await setzeZeilen(wo, 'aufgabe', {}, { dauer_minuten: 24 });
    id = await neueKehrtour(api, wo, haeuser);
    const { version, halte } = await plane(api, wo, id);
    const ohnePlatz = halte.filter(({ ausgelassen }) => ausgelassen).length;
    expect(ohnePlatz).toBeGreaterThan(2);
    await kuendigeRundeAn(api, wo, { id, version });
    await post();
    await faelltAus();
    await wartet();
    const [verteilt] = (await vorschlaege()).vorschlaege;
    expect(verteilt).toMatchObject({
      art: 'verteilt',
      gewaehlt: true,
      neu: 0,
      gebrochen: 0,
      entfallen: 0,
      besuche: 40 - ohnePlatz,
      tage: ['2027-02-03'],
    });
    expect(zahl(verteilt?.bescheid ?? [])).toBe(verteilt?.verlegt);
    const gruende = (await hole()).aenderung?.plan.halte.flatMap(({ ausgelassen, grund }) =>
      ausgelassen ? [grund?.code] : [],
    );
    expect(gruende).toEqual(Array(ohnePlatz).fill('haette-platz'));
    await nimmAn();
    expect(await post()).toBe(verteilt?.verlegt);
    await einig();
  });
});

describe('somebody falls out, and a colleague has time for a part of it', () => {
  it('is given to whoever can come at the told time, before those who drive anyway are told another', async () => {
    await kollege('geselle', { von: '07:00', bis: '12:00' });
    await kuendigeAn(24);
    await faelltAus();
    await wartet();
    const { vorschlaege: alle } = await vorschlaege();
    const [bester] = alle;
    // The one who is left has room for all of them, but not at their time.
    expect(bester?.personen).toEqual(['Karl Drittmann']);
    expect(bester?.verlegt).toBeLessThanOrEqual(2);
    await nimmAn();
    expect(await post()).toBe(zahl(bester?.bescheid ?? []));
    await einig();
  });
});

describe('somebody falls out of a round that is under way', () => {
  async function vermerke(
    terminId: string,
    wort: { aktion: 'erledige' | 'meldeNichtAngetroffen'; grund?: string } = { aktion: 'erledige' },
  ): Promise<void> {
    const params = { id: terminId };
    const { version } = (await api.call(termin.terminHolen, { params }, wo.token.buero)).body;
    const { status, body } = await api.call(
      termin.terminAendern,
      { params, body: { version, ...wort } },
      wo.token.buero,
    );
    expect(status, JSON.stringify(body)).toBe(200);
  }

  it('plans nobody’s way to a door at which somebody was before the first day', async () => {
    await kuendigeAn(6);
    const [eins, ...andere] = await besuche();
    if (!eins?.wer) throw new Error('nobody drives');
    const wer = andere.some((besuch) => besuch.wer === eins.wer) ? eins.wer : (andere[0]?.wer ?? '');
    const [erster] = [eins, ...andere].filter((besuch) => besuch.wer === wer);
    const halt = async () => {
      const da = (await hole()).halte.find((one) => one.termin?.id === erster?.id);
      return [da?.ausgelassen, da?.mitarbeiterId, da?.beginn, da?.fensterVon];
    };
    await vermerke(erster?.id ?? '', {
      aktion: 'meldeNichtAngetroffen',
      grund: 'Der Kollege war früher dort.',
    });
    const vorher = await halt();
    await faelltAus(wer);
    await wartet();
    await nimmAn();
    expect(await halt()).toEqual(vorher);
    await einig();
  });

  it(
    'keeps what is done and what others have begun; the rest is driven from now on, and told where it has to be',
    { tags: 'night' },
    async () => {
      await kuendigeAn(24);
      const { geselle } = wo.mitarbeiterId;
      const alle = await besuche();
      const zehn = new Date(`${TAG}T09:30:00+01:00`);
      api.clock.now = zehn;
      const [erster] = alle.filter(({ wer }) => wer === geselle);
      if (!erster) throw new Error('the round has nothing for him');
      await vermerke(erster.id);
      await expect.poll(async () => (await hole()).status).toBe('unterwegs');
      const begonnene = alle.filter(({ wer, beginn }) => wer !== geselle && beginn <= zehn);
      await faelltAus();
      await wartet();
      const { vorschlaege: wege } = await vorschlaege();
      const [bester] = wege;
      expect(bester).toMatchObject({ entfallen: 0, besuche: 23 });
      await nimmAn();
      expect((await hole()).status).toBe('unterwegs');
      const danach = new Map((await besuche()).map((besuch) => [besuch.id, besuch]));
      expect(danach.get(erster.id)).toEqual({ ...erster, status: 'erledigt' });
      for (const besuch of begonnene) expect(danach.get(besuch.id)).toEqual(besuch);
      const rest = [...danach.values()].filter(({ status }) => LEBT.has(status));
      expect(rest).toHaveLength(23);
      for (const besuch of rest.filter((one) => !begonnene.some((begonnen) => begonnen.id === one.id))) {
        expect(besuch.beginn > zehn, besuch.fenster).toBe(true);
        if (besuch.beginn < new Date('2027-02-03')) expect(besuch.wer).not.toBe(geselle);
      }
      // Nobody is told on the day itself that another hour of it is meant.
      for (const besuch of rest) {
        const vorher = alle.find((one) => one.id === besuch.id);
        if (vorher?.fenster !== besuch.fenster) expect(besuch.beginn > new Date('2027-02-03')).toBe(true);
      }
      expect(await post()).toBe(zahl(bester?.bescheid ?? []));
      const halte = (await hole()).halte.filter(({ ausgelassen }) => !ausgelassen);
      expect(halte).toHaveLength(24);
      await einig();
    },
  );
});
