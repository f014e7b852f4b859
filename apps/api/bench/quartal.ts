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
import { createCalendar } from '@kehrtour/planner/calendar/createCalendar';

import { nimmKarteAn } from '../src/ort/nimmKarteAn.ts';
import { fahrzeitenImQuartal } from '../src/planung/quartal/fahrzeitenImQuartal.ts';
import { ladeQuartal } from '../src/planung/quartalsproblem/ladeQuartal.ts';
import { leererInhalt, problemAusInhalt } from '../src/planung/quartalsproblem/quartal.problem.ts';
import { findQuartal } from '../src/planung/quartalsproblem/quartal.store.ts';
import { makeCtx, type StaffCtx } from '../src/platform/ctx.ts';
import { importiere, laufDa, laufDatei, warteAuf } from '../test/importFixture.ts';
import { plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestBetrieb } from '../test/testApi.ts';
import { berichte, berichteNaiv } from './quartal/berichte.ts';
import { hauswege } from './quartal/hauswege.ts';
import { legeBezirkAn } from './quartal/legeBezirkAn.ts';
import { nachDatum, tageswerke } from './quartal/tageswerke.ts';

process.env['TEST_DATABASE'] ??= 'pglite';
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
    const kehrtour = await plane(api, wo, id);
    halte += kehrtour.kennzahlen.halte;
    ausgelassen += kehrtour.kennzahlen.ausgelassen;
    schichten += kehrtour.schichten.length;
  }
  console.log(
    `  as Kehrtouren: ${body.kehrtouren.length} made; of every ${jede}th ${halte} stops fit into ${schichten} person-days, ${ausgelassen} do not`,
  );
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
