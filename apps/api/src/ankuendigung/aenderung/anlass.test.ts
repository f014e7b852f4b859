import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import * as nachtrag from '@kehrtour/contract/nachtrag';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { anordnungVon, meldeAb, nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { anOperator } from '../../../test/anOperator.ts';
import { eineAufgabe, einTermin } from '../../../test/bauten.ts';
import { kuendigeRundeAn, neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { neuerHersteller, verbunden } from '../../../test/partnerFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { um } from '../../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, setzeZeilen } from '../../../test/zeilen.ts';
import { GEBUCHT } from '../../kehrtour/kehrtournews.ts';

const TAGE = ['2027-02-02', '2027-02-03'];

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());
beforeEach(async () => {
  wo = await api.neuerBetrieb();
});

async function angekuendigt(haeuser: string[], vorgaben: Record<string, unknown> = {}): Promise<string> {
  const datum = { tage: TAGE, feiertageErlaubt: false };
  const id = await neueKehrtour(api, wo, haeuser, { datum, ...vorgaben });
  const { version } = await plane(api, wo, id);
  await kuendigeRundeAn(api, wo, { id, version });
  return id;
}
const hole = async (id: string): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const inKraft = async (id: string) => {
  const { halte } = await hole(id);
  return halte.map((halt) => ({
    id: halt.id,
    tag: halt.tag,
    wer: halt.mitarbeiterId,
    beginn: halt.beginn,
    dauer: halt.dauerMinuten,
  }));
};
const gerechnet = (id: string) => expect.poll(async () => (await hole(id)).vorgangId).toBeNull();
/** The plan that waits once everything that happened has gone into it. */
async function wartend(id: string, ursache: string) {
  await expect.poll(async () => (await hole(id)).aenderung?.ursache).toBe(ursache);
  await gerechnet(id);
  const { aenderung: offene } = await hole(id);
  if (!offene) throw new Error('no plan waits');
  return offene;
}
const geplante = ({ plan }: { plan: { halte: kehrtour.Kehrtour['halte'] } }) =>
  plan.halte.filter(({ ausgelassen }) => !ausgelassen);
const nimmAn = (id: string) => nimmMitGrundAn(api, wo, id, 'Wir haben an dem Tag geschlossen.');
const einig = async () => expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);

const schliesse = (daten: Partial<schliesstag.Schliesstagdaten>) =>
  api.call(
    schliesstag.schliesstagAnlegen,
    {
      body: {
        von: '2027-02-02',
        bis: '2027-02-02',
        name: 'Betriebsausflug',
        offen: false,
        ...daten,
      },
      idempotencyKey: randomUUID(),
    },
    wo.token.buero,
  );
describe('a day that is closed after a round was announced', () => {
  it('empties itself in a plan that waits, while the old one stands, and is free once that is accepted', async () => {
    const id = await angekuendigt(await neueHaeuser(wo, 8));
    const vorher = await inKraft(id);
    const zu = vorher[0]?.tag ?? '';
    await schliesse({ von: zu, bis: zu });
    const offene = await wartend(id, 'schliesstag');
    expect(offene.von).toBe('buero Test');
    expect(geplante(offene).map(({ tag }) => tag)).not.toContain(zu);
    expect(geplante(offene)).toHaveLength(8);
    expect(await inKraft(id)).toEqual(vorher);
    await nimmAn(id);
    expect((await hole(id)).halte.map(({ tag }) => tag)).not.toContain(zu);
    await einig();
  });

  it(
    'brings the next working day where it was the only one, and is told to those whose visit moves',
    { tags: 'night' },
    async () => {
      const id = await angekuendigt(await neueHaeuser(wo, 4), {
        datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
      });
      const vorher = await inKraft(id);
      const zugesagt = await liesZeile(wo, 'termin', ['id'], geordnet(['id'], { kehrtour_id: id }));
      await setzeZeilen(wo, 'termin', { id: zugesagt?.id }, { status: 'bestaetigt', version: um(1) });
      // Wednesday to Friday are closed, too, and on the weekend nobody works.
      await schliesse({ von: '2027-02-01', bis: '2027-02-05', name: 'Betriebsferien' });
      const offene = await wartend(id, 'schliesstag');
      expect(geplante(offene).map(({ tag }) => tag)).toEqual(Array(4).fill('2027-02-08'));
      const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
      expect(body.entschieden.tage).toEqual(['2027-02-08']);
      expect(body.wechsel.map(({ klasse }) => klasse)).toEqual([
        'gebrochen',
        ...Array(3).fill('neuAnzusagen'),
      ]);
      expect(body.wechsel[0], 'a yes that cannot be kept is asked for again, not dropped').toMatchObject({
        terminId: zugesagt?.id,
        nachher: { tag: '2027-02-08' },
      });
      expect(await inKraft(id)).toEqual(vorher);
      expect((await hole(id)).tage).toEqual(['2027-02-02']);
      await nimmAn(id);
      expect((await hole(id)).tage).toContain('2027-02-08');
      expect((await hole(id)).halte.map(({ tag }) => tag)).toEqual(Array(4).fill('2027-02-08'));
      await einig();
    },
  );

  it(
    'brings as many days as it takes, not those on which its people are away or have no room',
    { tags: 'night' },
    async () => {
      const id = await angekuendigt(await neueHaeuser(wo, 8), {
        mitarbeiter: { ids: [wo.mitarbeiterId.geselle] },
      });
      await meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.geselle, tag: '2027-02-04' });
      await schliesse({ von: '2027-02-02', bis: '2027-02-03' });
      const offene = await wartend(id, 'schliesstag');
      const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
      expect(body.entschieden.tage).toEqual(['2027-02-05', '2027-02-08']);
      expect(geplante(offene)).toHaveLength(8);
      expect(geplante(offene).every(({ tag }) => body.entschieden.tage.includes(tag ?? ''))).toBe(true);
    },
  );

  it('is computed with the next day again after that was thrown away', { tags: 'night' }, async () => {
    const id = await angekuendigt(await neueHaeuser(wo, 4), {
      datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
    });
    await schliesse({});
    const { version } = await wartend(id, 'schliesstag');
    const verworfen = await api.call(
      aenderung.aenderungVerwerfen,
      { params: { id }, body: { version } },
      wo.token.buero,
    );
    expect(verworfen.status).toBe(200);
    expect((await hole(id)).aenderung).toBeNull();
    const { status, body } = await api.call(
      kehrtour.kehrtourPlanen,
      { params: { id }, body: {} },
      wo.token.buero,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const offene = await wartend(id, 'neuGerechnet');
    expect(geplante(offene).map(({ tag }) => tag)).toEqual(Array(4).fill('2027-02-03'));
    await einig();
  });

  it(
    'leaves everybody without a visit where no other day is found, and says so before anything is done',
    { tags: 'night' },
    async () => {
      const id = await angekuendigt(await neueHaeuser(wo, 4), {
        datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
      });
      const vorher = await inKraft(id);
      await schliesse({ von: '2027-02-01', bis: '2027-03-31', name: 'Umbau' });
      const offene = await wartend(id, 'schliesstag');
      expect(geplante(offene)).toEqual([]);
      const { body } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
      expect(body.wechsel.map(({ klasse }) => klasse)).toEqual(Array(4).fill('entfaellt'));
      expect(await inKraft(id)).toEqual(vorher);
      const verworfen = await api.call(
        aenderung.aenderungVerwerfen,
        { params: { id }, body: { version: body.version } },
        wo.token.buero,
      );
      expect(verworfen.status).toBe(200);
      await einig();
    },
  );

  it(
    'is none to a round that said it drives on such days, nor where a holiday is opened',
    { tags: 'night' },
    async () => {
      const haeuser = await neueHaeuser(wo, 9);
      const trotzdem = await angekuendigt(haeuser.slice(0, 4), {
        datum: { tage: ['2027-02-02'], feiertageErlaubt: true },
      });
      const spaeter = await angekuendigt(haeuser.slice(4, 8), {
        datum: { tage: ['2027-02-09'], feiertageErlaubt: false },
      });
      const betroffen = await angekuendigt(haeuser.slice(8), {
        datum: { tage: ['2027-02-16'], feiertageErlaubt: false },
      });
      await schliesse({ von: '2027-02-09', bis: '2027-02-09', name: 'offen', offen: true });
      await schliesse({});
      await schliesse({ von: '2027-02-16', bis: '2027-02-16' });
      await wartend(betroffen, 'schliesstag');
      for (const id of [trotzdem, spaeter]) {
        await gerechnet(id);
        expect((await hole(id)).aenderung).toBeNull();
      }
    },
  );
});

describe('the only one who drives falls ill', () => {
  it(
    'is taken over by somebody who was not to drive: nobody’s visit falls out',
    { tags: 'night' },
    async () => {
      const { inhaber, geselle } = wo.mitarbeiterId;
      const id = await angekuendigt(await neueHaeuser(wo, 4), {
        datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
        mitarbeiter: { ids: [geselle] },
      });
      const vorher = await inKraft(id);
      await meldeAb(api, wo, { mitarbeiterId: geselle, tag: '2027-02-02' });
      const offene = await wartend(id, 'abwesenheit');
      expect(new Set(geplante(offene).map(({ mitarbeiterId }) => mitarbeiterId))).toEqual(new Set([inhaber]));
      expect(geplante(offene)).toHaveLength(4);
      const { wechsel, entschieden } = (
        await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero)
      ).body;
      expect(wechsel.filter(({ kanal }) => kanal !== null)).toEqual([]);
      expect(entschieden.personen).toEqual(['inhaber Test']);
      expect(await inKraft(id)).toEqual(vorher);
      await nimmAn(id);
      await einig();
    },
  );
});

describe('what happens while a plan waits', () => {
  it(
    'goes into it: two who fall ill one after the other, and what was ordered by hand before',
    { tags: 'night' },
    async () => {
      const id = await angekuendigt(await neueHaeuser(wo, 8));
      const { halte, version, ...tour } = await hole(id);
      const [eins] = halte;
      const anderer = TAGE.find((tag) => tag !== eins?.tag) ?? '';
      const { schichten, sperren } = anordnungVon({ ...tour, halte });
      const ohne = schichten.map((schicht) => ({
        ...schicht,
        haltIds: schicht.haltIds.filter((one) => one !== eins?.id),
      }));
      const geordnet = await api.call(
        kehrtour.kehrtourAnordnen,
        {
          params: { id },
          body: {
            version,
            anordnung: {
              schichten: [
                ...ohne.filter(
                  ({ tag, mitarbeiterId }) => tag !== anderer || mitarbeiterId !== wo.mitarbeiterId.geselle,
                ),
                {
                  mitarbeiterId: wo.mitarbeiterId.geselle,
                  tag: anderer,
                  haltIds: [
                    ...(ohne.find(
                      (one) => one.tag === anderer && one.mitarbeiterId === wo.mitarbeiterId.geselle,
                    )?.haltIds ?? []),
                    eins?.id ?? '',
                  ],
                },
              ],
              sperren: { ...sperren, [eins?.id ?? '']: { tag: true } },
            },
          },
        },
        wo.token.buero,
      );
      expect(geordnet.status, JSON.stringify(geordnet.body)).toBe(200);
      // Both mornings: each is there on one of the two days.
      await meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.geselle, tag: anderer });
      const mitEiner = await wartend(id, 'abwesenheit');
      expect(mitEiner.vorher).toEqual(['vonHand']);
      expect(geplante(mitEiner).find((halt) => halt.id === eins?.id)).toMatchObject({
        tag: anderer,
        mitarbeiterId: wo.mitarbeiterId.inhaber,
      });
      await meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.inhaber, tag: eins?.tag ?? '' });
      await expect.poll(async () => (await hole(id)).aenderung?.version).toBeGreaterThan(mitEiner.version);
      const mitBeiden = await wartend(id, 'abwesenheit');
      for (const { tag, mitarbeiterId } of geplante(mitBeiden))
        expect(mitarbeiterId).toBe(tag === anderer ? wo.mitarbeiterId.inhaber : wo.mitarbeiterId.geselle);
      expect(geplante(mitBeiden)).toHaveLength(8);
      expect(geplante(mitBeiden).find((halt) => halt.id === eins?.id)?.tag).toBe(anderer);
      await nimmAn(id);
      await einig();
    },
  );

  it('is no less heard when it comes at once', { tags: 'night' }, async () => {
    const id = await angekuendigt(await neueHaeuser(wo, 6));
    const [erster = '', zweiter = ''] = TAGE;
    await Promise.all([
      meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.geselle, tag: erster }),
      meldeAb(api, wo, { mitarbeiterId: wo.mitarbeiterId.inhaber, tag: zweiter }),
      schliesse({ von: '2027-02-08', bis: '2027-02-08' }),
    ]);
    await expect
      .poll(async () => {
        const { aenderung: offene, vorgangId } = await hole(id);
        if (vorgangId !== null) return 'computing';
        const halte = offene ? geplante(offene) : (await hole(id)).halte;
        return halte.filter(
          ({ tag, mitarbeiterId }) =>
            mitarbeiterId === (tag === erster ? wo.mitarbeiterId.geselle : wo.mitarbeiterId.inhaber),
        ).length;
      })
      .toBe(0);
    await einig();
  });
});

describe('a booking in an announced round that fits only if others move', () => {
  it('stands at once, and its stop waits in a plan with what it takes', async () => {
    const haeuser = await neueHaeuser(wo, 9);
    const gast = haeuser[8] ?? '';
    const id = await angekuendigt(haeuser.slice(0, 8), {
      datum: { tage: ['2027-02-02'], feiertageErlaubt: false },
      mitarbeiter: { ids: [wo.mitarbeiterId.geselle] },
    });
    const [erster] = (await hole(id)).halte.toSorted((a, b) =>
      (a.beginn ?? '') < (b.beginn ?? '') ? -1 : 1,
    );
    const terminId = randomUUID();
    await wo.ctx.transaction(async (tx) => {
      const von = new Date(erster?.fensterVon ?? '');
      await einTermin(tx, {
        id: terminId,
        liegenschaft_id: gast,
        kehrtour_id: id,
        mitarbeiter_id: wo.mitarbeiterId.geselle,
        von,
        bis: new Date(von.getTime() + 180 * 60_000),
        fenster_bis: new Date(von.getTime() + 5 * 60_000),
        taetigkeiten: ['Kehrung'],
      });
      await eineAufgabe(tx, gast, {
        taetigkeit_id: 'kehrung_3x',
        bezeichnung: 'Kehrung',
        frist_von: '2027-02-02',
        frist_bis: '2027-02-02',
        dauer_minuten: 180,
        kehrtour_id: id,
        termin_id: terminId,
        schluessel: `buchung:${terminId}`,
      });
      await api.deps.jobs.enqueue(tx, GEBUCHT, {
        unternehmenId: wo.ctx.unternehmenId,
        kehrtourId: id,
      });
    });
    const vorher = await inKraft(id);
    const offene = await wartend(id, 'buchung');
    expect(geplante(offene).map(({ liegenschaftId }) => liegenschaftId)).toContain(gast);
    expect(await inKraft(id)).toEqual(vorher);
  });
});

describe('an import that changes houses of an announced round', () => {
  it('leaves the visit as it was told where work grew, until somebody takes that in, and hears nothing of a new name', async () => {
    const { appId } = await neuerHersteller(api, await anOperator(api), 'Kehrbezirksprogramm GmbH');
    const program = await verbunden(api, wo, appId);
    const haus = (nummer: number, mehr: object = {}, verweildauer = 15) => ({
      externalId: `LA-${nummer}`,
      propertyNumber: nummer,
      customerNumber: `K${nummer}`,
      address: {
        street: 'Marktplatz',
        houseNumber: String(nummer),
        city: 'Lauf a.d.Pegnitz',
        zipCode: '91207',
        country: 'DE',
      },
      type: 'EINFAMILIENHAUS',
      role: 'FREIE_UND_HOHEITLICHE_AUFGABEN',
      invoiceRecipients: ['OWNER'],
      appointmentRecipients: ['OWNER'],
      unused: false,
      owner: {
        externalId: `P-${nummer}`,
        legalType: 'PERSON',
        firstName: 'Eva',
        lastName: `Escherich${nummer}`,
        email: `eva${nummer}@kunden.example`,
        address: {
          street: 'Marktplatz',
          houseNumber: String(nummer),
          city: 'Lauf a.d.Pegnitz',
          zipCode: '91207',
          country: 'DE',
        },
      },
      aufgaben: [
        {
          fiscalYear: 2027,
          taetigkeiten: [
            {
              type: 'QUARTER',
              quarter: 1,
              arbeitswerte: 12.5,
              verweildauer,
              category: 'KEHRUNG',
              completed: false,
              zusammenlegung: false,
            },
          ],
        },
      ],
      propertyUnits: [],
      ...mehr,
    });
    const sende = async (...properties: object[]) => {
      const { status, body: antwort } = await program.ruf('POST', '/data/properties', {
        body: { properties },
      });
      expect(status, JSON.stringify(antwort)).toBeLessThan(300);
    };
    await sende(haus(1), haus(2), haus(3));
    const rows = await liesZeilen(wo, 'liegenschaft', ['id', 'external_id'], geordnet(['external_id']));
    const id = await angekuendigt(rows.map((row) => row.id));
    const vorher = await inKraft(id);
    // A name alone is nobody's business.
    await sende(haus(1, { customerNumber: 'K-neu' }));
    await gerechnet(id);
    expect((await hole(id)).aenderung).toBeNull();
    await sende(haus(2), haus(3, {}, 40));
    await gerechnet(id);
    expect((await hole(id)).aenderung).toBeNull();
    expect(await inKraft(id)).toEqual(vorher);
    const { nachtraege } = (await api.call(nachtrag.nachtraegeHolen, { params: { id } }, wo.token.buero))
      .body;
    expect(nachtraege).toMatchObject([
      {
        geaenderte: [{ gesagt: { dauerMinuten: 15 }, jetzt: { dauerMinuten: 40 } }],
        neue: [],
        entfallene: [],
      },
    ]);
    const aufgenommen = await api.call(
      nachtrag.nachtraegeAufnehmen,
      { params: { id }, body: { liegenschaftIds: nachtraege.map((eines) => eines.liegenschaftId) } },
      wo.token.buero,
    );
    expect(aufgenommen.status, JSON.stringify(aufgenommen.body)).toBe(200);
    const offene = await wartend(id, 'nachtrag');
    expect(
      geplante(offene)
        .map(({ dauerMinuten }) => dauerMinuten)
        .toSorted(),
    ).toEqual([15, 15, 40]);
    expect(await inKraft(id)).toEqual(vorher);
    await nimmAn(id);
    await einig();
  });
});
