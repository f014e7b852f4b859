import { randomUUID } from 'node:crypto';

import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as quartal from '@kehrtour/contract/quartal';
import { vorgangAbbrechen } from '@kehrtour/contract/vorgang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe, eineBelegung, einSchliesstag } from '../../../test/bauten.ts';
import { neueKehrtour } from '../../../test/kehrtourFixture.ts';
import { auswahl, quartalsproben, zuordnungAus } from '../../../test/quartalFixture.ts';
import { testApi, type TestApi } from '../../../test/testApi.ts';
import { bisEinschliesslich, nicht, spanne } from '../../../test/werte.ts';
import { liesZeilen, neueZeilen, setzeZeilen, stelleBetriebEin } from '../../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' })));
afterAll(() => api.close());

const { betriebMitHaeusern, warte, vorschlagVon, schlageVor } = quartalsproben(() => api);

describe('what a selection means', () => {
  it('counts visits, days and people before anything is reckoned', async () => {
    const { wo } = await betriebMitHaeusern();
    const { body } = await api.call(quartal.quartalsumfangHolen, { body: auswahl() }, wo.token.buero);
    expect(body).toMatchObject({
      besuche: 40,
      haeuser: 40,
      strassen: 2,
      abgelaufen: 0,
      schonVerplant: 0,
      fruehestens: '2027-01-18',
      personentageMoeglich: 50,
      taetigkeiten: [{ id: 'kehrung_3x', aufgaben: 40 }],
      orte: [{ ort: 'Lauf', haeuser: 40 }],
    });
    expect(body.personentageNoetig).toBeGreaterThan(1);
    expect(body.personentageNoetig).toBeLessThan(4);
    expect(
      body.mitarbeiter.map(({ darfFeuerstaettenschau, tage }) => [darfFeuerstaettenschau, tage]),
    ).toEqual(
      expect.arrayContaining([
        [true, 25],
        [false, 25],
      ]),
    );
  });

  it('says how many Feuerstättenschauen a month takes until the Bestellung ends (§ 14 Abs. 1 SchfHwG)', async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    const umfang = async () =>
      (await api.call(quartal.quartalsumfangHolen, { body: auswahl() }, wo.token.buero)).body.schauquote;
    expect(await umfang()).toBeNull();
    await wo.ctx.transaction(async (tx) => {
      await stelleBetriebEin(tx, { bestellung: { bis: '2028-01-10' } });
      await setzeZeilen(tx, 'liegenschaft', { id: haeuser[0] }, { rolle: 'nurFrei' });
      for (const haus of await liesZeilen(tx, 'liegenschaft', ['id'], { id: nicht(haeuser[1]) }))
        await eineAufgabe(tx, haus.id, { frist_von: '2026-01-01', frist_bis: '2028-01-01' });
    });
    // Of forty houses one is for free work alone, and of one nobody knows the last.
    const quote = { jeMonat: 4, offen: 39, ohneLetzte: 1, bestelltBis: '2028-01-10' };
    expect(await umfang()).toEqual(quote);
    const alle = await api.call(quartal.schauquoteHolen, {}, wo.token.buero);
    expect(alle.body).toEqual({ quote });
    expect((await api.call(quartal.schauquoteHolen, {}, wo.token.azubi)).status).toBe(403);
  });

  it('leaves out holidays, absences, and days that another Kehrtour has taken', async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    const { inhaber, geselle } = wo.mitarbeiterId;
    await eineBelegung(wo, geselle, { von: '2027-02-01T00:00:00+01:00', bis: '2027-02-13T00:00:00+01:00' });
    await neueKehrtour(api, wo, haeuser.slice(0, 5), {
      datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
      mitarbeiter: { ids: [inhaber] },
    });
    const holen = (body: quartal.Quartalsauswahl) =>
      api.call(quartal.quartalsumfangHolen, { body }, wo.token.buero).then((answer) => answer.body);
    const umfang = await holen(auswahl());
    expect(umfang).toMatchObject({ besuche: 35, schonVerplant: 5, personentageMoeglich: 25 + 15 - 1 });
    expect(umfang.mitarbeiter.find(({ id }) => id === geselle)).toMatchObject({ tage: 15, abwesendTage: 10 });
    const ostern = await holen(auswahl({ von: '2027-03-22', bis: '2027-04-02', mitarbeiterIds: [inhaber] }));
    expect(ostern).toMatchObject({ personentageMoeglich: 8, abgelaufen: 35 });
    expect(ostern.feiertage.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Karfreitag', 'Ostermontag']),
    );
  });

  it('takes an hour off as an hour, and a closing time as a holiday', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const { inhaber } = wo.mitarbeiterId;
    await neueZeilen(wo, 'belegung', [
      {
        mitarbeiter_id: inhaber,
        zeitraum: spanne('2027-01-26T10:00:00+01:00', '2027-01-26T11:00:00+01:00'),
        art: 'abwesenheit',
      },
      {
        mitarbeiter_id: inhaber,
        zeitraum: spanne('2027-01-27T14:00:00+01:00', '2027-01-27T18:00:00+01:00'),
        art: 'buchung',
      },
    ]);
    await einSchliesstag(wo, bisEinschliesslich('2027-02-08', '2027-02-12'), { name: 'Faschingsferien' });
    const vorschlag = await schlageVor(wo, auswahl({ mitarbeiterIds: [inhaber] }));
    const platz = (tag: string) => vorschlag.schichten.find((schicht) => schicht.tag === tag);
    const [ganz, stunde, nachmittag] = ['2027-01-25', '2027-01-26', '2027-01-27'].map(platz);
    expect(stunde?.belegtMinuten).toBe(60);
    expect((ganz?.platzMinuten ?? 0) - (stunde?.platzMinuten ?? 0)).toBe(54);
    expect(nachmittag?.belegtMinuten).toBeGreaterThan(100);
    expect(platz('2027-02-09')).toBeUndefined();
    expect(vorschlag.feiertage[0]).toEqual({ tag: '2027-02-08', name: 'Faschingsferien' });
  });
});

describe('a proposal', () => {
  it('gives every visit one day within its Frist, keeps streets whole and is kept', async () => {
    const { wo } = await betriebMitHaeusern();
    const vorschlag = await schlageVor(wo);
    expect(vorschlag).toMatchObject({ stand: 'vorschlag', offen: [], kehrtouren: [] });
    const verteilt = vorschlag.schichten.flatMap(({ teilIds }) => teilIds);
    expect(verteilt.toSorted()).toEqual(vorschlag.teile.map(({ id }) => id).toSorted());
    expect(vorschlag.teile.flatMap(({ haeuser }) => haeuser)).toHaveLength(40);
    for (const schicht of vorschlag.schichten) {
      expect(schicht.arbeitMinuten + schicht.fahrtMinuten).toBeLessThanOrEqual(schicht.platzMinuten + 1);
      if (schicht.teilIds.length > 0) expect(schicht.tag <= '2027-02-28').toBe(true);
    }
    expect(await vorschlagVon(wo)).toEqual(vorschlag);
  });

  it('deals the turns of a whole year, and no longer span', { tags: 'night' }, async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    for (const haus of haeuser)
      await eineAufgabe(wo, haus, {
        taetigkeit_id: 'kehrung_3x',
        bezeichnung: 'Kehrung',
        frist_von: '2027-03-01',
        dauer_minuten: 50,
        schluessel: 'jahr',
      });
    const jahr = auswahl({ bis: '2028-01-25', mitarbeiterIds: [wo.mitarbeiterId.inhaber] });
    const vorschlag = await schlageVor(wo, jahr);
    expect(vorschlag.offen).toEqual([]);
    expect(vorschlag.teile.flatMap((teil) => teil.haeuser)).toHaveLength(80);
    expect(vorschlag.schichten.at(-1)?.tag).toBe('2028-01-25');
    const { status } = await api.call(
      quartal.quartalsumfangHolen,
      { body: auswahl({ bis: '2028-03-01' }) },
      wo.token.buero,
    );
    expect(status).toBe(400);
  });

  it('gives a Feuerstättenschau only to who may do it, and not before its notice can be in time', async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    for (const haus of [haeuser[0], haeuser[3], haeuser[25]])
      await eineAufgabe(wo, haus, { frist_von: '2027-01-01' });
    const vorschlag = await schlageVor(wo, auswahl({ von: '2027-01-11' }));
    const mitFss = vorschlag.teile.filter(({ feuerstaettenschau }) => feuerstaettenschau).map(({ id }) => id);
    expect(mitFss.length).toBeGreaterThan(0);
    for (const { teilIds, mitarbeiterId, tag } of vorschlag.schichten)
      if (teilIds.some((id) => mitFss.includes(id)))
        expect([mitarbeiterId, tag >= '2027-01-18']).toEqual([wo.mitarbeiterId.inhaber, true]);
    const geselle = vorschlag.schichten.find(
      ({ mitarbeiterId }) => mitarbeiterId === wo.mitarbeiterId.geselle,
    );
    const { version } = vorschlag;
    const umgelegt = await api.call(
      quartal.quartalUmordnen,
      { body: { version, zuordnung: { [geselle?.id ?? '']: mitFss }, vonHand: mitFss } },
      wo.token.buero,
    );
    expect(umgelegt.body.type).toBe('kehrtour.qualifikation-fehlt');
  });

  it('says for what has no day why, and what would help', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const eng = auswahl({
      von: '2027-02-25',
      mitarbeiterIds: [wo.mitarbeiterId.geselle],
      auslastungProzent: 50,
    });
    const vorschlag = await schlageVor(wo, eng);
    expect(vorschlag.offen.length).toBeGreaterThan(0);
    for (const { text, abhilfe } of vorschlag.offen) {
      expect(text).toMatch(/Alle Tage in der Frist sind voll; am besten passt es noch am .*, dort fehlen \d/);
      expect(abhilfe).toContain('dazu');
    }
  });

  it('can be ended early and keeps the best so far', async () => {
    const { wo } = await betriebMitHaeusern();
    const { body } = await api.call(quartal.quartalVorschlagen, { body: auswahl() }, wo.token.buero);
    await api.call(vorgangAbbrechen, { params: { id: body.vorgangId } }, wo.token.buero);
    expect(await warte(wo, body.vorgangId)).toBe('abgebrochen');
    expect((await vorschlagVon(wo)).schichten.flatMap(({ teilIds }) => teilIds).length).toBeGreaterThan(0);
  });

  it(
    'is reckoned once however often it is asked for, and replaces the old one',
    { tags: 'night' },
    async () => {
      const { wo } = await betriebMitHaeusern();
      const frage = () => api.call(quartal.quartalVorschlagen, { body: auswahl() }, wo.token.buero);
      const [erste, zweite] = [await frage(), await frage()];
      expect(zweite.body.vorgangId).toBe(erste.body.vorgangId);
      const { body } = await api.call(quartal.quartalsvorschlagHolen, {}, wo.token.buero);
      expect(body).toEqual({ vorschlag: null, vorgangId: erste.body.vorgangId });
      await warte(wo, erste.body.vorgangId);
      const neu = await schlageVor(wo, auswahl({ bis: '2027-03-05' }));
      expect([neu.version, neu.auswahl.bis]).toEqual([2, '2027-03-05']);
    },
  );

  it('is refused where there is nothing to deal, nobody to drive, or the span is wrong', async () => {
    const { wo } = await betriebMitHaeusern();
    const grund = async (teile: Partial<quartal.Quartalsauswahl>) =>
      (await api.call(quartal.quartalVorschlagen, { body: auswahl(teile) }, wo.token.buero)).body.type;
    expect(await grund({ bis: '2027-02-01' })).toBe('quartal.leer');
    expect(await grund({ orte: ['Nirgendwo'] })).toBe('quartal.leer');
    expect(await grund({ von: '2027-02-27', bis: '2027-02-28' })).toBe('quartal.keine-tage');
    expect(await grund({ bis: '2028-06-30' })).toBe('eingabe-ungueltig');
    expect(await grund({ von: '2027-01-10' })).toBe('kehrtour.tag-vergangen');
  });
});

describe('a change by hand', () => {
  it('is reckoned at once, may break things, and can be taken back', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const vorher = await schlageVor(wo);
    const [ziel] = vorher.schichten.filter(({ tag }) => tag === '2027-02-26');
    const alle = vorher.teile.map(({ id }) => id);
    const ordne = (version: number, zuordnung: Record<string, string[]>) =>
      api.call(quartal.quartalUmordnen, { body: { version, zuordnung, vonHand: [] } }, wo.token.buero);
    const voll = await ordne(vorher.version, { [ziel?.id ?? '']: alle });
    expect(voll.status, JSON.stringify(voll.body)).toBe(200);
    const schicht = voll.body.schichten.find(({ id }) => id === ziel?.id);
    expect(schicht?.teilIds.toSorted()).toEqual(alle.toSorted());
    expect((schicht?.arbeitMinuten ?? 0) + (schicht?.fahrtMinuten ?? 0)).toBeGreaterThan(
      schicht?.platzMinuten ?? 0,
    );
    const zurueck = await ordne(voll.body.version, zuordnungAus(vorher));
    expect(zuordnungAus(zurueck.body)).toEqual(zuordnungAus(vorher));
    expect((await ordne(voll.body.version, zuordnungAus(vorher))).body.type).toBe('veraltet');
  });

  it(
    'leaves out what stands nowhere and says so, and refuses what is not in the proposal',
    { tags: 'night' },
    async () => {
      const { wo } = await betriebMitHaeusern();
      const { version, teile, schichten } = await schlageVor(wo);
      const ordne = (body: { version: number; zuordnung: Record<string, string[]>; vonHand: string[] }) =>
        api.call(quartal.quartalUmordnen, { body }, wo.token.buero);
      const erster = schichten[0]?.id ?? '';
      const fremd = ['gibt es nicht'];
      for (const body of [
        { version, zuordnung: { [erster]: fremd }, vonHand: [] },
        { version, zuordnung: {}, vonHand: fremd },
      ])
        expect((await ordne(body)).body.type).toBe('eingabe-ungueltig');
      const leer = await ordne({ version, zuordnung: {}, vonHand: teile.map(({ id }) => id) });
      expect(leer.body.offen).toHaveLength(teile.length);
      expect(leer.body.offen[0]?.text).toMatch(/^Von Hand ohne Tag gelassen\. Platz wäre am /);
    },
  );
});

describe('Kehrtouren of a proposal', () => {
  it('are made once, one a day, with the houses and people of that day, and announce nothing', async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    const { version, schichten } = await schlageVor(wo);
    const body = { version, je: 'tag' as const, rechnen: false };
    const idempotencyKey = randomUUID();
    const lege = () => api.call(quartal.quartalAnlegen, { body, idempotencyKey }, wo.token.buero);
    const [a, b] = await Promise.all([lege(), lege()]);
    expect(a.status, JSON.stringify(a.body)).toBe(200);
    expect(b.body).toEqual(a.body);
    const tage = new Set(schichten.filter(({ teilIds }) => teilIds.length > 0).map(({ tag }) => tag));
    expect(a.body.stand).toBe('angelegt');
    expect(a.body.kehrtouren.map(({ tage: [tag] }) => tag)).toEqual([...tage].toSorted());
    const gefunden: string[] = [];
    for (const { id, name } of a.body.kehrtouren) {
      const tour = (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
      expect([tour.status, tour.name, tour.angekuendigtAm]).toEqual(['entwurf', name, null]);
      gefunden.push(...tour.vorgaben.liegenschaften.ids);
    }
    expect(gefunden.toSorted()).toEqual(haeuser.toSorted());
    const nochmal = await api.call(
      quartal.quartalAnlegen,
      { body: { ...body, version: a.body.version }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    expect(nochmal.body.type).toBe('quartal.schon-angelegt');
    // Their houses are spoken for now.
    const umfang = await api.call(quartal.quartalsumfangHolen, { body: auswahl() }, wo.token.buero);
    expect(umfang.body).toMatchObject({ besuche: 0, schonVerplant: 40 });
  });

  it('are not made of days that are over', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const { version } = await schlageVor(wo);
    const heute = api.clock.now;
    api.clock.now = new Date('2027-02-25T08:00:00+01:00');
    const { body } = await api.call(
      quartal.quartalAnlegen,
      { body: { version, je: 'tag', rechnen: false }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    api.clock.now = heute;
    expect([body.type, body.detail]).toEqual([
      'kehrtour.tag-vergangen',
      expect.stringContaining('25. Januar 2027'),
    ]);
    expect((await api.call(kehrtour.kehrtourenHolen, {}, wo.token.buero)).body.eintraege).toEqual([]);
  });

  it('are planned in the background when asked to, one a week', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const { version } = await schlageVor(wo);
    const { body } = await api.call(
      quartal.quartalAnlegen,
      { body: { version, je: 'woche', rechnen: true }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    const stand = async () => {
      const touren = (await api.call(kehrtour.kehrtourenHolen, {}, wo.token.buero)).body.eintraege;
      return {
        status: new Set(touren.map(({ status }) => status)),
        halte: touren.reduce((sum, { halte }) => sum + halte, 0),
      };
    };
    expect(body.kehrtouren.every(({ name }) => name.startsWith('KW'))).toBe(true);
    await expect.poll(stand).toEqual({ status: new Set(['geplant']), halte: 40 });
  });
});

describe('rights', () => {
  it('keeps a proposal within its company, whatever another one tries', async () => {
    const { wo } = await betriebMitHaeusern();
    const eigener = await schlageVor(wo);
    const fremd = (await api.neuerBetrieb()).token.inhaber;
    expect((await api.call(quartal.quartalsvorschlagHolen, {}, fremd)).body.vorschlag).toBeNull();
    expect((await api.call(quartal.quartalsumfangHolen, { body: auswahl() }, fremd)).body.besuche).toBe(0);
    const { version } = eigener;
    const umordnen = await api.call(
      quartal.quartalUmordnen,
      { body: { version, zuordnung: {}, vonHand: [] } },
      fremd,
    );
    const anlegen = await api.call(
      quartal.quartalAnlegen,
      { body: { version, je: 'tag', rechnen: false }, idempotencyKey: randomUUID() },
      fremd,
    );
    expect([umordnen.status, anlegen.status]).toEqual([404, 404]);
    await api.call(quartal.quartalVerwerfen, {}, fremd);
    expect(await vorschlagVon(wo)).toEqual(eigener);
    await api.call(quartal.quartalVerwerfen, {}, wo.token.buero);
    expect((await api.call(quartal.quartalsvorschlagHolen, {}, wo.token.buero)).body.vorschlag).toBeNull();
  });

  it('lets only who plans see and change it', async () => {
    const { wo } = await betriebMitHaeusern();
    const body = { version: 1, zuordnung: {}, vonHand: [] };
    for (const rolle of ['geselle', 'azubi'] as const) {
      const token = wo.token[rolle];
      const answers = await Promise.all([
        api.call(quartal.quartalsvorschlagHolen, {}, token),
        api.call(quartal.quartalsumfangHolen, { body: auswahl() }, token),
        api.call(quartal.quartalVorschlagen, { body: auswahl() }, token),
        api.call(quartal.quartalUmordnen, { body }, token),
        api.call(quartal.quartalVerwerfen, {}, token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
    }
  });
});
