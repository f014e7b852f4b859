import { randomUUID } from 'node:crypto';

import * as buchung from '@kehrtour/contract/buchung';
import * as angebot from '@kehrtour/contract/buchungsangebot';
import type { Terminbuchungseinstellungen } from '@kehrtour/contract/terminbuchung';
import { EINWILLIGUNGEN } from '@kehrtour/domain/buchung/buchung';

import { type GuestCtx, makeCtx } from '../src/platform/ctx.ts';
import { json, sql } from '../src/platform/db/sql.ts';
import { Refused } from '../src/platform/refusal/refused.ts';
import { STANDARDEINSTELLUNGEN } from '../src/unternehmen/einstellungen.ts';
import type { TestApi, TestBetrieb } from './testApi.ts';

/** A company that takes bookings in 91207, with one person who can be booked Monday to Friday from eight to four. */
export type Buchungsbetrieb = TestBetrieb & { readonly slug: string };

export const KAMINOFEN = 'ausbrennen';
export const KEHRUNG = 'kehrung_3x';
/** Sovereign work: only where the company is the bBSF, only by the inhaber. */
export const SCHAU = 'fss';
export const WUNSCH = {
  taetigkeitId: KAMINOFEN,
  angaben: {},
  anschrift: { plz: '91207', strasse: 'Hardtstraße', hausnr: '12', ort: 'Lauf a.d.Pegnitz' },
};
export const KONTAKT = { vorname: 'Eva', nachname: 'Brand', email: 'eva.brand@example.org' };

type Wunsch = {
  slug?: string;
  einstellungen?: Partial<Terminbuchungseinstellungen>;
  /** Who can be booked; the geselle alone unless said otherwise. */
  personen?: readonly ('geselle' | 'inhaber')[];
  gebiete?: readonly Record<string, unknown>[];
};

export async function neuerBuchungsbetrieb(api: TestApi, wunsch: Wunsch = {}): Promise<Buchungsbetrieb> {
  const betrieb = await api.neuerBetrieb(wunsch.slug ? { slug: wunsch.slug } : {});
  const slug = wunsch.slug ?? `betrieb-${betrieb.unternehmenId.slice(0, 8)}`;
  // What a confirmed address adds is tried where it is meant; everything else begins with customers who are known.
  const ohne = { bestaetigenMinuten: null };
  const terminbuchung = { ...STANDARDEINSTELLUNGEN.terminbuchung, ...ohne, ...wunsch.einstellungen };
  const gebiete = wunsch.gebiete ?? [{ plz: '91207', ort: 'Lauf a.d.Pegnitz', hoheitlich: true }];
  await betrieb.ctx.transaction(async (tx) => {
    await tx.run(
      sql`update unternehmen set terminbuchung = true, telefon = '09123 4711', email = 'buero@example.org', impressum = 'https://example.org/impressum', datenschutz = 'https://example.org/datenschutz', einstellungen = einstellungen || ${json({ terminbuchung })}::jsonb`,
    );
    for (const [index, gebiet] of gebiete.entries())
      await tx.run(sql`insert into gebiet (id, art, plz, ort, strasse, strasse_schluessel, hausnr_von, hausnr_bis, seite, flaeche, hoheitlich, ausgenommen, zustaendig)
        select ${randomUUID()}, coalesce(g.art, 'plz'), coalesce(g.plz, ''), coalesce(g.ort, ''), coalesce(g.strasse, ''), coalesce(g.strasse_schluessel, ''), g.hausnr_von, g.hausnr_bis, coalesce(g.seite, 'alle'), g.flaeche, coalesce(g.hoheitlich, false), coalesce(g.ausgenommen, false), coalesce(g.zustaendig, '')
        from jsonb_to_record(${json({ name: `Gebiet ${index}`, ...gebiet })}::jsonb) as g(art text, plz text, ort text, strasse text, strasse_schluessel text, hausnr_von int, hausnr_bis int, seite text, flaeche jsonb, hoheitlich boolean, ausgenommen boolean, zustaendig text)`);
    for (const rolle of wunsch.personen ?? ['geselle'])
      for (const wochentag of [1, 2, 3, 4, 5])
        await tx.run(
          sql`insert into verfuegbarkeit (id, mitarbeiter_id, wochentag, minuten) values (${randomUUID()}, ${betrieb.mitarbeiterId[rolle]}, ${wochentag}, int4range(480, 960))`,
        );
    await tx.run(
      sql`update taetigkeit set online = 'ja', art = 'frei', dauer_minuten = 45, regel = regel - 'jeWeitereEinheitMinuten', buchung = ${json({ fragen: ['feuerstaetten'], dauerMinuten: null, preisCent: 8900, preisText: '', hinweis: '' })}::jsonb where id = ${KAMINOFEN}`,
    );
    await tx.run(sql`update taetigkeit set online = 'ja' where id in (${KEHRUNG}, ${SCHAU})`);
  });
  return { ...betrieb, slug };
}

export const zeiten = async (api: TestApi, { slug }: Buchungsbetrieb, mehr: object = {}) =>
  api.call(angebot.zeitenHolen, { params: { slug }, body: { ...WUNSCH, ...mehr } });

/** The first free time, or the one that begins then. */
export async function eineZeit(api: TestApi, wo: Buchungsbetrieb, von?: string): Promise<angebot.Zeit> {
  const { status, body } = await zeiten(api, wo);
  const zeit = body.tage?.flatMap((tag) => tag.zeiten).find((eine) => von === undefined || eine.von === von);
  if (!zeit) throw new Error(`${status} ${JSON.stringify(body).slice(0, 400)}`);
  return zeit;
}

/** Fields of the form that differ, and the key of the page it stands on. */
type Felder = { readonly [feld: string]: unknown; readonly key?: string };

export const reservieren = (
  api: TestApi,
  { slug }: Buchungsbetrieb,
  zeitId: string,
  { key = randomUUID(), ...mehr }: Felder = {},
) =>
  api.call(buchung.zeitReservieren, {
    params: { slug },
    body: { ...WUNSCH, zeitId, ...mehr },
    idempotencyKey: key,
  });

/** Every consent, as the last page collects them. */
export const ZUSTIMMUNG = {
  einwilligungen: (['datenschutz', 'widerrufsbelehrung', 'sofortbeginn'] as const).map((art) => ({
    art,
    fassung: EINWILLIGUNGEN[art].fassung,
  })),
  zahlungspflichtig: true,
};
export const buchen = (
  api: TestApi,
  { slug }: Buchungsbetrieb,
  reservierung: string,
  { key = randomUUID(), ...mehr }: Felder = {},
) =>
  api.call(buchung.buchen, {
    params: { slug },
    body: { reservierung, kontakt: KONTAKT, ...ZUSTIMMUNG, ...mehr },
    idempotencyKey: key,
  });

/** A whole booking: time, hold, confirmation. */
export async function gebucht(
  api: TestApi,
  wo: Buchungsbetrieb,
  { von, mehr = {}, wunsch = {} }: { von?: string; mehr?: Felder; wunsch?: Felder } = {},
): Promise<buchung.Buchungsstand> {
  const zeit = await eineZeit(api, wo, von);
  const held = await reservieren(api, wo, zeit.id, wunsch);
  if (held.status !== 200) throw new Error(JSON.stringify(held.body));
  const { status, body } = await buchen(api, wo, held.body.reservierung, mehr);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Somebody of their own: limits count network addresses. */
export const alsGast = (api: TestApi, nummer: number): GuestCtx =>
  makeCtx(
    { deps: api.deps, requestId: `gast-${nummer}`, adresse: `10.0.${nummer >> 8}.${nummer & 255}` },
    { art: 'gast' },
    undefined,
  );

/** What came of many calls at once: answers and refusals, and how long each took. */
export async function alleZugleich<T>(
  aufrufe: readonly (() => Promise<T>)[],
): Promise<{ geklappt: T[]; abgelehnt: Refused[]; ms: number[] }> {
  const ms: number[] = [];
  const ergebnisse = await Promise.allSettled(
    aufrufe.map(async (aufruf) => {
      const beginn = performance.now();
      try {
        return await aufruf();
      } finally {
        ms.push(performance.now() - beginn);
      }
    }),
  );
  const geklappt = ergebnisse.flatMap((eines) => (eines.status === 'fulfilled' ? [eines.value] : []));
  const abgelehnt = ergebnisse.flatMap((eines) => {
    if (eines.status === 'fulfilled') return [];
    if (!(eines.reason instanceof Refused)) throw eines.reason;
    return [eines.reason];
  });
  return { geklappt, abgelehnt, ms };
}
