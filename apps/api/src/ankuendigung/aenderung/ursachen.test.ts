import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import { einstellungenAendern, einstellungenHolen } from '@kehrtour/contract/einstellungen';
import * as kalender from '@kehrtour/contract/kalender';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { kehrtourStarten } from '@kehrtour/contract/kehrtourlauf';
import { liegenschaftAendern, liegenschaftHolen } from '@kehrtour/contract/liegenschaft';
import { type Mitarbeiter, mitarbeiterAendern, mitarbeiterListe } from '@kehrtour/contract/mitarbeiter';
import * as schliesstag from '@kehrtour/contract/schliesstag';
import { termineHolen } from '@kehrtour/contract/termin';
import * as verfuegbarkeit from '@kehrtour/contract/verfuegbarkeit';
import type { LiegenschaftStatus } from '@kehrtour/domain/liegenschaft/liegenschaft';
import type { Aenderungsursache } from '@kehrtour/domain/planung/aenderung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { nimmMitGrundAn } from '../../../test/aenderungFixture.ts';
import { neueHaeuser, neueKehrtour, plane } from '../../../test/kehrtourFixture.ts';
import { rundenwidersprueche } from '../../../test/rundenpruefer.ts';
import { type TestApi, testApi, type TestBetrieb } from '../../../test/testApi.ts';
import { vergissZaehler } from '../../../test/vergissZaehler.ts';
import { liesZeile, liesZeilen, neueZeile, setzeZeilen } from '../../../test/zeilen.ts';
import { IMPORTIERT } from '../../importauftrag/importvorgang.ts';
import { aktualisiereAbo } from '../../kalender/aktualisiereAbo.ts';
import { GEBUCHT } from '../../kehrtour/halt/nimmGebuchteAuf.ts';
import { sql } from '../../platform/db/sql.ts';

/** Two days, so that a round can be under way on the first with all of the second to come. */
const [ERSTER, ZWEITER] = ['2027-02-02', '2027-02-03'] as const;
const STAENDE = ['geplant', 'angekuendigt', 'unterwegs'] as const;
type Stand = (typeof STAENDE)[number];

let api: TestApi;
let wo: TestBetrieb;
let server: Server;
/** What the subscribed calendar says. */
let eintraege = '';
let uebliche: Mitarbeiter['arbeitszeit'] | undefined;
beforeAll(async () => {
  server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/calendar' })
      .end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y\r\n${eintraege}END:VCALENDAR\r\n`),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const hier = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await testApi({ worker: true, privateHosts: [hier], now: '2027-01-11T08:00:00+01:00' });
});
afterAll(async () => {
  await api.close();
  server.close();
});
beforeEach(async () => {
  api.clock.now = new Date('2027-01-11T08:00:00+01:00');
  eintraege = '';
  await vergissZaehler(api);
  wo = await api.neuerBetrieb();
});

const hole = async (id: string): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
const setze = (was: ReturnType<typeof sql>) => wo.ctx.transaction((tx) => tx.run(was));

/** One person drives on both days; told, and on the way, where that is asked for. */
async function runde(stand: Stand): Promise<{ id: string; haeuser: string[] }> {
  const haeuser = await neueHaeuser(wo, 6);
  const id = await neueKehrtour(api, wo, haeuser, {
    datum: { tage: [ERSTER, ZWEITER], feiertageErlaubt: false },
    mitarbeiter: { ids: [wo.mitarbeiterId.geselle] },
    arbeitszeit: { [wo.mitarbeiterId.geselle]: { minuten: 60, ueberstundenMinuten: 0 } },
  });
  const { version, halte } = await plane(api, wo, id);
  expect(new Set(halte.map(({ tag }) => tag))).toEqual(new Set([ERSTER, ZWEITER]));
  if (stand === 'geplant') return { id, haeuser };
  const body = { version, kanaele: {}, trotzdem: true };
  const angesagt = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  expect(angesagt.status, JSON.stringify(angesagt.body)).toBe(200);
  if (stand === 'unterwegs') {
    api.clock.now = new Date(`${ERSTER}T06:00:00+01:00`);
    await vergissZaehler(api);
    expect((await api.call(kehrtourStarten, { params: { id } }, wo.token.buero)).status).toBe(200);
  }
  return { id, haeuser };
}

type Ort = { id: string; haeuser: string[] };
type Ereignis = {
  readonly ursache: Aenderungsursache;
  readonly geschieh: (ort: Ort) => Promise<unknown>;
  /** Takes it back where that can be done. */
  readonly zurueck?: (ort: Ort) => Promise<unknown>;
};
const ok = ({ status, body }: { status: number; body: unknown }): void =>
  expect(status, JSON.stringify(body)).toBe(200);
const mitSchluessel = <Body>(body: Body) => ({ body, idempotencyKey: randomUUID() });

const abonniere = async (): Promise<string> => {
  const schon = await liesZeile(wo, 'kalender_abo', ['id']);
  if (schon) return schon.id;
  const { port } = server.address() as AddressInfo;
  const daten = {
    name: 'Privat',
    adresse: `http://127.0.0.1:${port}/privat.ics`,
    benutzer: '',
    passwort: '',
  };
  const angelegt = await api.call(
    kalender.aboAnlegen,
    { params: { mitarbeiterId: wo.mitarbeiterId.geselle }, ...mitSchluessel(daten) } as never,
    wo.token.inhaber,
  );
  const row = await liesZeile(wo, 'kalender_abo', ['id']);
  expect(angelegt.status, JSON.stringify(angelegt.body)).toBeLessThan(300);
  return row?.id ?? '';
};
async function liesKalender(): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await aktualisiereAbo(wo.ctx, await abonniere());
}
const stelleFeiertage = async (namen: string[]) => {
  const { version } = (await api.call(einstellungenHolen, {}, wo.token.inhaber)).body;
  const einmalige = namen.map((name) => ({ tag: ZWEITER, bundesland: 'BY', name }));
  ok(
    await api.call(
      einstellungenAendern,
      { body: { version, feiertage: { einmalige } } } as never,
      wo.token.inhaber,
    ),
  );
};

/** The second day is a Wednesday; without `spanne` it is again as it was, and `frei` it is no day of the week's work any more. */
async function stelleMittwoch(spanne?: { von: string; bis: string } | 'frei'): Promise<void> {
  const { body } = await api.call(mitarbeiterListe, {}, wo.token.inhaber);
  const person = body.eintraege.find(({ id }) => id === wo.mitarbeiterId.geselle);
  if (!person) throw new Error('nobody drives');
  uebliche ??= person.arbeitszeit;
  const arbeitszeit = uebliche.flatMap((tag) =>
    tag.wochentag !== 3 ? tag : spanne === 'frei' ? [] : { ...tag, ...spanne },
  );
  ok(
    await api.call(
      mitarbeiterAendern,
      { params: { id: person.id }, body: { ...person, arbeitszeit } },
      wo.token.inhaber,
    ),
  );
}

/** What a person sets by hand at a house of the second day. */
async function stelleStatus({ id }: Ort, status: LiegenschaftStatus): Promise<void> {
  const haus = (await hole(id)).halte.find(({ tag }) => tag === ZWEITER)?.liegenschaftId ?? '';
  const { body } = await api.call(liegenschaftHolen, { params: { id: haus } }, wo.token.buero);
  ok(
    await api.call(liegenschaftAendern, { params: { id: haus }, body: { ...body, status } }, wo.token.buero),
  );
}

/** What an import did to a house of the second day. */
async function importiere({ id }: Ort, dort: (haus: string) => ReturnType<typeof sql>): Promise<void> {
  const importId = randomUUID();
  const haus = (await hole(id)).halte.find(({ tag }) => tag === ZWEITER)?.liegenschaftId ?? '';
  await neueZeile(wo, 'importauftrag', { id: importId, art: 'csv', dateiname: 'x', status: 'uebernommen' });
  await neueZeile(wo, 'importzeile', {
    importauftrag_id: importId,
    nummer: 1,
    liegenschaft_id: haus,
    befund: 'geaendert',
  });
  await setze(dort(haus));
  await wo.ctx.transaction((tx) =>
    api.deps.jobs.enqueue(tx, IMPORTIERT, { unternehmenId: wo.ctx.unternehmenId, importId }),
  );
}

/** On the second day each: what is to come of a round that began on the first. */
const EREIGNISSE: Readonly<Record<string, Ereignis>> = {
  'an absence': {
    ursache: 'abwesenheit',
    geschieh: async () =>
      ok(
        await api.call(
          verfuegbarkeit.abwesenheitAnlegen,
          mitSchluessel({
            mitarbeiterId: wo.mitarbeiterId.geselle,
            von: ZWEITER,
            bis: ZWEITER,
            vonUhr: null,
            bisUhr: null,
            grund: 'krank',
            trotzdem: true,
          }),
          wo.token.buero,
        ),
      ),
    zurueck: async () => {
      const { body } = await api.call(verfuegbarkeit.verfuegbarkeitenListe, {}, wo.token.buero);
      const [eine] = body.eintraege.flatMap(({ abwesenheiten }) => abwesenheiten);
      ok(
        await api.call(
          verfuegbarkeit.abwesenheitLoeschen,
          { params: { id: eine?.id ?? '' } },
          wo.token.buero,
        ),
      );
    },
  },
  'other working hours': {
    ursache: 'arbeitszeit',
    geschieh: () => stelleMittwoch({ von: '13:00', bis: '16:30' }),
    zurueck: () => stelleMittwoch(),
  },
  'a house from which a person took all work': {
    ursache: 'haus',
    geschieh: (ort) => stelleStatus(ort, 'ohneTaetigkeiten'),
    zurueck: (ort) => stelleStatus(ort, 'aktiv'),
  },
  'an entry of a subscribed calendar': {
    ursache: 'kalender',
    geschieh: async () => {
      eintraege = `BEGIN:VEVENT\r\nUID:a@x\r\nDTSTART:20270203T050000Z\r\nDTEND:20270203T180000Z\r\nEND:VEVENT\r\n`;
      await liesKalender();
    },
    zurueck: async () => {
      eintraege = '';
      await liesKalender();
    },
  },
  'a closed day': {
    ursache: 'schliesstag',
    geschieh: async () =>
      ok(
        await api.call(
          schliesstag.schliesstagAnlegen,
          mitSchluessel({ von: ZWEITER, bis: ZWEITER, name: 'Betriebsausflug', offen: false }),
          wo.token.buero,
        ),
      ),
    zurueck: async () => {
      const { body } = await api.call(schliesstag.schliesstageListe, {}, wo.token.buero);
      const id = body.eintraege[0]?.id ?? '';
      ok(await api.call(schliesstag.schliesstagLoeschen, { params: { id } }, wo.token.buero));
    },
  },
  'a new holiday': {
    ursache: 'feiertag',
    geschieh: () => stelleFeiertage(['Fest']),
    zurueck: () => stelleFeiertage([]),
  },
  'an import after which nothing is left to be done': {
    ursache: 'import',
    geschieh: (ort) =>
      importiere(ort, (haus) => sql`update aufgabe set status = 'entfallen' where liegenschaft_id = ${haus}`),
  },
  'a house that leaves': {
    ursache: 'import',
    geschieh: (ort) =>
      importiere(ort, (haus) => sql`update liegenschaft set status = 'ohneTaetigkeiten' where id = ${haus}`),
  },
  'a booking': {
    ursache: 'buchung',
    geschieh: async ({ id }) => {
      const [gast = ''] = await neueHaeuser(wo, 1);
      const terminId = randomUUID();
      // At the begin of the day, and so long that somebody else has to go.
      await setze(sql`insert into termin (id, liegenschaft_id, kehrtour_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende, taetigkeiten)
        select ${terminId}, ${gast}, ${id}, ${wo.mitarbeiterId.geselle}, 'bestaetigt', 'buchung', min(h.beginn),
          min(h.beginn) + interval '10 minutes', min(h.beginn), min(h.beginn) + interval '45 minutes', '["Kehrung"]'
        from halt h where h.kehrtour_id = ${id} and h.tag = ${ZWEITER}`);
      await setzeZeilen(
        wo,
        'aufgabe',
        { liegenschaft_id: gast },
        { dauer_minuten: 45, kehrtour_id: id, termin_id: terminId },
      );
      await wo.ctx.transaction((tx) =>
        api.deps.jobs.enqueue(tx, GEBUCHT, { unternehmenId: wo.ctx.unternehmenId, kehrtourId: id }),
      );
    },
  },
};

const faelle = (...staende: Stand[]) =>
  Object.entries(EREIGNISSE).flatMap(([was, ereignis]) =>
    staende.map((stand) => [was, stand, ereignis] as const),
  );

describe('what happens beside a round', () => {
  it.each(faelle('unterwegs'))('%s: a round that is %s', (_was, stand, ereignis) => pruefe(stand, ereignis));
  it.each(faelle('geplant', 'angekuendigt'))(
    '%s: a round that is %s',
    { tags: 'night' },
    (_was, stand, ereignis) => pruefe(stand, ereignis),
  );
});

it('shows visits whose hours their person has lost, also where the hours of the round were set by hand', async () => {
  const { id } = await runde('angekuendigt');
  const konflikte = async () => {
    const query = { von: ERSTER, bis: ZWEITER };
    const { body } = await api.call(termineHolen, { query }, wo.token.buero);
    return body.termine.flatMap(({ id: terminId, beginn, kehrtourId }) => {
      const satz = body.konflikte.find((einer) => einer.terminId === terminId)?.satz;
      return kehrtourId === id && satz !== undefined ? [[beginn.slice(0, 10), satz]] : [];
    });
  };
  expect(await konflikte()).toEqual([]);
  await stelleMittwoch('frei');
  await ruhe();
  const amZweiten = (await hole(id)).halte.filter(({ tag }) => tag === ZWEITER);
  expect(await konflikte()).toEqual(
    amZweiten.map(() => [ZWEITER, expect.stringMatching(/nach der neuen Arbeitswoche nicht/)]),
  );
  await stelleMittwoch();
  await ruhe();
  expect(await konflikte()).toEqual([]);
});

/** A plan waits with its cause, the old one stands, nobody is told before somebody accepts it; a draft hears nothing. */
async function pruefe(stand: Stand, { ursache, geschieh, zurueck }: Ereignis): Promise<void> {
  const ort = await runde(stand);
  const vorher = (await hole(ort.id)).halte;
  const gesagt = async () => (await liesZeilen(wo, 'ankuendigung', ['id'])).length;
  const nachrichten = await gesagt();
  await geschieh(ort);
  await ruhe();
  expect(await gesagt(), 'nobody is told by itself').toBe(nachrichten);
  const { aenderung, halte } = await hole(ort.id);
  expect(aenderung?.ursache ?? null).toBe(stand === 'geplant' ? null : ursache);
  if (stand === 'geplant') return;
  expect(halte, 'the old plan stands').toEqual(vorher);
  if (zurueck) {
    await zurueck(ort);
    await ruhe();
    expect((await hole(ort.id)).aenderung, 'gone with its cause').toBeNull();
    await geschieh(ort);
    await ruhe();
  }
  await nimmMitGrundAn(api, wo, ort.id, 'Es geht nicht anders.');
  expect(await wo.ctx.transaction(rundenwidersprueche)).toEqual([]);
}

async function ruhe(): Promise<void> {
  for (;;) {
    const { rows } = (await api.deps.db.query(
      `select 1 from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now() limit 1`,
    )) as { rows: unknown[] };
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
