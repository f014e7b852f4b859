import type { liegenschaftenHolen, LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { QueryOf } from '@kehrtour/contract/endpoint';

import type { StaffCtx } from '../platform/ctx.ts';
import { feldRefused } from '../platform/refused.ts';
import { listSeite, schluesselLaenge, type Sortierung, zaehleBestand } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';

const SEITE = 100;

/** A page of houses; its cursor is the sort key of the last row, so that rows that come or go shift nothing. */
export async function listeLiegenschaften(
  ctx: StaffCtx,
  query: QueryOf<typeof liegenschaftenHolen>,
): Promise<{ eintraege: LiegenschaftPunkt[]; weiter: string | null; gesamt?: number }> {
  const { sortierung = 'laufnummer', absteigend, cursor, limit = SEITE, ...filter } = query;
  const sicht = sichtFuer(ctx, filter);
  const seite = {
    sortierung,
    absteigend: absteigend === '1',
    nach: cursor === undefined ? undefined : schluesselAus(cursor, sortierung),
    limit: limit + 1,
  };
  const { rows, gesamt } = await ctx.transaction(async (tx) => ({
    rows: await listSeite(tx, sicht, seite),
    // Counting costs as much as the page itself; who turns pages knows the number from the first.
    gesamt: cursor === undefined ? await zaehleBestand(tx, sicht) : undefined,
  }));
  const gezeigt = rows.slice(0, limit);
  const letzter = gezeigt.at(-1);
  return {
    eintraege: gezeigt.map(({ schluessel: _schluessel, ...punkt }) => punkt),
    weiter: rows.length > limit && letzter ? cursorAus(sortierung, letzter.schluessel) : null,
    ...(gesamt === undefined ? {} : { gesamt }),
  };
}

const cursorAus = (sortierung: Sortierung, schluessel: readonly string[]): string =>
  Buffer.from(JSON.stringify([sortierung, ...schluessel])).toString('base64url');

/** A cursor belongs to the order it was given for. @throws Refused where it does not */
function schluesselAus(cursor: string, sortierung: Sortierung): string[] {
  const gelesen = leseCursor(cursor);
  const [fuer, ...schluessel] = gelesen;
  if (fuer !== sortierung || schluessel.length !== schluesselLaenge(sortierung))
    throw feldRefused('cursor', 'Diese Stelle der Liste gibt es nicht. Bitte beginnen Sie von vorn.');
  return schluessel;
}

function leseCursor(cursor: string): string[] {
  try {
    const gelesen: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(gelesen) && gelesen.every((teil) => typeof teil === 'string') ? gelesen : [];
  } catch {
    return [];
  }
}
