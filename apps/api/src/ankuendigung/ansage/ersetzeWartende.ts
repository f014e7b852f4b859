import { isDeepStrictEqual } from 'node:util';

import { liesDatum } from '@kehrtour/domain/importdatei/spalte/werte';
import { zeitpunktAus } from '@kehrtour/domain/ortszeit';

import type { TenantCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { discardMessages, holdMessages } from '../../platform/post/heldMessages.ts';
import type { Fenster } from '../../terminzettel/zettelAuftrag.ts';
import { fensterText } from '../empfang/fensterText.ts';
import type { Anlass } from '../papier/nachricht.ts';
import { listAnsagezeiten, listGehoerte, listWartende } from './ersetzeWartende.store.ts';

/** Why it never left. */
export const WARUM_UEBERHOLT = 'Nicht gesendet: Inzwischen gilt etwas anderes.';

/** What somebody heard last of a visit of which something was taken back. */
export type Gehoert = { readonly wann: Fenster | undefined };

/** Undefined where nothing of this visit was taken back: then what was told is what was heard. */
export type Gehoertes = (terminId: string, mitteilung: boolean) => Gehoert | undefined;

/**
 * What is told anew of these visits takes the place of what has not left yet: nobody reads in the same hour of a time that holds no
 * more. What is being handed over at this moment counts as heard.
 */
export async function ersetzeWartende(
  ctx: TenantCtx,
  tx: Tx,
  terminIds: readonly string[],
): Promise<Gehoertes> {
  const wartende = await listWartende(tx, terminIds, ctx.now());
  if (wartende.length === 0) return () => undefined;
  await verwirf(ctx, tx, wartende);
  const gehoerte = await listGehoerte(tx, terminIds, ctx.now());
  return (terminId, mitteilung) => {
    const ist = (row: { termin_id: string; mitteilung: boolean }): boolean =>
      row.termin_id === terminId && row.mitteilung === mitteilung;
    return wartende.some(ist) ? { wann: gehoerte.find(ist)?.wann ?? undefined } : undefined;
  };
}

/** The same where something else than an announcement takes its place. Answers what was thrown away, for whoever takes that back. */
export const verwirfWartende = async (
  ctx: TenantCtx,
  tx: Tx,
  terminIds: readonly string[],
): Promise<string[]> => verwirf(ctx, tx, await listWartende(tx, terminIds, ctx.now()));

async function verwirf(
  ctx: TenantCtx,
  tx: Tx,
  wartende: readonly { ausgang_id: string; angehalten: boolean }[],
): Promise<string[]> {
  const now = ctx.now();
  // What the office stopped stays where it looks for it; it is thrown away when it lets the rest go.
  const ids = wartende.flatMap(({ ausgang_id, angehalten }) => (angehalten ? [] : [ausgang_id]));
  await holdMessages(tx, ids, now);
  await discardMessages(tx, ids, { now, why: WARUM_UEBERHOLT });
  return ids;
}

/** Why something is told to whoever heard this last: of a time that was told and taken back meanwhile nobody knows. */
export function anlassNach(
  gehoert: Gehoert | undefined,
  { fenster_von, fenster_bis }: { readonly fenster_von: Date; readonly fenster_bis: Date },
  anlass: Anlass,
): Anlass {
  if (gehoert === undefined || anlass.art === 'absage') return anlass;
  const { wann } = gehoert;
  if (!wann || isDeepStrictEqual({ ...wann }, fensterText(fenster_von, fenster_bis)))
    return { art: 'ankuendigung' };
  return { ...(anlass.art === 'aenderung' ? anlass : { art: 'aenderung' as const }), bisher: wann };
}

type Zeit = { readonly von: Date; readonly bis: Date };

/**
 * The time of a visit as whoever is written to knows it. Undefined where it is the one that holds: only of the last notice it counts
 * whether it was heard, and a time that a household chose itself was never told in one.
 */
export async function gehoerteZeit(
  ctx: TenantCtx,
  tx: Tx,
  { terminId, mitteilung, gilt }: { terminId: string; mitteilung: boolean; gilt: Zeit },
): Promise<Zeit | undefined> {
  const ansagen = await listAnsagezeiten(tx, { terminId, mitteilung, jetzt: ctx.now() });
  const [letzte] = ansagen;
  if (!letzte || letzte.gehoert || !isDeepStrictEqual({ ...letzte.wann }, fensterText(gilt.von, gilt.bis)))
    return undefined;
  const gehoerte = ansagen.find(({ gehoert }) => gehoert);
  return gehoerte?.wann ? zeitVon(gehoerte.wann) : undefined;
}

function zeitVon({ datum, von, bis }: Fenster): Zeit | undefined {
  const tag = liesDatum(datum);
  return tag === undefined
    ? undefined
    : { von: zeitpunktAus({ tag, uhrzeit: von }), bis: zeitpunktAus({ tag, uhrzeit: bis }) };
}
