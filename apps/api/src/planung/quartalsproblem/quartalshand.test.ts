import { randomUUID } from 'node:crypto';

import * as quartal from '@kehrtour/contract/quartal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eineAufgabe, eineBelegung, einSchliesstag } from '../../../test/bauten.ts';
import { auswahl, quartalsproben, zuordnungAus } from '../../../test/quartalFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../../test/testApi.ts';
import { bisEinschliesslich } from '../../../test/werte.ts';
import { setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' })));
afterAll(() => api.close());

const { betriebMitHaeusern, warte, vorschlagVon, schlageVor } = quartalsproben(() => api);

type Vorschlag = quartal.Quartalsvorschlag;

/** Puts parts on a shift (or on none) and decides that. */
async function lege(
  wo: TestBetrieb,
  vorschlag: Vorschlag,
  teilIds: readonly string[],
  schichtId: string | null,
): Promise<Vorschlag> {
  const zuordnung = Object.fromEntries(
    Object.entries(zuordnungAus(vorschlag)).map(([id, ids]) => [
      id,
      [...ids.filter((teil) => !teilIds.includes(teil)), ...(id === schichtId ? teilIds : [])],
    ]),
  );
  const vonHand = [...vorschlag.teile.flatMap((teil) => (teil.vonHand ? [teil.id] : [])), ...teilIds];
  const { status, body } = await api.call(
    quartal.quartalUmordnen,
    { body: { version: vorschlag.version, zuordnung, vonHand } },
    wo.token.buero,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Houses of each part that a person decided about, and its shift. */
const vonHand = ({ teile, schichten }: Vorschlag) =>
  teile
    .filter((teil) => teil.vonHand)
    .map(({ id, strasse, haeuser }) => ({
      strasse,
      haeuser: haeuser.map(({ hausnr }) => hausnr),
      schicht: schichten.find(({ teilIds }) => teilIds.includes(id))?.id ?? null,
    }));

const schicht = (person: string | undefined, tag: string): string => `${person}/${tag}`;

describe('a proposal that is reckoned anew', () => {
  it(
    'leaves by whom and on which day what was laid by hand, however late and full that is',
    { tags: 'night' },
    async () => {
      const { wo } = await betriebMitHaeusern();
      const erster = await schlageVor(wo);
      const ziel = schicht(wo.mitarbeiterId.geselle, '2027-02-26');
      const gelegt = await lege(
        wo,
        erster,
        erster.teile.filter(({ strasse }) => strasse === 'Hardtstraße').map(({ id }) => id),
        ziel,
      );
      expect(vonHand(gelegt).map((teil) => teil.schicht)).toEqual(vonHand(gelegt).map(() => ziel));
      const neu = await schlageVor(wo, auswahl({ auslastungProzent: 60 }));
      expect(vonHand(neu)).toEqual(vonHand(gelegt));
      expect(neu).toMatchObject({ nichtGehalten: [], offen: [] });
      const voll = neu.schichten.find(({ id }) => id === ziel);
      expect(voll?.arbeitMinuten).toBeGreaterThan(voll?.platzMinuten ?? 0);
      expect(voll?.teilIds).toHaveLength(vonHand(gelegt).length);
      // And a third time, from what it kept itself.
      expect(vonHand(await schlageVor(wo))).toEqual(vonHand(gelegt));
    },
  );

  it(
    'leaves without a day what was left out by hand, and deals it again when it is let go',
    { tags: 'night' },
    async () => {
      const { wo } = await betriebMitHaeusern();
      const erster = await schlageVor(wo);
      const [teil] = erster.teile;
      await lege(wo, erster, [teil?.id ?? ''], null);
      const neu = await schlageVor(wo);
      expect(vonHand(neu)).toMatchObject([{ strasse: teil?.strasse, schicht: null }]);
      expect(neu.offen[0]?.text).toMatch(/^Von Hand ohne Tag gelassen\. Platz wäre am /);
      const { version } = neu;
      const los = await api.call(
        quartal.quartalUmordnen,
        { body: { version, zuordnung: zuordnungAus(neu), vonHand: [] } },
        wo.token.buero,
      );
      expect(los.body.offen[0]?.text).toMatch(/^Platz wäre am /);
      expect(await schlageVor(wo)).toMatchObject({ offen: [] });
    },
  );

  it('keeps a decision about houses, not about a part that is cut anew', { tags: 'night' }, async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    const erster = await schlageVor(wo);
    const ziel = schicht(wo.mitarbeiterId.inhaber, '2027-02-24');
    const gelegt = await lege(wo, erster, [erster.teile[0]?.id ?? ''], ziel);
    const [vorher] = vonHand(gelegt);
    // One house is done, and the Frist of another was corrected.
    await setzeZeilen(wo, 'aufgabe', { liegenschaft_id: haeuser[0] }, { status: 'erledigt' });
    await setzeZeilen(wo, 'aufgabe', { liegenschaft_id: haeuser[1] }, { frist_bis: '2027-02-25' });
    const neu = await schlageVor(wo);
    expect(vonHand(neu)).toEqual([
      { ...vorher, haeuser: vorher?.haeuser.filter((hausnr) => hausnr !== '1') },
    ]);
    expect(neu.nichtGehalten).toEqual([]);
  });

  it('says what it could not keep and why', { tags: 'night' }, async () => {
    const { wo, haeuser } = await betriebMitHaeusern();
    const { geselle, inhaber } = wo.mitarbeiterId;
    let stand = await schlageVor(wo, auswahl({ auslastungProzent: 50 }));
    const teile = stand.teile.slice(0, 4);
    const hausIds = ({ strasse, haeuser: nummern }: quartal.Quartalsteil) =>
      nummern.map(({ hausnr }) => haeuser[Number(hausnr) - 1 + (strasse === 'Marktplatz' ? 20 : 0)] ?? '');
    const ziele = [
      schicht(geselle, '2027-02-03'),
      schicht(inhaber, '2027-02-09'),
      schicht(geselle, '2027-02-17'),
      schicht(inhaber, '2027-02-26'),
    ];
    for (const [index, { id }] of teile.entries()) stand = await lege(wo, stand, [id], ziele[index] ?? '');
    const [, , mitFss = [], erledigt = []] = teile.map(hausIds);
    await wo.ctx.transaction(async (tx) => {
      await eineBelegung(tx, geselle, { von: '2027-02-03T00:00:00+01:00', bis: '2027-02-04T00:00:00+01:00' });
      await einSchliesstag(tx, bisEinschliesslich('2027-02-09', '2027-02-09'));
      await eineAufgabe(tx, mitFss[0], { frist_von: '2027-01-01' });
      for (const haus of erledigt)
        await setzeZeilen(tx, 'aufgabe', { liegenschaft_id: haus }, { status: 'erledigt' });
    });
    const neu = await schlageVor(wo, auswahl({ auslastungProzent: 50 }));
    expect(neu.nichtGehalten.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ ist an diesem Tag nicht da\.$/),
      'An diesem Tag wird nicht gearbeitet: Betriebsausflug.',
      expect.stringMatching(
        /Feuerstättenschau oder andere hoheitliche Arbeit an, und .* darf sie nicht machen\.$/,
      ),
      expect.stringMatching(/nichts mehr zu tun/),
    ]);
    const verteilt = new Set(neu.schichten.flatMap(({ teilIds }) => teilIds));
    const [abwesend, geschlossen, qualifikation, entfallen] = neu.nichtGehalten;
    for (const eintrag of [abwesend, geschlossen, qualifikation])
      expect(eintrag?.teilIds.every((id) => verteilt.has(id))).toBe(true);
    expect(abwesend?.vorher?.tag).toBe('2027-02-03');
    expect([qualifikation?.hausnummern.length, entfallen?.teilIds]).toEqual([1, []]);
    // The other houses of the part with the Feuerstättenschau stay where they were laid.
    expect(vonHand(neu)).toMatchObject([{ schicht: ziele[2] }]);
    expect(vonHand(neu)[0]?.haeuser).toHaveLength(mitFss.length - 1);
  });

  it(
    'cannot keep a day before its first one, nor a person who does not drive',
    { tags: 'night' },
    async () => {
      const { wo } = await betriebMitHaeusern();
      const { geselle, inhaber } = wo.mitarbeiterId;
      const erster = await schlageVor(wo);
      const [a, b] = erster.teile.map(({ id }) => id);
      const zweiter = await lege(wo, erster, [a ?? ''], schicht(inhaber, '2027-01-26'));
      await lege(wo, zweiter, [b ?? ''], schicht(geselle, '2027-02-16'));
      const neu = await schlageVor(wo, auswahl({ von: '2027-02-01', mitarbeiterIds: [inhaber] }));
      expect(neu.nichtGehalten.map(({ text }) => text)).toEqual([
        'Dieser Tag liegt nicht mehr im Zeitraum.',
        expect.stringMatching(/ fährt in diesem Vorschlag nicht\.$/),
      ]);
      expect(vonHand(neu)).toEqual([]);
    },
  );

  it('begins without decisions where Kehrtouren came of the last one', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const erster = await schlageVor(wo);
    const teil = erster.teile[0]?.id ?? '';
    const ziel = schicht(wo.mitarbeiterId.inhaber, '2027-02-08');
    const { version } = await lege(wo, erster, [teil], ziel);
    const ohne = Object.fromEntries([[ziel, [teil]]]);
    const allein = await api.call(
      quartal.quartalUmordnen,
      { body: { version, zuordnung: ohne, vonHand: [teil] } },
      wo.token.buero,
    );
    await api.call(
      quartal.quartalAnlegen,
      {
        body: { version: allein.body.version, je: 'tag', rechnen: false },
        idempotencyKey: randomUUID(),
      },
      wo.token.buero,
    );
    const neu = await schlageVor(wo);
    expect([vonHand(neu), neu.nichtGehalten]).toEqual([[], []]);
    expect(neu.teile.length).toBeGreaterThan(0);
  });

  it('takes no change and makes no Kehrtouren while it is reckoned', { tags: 'night' }, async () => {
    const { wo } = await betriebMitHaeusern();
    const erster = await schlageVor(wo);
    const { body } = await api.call(quartal.quartalVorschlagen, { body: auswahl() }, wo.token.buero);
    const { version } = erster;
    const umordnen = await api.call(
      quartal.quartalUmordnen,
      { body: { version, zuordnung: {}, vonHand: [] } },
      wo.token.buero,
    );
    const anlegen = await api.call(
      quartal.quartalAnlegen,
      { body: { version, je: 'tag', rechnen: false }, idempotencyKey: randomUUID() },
      wo.token.buero,
    );
    expect([umordnen.body.type, anlegen.body.type]).toEqual([
      'quartal.wird-gerechnet',
      'quartal.wird-gerechnet',
    ]);
    await warte(wo, body.vorgangId);
    expect((await vorschlagVon(wo)).version).toBe(version + 1);
  });
});
