import { randomUUID } from 'node:crypto';

import { schliesstagAnlegen } from '@kehrtour/contract/schliesstag';

import { json, sql } from '../src/platform/db/sql.ts';
import { neueHaeuser } from './kehrtourFixture.ts';
import type { Besetzt, Hauswissen, Personwissen } from './planwissen.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

/** Days around Epiphany, which Bavaria keeps and Hesse does not; the last one is a Sunday. */
export const WERKTAGE = ['2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'] as const;
const EPIPHANIAS = '2027-01-06';
const AUSFLUG = '2027-01-07';
export const SONNTAG = '2027-01-10';

/** Mulberry32: the same numbers for the same seed. */
export function zufall(seed: number) {
  let a = seed;
  const zahl = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const eins = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T;
  const einige = <T>(werte: readonly T[], anteil: number): T[] => werte.filter(() => zahl() < anteil);
  const manchmal = (anteil: number): boolean => zahl() < anteil;
  return { zahl, eins, einige, manchmal };
}
export type Zufall = ReturnType<typeof zufall>;

const uhr = (stunde: number): string =>
  `${String(Math.floor(stunde)).padStart(2, '0')}:${stunde % 1 ? '30' : '00'}`;
const minutenVon = (uhrzeit: string): number => Number(uhrzeit.slice(0, 2)) * 60 + Number(uhrzeit.slice(3));

export type Zufallswoche = { wochentag: number; von: string; bis: string }[];
/** A company with all that is known of it. */
export type Zufallsbetrieb = {
  readonly betrieb: TestBetrieb;
  readonly haus: Map<string, Hauswissen>;
  readonly gebucht: Besetzt[];
  readonly woche: Zufallswoche;
  readonly pauseMinuten: number;
  /** Days on which nobody works without a yes, by what they are called. */
  readonly ruhetage: ReadonlyMap<string, RegExp>;
  readonly feiertageAmSitz: readonly string[];
};

const ARBEITEN = ['kehrung_3x', 'kehrung_3x', 'kehrung_3x', 'awu_gas_1', 'fss'] as const;
const FRISTEN = [
  { von: '2026-12-01', bis: '2027-01-31' },
  { von: '2026-10-01', bis: '2026-12-20' },
  { von: '2026-12-15', bis: '2027-01-06' },
  { von: '2027-01-07', bis: '2027-03-31' },
  { von: '2027-05-01', bis: '2027-06-30' },
] as const;

/** A company with its own hours and closed days, houses in two states, Fristen in disorder, and some booked visits. */
export async function zufallsbetrieb(api: TestApi, z: Zufall): Promise<Zufallsbetrieb> {
  const bundesland = z.eins(['BY', 'HE'] as const);
  const betrieb = await api.neuerBetrieb({ bundesland });
  const haeuser = await neueHaeuser(betrieb);
  const woche = [1, 2, 3, 4, 5].map((wochentag) => ({
    wochentag,
    von: uhr(z.eins([6, 7, 7.5, 8])),
    bis: uhr(z.eins([13, 15.5, 17, 19])),
  }));
  const pauseMinuten = z.eins([0, 30]);
  const haus = await schreibeHaeuser(z, betrieb, haeuser);
  await schreibeWoche(betrieb, woche, pauseMinuten);
  const gebucht = await schreibeGebuchte(z, betrieb, haeuser);
  const geoeffnet = bundesland === 'BY' && z.manchmal(0.3);
  const ausflug = z.manchmal(0.5);
  const schliesse = (von: string, name: string, offen: boolean) =>
    api.call(
      schliesstagAnlegen,
      { body: { von, bis: von, name, offen }, idempotencyKey: randomUUID() },
      betrieb.token.inhaber,
    );
  if (geoeffnet) await schliesse(EPIPHANIAS, 'Wir arbeiten', true);
  if (ausflug) await schliesse(AUSFLUG, 'Betriebsausflug', false);
  return {
    betrieb,
    haus,
    gebucht,
    woche,
    pauseMinuten,
    ruhetage: new Map([
      ...(bundesland === 'BY' && !geoeffnet ? [[EPIPHANIAS, /Heilige Drei Könige/] as const] : []),
      ...(ausflug ? [[AUSFLUG, /Schließtag \(Betriebsausflug\)/] as const] : []),
      [SONNTAG, /Sonntag/],
    ]),
    feiertageAmSitz: bundesland === 'BY' ? [EPIPHANIAS] : [],
  };
}

async function schreibeHaeuser(
  z: Zufall,
  betrieb: TestBetrieb,
  haeuser: readonly string[],
): Promise<Map<string, Hauswissen>> {
  const minuten = z.eins([15, 30, 45]);
  const rows = haeuser.map((id) => ({
    id,
    minuten,
    ...z.eins(FRISTEN),
    taetigkeit: z.eins(ARBEITEN),
    inHessen: z.manchmal(0.4),
    stand: z.eins(['offen', 'offen', 'offen', 'offen', 'offen', 'erledigt', 'keine']),
    // A second work with a Frist of its own, which may begin after the first has ended.
    zweite: z.manchmal(0.3) ? { ...z.eins(FRISTEN), taetigkeit: 'awu_oel_1', minuten: 20 } : null,
  }));
  return betrieb.ctx.transaction(async (tx) => {
    await tx.run(sql`update aufgabe a set dauer_minuten = f.minuten, frist_von = f.von, frist_bis = f.bis, taetigkeit_id = f.taetigkeit,
        status = case when f.stand = 'erledigt' then 'erledigt' else 'offen' end
      from jsonb_to_recordset(${json(rows)}::jsonb) as f(id uuid, minuten int, von date, bis date, taetigkeit text, stand text)
      where f.id = a.liegenschaft_id`);
    await tx.run(sql`update liegenschaft l set plz = '63450', ort = 'Hanau'
      from jsonb_to_recordset(${json(rows)}::jsonb) as f(id uuid, "inHessen" boolean) where f.id = l.id and f."inHessen"`);
    await tx.run(sql`delete from aufgabe a using jsonb_to_recordset(${json(rows)}::jsonb) as f(id uuid, stand text)
      where f.id = a.liegenschaft_id and f.stand = 'keine'`);
    await tx.run(sql`insert into aufgabe (id, liegenschaft_id, taetigkeit_id, bezeichnung, frist_von, frist_bis, dauer_minuten, schluessel)
      select gen_random_uuid(), f.id, f.zweite ->> 'taetigkeit', 'Abgaswegüberprüfung', (f.zweite ->> 'von')::date, (f.zweite ->> 'bis')::date,
        (f.zweite ->> 'minuten')::int, 'zweite'
      from jsonb_to_recordset(${json(rows)}::jsonb) as f(id uuid, zweite jsonb) where f.zweite <> 'null'::jsonb`);
    const lagen = await tx.rows<{ id: string; lat: number | null; lon: number | null }>(
      sql`select id, lat, lon from liegenschaft`,
    );
    return new Map(
      rows.map(({ id, von, bis, taetigkeit, inHessen, stand, zweite }): [string, Hauswissen] => {
        const { lat = null, lon = null } = lagen.find((one) => one.id === id) ?? {};
        return [
          id,
          {
            ...(lat !== null && lon !== null ? { lage: { lat, lon } } : {}),
            arbeiten: [
              ...(stand === 'offen' ? [{ von, bis, minuten, taetigkeit }] : []),
              ...(zweite ? [zweite] : []),
            ],
            feiertage: inHessen ? [] : [EPIPHANIAS],
          },
        ];
      }),
    );
  });
}

async function schreibeWoche(betrieb: TestBetrieb, woche: Zufallswoche, minuten: number): Promise<void> {
  const pause = minuten === 0 ? null : json({ fruehestens: '11:30', spaetestens: '13:00', minuten });
  await betrieb.ctx.transaction((tx) =>
    tx.run(
      sql`update mitarbeiter set arbeitszeit = ${json(woche)}::jsonb, pause = ${pause}::jsonb where faehrt`,
    ),
  );
}

async function schreibeGebuchte(
  z: Zufall,
  betrieb: TestBetrieb,
  haeuser: readonly string[],
): Promise<Besetzt[]> {
  const gebucht: Besetzt[] = [];
  for (const tag of WERKTAGE)
    for (const wer of z.einige([betrieb.mitarbeiterId.inhaber, betrieb.mitarbeiterId.geselle], 0.4)) {
      const von = Date.parse(`${tag}T${uhr(z.eins([6, 8, 9.5, 12, 14, 17]))}:00+01:00`);
      const zeit = { wer, von, bis: von + z.eins([20, 45, 120]) * 60_000 };
      gebucht.push(zeit);
      await bucheZeit(betrieb, z.eins(haeuser), zeit);
    }
  return gebucht;
}

/** An appointment that somebody else made, and that stands. */
export async function bucheZeit(
  betrieb: TestBetrieb,
  haus: string,
  { wer, von, bis }: Besetzt,
): Promise<void> {
  const [beginn, ende] = [new Date(von).toISOString(), new Date(bis).toISOString()];
  await betrieb.ctx.transaction((tx) =>
    tx.run(sql`insert into termin (id, liegenschaft_id, mitarbeiter_id, status, quelle, fenster_von, fenster_bis, beginn, ende)
      values (${randomUUID()}, ${haus}, ${wer}, 'bestaetigt', 'buchung', ${beginn}, ${ende}, ${beginn}, ${ende})`),
  );
}

/** What a person decides in the wizard, as far as it is decided at random. */
export type Zufallswunsch = {
  readonly tage: readonly string[];
  readonly feiertageErlaubt: boolean;
  readonly wer: readonly string[];
  /** Whoever plans: nobody but the owner decides of the owner's hours. */
  readonly vomInhaber: boolean;
  readonly nurTaetigkeit?: string;
  readonly arbeitsbeginn?: { wer: string; beginn: string };
  readonly arbeitszeit?: { wer: string; minuten: number; ueberstundenMinuten: number };
  readonly pauseMinuten?: number;
  readonly puffer: { jeHaltMinuten: number; fahrzeitFaktor: number };
  readonly reihenfolge: 'kuerzeste' | 'meine';
};

export function zufallswunsch(z: Zufall, { mitarbeiterId }: TestBetrieb): Zufallswunsch {
  const { inhaber, geselle } = mitarbeiterId;
  const wer = z.eins([[inhaber, geselle], [inhaber, geselle], [inhaber], [geselle]]);
  const tage = z.eins([
    [z.eins(WERKTAGE)],
    WERKTAGE.slice(0, 2),
    WERKTAGE.slice(1),
    [z.eins(WERKTAGE), SONNTAG],
  ]);
  return {
    tage: [...new Set(tage)],
    feiertageErlaubt: z.manchmal(0.75),
    wer,
    vomInhaber: z.manchmal(0.5),
    ...(z.manchmal(0.15) ? { nurTaetigkeit: z.eins(['kehrung_3x', 'awu_gas_1']) } : {}),
    ...(z.manchmal(0.3) ? { arbeitsbeginn: { wer: geselle, beginn: uhr(z.eins([6, 8.5, 10])) } } : {}),
    ...(z.manchmal(0.35)
      ? {
          arbeitszeit: {
            wer: z.eins([geselle, geselle, inhaber]),
            minuten: z.eins([120, 300, 480, 540, 660]),
            ueberstundenMinuten: z.eins([0, 60]),
          },
        }
      : {}),
    ...(z.manchmal(0.15) ? { pauseMinuten: z.eins([15, 30, 45]) } : {}),
    puffer: { jeHaltMinuten: z.eins([0, 5]), fahrzeitFaktor: z.eins([1, 1.5, 2.5]) },
    reihenfolge: z.eins(['kuerzeste', 'kuerzeste', 'meine']),
  };
}

/** The wish as the steps of the wizard send it. */
export function alsVorgaben(wunsch: Zufallswunsch, gewaehlt: readonly string[]): Record<string, unknown> {
  const { arbeitsbeginn, arbeitszeit } = wunsch;
  return {
    datum: { tage: wunsch.tage, feiertageErlaubt: wunsch.feiertageErlaubt },
    mitarbeiter: { ids: wunsch.wer },
    reihenfolge: wunsch.reihenfolge,
    puffer: { ...wunsch.puffer, fensterbreite: 120, ansage: 'bloecke' },
    ...(wunsch.nurTaetigkeit
      ? { liegenschaften: { ids: gewaehlt, taetigkeitIds: [wunsch.nurTaetigkeit] } }
      : {}),
    ...(arbeitsbeginn
      ? { arbeitsbeginn: { [arbeitsbeginn.wer]: { beginn: arbeitsbeginn.beginn, start: null, ziel: null } } }
      : {}),
    ...(arbeitszeit
      ? {
          arbeitszeit: {
            [arbeitszeit.wer]: {
              minuten: arbeitszeit.minuten,
              ueberstundenMinuten: arbeitszeit.ueberstundenMinuten,
            },
          },
        }
      : {}),
    ...(wunsch.pauseMinuten === undefined
      ? {}
      : { pause: { fruehestens: '11:00', spaetestens: '13:00', minuten: wunsch.pauseMinuten } }),
  };
}

/** The people of a round with the hours that the wish gives them. */
export function leuteDer(
  { betrieb, woche, pauseMinuten }: Zufallsbetrieb,
  wunsch: Zufallswunsch,
): Personwissen[] {
  const { inhaber } = betrieb.mitarbeiterId;
  return wunsch.wer.map((id) => ({
    id,
    name: `${id === inhaber ? 'inhaber' : 'geselle'} Test`,
    darfSchauen: id === inhaber,
    entscheidetSelbst:
      id === inhaber && (wunsch.arbeitszeit?.wer === id || wunsch.pauseMinuten !== undefined),
    minutenAm: new Map(
      wunsch.tage.map((tag) => {
        const amTag = woche.find(({ wochentag }) => wochentag === new Date(`${tag}T12:00:00Z`).getUTCDay());
        const eigene = wunsch.arbeitszeit?.wer === id ? wunsch.arbeitszeit.minuten : undefined;
        const beginn = wunsch.arbeitsbeginn?.wer === id ? wunsch.arbeitsbeginn.beginn : undefined;
        const uebliche = amTag
          ? minutenVon(amTag.bis) - minutenVon(beginn ?? amTag.von) - (wunsch.pauseMinuten ?? pauseMinuten)
          : 0;
        return [tag, eigene ?? uebliche];
      }),
    ),
  }));
}

/** Whether the wish is more than §§ 3 and 4 ArbZG let an employee work; an owner decides otherwise, for himself. */
export function gegenDasGesetz(wunsch: Zufallswunsch, leute: readonly Personwissen[]): boolean {
  const { arbeitszeit, pauseMinuten, vomInhaber } = wunsch;
  return leute
    .filter(({ darfSchauen: istInhaber }) => !istInhaber || !vomInhaber)
    .some(({ id, minutenAm }) => {
      const eigene = arbeitszeit?.wer === id ? arbeitszeit : undefined;
      if (eigene && eigene.minuten + eigene.ueberstundenMinuten > 600) return true;
      if (pauseMinuten === undefined) return false;
      return [...minutenAm.values()].some((minuten) => {
        const arbeit = minuten + (eigene?.ueberstundenMinuten ?? 0);
        return minuten >= 30 && pauseMinuten < (arbeit > 540 ? 45 : arbeit > 360 ? 30 : 0);
      });
    });
}
