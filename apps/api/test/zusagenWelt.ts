import { randomUUID } from 'node:crypto';

import type { Wunsch } from '@kehrtour/contract/buchungsangebot';
import type { Endpoint, CallOf } from '@kehrtour/contract/endpoint';
import type { Problem } from '@kehrtour/contract/problem';
import { angebotId, naechsteZeiten, type Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';

import { type Angebot, buchbareTaetigkeit } from '../src/buchung/angebot/angebot.ts';
import { ladeAngebot } from '../src/buchung/angebot/ladeAngebot.ts';
import { versteheWunsch, zeitwunschAus } from '../src/buchung/angebot/wunsch.ts';
import { zeigeZeiten } from '../src/buchung/angebot/zeigeZeiten.ts';
import { legeAbwesenheitenNeu } from '../src/kalender/legeAbwesenheitenNeu.ts';
import { type GuestCtx, makeCtx, type StaffCtx } from '../src/platform/ctx.ts';
import { sql } from '../src/platform/db/sql.ts';
import { Refused } from '../src/platform/refusal/refused.ts';
import {
  alsGast,
  type Buchungsbetrieb,
  KEHRUNG,
  neuerBuchungsbetrieb,
  SCHAU,
  WUNSCH,
} from './buchungFixture.ts';
import type { TestApi } from './testApi.ts';

/** A company in the middle of its life, and what strangers and the office hold in their hands. */
export type Welt = {
  readonly api: TestApi;
  readonly wo: Buchungsbetrieb;
  readonly zeitwuensche: readonly Zeitwunsch[];
  readonly personen: readonly string[];
  readonly gast: () => GuestCtx;
  readonly buero: StaffCtx;
  /** Tokens of holds, kept when they ran out: forms are sent late. */
  readonly halte: { token: string; wunsch: Wunsch; zeitId: string; laeuftAb: Date; sitz: boolean }[];
  readonly codes: string[];
  /** Of mails about bookings that are only noted. */
  readonly links: { vormerkung: string; nachweis: string }[];
  /** Called-off rounds whose customers were not told yet. */
  readonly absagen: { kehrtourId: string; grund: string }[];
  /** Appointments whose time the office took on itself, or that lost their round: the rules for customers do not bind them. */
  readonly eigene: Set<string>;
};

/** Three visits of different length, at a house on the map and one nobody located; the last waits for a yes. */
export const WUENSCHE: readonly [Wunsch, ...Wunsch[]] = [
  WUNSCH,
  {
    ...WUNSCH,
    taetigkeitId: KEHRUNG,
    anschrift: { ...WUNSCH.anschrift, strasse: 'Marktplatz', hausnr: '3' },
  },
  { ...WUNSCH, taetigkeitId: SCHAU },
];
export const REGELN = {
  vorlaufWerktage: 1,
  horizontTage: 12,
  rasterMinuten: 60,
  pufferVorherMinuten: 0,
  pufferNachherMinuten: 10,
  maxJeTag: 4,
  reserveMinuten: 60,
  plaetzeJeHalbtag: 2,
  aendernBisStunden: 24,
} as const;
/** A week in winter, and the two in which the clock changes; none with a holiday. */
export const BEGINNE = [
  '2028-01-10T08:00:00+01:00',
  '2028-03-22T09:00:00+01:00',
  '2027-10-26T10:00:00+02:00',
];

let gaeste = 0;
export async function neueWelt(api: TestApi, beginn: string): Promise<Welt> {
  api.clock.now = new Date(beginn);
  const wo = await neuerBuchungsbetrieb(api, { einstellungen: REGELN, personen: ['geselle', 'inhaber'] });
  const personen = [wo.mitarbeiterId.geselle, wo.mitarbeiterId.inhaber];
  await wo.ctx.transaction(async (tx) => {
    await tx.run(sql`update taetigkeit set online = 'anfrage' where id = ${SCHAU}`);
    await tx.run(
      sql`insert into liegenschaft (id, strasse, hausnr, plz, ort, lat, lon) values (${randomUUID()}, 'Hardtstraße', '12', '91207', 'Lauf a.d.Pegnitz', 49.5, 11.25)`,
    );
    for (const person of personen)
      for (const tag of [6, 7])
        await tx.run(
          sql`insert into verfuegbarkeit (id, mitarbeiter_id, wochentag, minuten) values (${randomUUID()}, ${person}, ${tag}, int4range(0, 720))`,
        );
  });
  const actor = {
    art: 'mitarbeiter',
    id: wo.mitarbeiterId.buero,
    rolle: 'buero',
    sitzung: Buffer.alloc(0),
  } as const;
  const angebot = await ladeAngebot(alsGast(api, (gaeste += 1)), wo.slug);
  const zeitwuensche: Zeitwunsch[] = [];
  for (const wunsch of WUENSCHE) {
    const taetigkeit = buchbareTaetigkeit(angebot.stamm, wunsch.taetigkeitId);
    if (!taetigkeit) throw new Error(`${wunsch.taetigkeitId} is not offered`);
    zeitwuensche.push(zeitwunschAus(await versteheWunsch(angebot, wunsch), taetigkeit));
  }
  return {
    api,
    wo,
    zeitwuensche,
    personen,
    gast: () => alsGast(api, (gaeste += 1)),
    buero: makeCtx(
      { deps: api.deps, requestId: 'zusagen', adresse: '10.1.0.1' },
      actor,
      wo.unternehmenId,
    ) as StaffCtx,
    halte: [],
    codes: [],
    links: [],
    absagen: [],
    eigene: new Set(),
  };
}

export type Angebotszeit = { id: string; tag: string; art: 'uhrzeit' | 'fenster' };
/** Everything customers are offered for this wish; the horizon fits on one page. */
export async function angebote(welt: Welt, wunsch: Wunsch): Promise<Angebotszeit[]> {
  const { tage, weiterAb } = await zeigeZeiten(welt.gast(), welt.wo.slug, wunsch);
  if (weiterAb !== null) throw new Error('the horizon does not fit on one page');
  return tage.flatMap(({ zeiten }) => zeiten.map(({ id, tag, art }) => ({ id, tag, art })));
}

/** The same for every wish out of one reading. */
export const angeboteIn = ({ grundlage }: Angebot, wuensche: readonly Zeitwunsch[]): Angebotszeit[][] =>
  wuensche.map((wunsch) =>
    naechsteZeiten(grundlage, wunsch, { ab: grundlage.fruehestens, tageMax: 99 }).tage.flatMap(
      ({ tag, zeiten }) =>
        zeiten.map((zeit) => ({
          id: angebotId(zeit),
          tag,
          art: zeit.art === 'platz' ? ('fenster' as const) : ('uhrzeit' as const),
        })),
    ),
  );

/** A call of the office over the wire; a refusal is thrown as the verb's own, anything else ends the run. */
export async function rufe<E extends Endpoint>(welt: Welt, endpoint: E, input: CallOf<E>) {
  const { status, body } = await welt.api.call(endpoint, input, welt.wo.token.buero);
  if (status < 400) return body;
  if (status >= 500) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
  const problem = body as Partial<Problem>;
  throw new Refused((problem.type ?? 'nicht-gefunden') as Refused['code'], { detail: problem.detail ?? '' });
}

/** What runs every minute beside the visitors: calendars that are due take their times anew. */
export async function minute({ wo, api }: Welt): Promise<void> {
  const jetzt = api.clock.now.toISOString();
  await wo.ctx.transaction(async (tx) => {
    const faellig = await tx.rows<{ id: string; mitarbeiter_id: string }>(
      sql`select id, mitarbeiter_id from kalender_abo where naechster_abruf_ab <= ${jetzt}::timestamptz order by id`,
    );
    for (const { id, mitarbeiter_id } of faellig) {
      await tx.run(
        sql`update kalender_abo set naechster_abruf_ab = ${jetzt}::timestamptz + interval '30 minutes' where id = ${id}`,
      );
      await legeAbwesenheitenNeu(wo.ctx, tx, mitarbeiter_id);
    }
  });
}

/** Everything that a refusal must leave as it was. */
export async function zustand({ wo }: Welt): Promise<string> {
  const row = await wo.ctx.transaction((tx) =>
    tx.row<{ alles: string }>(sql`select jsonb_build_array(
      (select jsonb_agg(to_jsonb(b) order by b.id) from belegung b), (select jsonb_agg(to_jsonb(p) order by p.bezug_id) from rundenplatz p),
      (select jsonb_agg(to_jsonb(r) order by r.id) from reservierung r), (select jsonb_agg(to_jsonb(t) order by t.id) from termin t),
      (select jsonb_agg(to_jsonb(b) order by b.id) from buchung b), (select jsonb_agg(to_jsonb(v) order by v.id) from vormerkung v), (select jsonb_agg(to_jsonb(a) order by a.id) from aufgabe a),
      (select jsonb_agg(to_jsonb(a) order by a.id) from ausgang a), (select jsonb_agg(to_jsonb(l) order by l.id) from liegenschaft l))::text as alles`),
  );
  return row?.alles ?? '';
}

/** The day so many days from today, as the clock on the wall in Berlin says. */
export function tagIn({ api }: Welt, tage: number): string {
  const heute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(
    api.clock.now,
  );
  return new Date(Date.parse(`${heute}T12:00:00Z`) + tage * 86_400_000).toISOString().slice(0, 10);
}
