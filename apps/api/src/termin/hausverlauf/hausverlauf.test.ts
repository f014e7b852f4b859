import { randomUUID } from 'node:crypto';

import { hausverlaufHolen } from '@kehrtour/contract/hausverlauf';
import type { Hausverlaufsart } from '@kehrtour/domain/verlauf/hausverlauf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { neueHaeuser } from '../../../test/kehrtourFixture.ts';
import { neueAntwort, neuerTermin } from '../../../test/terminFixture.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { neueZeile, neueZeilen, setzeZeilen } from '../../../test/zeilen.ts';

let api: TestApi;
let wo: TestBetrieb;
let fremd: TestBetrieb;
let haeuser: string[];
beforeAll(async () => {
  api = await testApi();
  wo = await api.neuerBetrieb();
  fremd = await api.neuerBetrieb();
  haeuser = await neueHaeuser(wo);
});
afterAll(() => api.close());

const haus = (nummer: number): string => haeuser[nummer - 1] ?? '';
type Frage = { art?: Hausverlaufsart; cursor?: string };
const hole = (id: string, query: Frage = {}, token = wo.token.buero) =>
  api.call(hausverlaufHolen, { params: { id }, query }, token);
const saetze = async (id: string, query: Frage = {}) =>
  (await hole(id, query)).body.eintraege.map(({ was }) => was);

async function geschehe(liegenschaftId: string): Promise<string> {
  const { id } = await neuerTermin(wo, { liegenschaftId, mitarbeiterId: wo.mitarbeiterId.geselle });
  await neueAntwort(wo, id, 'frage');
  const importId = randomUUID();
  await wo.ctx.transaction(async (tx) => {
    await neueZeile(tx, 'ankuendigung', {
      termin_id: id,
      kanal: 'einwurf',
      empfaenger: 'Eva Bewohner',
      text: '{}',
      rechtsart: 'frei',
      erstellt_am: '2027-01-05T08:00:00Z',
    });
    await neueZeile(tx, 'anruf', {
      termin_id: id,
      ergebnis: 'nichtErreicht',
      am: '2027-01-06T08:00:00Z',
      von: wo.mitarbeiterId.buero,
    });
    await neueZeile(tx, 'hauswunsch', {
      liegenschaft_id: liegenschaftId,
      text: 'Bitte nur nachmittags',
      gemerkt_am: '2027-01-07T08:00:00Z',
    });
    await setzeZeilen(
      tx,
      'aufgabe',
      { liegenschaft_id: liegenschaftId },
      { status: 'erledigt', erledigt_am: '2027-01-08' },
    );
    await neueZeile(tx, 'importauftrag', {
      id: importId,
      dateiname: 'bestand.csv',
      art: 'csv',
      status: 'uebernommen',
    });
    await neueZeile(tx, 'importzeile', {
      importauftrag_id: importId,
      nummer: 1,
      befund: 'geaendert',
      liegenschaft_id: liegenschaftId,
      aenderungen: [{ teil: 'kontakte', alt: '', neu: 'x', geschuetzt: false }],
    });
    for (const [gegenstand, gegenstandId, was, am] of [
      ['import', importId, 'uebernommen', '2027-01-09T08:00:00Z'],
      ['termin', id, 'stand:bestaetige', '2027-01-10T08:00:00Z'],
      ['termin', id, 'rueckmeldung:frage', '2027-01-10T08:00:01Z'],
      ['liegenschaft', liegenschaftId, 'Kontakt geändert', '2027-01-11T08:00:00Z'],
      ['liegenschaft', liegenschaftId, 'Schlüssel angesehen', '2027-01-12T08:00:00Z'],
    ])
      await neueZeile(tx, 'verlauf', {
        gegenstand,
        gegenstand_id: gegenstandId,
        am,
        wer: `mitarbeiter:${wo.mitarbeiterId.buero}`,
        was,
      });
  });
  return id;
}

describe('the life of a house', () => {
  it('is one list of all that is known, the newest first, and an answer stands there once', async () => {
    await geschehe(haus(1));
    const { body } = await hole(haus(1));
    const antwort = body.eintraege.find(({ was }) => was.startsWith('Antwort'));
    expect(antwort).toMatchObject({ art: 'antwort', was: 'Antwort: Frage', wer: 'kunde' });
    expect(body.eintraege.filter((zeile) => zeile !== antwort).map(({ was }) => was)).toEqual([
      'Schlüssel angesehen',
      'Kontakt geändert',
      'Zusage festgehalten',
      'Import: geändert (Kontakte)',
      'Erledigt: Kehrung',
      'Wunsch gemerkt',
      'Anruf: Nicht erreicht',
      'Ankündigung per Zettel: noch nicht gedruckt',
    ]);
    expect(body.eintraege.find(({ art }) => art === 'schluessel')?.wer).toBe('buero Test');
    expect(body.eintraege.find(({ nurTag }) => nurTag)).toMatchObject({ art: 'arbeit', wer: '' });
  });
  it('shows one kind alone', async () => {
    await geschehe(haus(2));
    expect(await saetze(haus(2), { art: 'schluessel' })).toEqual(['Schlüssel angesehen']);
    expect(await saetze(haus(2), { art: 'import' })).toEqual(['Import: geändert (Kontakte)']);
    expect(await saetze(haus(2), { art: 'ansage' })).toHaveLength(1);
  });
  it('goes on behind the last line also where many happened at one moment, and ends', async () => {
    await neueZeilen(
      wo,
      'verlauf',
      Array.from({ length: 70 }, () => ({
        gegenstand: 'liegenschaft',
        gegenstand_id: haus(3),
        am: '2027-01-04T08:00:00Z',
        wer: 'system',
        was: 'Angaben geändert',
      })),
    );
    const gesehen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof hole>> = await hole(
        haus(3),
        cursor === null ? {} : { cursor },
      );
      gesehen.push(...body.eintraege.map(({ id }) => id));
      cursor = body.weiter;
    } while (cursor !== null);
    expect([gesehen.length, new Set(gesehen).size]).toEqual([70, 70]);
  });
  it('is empty where nothing happened', async () => {
    expect((await hole(haus(4))).body).toEqual({ eintraege: [], weiter: null });
  });
  it('is nobody else’s: not of another company, and not of who never drives there', async () => {
    await geschehe(haus(5));
    expect((await hole(haus(5), {}, fremd.token.inhaber)).status).toBe(404);
    expect((await hole(haus(6), {}, wo.token.azubi)).status).toBe(404);
    expect((await hole(haus(5), {}, wo.token.geselle)).status).toBe(200);
  });
  it('names the field of a place that no list has', async () => {
    const { status, body } = await hole(haus(1), { cursor: '5~' });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('ist keine Stelle der Liste'),
    ]);
  });
});
