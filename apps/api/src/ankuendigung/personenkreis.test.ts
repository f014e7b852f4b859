import { randomUUID } from 'node:crypto';

import * as aenderung from '@kehrtour/contract/aenderung';
import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { nachweiseHolen } from '@kehrtour/contract/nachweis';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { anordnungVon } from '../../test/aenderungFixture.ts';
import { eineBelegung } from '../../test/bauten.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../test/kehrtourFixture.ts';
import { namensfehler } from '../../test/namenspruefer.ts';
import type { Zeile } from '../../test/spalten.ts';
import { testApi, type TestApi, type TestBetrieb } from '../../test/testApi.ts';
import { nicht } from '../../test/werte.ts';
import { geordnet, liesZeilen, loescheZeilen, setzeZeilen } from '../../test/zeilen.ts';
import { druckeTerminzettel } from './zustellung/druckeTerminzettel.ts';

let api: TestApi;
let wo: TestBetrieb;
beforeAll(async () => {
  api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
});
afterAll(() => api.close());

type Blatt = Parameters<typeof druckeTerminzettel>[2];
async function gedruckt(id: string, format: Blatt): Promise<string> {
  const actor = {
    art: 'mitarbeiter',
    id: wo.mitarbeiterId.inhaber,
    rolle: 'inhaber',
    sitzung: new Uint8Array(),
  } as const;
  const ctx = wo.ctx.as(actor, wo.ctx.unternehmenId);
  const { pdf } = await druckeTerminzettel(ctx, id, format, { alle: true });
  const blatt = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const seiten = await Promise.all(
    Array.from({ length: blatt.numPages }, async (_, seite) => {
      const { items } = await (await blatt.getPage(seite + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return seiten.join(' ').replaceAll(/\s+/g, ' ');
}
type Mail = Zeile<'nachricht'>['nachricht'];
const mails = async (): Promise<Mail[]> =>
  (
    await liesZeilen(
      wo,
      'ausgang',
      ['nachricht'],
      geordnet(['angelegt_am', 'id'], { vorlage: nicht('einladung') }),
    )
  ).map(({ nachricht }) => nachricht);
const seite = async (text: string) =>
  (
    await api.call(ankuendigung.kundenTerminHolen, {
      body: { code: /termin\?code=([\w-]+)/.exec(text)?.[1] ?? '' },
    })
  ).body;
const setze = (wer: string, name: string, qualifikation: string) =>
  setzeZeilen(wo, 'mitarbeiter', { id: wer }, { vorname: name, nachname: 'Berger', qualifikation });

/** Two houses with a Feuerstättenschau, one written to by mail and one by slip; the third is swept. */
async function runde(): Promise<kehrtour.Kehrtour> {
  wo = await api.neuerBetrieb();
  const haeuser = await neueHaeuser(wo, 3);
  await setze(wo.mitarbeiterId.inhaber, 'Anna', 'bbsf');
  await setze(wo.mitarbeiterId.buero, 'Max', 'vertreter11b');
  await setzeZeilen(
    wo,
    'aufgabe',
    { liegenschaft_id: nicht(haeuser[2]) },
    { taetigkeit_id: 'fss', bezeichnung: 'Feuerstättenschau' },
  );
  return plane(api, wo, await neueKehrtour(api, wo, haeuser));
}
const kuendigeAn = ({ id, version }: kehrtour.Kehrtour) =>
  api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );

it('names who comes to a Feuerstättenschau wherever it is told, and tells it anew where somebody else would come (§ 3 Abs. 1 Satz 2 KÜO)', async () => {
  const tour = await runde();
  expect(
    tour.halte.filter(({ ausgelassen }) => ausgelassen),
    'each house is planned',
  ).toEqual([]);
  const { id } = tour;
  const SATZ = 'Es kommt Anna Berger oder Max Berger.';
  const { body: vorher } = await api.call(
    ankuendigung.ankuendigungPruefen,
    { params: { id } },
    wo.token.buero,
  );
  expect(vorher.empfaenge.map(({ personen }) => personen).toSorted()).toEqual(['', SATZ, SATZ]);
  // Who is away that day is none of the possible persons.
  const weg = (art: 'abwesenheit' | null) =>
    art === null
      ? loescheZeilen(wo, 'belegung', { art: 'abwesenheit' })
      : eineBelegung(wo, wo.mitarbeiterId.buero, {
          von: '2027-02-02T00:00+01:00',
          bis: '2027-02-03T00:00+01:00',
          art,
        });
  await weg('abwesenheit');
  const { body: ohneMax } = await api.call(
    ankuendigung.ankuendigungPruefen,
    { params: { id } },
    wo.token.buero,
  );
  expect(ohneMax.empfaenge.map(({ personen }) => personen).toSorted()).toEqual([
    '',
    'Es kommt Anna Berger.',
    'Es kommt Anna Berger.',
  ]);
  await weg(null);
  expect((await kuendigeAn(tour)).status).toBe(200);

  // The independent reader of the random rounds agrees, and sees one name too few or too many, on paper and in a mail.
  const schauen = new Set(
    tour.halte.flatMap(({ id: halt, anschrift }) => (anschrift.endsWith(' 3') ? [] : [halt])),
  );
  const [anna, max] = ['Anna Berger', 'Max Berger'];
  const gelesen = async (...namen: string[]) =>
    (
      await namensfehler({ api, betrieb: wo }, tour, {
        schau: schauen,
        schauende: new Map(namen.map((name) => [name, name])),
      })
    ).fehler;
  expect(await gelesen(anna, max)).toEqual([]);
  expect(await gelesen(anna)).toHaveLength(3);
  expect(await gelesen(anna, max, 'Ben Berger')).toHaveLength(3);

  const post = await mails();
  const schau = post.find(({ text }) => text.includes('Feuerstättenschau'));
  expect(schau?.text).toContain(`\n\n${SATZ}\n`);
  const eintrag = Buffer.from(schau?.anhaenge?.[0]?.base64 ?? '', 'base64').toString('utf8');
  expect(eintrag.replaceAll(/\r?\n /g, ''), 'in the calendar').toContain(SATZ);
  expect(
    post.filter(({ text }) => text.includes('Es kommt')),
    'of a sweep nobody is named',
  ).toHaveLength(1);
  expect(await seite(schau?.text ?? '')).toMatchObject({ personen: SATZ, mitarbeiter: 'Anna Berger' });
  const nachweise = async () =>
    (await api.call(nachweiseHolen, { params: { id } }, wo.token.buero)).body.nachweise.map(
      ({ personen }) => personen,
    );
  expect((await nachweise()).toSorted()).toEqual(['', SATZ, SATZ]);

  // What was told stays as it was told: who married since, and who is new, stand on no slip that is printed again.
  await setze(wo.mitarbeiterId.buero, 'Moritz', 'vertreter11b');
  await setze(wo.mitarbeiterId.geselle, 'Ben', 'vertreter11b');
  for (const format of ['a6', 'dinlang', 'brief'] as const) {
    const text = await gedruckt(id, format);
    expect(text.split(SATZ).length - 1, format).toBe(2);
    expect(text, format).not.toMatch(/Ben|Moritz/);
  }

  // The other one who was named may come in silence; a third may not.
  const { body: jetzt } = await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero);
  const { schichten, sperren } = anordnungVon(jetzt);
  const haltIds = schichten.flatMap((schicht) => schicht.haltIds);
  const umgestellt = await api.call(
    kehrtour.kehrtourAnordnen,
    {
      params: { id },
      body: {
        version: jetzt.version,
        anordnung: {
          sperren,
          schichten: [{ mitarbeiterId: wo.mitarbeiterId.geselle, tag: '2027-02-02', haltIds }],
        },
      },
    },
    wo.token.buero,
  );
  expect(umgestellt.status, JSON.stringify(umgestellt.body)).toBe(200);
  const { body: unterschied } = await api.call(aenderung.aenderungHolen, { params: { id } }, wo.token.buero);
  const neue = unterschied.wechsel.filter(({ klasse }) => klasse === 'neuAnzusagen');
  expect(
    neue.map(({ genannt, vorher: alt, nachher }) => [genannt, alt?.fensterVon === nachher?.fensterVon]),
  ).toEqual([
    [SATZ, true],
    [SATZ, true],
  ]);
  const { status } = await api.call(
    aenderung.aenderungAnnehmen,
    { params: { id }, body: { version: unterschied.version, gruende: {} } },
    wo.token.buero,
  );
  expect(status).toBe(200);
  const NEU = 'Es kommt eine dieser Personen: Ben Berger, Anna Berger oder Moritz Berger.';
  const neueste = (await mails()).find(({ betreff }) => betreff.startsWith('Wer zu Ihnen kommt'));
  expect(neueste?.text).toContain('Geändert hat sich, wer zu Ihnen kommt.');
  expect(neueste?.text).toContain(NEU);
  expect(await seite(neueste?.text ?? '')).toMatchObject({ personen: NEU });
  expect((await nachweise()).filter((satz) => satz === NEU)).toHaveLength(2);
  expect((await gedruckt(id, 'a6')).split(NEU).length - 1).toBe(2);
});
