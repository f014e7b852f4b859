/** usage: a quarter dealt to days and people: Lauf on its roads, and 1,500 generated stops on 60 days, beside a fill by date */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import {
  quartalAnlegen,
  quartalsumfangHolen,
  quartalsvorschlagHolen,
  quartalUmordnen,
  quartalVorschlagen,
} from '@kehrtour/contract/quartal';
import type { Quartalsauswahl } from '@kehrtour/contract/quartal';
import { afterSteps, type Problem, solve } from '@kehrtour/planner';
import { createCalendar } from '@kehrtour/planner/calendar/createCalendar';

import { fahrzeitenImQuartal } from '../src/kehrtour/quartal/fahrzeitenImQuartal.ts';
import { type Hausbesuch, ladeQuartal } from '../src/kehrtour/quartal/ladeQuartal.ts';
import { leererInhalt, problemAusInhalt, zuSpaet } from '../src/kehrtour/quartal/quartal.problem.ts';
import { findQuartal } from '../src/kehrtour/quartal/quartal.store.ts';
import type { Quartalsinhalt, Quartalsschicht } from '../src/kehrtour/quartal/quartalsinhalt.ts';
import { fahrzeitmatrix } from '../src/ort/fahrzeiten/fahrzeitmatrix.ts';
import { fahrzeitenFuer } from '../src/ort/fahrzeitenFuer.ts';
import type { Koordinate } from '../src/ort/koordinate.ts';
import { nimmKarteAn } from '../src/ort/nimmKarteAn.ts';
import { makeCtx, type StaffCtx } from '../src/platform/ctx.ts';
import { json, sql } from '../src/platform/sql.ts';
import { importiere, laufDa, laufDatei, warteAuf } from '../test/importFixture.ts';
import { plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestBetrieb } from '../test/testApi.ts';

/** A person's day: whom it visits. */
type Tageswerk = { schicht: Quartalsschicht; besuche: Hausbesuch[] };

process.env['TEST_DATABASE'] ??= 'pglite';
const STEPS_PER_DAY = 400;
const PUFFER_MINUTEN = 3;
const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00' });
const ms = (since: number): number => Math.round(performance.now() - since);

async function miss(name: string, wo: TestBetrieb, auswahl: Quartalsauswahl): Promise<void> {
  const token = wo.token.buero;
  let begin = performance.now();
  const umfang = await api.call(quartalsumfangHolen, { body: auswahl }, token);
  if (umfang.status !== 200) throw new Error(JSON.stringify(umfang.body));
  const { besuche, strassen, personentageNoetig, personentageMoeglich } = umfang.body;
  console.log(
    `${name}: ${besuche} visits in ${strassen} streets, ${personentageNoetig} of ${personentageMoeglich} person-days; counted in ${ms(begin)} ms`,
  );
  begin = performance.now();
  const { body } = await api.call(quartalVorschlagen, { body: auswahl }, token);
  const gefragt = ms(begin);
  const ende = await warteAuf(api, token, body.vorgangId);
  if (ende.status !== 'fertig') throw new Error(JSON.stringify(ende));
  console.log(`  asked in ${gefragt} ms, proposal after ${ms(begin)} ms`);
  begin = performance.now();
  const vorschlag = (await api.call(quartalsvorschlagHolen, {}, token)).body.vorschlag;
  const geholt = ms(begin);
  if (vorschlag === null) throw new Error('no proposal');
  begin = performance.now();
  const zuordnung = Object.fromEntries(vorschlag.schichten.map(({ id, teilIds }) => [id, teilIds]));
  await api.call(quartalUmordnen, { body: { version: vorschlag.version, zuordnung, vonHand: [] } }, token);
  console.log(
    `  ${vorschlag.teile.length} parts, ${JSON.stringify(vorschlag).length >> 10} KiB, read in ${geholt} ms, changed by hand in ${ms(begin)} ms`,
  );
  const row = await wo.ctx.transaction((tx) => findQuartal(tx));
  if (!row) throw new Error('no row');
  const grundlage = await ladeQuartal(wo.ctx, auswahl);
  const leer = leererInhalt(grundlage);
  const problem = problemAusInhalt(leer, auswahl.von, await fahrzeitenImQuartal(wo.ctx, leer));
  begin = performance.now();
  const erster = createCalendar(problem).best();
  const ersterMs = ms(begin);
  console.log(
    `  first complete proposal of the search after ${ersterMs} ms: ${Math.round(erster.costs.travel / 60)} min between streets, ${erster.missing.length} parts without a day`,
  );
  const wege = await hauswege(wo, grundlage.besuche, row.inhalt.schichten);
  berichte('  proposal     ', row.inhalt, auswahl, wege(tageswerke(row.inhalt, grundlage.besuche)));
  const naiv = nachDatum(leer, grundlage.besuche);
  berichteNaiv('  fill by date ', naiv, auswahl, wege(naiv.werke));
  await pruefeTage(wo, 8);
}

/** Which visits a proposal makes when: a house with two turns is met twice, in the order of its Fristen. */
function tageswerke({ teile, schichten }: Quartalsinhalt, besuche: readonly Hausbesuch[]): Tageswerk[] {
  const teil = new Map(teile.map((one) => [one.id, one]));
  return schichten.map((schicht) => ({
    schicht,
    besuche: schicht.teilIds.flatMap((id) =>
      (teil.get(id)?.besuche ?? []).flatMap(
        ({ liegenschaftId }) => besuche.find(({ haus }) => haus.id === liegenschaftId) ?? [],
      ),
    ),
  }));
}

/** What everybody does without a planner: the visits by Frist and working order, one after the other, day after day. */
function nachDatum({ schichten }: Quartalsinhalt, besuche: readonly Hausbesuch[]) {
  const offen = besuche.toSorted(
    (a, b) =>
      (a.besuch.frist < b.besuch.frist ? -1 : Number(a.besuch.frist > b.besuch.frist)) ||
      (a.haus.laufnummer ?? 0) - (b.haus.laufnummer ?? 0),
  );
  const werke = schichten
    .toSorted((a, b) => (a.tag < b.tag ? -1 : Number(a.tag > b.tag)))
    .map((schicht): Tageswerk => {
      const heute: Hausbesuch[] = [];
      let platz = schicht.platzSekunden - 30 * 60;
      for (const eintrag of offen.slice()) {
        const { ab, spaetestens, feuerstaettenschau, dauerMinuten } = eintrag.besuch;
        if (ab !== undefined && schicht.tag < ab) continue;
        if (spaetestens !== undefined && schicht.tag > spaetestens) continue;
        if (feuerstaettenschau && !schicht.darfFeuerstaettenschau) continue;
        const sekunden = (dauerMinuten + PUFFER_MINUTEN + 1) * 60;
        if (sekunden > platz) break;
        platz -= sekunden;
        heute.push(eintrag);
        offen.splice(offen.indexOf(eintrag), 1);
      }
      return { schicht, besuche: heute };
    });
  return { werke, offen: offen.length };
}

/** Real ways of each person's day: the route planner orders the houses, for the proposal and for the baseline alike. */
async function hauswege(
  wo: TestBetrieb,
  besuche: readonly Hausbesuch[],
  schichten: readonly Quartalsschicht[],
) {
  const orte: Koordinate[] = [];
  const known = new Map<string, number>();
  const platz = ({ lat, lon }: Koordinate): number => {
    const key = `${lat},${lon}`;
    if (!known.has(key)) known.set(key, orte.push({ lat, lon }) - 1);
    return known.get(key) ?? 0;
  };
  for (const { start, ziel } of schichten) [start, ziel].forEach(platz);
  const hausplatz = ({ haus }: Hausbesuch): number =>
    platz({ lat: haus.lat ?? 49.51, lon: haus.lon ?? 11.28 });
  besuche.forEach(hausplatz);
  const { quelle, cache } = await fahrzeitenFuer(wo.ctx);
  const matrix = async (modus: 'auto' | 'zu_fuss') => {
    const { sekunden, anzahl } = await fahrzeitmatrix(quelle, cache, { orte, modus });
    return Array.from({ length: anzahl }, (_, row) => sekunden.subarray(row * anzahl, (row + 1) * anzahl));
  };
  const travel = { car: await matrix('auto'), foot: await matrix('zu_fuss') };
  return (werke: readonly Tageswerk[]): { fahrtMinuten: number; tage: number } => {
    let sekunden = 0;
    let tage = 0;
    for (const { schicht, besuche: heute } of werke) {
      if (heute.length === 0) continue;
      tage += 1;
      const strasse = ({ haus }: Hausbesuch): string => `${haus.ort}/${haus.strasse}`;
      const problem: Problem = {
        stops: heute.map((eintrag, index) => ({
          id: String(index),
          place: hausplatz(eintrag),
          serviceSeconds: 0,
          cluster: strasse(eintrag),
        })),
        vehicles: [
          {
            id: schicht.id,
            employee: schicht.mitarbeiterId,
            day: schicht.tag,
            start: { place: platz(schicht.start), earliest: 0 },
            end: { place: platz(schicht.ziel), latest: 86_400 },
          },
        ],
        travel,
        clusters: [...new Set(heute.map(strasse))].map((id) => ({ id, setupSeconds: 60, walkable: true })),
      };
      sekunden += solve(problem, { stop: afterSteps(STEPS_PER_DAY), seed: 1 }).costs.travel;
    }
    return { fahrtMinuten: Math.round(sekunden / 60), tage };
  };
}

/** Days of the proposal as real Kehrtouren: does what was promised to fit really fit? */
async function pruefeTage(wo: TestBetrieb, anzahl: number): Promise<void> {
  const token = wo.token.buero;
  const version = (await api.call(quartalsvorschlagHolen, {}, token)).body.vorschlag?.version ?? 0;
  const { body } = await api.call(
    quartalAnlegen,
    { body: { version, je: 'tag', rechnen: false }, idempotencyKey: randomUUID() },
    token,
  );
  const jede = Math.max(1, Math.floor(body.kehrtouren.length / anzahl));
  let [halte, ausgelassen, schichten] = [0, 0, 0];
  for (const { id } of body.kehrtouren.filter((_, index) => index % jede === 0)) {
    const tour = await plane(api, wo, id);
    halte += tour.kennzahlen.halte;
    ausgelassen += tour.kennzahlen.ausgelassen;
    schichten += tour.schichten.length;
  }
  console.log(
    `  as Kehrtouren: ${body.kehrtouren.length} made; of every ${jede}th ${halte} stops fit into ${schichten} person-days, ${ausgelassen} do not`,
  );
}

type Wege = { fahrtMinuten: number; tage: number };

function berichte(name: string, inhalt: Quartalsinhalt, { von }: Quartalsauswahl, wege: Wege): void {
  const tagVon = new Map(
    inhalt.schichten.flatMap(({ tag, teilIds }) => teilIds.map((id) => [id, tag] as const)),
  );
  const schichtVon = new Map(
    inhalt.schichten.flatMap(({ id, teilIds }) => teilIds.map((teil) => [teil, id] as const)),
  );
  const runden = Map.groupBy(inhalt.teile, ({ runde }) => runde);
  const passt = [...runden.values()].filter(
    (teile) =>
      teile.reduce((sum, { sekunden }) => sum + sekunden, 0) <= (inhalt.schichten[0]?.platzSekunden ?? 0),
  );
  const einTag = passt.filter((teile) => new Set(teile.map(({ id }) => schichtVon.get(id))).size === 1);
  const geschaetzt = Math.round(
    inhalt.schichten.reduce((sum, { fahrtSekunden }) => sum + fahrtSekunden, 0) / 60,
  );
  const letzter = [...tagVon.values()].toSorted().at(-1);
  console.log(
    `${name} ${wege.fahrtMinuten} min on the way in ${wege.tage} person-days (between streets estimated ${geschaetzt} min), ${zuSpaet(inhalt, von)} visits late, ${inhalt.offen.length} parts without a day, ends ${letzter}; of ${passt.length} streets that fit into a day ${einTag.length} are done by one person on one day (${Math.round((100 * einTag.length) / passt.length)} %)`,
  );
}

function berichteNaiv(
  name: string,
  { werke, offen }: ReturnType<typeof nachDatum>,
  { von }: Quartalsauswahl,
  wege: Wege,
): void {
  const spaet = werke.flatMap(({ schicht, besuche }) =>
    besuche.filter(({ besuch }) => besuch.frist >= von && besuch.frist < schicht.tag),
  ).length;
  const strassen = new Map<string, Set<string>>();
  for (const { schicht, besuche } of werke)
    for (const { haus, besuch } of besuche) {
      const key = `${haus.ort}|${haus.strasse}|${besuch.frist}`;
      strassen.set(key, (strassen.get(key) ?? new Set()).add(schicht.id));
    }
  const ganz = [...strassen.values()].filter(({ size }) => size === 1).length;
  const letzter = werke.findLast(({ besuche }) => besuche.length > 0)?.schicht.tag;
  console.log(
    `${name} ${wege.fahrtMinuten} min on the way in ${wege.tage} person-days, ${spaet} visits late, ${offen} visits without a day, ends ${letzter}; of ${strassen.size} streets ${ganz} on one day (${Math.round((100 * ganz) / strassen.size)} %)`,
  );
}

/** Villages of streets of fifteen houses over twelve kilometres; a street has one of three Fristen, one house in eight another. */
async function legeBezirkAn(wo: TestBetrieb, anzahl: number): Promise<void> {
  let seed = 7;
  const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const orte = Array.from({ length: 8 }, (_, o) => ({
    name: `Ort ${o + 1}`,
    lat: 49.45 + random() * 0.11,
    lon: 11.2 + random() * 0.17,
  }));
  const fristen = [
    ['2027-01-01', '2027-02-28'],
    ['2027-02-01', '2027-03-31'],
    ['2027-03-15', '2027-04-30'],
  ];
  const strassen = Array.from({ length: Math.ceil(anzahl / 15) }, (_, s) => {
    const ort = orte[s % orte.length]!;
    return { ort, name: `Straße ${s + 1}`, lat: ort.lat + random() * 0.012, lon: ort.lon + random() * 0.018 };
  });
  const rows = Array.from({ length: anzahl }, (_, h) => {
    const strasse = strassen[Math.floor(h / 15)]!;
    const eigene = random() < 0.125 ? Math.floor(random() * 2.999) : Math.floor(h / 15) % 3;
    const [von, bis] = fristen[eigene]!;
    return {
      id: randomUUID(),
      aufgabe: randomUUID(),
      ort: strasse.ort.name,
      strasse: strasse.name,
      hausnr: String((h % 15) + 1),
      laufnummer: Math.floor(random() * 1e6) / 1000 + Math.floor(h / 15) * 1000,
      lat: strasse.lat + (h % 15) * 0.0002,
      lon: strasse.lon + (h % 15) * 0.0002,
      von,
      bis,
      dauer: [12, 15, 20, 30][Math.floor(random() * 4)],
    };
  });
  await wo.ctx.transaction(async (tx) => {
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, laufnummer, lat, lon) select r.id, r.strasse, r.hausnr, '91207', r.ort, r.laufnummer, r.lat, r.lon from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, strasse text, hausnr text, ort text, laufnummer numeric, lat float8, lon float8)`,
    );
    await tx.run(
      sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel) select r.aufgabe, r.id, 'kehrung_3x', 'Kehrung', r.von, r.bis, r.dauer, 'k' from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, aufgabe uuid, von date, bis date, dauer integer)`,
    );
  });
}

const auswahl: Quartalsauswahl = {
  von: '2027-01-25',
  bis: '2027-04-30',
  taetigkeitIds: [],
  orte: [],
  mitarbeiterIds: [],
  auslastungProzent: 90,
};
try {
  const bezirk = await api.neuerBetrieb();
  await legeBezirkAn(bezirk, 1500);
  await miss('generated', bezirk, { ...auswahl, von: '2027-02-01' });
  if (laufDa) {
    const lauf = await api.neuerBetrieb();
    const ctx = makeCtx(
      lauf.ctx,
      { art: 'mitarbeiter', id: lauf.mitarbeiterId.inhaber, rolle: 'inhaber' } as never,
      lauf.unternehmenId,
    ) as StaffCtx;
    const inhalt = Readable.from(laufDatei('lauf.osm.pbf'));
    const { vorgangId } = await nimmKarteAn(ctx, { name: 'lauf.osm.pbf', inhalt });
    await warteAuf(api, lauf.token.inhaber, vorgangId);
    await importiere(api, lauf, {
      name: 'lauf-aufgaben-cp1252.csv',
      bytes: laufDatei('lauf-aufgaben-cp1252.csv'),
    });
    await miss('Lauf', lauf, auswahl);
  } else console.log('Lauf: skipped, the shared data are not here');
} finally {
  await api.close();
}
process.exit(0);
