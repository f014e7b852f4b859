import { createHash } from 'node:crypto';

import { formatTag } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { personensatz } from '@kehrtour/domain/unternehmen/personenkreis';

import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { feedKalender, type Feedtermin } from './feedKalender.ts';
import { type FeedterminRow, findFeed, findZugang, listFeedtermine, noteGeholt } from './kalender.store.ts';

export type Feeddatei = { readonly text: string; readonly etag: string; readonly lastModified: Date };

const DATEI = /^([A-Za-z0-9_-]{22,64})\.ics$/;

/**
 * The feed under a secret address, with what tells an unchanged one.
 * @throws Refused 'nicht-gefunden', the same for every reason
 */
export async function gibFeedAus(ctx: GuestCtx, datei: string): Promise<Feeddatei> {
  const token = DATEI.exec(datei)?.[1];
  if (token === undefined) throw new Refused('nicht-gefunden');
  const zugang = await ctx.transaction((tx) => findZugang(tx, hashToken(token)));
  if (!zugang) throw new Refused('nicht-gefunden');
  return imBetrieb(ctx.as({ art: 'gast' }, zugang.unternehmen_id), zugang.zugangscode_id);
}

async function imBetrieb(ctx: Ctx, feedId: string): Promise<Feeddatei> {
  const { feed, rows } = await ctx.transaction(async (tx) => {
    const feed = await findFeed(tx, feedId);
    if (!feed) throw new Refused('nicht-gefunden');
    await noteGeholt(tx, feedId, ctx.now());
    return { feed, rows: await listFeedtermine(tx, feed.mitarbeiter_id, ctx.now()) };
  });
  const text = feedKalender({
    name: `${feed.betrieb}: ${feed.name}`,
    addresses: ctx.deps.env.addresses,
    termine: rows.map((row) => feedtermin(row, feed.mit_kundendaten)),
  });
  const zuletzt = Math.max(
    feed.angelegt_am.getTime(),
    ...rows.map(({ geaendert_am }) => geaendert_am.getTime()),
  );
  return {
    text,
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    lastModified: new Date(zuletzt),
  };
}

function feedtermin(row: FeedterminRow, mitKundendaten: boolean): Feedtermin {
  const von = ortszeitAus(row.fenster_von);
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    beginn: row.beginn,
    ende: row.ende,
    geaendertAm: row.geaendert_am,
    taetigkeiten: row.taetigkeiten,
    fenster: `${formatTag(von.tag)}, ${von.uhrzeit} bis ${ortszeitAus(row.fenster_bis).uhrzeit} Uhr`,
    personen: personensatz(row.personen ?? []),
    ...(mitKundendaten
      ? { kunde: { name: row.kunde, anschrift: row.anschrift, telefon: row.telefon, notiz: row.notiz } }
      : {}),
  };
}
