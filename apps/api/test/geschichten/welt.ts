import { randomUUID } from 'node:crypto';

import * as ankuendigung from '@kehrtour/contract/ankuendigung';
import * as kehrtour from '@kehrtour/contract/kehrtour';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { json, sql } from '../../src/platform/db/sql.ts';
import { relayMails } from '../../src/platform/post/outbox.ts';
import type { Mail } from '../../src/platform/service/mail.ts';
import { neueHaeuser, neueTour, plane } from '../kehrtourFixture.ts';
import type { TestApi, TestBetrieb } from '../testApi.ts';
import { vergissZaehler } from '../vergissZaehler.ts';
import { type Erzaehlung, liesMails, liesZettel, zweierlei } from './erzaehlung.ts';

/** Two of four drive at first; both days are worked on. */
export const TAGE = ['2027-02-02', '2027-02-03'];
/** A Monday three weeks before: every notice comes in time. */
export const ANFANG = '2027-01-11T08:00:00+01:00';
/** Longer than what is told by an accepted change can still be stopped. */
const BEDENKZEIT_MS = 11 * 60_000;

export type Haus = { id: string; name: string; hausnr: string; mail: string };

/** A round of one company, and everything its households were ever told. */
export type Welt = {
  api: TestApi;
  wo: TestBetrieb;
  kehrtourId: string;
  haeuser: Haus[];
  /** Absences and closing days that can be taken back. */
  abwesenheiten: string[];
  schliesstage: string[];
  /** All mails that ever left, and the slips as they were printed last, by house. */
  post: Mail[];
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
  const tour = await plane(api, wo, await neueTour(api, wo, ids, { datum }));
  const welt: Welt = {
    api,
    wo,
    kehrtourId: tour.id,
    haeuser,
    abwesenheiten: [],
    schliesstage: [],
    post: [],
    zettel: new Map(),
  };
  await kuendigeAn(welt, tour);
  return welt;
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

export const holeTour = async ({ api, wo, kehrtourId }: Welt): Promise<kehrtour.Kehrtour> =>
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
  const { api, wo, kehrtourId, post, zettel } = welt;
  await ruhe(welt);
  await vergissZaehler(api);
  api.clock.now = new Date(api.clock.now.getTime() + BEDENKZEIT_MS);
  const send = async (mail: Mail): Promise<void> => void post.push(mail);
  await relayMails({ ...api.deps, mail: { art: 'smtp', send, close: () => undefined } });
  const { statusCode, rawPayload } = await api.app.inject({
    method: 'GET',
    url: `/kehrtouren/${kehrtourId}/terminzettel?format=a6`,
    headers: { authorization: `Bearer ${wo.token.buero}` },
  });
  if (statusCode !== 200) return;
  for (const seite of await zettelIn(rawPayload)) {
    const { haus, glaube, text } = liesZettel(seite);
    const { glaube: bisher, vergeblich = [] } = zettel.get(haus) ?? {};
    // The same slip once more is nothing new: who prints them all again carries none of them out again.
    const neu = bisher?.kommt && glaube.kommt && bisher.fenster !== glaube.fenster;
    const faul = neu ? zweierlei(bisher.fenster, glaube.fenster, text) : [];
    zettel.set(haus, { glaube, vergeblich: [...vergeblich, ...faul] });
  }
}

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

/** What this household was told, by its mails or by its slip. */
export function erzaehlungVon({ post, zettel }: Welt, { mail, name }: Haus): Erzaehlung {
  if (mail === '') return zettel.get(name) ?? { glaube: undefined, vergeblich: [] };
  return liesMails(post.filter(({ an }) => an.adresse === mail));
}
