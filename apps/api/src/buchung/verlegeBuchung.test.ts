import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as termin from '@kehrtour/contract/termin';
import * as buero from '@kehrtour/contract/terminbuero';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Buchungsbetrieb,
  eineZeit,
  gebucht,
  neuerBuchungsbetrieb,
  zeiten,
} from '../../test/buchungFixture.ts';
import { type TestApi, testApi } from '../../test/testApi.ts';
import { NICHT_NULL, wie } from '../../test/werte.ts';
import { geordnet, liesZeile, liesZeilen, zaehleZeilen } from '../../test/zeilen.ts';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

/** In these companies the evening, which costs more, begins at two. */
const AB_ZWEI_TEURER = { abendAb: '14:00', zuschlagCent: 2500 };

type Gebuchtes = { betrieb: Buchungsbetrieb; code: string; terminId: string; zeitId: string };
async function gebuchtUm(von: string): Promise<Gebuchtes> {
  const betrieb = await neuerBuchungsbetrieb(api, { einstellungen: AB_ZWEI_TEURER });
  const { id: zeitId } = await eineZeit(api, betrieb, von);
  const { code } = await gebucht(api, betrieb, { von });
  const [row] = await liesZeilen(betrieb, 'buchung', ['termin_id']);
  return { betrieb, code, terminId: row?.termin_id ?? '', zeitId };
}

type Tuer = (gebuchtes: Gebuchtes, zeitId: string) => Promise<unknown>;
const DURCH_DEN_KUNDEN: Tuer = ({ code }, zeitId) =>
  api.call(buchung.eigeneBuchungVerlegen, { body: { code, zeitId }, idempotencyKey: randomUUID() });
const alsVorschlag: Tuer = (gebuchtes, zeitId) => imBuero(gebuchtes, zeitId, false);
const DURCH_DAS_BUERO: Tuer = (gebuchtes, zeitId) => imBuero(gebuchtes, zeitId, true);
async function imBuero(
  { betrieb, terminId: id }: Gebuchtes,
  zeitId: string,
  abgesprochen: boolean,
): Promise<void> {
  const token = betrieb.token.buero;
  const { version } = (await api.call(termin.terminHolen, { params: { id } }, token)).body;
  const body = { version, wahl: { art: 'angebot' as const, zeitId }, abgesprochen };
  await api.call(buero.buchungVerlegen, { params: { id }, body, idempotencyKey: randomUUID() }, token);
}

/** Everything that a move touches, without ids, which no two companies share. */
async function zeilen({ betrieb, terminId }: Gebuchtes): Promise<unknown> {
  return betrieb.ctx.transaction(async (tx) => ({
    termin: await liesZeile(
      tx,
      'termin',
      [
        'status',
        'quelle',
        'fest',
        'kehrtour_id',
        'halt_id',
        'fenster_von',
        'fenster_bis',
        'beginn',
        'ende',
        'folge',
        'version',
      ],
      { id: terminId },
    ),
    personen: await zaehleZeilen(tx, 'termin', { id: terminId, mitarbeiter_id: NICHT_NULL }),
    belegung: await liesZeilen(tx, 'belegung', ['art', 'von', 'bis', 'ueberstimmt', 'laeuft_ab'], {
      bezug_id: terminId,
    }),
    aufgabe: await liesZeilen(
      tx,
      'aufgabe',
      ['status', 'frist_von', 'frist_bis', 'kehrtour_id', 'dauer_minuten'],
      { termin_id: terminId },
    ),
    buchung: await liesZeile(tx, 'buchung', ['zuschlagCent as cent', 'zuschlagText as text'], {
      termin_id: terminId,
    }),
    code: await liesZeilen(tx, 'zugangscode', ['gueltig_bis'], { termin_id: terminId }),
    mails: await liesZeilen(
      tx,
      'ausgang',
      ['vorlage'],
      geordnet(['angelegt_am', 'vorlage'], { ereignis: wie(`buchung/${terminId}/%`) }),
    ),
    verlauf: await liesZeilen(
      tx,
      'verlauf',
      ['von', 'nach'],
      geordnet(['von is not null'], { gegenstand: 'termin', gegenstand_id: terminId }),
    ),
  }));
}

const antworten = ({ betrieb, terminId }: Gebuchtes): Promise<unknown[]> =>
  liesZeilen(betrieb, 'rueckmeldung', ['art', 'von', 'text'], { termin_id: terminId });

async function verlegtAuf(von: string, tuer: Tuer, bisher: string): Promise<Gebuchtes> {
  const gebuchtes = await gebuchtUm(bisher);
  const ziel = (await zeiten(api, gebuchtes.betrieb)).body.tage[1]?.zeiten.find((zeit) => zeit.von === von);
  await tuer(gebuchtes, ziel?.id ?? '');
  return gebuchtes;
}

describe('a booking that moves', () => {
  for (const [bisher, von] of [
    ['15:00', '09:30'],
    ['09:00', '15:00'],
  ] as const)
    it(`from ${bisher} to ${von} leaves the same rows, whichever door it goes through`, async () => {
      const kunde = await verlegtAuf(von, DURCH_DEN_KUNDEN, bisher);
      const amTelefon = await verlegtAuf(von, DURCH_DAS_BUERO, bisher);
      expect(await zeilen(amTelefon)).toEqual(await zeilen(kunde));
      expect(await zeilen(kunde)).toMatchObject({ termin: { status: 'bestaetigt', folge: 1 } });
    });
  it('costs what its new time costs, also when the office moves it', async () => {
    const frueher = await verlegtAuf('09:30', DURCH_DAS_BUERO, '15:00');
    expect(await zeilen(frueher)).toMatchObject({ buchung: { cent: null, text: '' } });
    const spaeter = await verlegtAuf('15:00', DURCH_DAS_BUERO, '09:00');
    expect(await zeilen(spaeter)).toMatchObject({ buchung: { cent: 2500, text: 'Zuschlag Abend' } });
    expect((await eineZeit(api, spaeter.betrieb, '15:00')).zuschlagText).toBe('Zuschlag Abend');
  });
  it('to the time that already holds tells nobody anything and asks nobody, whichever door it goes through', async () => {
    const gebuchtes = await gebuchtUm('09:30');
    const mails = async (): Promise<unknown> => ((await zeilen(gebuchtes)) as { mails: unknown }).mails;
    const vorher = await mails();
    for (const tuer of [DURCH_DEN_KUNDEN, DURCH_DAS_BUERO, alsVorschlag])
      await tuer(gebuchtes, gebuchtes.zeitId);
    expect(await mails()).toEqual(vorher);
    expect(await zeilen(gebuchtes)).toMatchObject({ termin: { status: 'bestaetigt', folge: 3 } });
  });
  it('is an answer to read where the customer moved it, and none where the office did', async () => {
    const kunde = await verlegtAuf('09:30', DURCH_DEN_KUNDEN, '15:00');
    expect(await antworten(kunde)).toEqual([
      { art: 'alternative', von: 'bewohner', text: expect.stringMatching(/bisher .*15:00 Uhr$/) },
    ]);
    expect(await antworten(await verlegtAuf('09:30', DURCH_DAS_BUERO, '15:00'))).toEqual([]);
  });
});
