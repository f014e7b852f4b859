import type { liegenschaftenHolen, LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import type { QueryOf } from '@kehrtour/contract/endpoint';
import { id as kennung } from '@kehrtour/contract/gemeinsam';
import type { Liegenschaftsortierung } from '@kehrtour/domain/liegenschaft/liegenschaft';
import * as z from 'zod/mini';

import type { StaffCtx } from '../platform/ctx.ts';
import { isStorable } from '../platform/http/readable.ts';
import { aufgabeRefused } from './aufgabe.grund.ts';
import { listSeite, countBestand } from './bestand.store.ts';
import { sichtFuer } from './bestandssicht.ts';

const SEITE = 100;

/** A page of houses; its cursor is the sort key of the last row, so that rows that come or go shift nothing. */
export async function listeLiegenschaften(
  ctx: StaffCtx,
  query: QueryOf<typeof liegenschaftenHolen>,
): Promise<{ eintraege: LiegenschaftPunkt[]; weiter: string | null; gesamt?: number }> {
  const { sortierung = 'laufnummer', absteigend, cursor, limit = SEITE, ...filter } = query;
  const sicht = await sichtFuer(ctx, filter);
  const seite = {
    sortierung,
    absteigend: absteigend === '1',
    nach: cursor === undefined ? undefined : schluesselAus(cursor, sortierung),
    limit: limit + 1,
  };
  const { rows, gesamt } = await ctx.transaction(async (tx) => ({
    rows: await listSeite(tx, sicht, seite),
    // Counting costs as much as the page itself; whoever turns pages knows the number from the first.
    gesamt: cursor === undefined ? await countBestand(tx, sicht) : undefined,
  }));
  const gezeigt = rows.slice(0, limit);
  const letzter = gezeigt.at(-1);
  return {
    eintraege: gezeigt.map(({ schluessel: _schluessel, ...punkt }) => punkt),
    weiter: rows.length > limit && letzter ? cursorAus(sortierung, letzter.schluessel) : null,
    ...(gesamt === undefined ? {} : { gesamt }),
  };
}

const cursorAus = (sortierung: Liegenschaftsortierung, schluessel: readonly string[]): string =>
  Buffer.from(JSON.stringify([sortierung, ...schluessel])).toString('base64url');

const zahl = z.string().check(z.regex(/^\d{1,9}(\.\d{1,9})?$/));
const ganzeZahl = z.string().check(z.regex(/^\d{1,7}$/));
const klartext = z.string().check(z.refine(isStorable));
/** No year zero: the database knows none. */
const tag = z.iso.date().check(z.regex(/^[1-9]/));
/** The sort keys of each order, with the id of the house behind them. */
const ANSCHRIFT = [klartext, klartext, ganzeZahl, klartext] as const;
const STELLE = {
  laufnummer: z.tuple([z.literal('laufnummer'), zahl, ...ANSCHRIFT, kennung]),
  anschrift: z.tuple([z.literal('anschrift'), ...ANSCHRIFT, kennung]),
  name: z.tuple([z.literal('name'), klartext, kennung]),
  frist: z.tuple([z.literal('frist'), tag, kennung]),
} as const satisfies Record<Liegenschaftsortierung, z.ZodMiniType<string[]>>;

/** A cursor belongs to the order it was given for. @throws Refused where it does not */
function schluesselAus(cursor: string, sortierung: Liegenschaftsortierung): string[] {
  const gelesen = STELLE[sortierung].safeParse(liesCursor(cursor));
  if (!gelesen.success) throw aufgabeRefused('stelle-unbekannt');
  return gelesen.data.slice(1);
}

function liesCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
