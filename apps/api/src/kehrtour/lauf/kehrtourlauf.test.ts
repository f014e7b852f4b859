import * as aufgabe from '@kehrtour/contract/aufgabe';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourAbschliessen, kehrtourStarten } from '@kehrtour/contract/kehrtourlauf';
import * as termin from '@kehrtour/contract/termin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { neuerTermin, neueRunde } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { derer, um } from '../../../test/werte.ts';
import { liesZeilen, loescheZeilen, setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let eigener: TestBetrieb;
let fremder: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi({ worker: true });
  eigener = await api.neuerBetrieb();
  fremder = await api.neuerBetrieb();
  haeuser = await neueHaeuser(eigener);
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = new Date('2027-02-02T10:00:00+01:00');
});

let naechstes = 0;
/** A round of today that the geselle drives, with as many announced visits as asked for. */
async function runde(staende: readonly string[], tage = ['2027-02-02'], wo = eigener) {
  const id = await neueRunde(wo);
  await setzeZeilen(
    wo,
    'kehrtour',
    { id },
    { vorgaben: { datum: { tage, feiertageErlaubt: false } }, tage: `{${tage[0]}}` },
  );
  const termine: string[] = [];
  for (const status of staende) {
    const wunsch = { liegenschaftId: haeuser[naechstes] ?? '', kehrtourId: id, status };
    naechstes += 1;
    termine.push((await neuerTermin(wo, { ...wunsch, mitarbeiterId: wo.mitarbeiterId.geselle })).id);
  }
  return { id, termine };
}
const stand = async (id: string) =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, eigener.token.buero)).body.status;
const hole = async (id: string) =>
  (await api.call(termin.terminHolen, { params: { id } }, eigener.token.buero)).body;
const melde = async (
  id: string | undefined,
  aktion: termin.TerminAktion = 'erledige',
  token = eigener.token.geselle,
) => {
  const { version } = await hole(id ?? '');
  const body = { version, aktion };
  return api.call(termin.terminAendern, { params: { id: id ?? '' }, body }, token);
};
/** These visits are somebody else's. */
const gib = (termine: readonly string[], mitarbeiterId: string) =>
  eigener.ctx.transaction(async (tx) => {
    for (const id of termine) {
      await setzeZeilen(
        tx,
        'halt',
        { id: derer('termin', 'halt_id', { id }) },
        { mitarbeiter_id: mitarbeiterId },
      );
      await setzeZeilen(tx, 'termin', { id }, { mitarbeiter_id: mitarbeiterId });
    }
  });
const starte = (id: string, token = eigener.token.geselle) =>
  api.call(kehrtourStarten, { params: { id } }, token);
const schliesseAb = (id: string, offene?: 'nichtAngetroffen' | 'zurueck', token = eigener.token.geselle) =>
  api.call(kehrtourAbschliessen, { params: { id }, body: offene ? { offene } : {} }, token);
const aufgabenBei = async (terminId: string | undefined) => {
  const { liegenschaftId: id } = await hole(terminId ?? '');
  return (await api.call(aufgabe.aufgabenDerLiegenschaft, { params: { id } }, eigener.token.buero)).body
    .eintraege;
};
/** The worker comes to it when it comes. */
const wird = (id: string, status: string) => expect.poll(() => stand(id), { interval: 50 }).toBe(status);

describe('a round', () => {
  it('begins with its first mark, ends with its last, and goes on when one is taken back', async () => {
    const { id, termine } = await runde(['angekuendigt', 'bestaetigt', 'abgelehnt']);
    await melde(termine[0]);
    await wird(id, 'unterwegs');
    await melde(termine[1], 'meldeNichtAngetroffen');
    await wird(id, 'abgeschlossen');
    // Who said no was not driven to, and can be planned again.
    expect(await aufgabenBei(termine[2])).toMatchObject([{ status: 'offen', kehrtour: null }]);
    // A late yes would be a promise that nobody keeps.
    expect((await hole(termine[2] ?? '')).aktionen).not.toContain('bestaetige');
    const spaetesJa = await melde(termine[2], 'bestaetige');
    expect([spaetesJa.status, spaetesJa.body.detail]).toEqual([
      409,
      'Die Kehrtour ist schon abgeschlossen oder abgesagt. Bitte vereinbaren Sie einen neuen Termin.',
    ]);
    const zuletzt = await hole(termine[1] ?? '');
    const zurueck = { params: { id: zuletzt.id }, body: { version: zuletzt.version } };
    await api.call(termin.terminVermerkZuruecknehmen, zurueck, eigener.token.geselle);
    await wird(id, 'unterwegs');
    expect(await aufgabenBei(termine[1])).toMatchObject([{ status: 'eingeplant' }]);
  });

  it('is begun by the button on its day, once, and not before', async () => {
    const { id } = await runde(['angekuendigt']);
    api.clock.now = new Date('2027-02-01T10:00:00+01:00');
    const frueh = await starte(id);
    expect([frueh.status, frueh.body.type, frueh.body.detail]).toEqual([
      409,
      'kehrtour.beginnt-spaeter',
      'Sie beginnt erst am Dienstag, 2. Februar 2027. Bitte starten Sie sie an diesem Tag.',
    ]);
    api.clock.now = new Date('2027-02-02T07:00:00+01:00');
    for (const _mal of [1, 2]) expect((await starte(id)).body.status).toBe('unterwegs');
    const verlauf = await liesZeilen(eigener, 'verlauf', ['was'], {
      gegenstand: 'kehrtour',
      gegenstand_id: id,
    });
    expect(verlauf).toEqual([{ was: 'unterwegs' }]);
  });

  it('is closed when the office says what became of the rest: nobody was met', async () => {
    const { id, termine } = await runde(['angekuendigt', 'unsicher', 'bestaetigt']);
    await melde(termine[0]);
    const gefragt = await schliesseAb(id);
    expect([gefragt.status, gefragt.body.type, gefragt.body.detail]).toEqual([
      409,
      'kehrtour.noch-offen',
      '2 Termine haben noch kein Ergebnis. Bitte wählen Sie, ob dort niemand angetroffen wurde oder niemand hingefahren ist.',
    ]);
    expect((await schliesseAb(id, 'nichtAngetroffen')).body.status).toBe('abgeschlossen');
    for (const terminId of termine.slice(1)) {
      const { status, verlauf, ruecknahme } = await hole(terminId);
      expect([status, ruecknahme]).toEqual(['nichtAngetroffen', true]);
      expect(verlauf[0]?.grund).toBe('Beim Abschluss der Kehrtour ohne Ergebnis');
      expect(await aufgabenBei(terminId)).toMatchObject([{ status: 'offen', kehrtour: null }]);
    }
  });

  it('is closed when nobody drove there: the visits are called off, and the work is back in stock', async () => {
    const { id, termine } = await runde(['angekuendigt', 'bestaetigt']);
    await starte(id);
    expect((await schliesseAb(id, 'zurueck')).body.status).toBe('abgeschlossen');
    for (const terminId of termine) {
      const { status, verlauf } = await hole(terminId);
      expect([status, verlauf[0]?.was]).toEqual(['abgesagt', 'stand:nichtGefahren']);
      expect(await aufgabenBei(terminId)).toMatchObject([{ status: 'offen', kehrtour: null }]);
    }
    expect((await schliesseAb(id)).body.status).toBe('abgeschlossen');
  });

  it('with visits on later days is not closed yet', async () => {
    const { id, termine } = await runde(['angekuendigt', 'angekuendigt']);
    await setzeZeilen(
      eigener,
      'termin',
      { id: termine[1] ?? '' },
      { fenster_von: um('1 day'), fenster_bis: um('1 day') },
    );
    const { status, body } = await schliesseAb(id, 'nichtAngetroffen');
    expect([status, body.type]).toEqual([409, 'kehrtour.noch-zugesagt']);
    expect(body.detail).toContain('Bis Mittwoch, 3. Februar 2027 ist noch 1 Termin zugesagt.');
    expect((await hole(termine[0] ?? '')).status).toBe('angekuendigt');
  });

  it('is nobody else’s: not another company’s, not an azubi’s, nor of who does not drive it', async () => {
    const { id } = await runde(['angekuendigt']);
    for (const token of [fremder.token.inhaber, eigener.token.azubi]) {
      expect((await starte(id, token)).status).toBe(404);
      expect((await schliesseAb(id, 'zurueck', token)).status).toBe(404);
    }
    await setzeZeilen(
      eigener,
      'halt',
      { kehrtour_id: id },
      { mitarbeiter_id: eigener.mitarbeiterId.inhaber },
    );
    expect((await starte(id)).status).toBe(404);
    expect(await stand(id)).toBe('angekuendigt');
  });

  it('ends for who drives in it with his own visits, and as a whole with the last of them', async () => {
    const { id, termine } = await runde(['angekuendigt', 'bestaetigt', 'angekuendigt', 'bestaetigt']);
    const meine = termine.slice(0, 2);
    const ihre = termine.slice(2);
    await gib(ihre, eigener.mitarbeiterId.inhaber);
    await melde(meine[0]);
    const gefragt = await schliesseAb(id);
    expect([gefragt.status, gefragt.body.type]).toEqual([409, 'kehrtour.noch-offen']);
    expect(gefragt.body.detail).toMatch(
      /^Von Ihren Terminen hat einer noch kein Ergebnis: \S.* \d+\. Bitte wählen Sie.*Offen bleiben 2 Besuche von \S+ \S+; erst danach ist die Kehrtour abgeschlossen\.$/,
    );
    expect(gefragt.body.angaben).toMatchObject({ offen: 1, bleiben: [{ anzahl: 2 }] });
    const meins = await schliesseAb(id, 'nichtAngetroffen');
    expect([meins.body.status, meins.body.bleiben]).toEqual([
      'unterwegs',
      [{ name: expect.any(String), anzahl: 2 }],
    ]);
    expect(await Promise.all(termine.map(async (eine) => (await hole(eine)).status))).toEqual([
      'erledigt',
      'nichtAngetroffen',
      'angekuendigt',
      'bestaetigt',
    ]);
    expect(await aufgabenBei(meine[1])).toMatchObject([{ status: 'offen', kehrtour: null }]);
    expect(await aufgabenBei(ihre[0])).toMatchObject([{ status: 'eingeplant' }]);
    // Once more is no harm, and the last result of the others closes it.
    expect((await schliesseAb(id)).body.status).toBe('unterwegs');
    for (const eine of ihre) await melde(eine, 'erledige', eigener.token.inhaber);
    await wird(id, 'abgeschlossen');
  });

  it('is closed with the own visits of who was the last, also where nobody was told of a stop', async () => {
    const { id, termine } = await runde(['angekuendigt', 'angekuendigt', 'angekuendigt']);
    await gib(termine.slice(1), eigener.mitarbeiterId.inhaber);
    // Her first stop was never announced: it is open as long as the round has its work.
    const [ungesagt] = termine.slice(1);
    const aufgaben = () => aufgabenBei(termine[0]);
    const { liegenschaftId } = await hole(ungesagt ?? '');
    await loescheZeilen(eigener, 'termin', { id: ungesagt ?? '' });
    await melde(termine[2], 'erledige', eigener.token.inhaber);
    const meins = await schliesseAb(id, 'zurueck');
    expect([meins.body.status, meins.body.bleiben]).toEqual([
      'unterwegs',
      [{ name: expect.any(String), anzahl: 1 }],
    ]);
    expect(await aufgaben()).toMatchObject([{ status: 'offen', kehrtour: null }]);
    expect((await schliesseAb(id, undefined, eigener.token.buero)).body).toMatchObject({
      status: 'abgeschlossen',
      bleiben: [],
    });
    const { body } = await api.call(
      aufgabe.aufgabenDerLiegenschaft,
      { params: { id: liegenschaftId } },
      eigener.token.buero,
    );
    expect(body.eintraege).toMatchObject([{ status: 'offen', kehrtour: null }]);
  });

  it('ends for all when the office closes it', async () => {
    const { id, termine } = await runde(['angekuendigt', 'bestaetigt']);
    await gib(termine.slice(1), eigener.mitarbeiterId.inhaber);
    const { body } = await schliesseAb(id, 'zurueck', eigener.token.buero);
    expect([body.status, body.bleiben]).toEqual(['abgeschlossen', []]);
    for (const eine of termine) expect((await hole(eine)).status).toBe('abgesagt');
  });

  it('is not kept open by what others promised for later days', async () => {
    const { id, termine } = await runde(['angekuendigt', 'angekuendigt']);
    await gib(termine.slice(1), eigener.mitarbeiterId.inhaber);
    await setzeZeilen(
      eigener,
      'termin',
      { id: termine[1] ?? '' },
      { fenster_von: um('1 day'), fenster_bis: um('1 day') },
    );
    expect((await schliesseAb(id, 'nichtAngetroffen')).body.status).toBe('unterwegs');
    expect((await schliesseAb(id, 'nichtAngetroffen', eigener.token.buero)).body.type).toBe(
      'kehrtour.noch-zugesagt',
    );
  });

  it('that is closed twice at once is closed once', async () => {
    const { id } = await runde(['angekuendigt']);
    const antworten = await Promise.all([1, 2, 3].map(() => schliesseAb(id, 'nichtAngetroffen')));
    expect(antworten.map(({ body }) => body.status)).toEqual(Array(3).fill('abgeschlossen'));
    const verlauf = await liesZeilen(eigener, 'verlauf', ['was'], {
      gegenstand: 'kehrtour',
      gegenstand_id: id,
    });
    expect(verlauf).toEqual([{ was: 'abgeschlossen' }]);
  });
});
