import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { json, sql } from '../../src/platform/db/sql.ts';
import { relayMails } from '../../src/platform/post/outbox.ts';
import type { Mail } from '../../src/platform/service/mail.ts';
import { neueHaeuser, neueKehrtour, plane } from '../kehrtourFixture.ts';
import type { TestApi, TestBetrieb } from '../testApi.ts';
import { vergissZaehler } from '../vergissZaehler.ts';
import {
  EIGENE_WAHL,
  type Erzaehlung,
  type Gesendet,
  liesMails,
  liesZettel,
  nochZuErwarten,
  zweierlei,
} from './erzaehlung.ts';

/** Two of four drive at first; both days are worked on. */
export const TAGE = ['2027-02-02', '2027-02-03'] as const;
/** Of a second round, for whoever was not visited in the first. */
const ZWEITE_TAGE = ['2027-02-09', '2027-02-10'] as const;
/** A Monday three weeks before: every notice comes in time. */
export const ANFANG = '2027-01-11T08:00:00+01:00';
/** Longer than what is told by an accepted change can still be stopped. */
const BEDENKZEIT_MS = 11 * 60_000;

export type Haus = { id: string; name: string; hausnr: string; mail: string };

/** A round of one company, and everything its households were ever told. */
export type Welt = {
  api: TestApi;
  wo: TestBetrieb;
  /** The round that things happen to, and its days; those of before are still there. */
  kehrtourId: string;
  tage: readonly [string, string];
  kehrtouren: string[];
  haeuser: Haus[];
  /** Absences and closing days that can be taken back. */
  abwesenheiten: string[];
  schliesstage: string[];
  /** All mails that ever left, each with its moment, and the slips as they were printed last, by round and house. */
  post: Gesendet[];
  /** When somebody was at a door, by house. */
  gewesen: Map<string, Date>;
  zettel: Map<string, Erzaehlung>;
};

/** Houses lie where chance puts them; every other one has a mail, the rest a slip at the door. */
export async function neueWelt(
  api: TestApi,
  orte: readonly { lat: number; lon: number; frist: string }[],
): Promise<Welt> {
  api.clock.now = new Date(ANFANG);
  await vergissZaehler(api);
  const wo = await api.neuerBetrieb();
  const ids = await neueHaeuser(wo, orte.length);
  const rows = ids.map((id, index) => ({ id, ...orte[index] }));
  await wo.ctx.transaction(async (tx) => {
    await tx.run(sql`update liegenschaft l set lat = r.lat, lon = r.lon
      from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, lat float8, lon float8) where r.id = l.id`);
    await tx.run(sql`update aufgabe a set frist_bis = r.frist
      from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, frist date) where r.id = a.liegenschaft_id`);
    await tx.run(sql`update kontakt set email = id || '@example.org' where email <> ''`);
  });
  const haeuser = await wo.ctx.transaction((tx) =>
    tx.rows<Haus>(sql`select l.id, l.strasse || ' ' || l.hausnr as name, l.hausnr, k.email as mail from liegenschaft l
      join liegenschaft_kontakt lk on lk.liegenschaft_id = l.id join kontakt k on k.id = lk.kontakt_id order by l.laufnummer`),
  );
  const datum = { tage: TAGE, feiertageErlaubt: false };
  const tour = await plane(api, wo, await neueKehrtour(api, wo, ids, { datum }));
  const welt: Welt = {
    api,
    wo,
    kehrtourId: tour.id,
    tage: TAGE,
    kehrtouren: [tour.id],
    haeuser,
    abwesenheiten: [],
    schliesstage: [],
    post: [],
    gewesen: new Map(),
    zettel: new Map(),
  };
  await kuendigeAn(welt, tour);
  return welt;
}

/** Whoever has work that no round has taken is planned and told for the week after; refused where there is nobody. */
export async function zweiteRunde(welt: Welt): Promise<number> {
  const { api, wo, haeuser } = welt;
  if (welt.kehrtouren.length > 1) return 409;
  const datum = { tage: ZWEITE_TAGE, feiertageErlaubt: false };
  const ids = haeuser.map(({ id }) => id);
  const id = await neueKehrtour(api, wo, ids, { datum });
  const begonnen = await api.call(kehrtour.kehrtourPlanen, { params: { id }, body: {} }, wo.token.buero);
  if (begonnen.status !== 200) return begonnen.status;
  await ruhe(welt);
  const tour = (await api.call(kehrtour.kehrtourHolen, { params: { id } }, wo.token.buero)).body;
  if (tour.status !== 'geplant' || tour.halte.every(({ ausgelassen }) => ausgelassen)) return 409;
  const { status } = await api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version: tour.version, kanaele: {} }, idempotencyKey: randomUUID() },
    wo.token.buero,
  );
  if (status !== 200) return status;
  welt.kehrtourId = id;
  welt.tage = ZWEITE_TAGE;
  welt.kehrtouren.push(id);
  return status;
}

async function kuendigeAn(welt: Welt, { id, version }: kehrtour.Kehrtour): Promise<void> {
  const { status, body } = await welt.api.call(
    ankuendigung.kehrtourAnkuendigen,
    { params: { id }, body: { version, kanaele: {} }, idempotencyKey: randomUUID() },
    welt.wo.token.buero,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  await trageAus(welt);
}

export const holeKehrtour = async ({ api, wo, kehrtourId }: Welt): Promise<kehrtour.Kehrtour> =>
  (await api.call(kehrtour.kehrtourHolen, { params: { id: kehrtourId } }, wo.token.buero)).body;

/** Until nothing is left to be computed or done. */
export async function ruhe({ api }: Welt): Promise<void> {
  for (;;) {
    const { rows } = (await api.deps.db.query(
      `select 1 from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now() limit 1`,
    )) as { rows: unknown[] };
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** All mails leave, and what has to be printed is printed and dropped in. */
export async function trageAus(welt: Welt): Promise<void> {
  const { api, post, kehrtouren } = welt;
  await ruhe(welt);
  await vergissZaehler(api);
  api.clock.now = new Date(api.clock.now.getTime() + BEDENKZEIT_MS);
  const send = async (mail: Mail): Promise<void> => void post.push({ ...mail, am: api.clock.now });
  await relayMails({ ...api.deps, mail: { art: 'smtp', send, close: () => undefined } });
  for (const id of kehrtouren) await trageZettelAus(welt, id);
}

async function trageZettelAus(welt: Welt, kehrtourId: string): Promise<void> {
  const { api, wo, zettel } = welt;
  const { statusCode, rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${kehrtourId}/terminzettel?format=a6`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  if (statusCode !== 200) return;
  for (const seite of await zettelIn(rawPayload)) {
    if (seite.includes('Gastweg')) continue;
    const { haus, glaube, text } = liesZettel(seite);
    const schluessel = `${kehrtourId}/${haus}`;
    const schon = zettel.get(schluessel);
    const bisher =
      schon?.glaube ??
      nochZuErwarten(letzterZettel(welt, haus)?.glaube, api.clock.now, welt.gewesen.get(haus));
    // The same slip once more is nothing new: who prints them all again carries none of them out again.
    const neu = bisher?.kommt && glaube.kommt && bisher.fenster !== glaube.fenster;
    const faul = neu ? zweierlei(bisher.fenster, glaube.fenster, text) : [];
    const gilt = glaube.kommt ? glaube : { ...glaube, code: bisher?.code };
    zettel.set(schluessel, { glaube: gilt, vergeblich: [...(schon?.vergeblich ?? []), ...faul] });
  }
}

/** She took another time on her own page, and read there that it is hers. */
export function merkeEigeneWahl(
  { api, post, zettel, kehrtouren }: Welt,
  { name, mail }: Haus,
  fenster: string,
): void {
  if (mail !== '') {
    const an = { name, adresse: mail };
    post.push({ an, betreff: EIGENE_WAHL, text: fenster, html: '', am: api.clock.now });
    return;
  }
  for (const id of kehrtouren) {
    const dort = zettel.get(`${id}/${name}`);
    if (dort?.glaube?.kommt) zettel.set(`${id}/${name}`, { ...dort, glaube: { ...dort.glaube, fenster } });
  }
}

/** The slip of the last round that this house got one of. */
const letzterZettel = ({ zettel, kehrtouren }: Pick<Welt, 'zettel' | 'kehrtouren'>, haus: string) =>
  kehrtouren.map((id) => zettel.get(`${id}/${haus}`)).findLast((einer) => einer !== undefined);

/** Four of them are on a sheet; each begins with the company and its trade. */
async function zettelIn(pdf: Buffer): Promise<string[]> {
  const blatt = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const nummern = Array.from({ length: blatt.numPages }, (_, index) => index + 1);
  const seiten = await Promise.all(
    nummern.map(async (nummer) => {
      const { items } = await (await blatt.getPage(nummer)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('|');
    }),
  );
  return seiten.flatMap((seite) => seite.split(/(?=Betrieb [0-9a-f]{8}\|\|Schornsteinfeger)/));
}

/** What this household was told, by its mails or by its slips. */
export function erzaehlungVon(welt: Welt, { mail, name }: Haus): Erzaehlung {
  if (mail !== '')
    return liesMails(
      welt.post.filter(({ an }) => an.adresse === mail),
      welt.gewesen.get(name),
    );
  const alle = welt.kehrtouren.flatMap((id) => welt.zettel.get(`${id}/${name}`) ?? []);
  return { glaube: alle.at(-1)?.glaube, vergeblich: alle.flatMap(({ vergeblich }) => vergeblich) };
}
