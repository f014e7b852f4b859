/** usage: node bench/ankuendigen.ts [households] — checking and queueing an announcement by each way; slips, which queue nothing, are the baseline */
import { randomUUID } from 'node:crypto';

import { ankuendigungPruefen, kehrtourAnkuendigen } from '@kehrtour/contract/ankuendigung';
import type { Kanal } from '@kehrtour/domain/versand/kanal';

import { json, sql } from '../src/platform/db/sql.ts';
import { neueKehrtour, plane } from '../test/kehrtourFixture.ts';
import { testApi, type TestApi, type TestBetrieb } from '../test/testApi.ts';
import { strassenstadt } from './parts/strassenstadt.ts';

const TAGE = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'];
const ANZAHL = Number(process.argv[2] ?? 200);
const EINSTELLUNGEN = {
  sms: { an: true, absender: 'SF Brandl', hoechstensEuro: 1000, ersatz: false },
  whatsapp: { an: true, hoechstensEuroImMonat: 1000 },
  briefdienst: { an: true, hoechstensEuroImMonat: 10_000, zustelltage: 5 },
};

type Dauer = { readonly ms: number; readonly cpuMs: number };
/** With the time of the processor, the embedded database included: the clock alone says most of what else runs here. */
const gemessen = async <T>(arbeit: () => Promise<T>): Promise<[Dauer, T]> => {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  const ergebnis = await arbeit();
  const { user, system } = process.cpuUsage(cpu);
  return [{ ms: Math.round(performance.now() - begin), cpuMs: Math.round((user + system) / 1000) }, ergebnis];
};

/** A planned round whose households can be reached by every way. */
async function geplant(api: TestApi, wo: TestBetrieb) {
  const ids = await strassenstadt(wo, ANZAHL);
  await wo.ctx.transaction(async (tx) => {
    await tx.run(sql`update mitarbeiter set faehrt = true`);
    await tx.run(sql`insert into kontakt (id, anrede, vorname, nachname, mobil, email, email_fuer_termine)
      select gen_random_uuid(), 'frau', 'Eva', 'Haus ' || nr, '0151 2' || lpad(nr::text, 7, '0'), 'haus' || nr || '@example.org', true
      from generate_series(1, ${ids.length}::int) nr`);
    await tx.run(sql`insert into liegenschaft_kontakt (id, liegenschaft_id, kontakt_id, rolle)
      select gen_random_uuid(), l.id, k.id, 'eigentuemer' from (select id, row_number() over (order by id) as nr from liegenschaft) l
      join (select id, row_number() over (order by id) as nr from kontakt) k using (nr)`);
    await tx.run(sql`insert into einwilligung (messenger, nummer, erteilt_am, herkunft)
      select 'whatsapp', '+49' || substr(handynummer(mobil), 2), now(), 'am Telefon' from kontakt`);
    await tx.run(sql`update unternehmen set einstellungen = einstellungen || ${json(EINSTELLUNGEN)}::jsonb`);
  });
  const { inhaber, geselle, buero } = wo.mitarbeiterId;
  const id = await neueKehrtour(api, wo, ids, {
    datum: { tage: TAGE, feiertageErlaubt: false },
    mitarbeiter: { ids: [inhaber, geselle, buero] },
  });
  return { id, version: (await plane(api, wo, id)).version };
}

/** `wege`: in turn, from household to household. */
async function miss(api: TestApi, wege: readonly Kanal[]): Promise<object> {
  const wo = await api.neuerBetrieb();
  const { id, version } = await geplant(api, wo);
  const [pruefen, pruefung] = await gemessen(() =>
    api.call(ankuendigungPruefen, { params: { id } }, wo.token.buero),
  );
  const kanaele = Object.fromEntries(
    pruefung.body.empfaenge.map(({ haltId, nutzungseinheitId }, index) => [
      nutzungseinheitId === null ? haltId : `${haltId}/${nutzungseinheitId}`,
      wege[index % wege.length] ?? 'einwurf',
    ]),
  );
  const [ankuendigen, { status, body }] = await gemessen(() =>
    api.call(
      kehrtourAnkuendigen,
      { params: { id }, body: { version, kanaele, trotzdem: true }, idempotencyKey: randomUUID() },
      wo.token.buero,
    ),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  const wartet = await wo.ctx.transaction((tx) =>
    tx.row<{ zahl: number }>(sql`select count(*)::int as zahl from ausgang where ereignis like 'termin/%'`),
  );
  return {
    wege: wege.join('+'),
    haushalte: pruefung.body.empfaenge.length,
    wartet: wartet?.zahl,
    pruefen,
    ankuendigen,
  };
}

const api = await testApi({ worker: true, now: '2027-01-11T08:00:00+01:00', env: { DEMO: '1' } });
const LAEUFE: readonly (readonly Kanal[])[] = [
  ['einwurf'],
  ['einwurf'],
  ['mail'],
  ['sms'],
  ['whatsapp'],
  ['briefdienst'],
  ['mail', 'sms', 'whatsapp', 'briefdienst', 'einwurf'],
  ['einwurf'],
];
try {
  // The first one warms up.
  for (const [nr, wege] of LAEUFE.entries()) {
    const zahlen = await miss(api, wege);
    if (nr > 0) console.log(JSON.stringify(zahlen));
  }
} finally {
  await api.close();
}
process.exit(0);
