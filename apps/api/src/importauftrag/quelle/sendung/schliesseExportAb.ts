import { strassenzeile } from '@kehrtour/domain/ort/adresse';

import { setzeFehlend } from '../../../liegenschaft/vieleHaeuser.ts';
import type { TenantCtx } from '../../../platform/ctx.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { announce } from '../../../platform/db/events.ts';
import {
  deleteNennungen,
  deleteNennungenVor,
  findExportstand,
  findQuellname,
  listFehlende,
  listStille,
  saveFehlende,
} from './abschluss.store.ts';
import { auftragFuer } from './nimmSendungAn.ts';
import { lockImporte, updateSendungsauftrag } from './sendung.store.ts';

export type Exportende = {
  readonly quelle: string;
  readonly name: string;
  /** How many properties the program says it named; missing where it only fell silent. */
  readonly anzahl?: number;
};
export type Abschluss =
  | { readonly ganz: true; readonly genannt: number; readonly fehlend: number }
  | { readonly ganz: false; readonly genannt: number; readonly bestand: number };

/** Whoever falls silent after so much of the stock has sent all of it; whoever names less has sent changes only, or broke off. */
const GANZ_AB = 0.9;
/** A program that says it is through may have lost more, but never most of the district at once. */
const GESAGT_AB = 0.5;

/**
 * Ends an export that came in many pushes: houses of this source that it did not name are marked, as a file marks them. Nothing
 * is deleted, and taking the day's import back takes the marks back.
 */
export async function schliesseExportAb(ctx: TenantCtx, tx: Tx, ende: Exportende): Promise<Abschluss> {
  await lockImporte(tx);
  const { quelle, anzahl } = ende;
  const { genannt = 0, bestand = 0, wiedergesehen = 0 } = (await findExportstand(tx, quelle)) ?? {};
  const anteil = bestand === 0 ? 1 : wiedergesehen / bestand;
  const ganz =
    genannt > 0 && (anzahl === undefined ? anteil >= GANZ_AB : anzahl === genannt && anteil >= GESAGT_AB);
  if (!ganz) {
    // Whoever is told may send the rest; of whoever fell silent nothing more comes.
    if (anzahl === undefined) await deleteNennungen(tx, quelle);
    return { ganz, genannt, bestand };
  }
  const fehlende = await listFehlende(tx, quelle);
  await deleteNennungen(tx, quelle);
  if (fehlende.length > 0) await markiere(ctx, tx, ende, fehlende);
  return { ganz, genannt, fehlend: fehlende.length };
}

async function markiere(
  ctx: TenantCtx,
  tx: Tx,
  { quelle, name }: Exportende,
  fehlende: Awaited<ReturnType<typeof listFehlende>>,
): Promise<void> {
  const { schritte, ...auftrag } = await auftragFuer(ctx, tx, { quelle, name });
  await saveFehlende(
    tx,
    auftrag.id,
    fehlende.map(({ id, strasse, hausnr, ort }, i) => ({
      nummer: schritte + i,
      titel: [strassenzeile({ strasse, hausnr }), ort].filter(Boolean).join(', '),
      liegenschaft_id: id,
    })),
  );
  await setzeFehlend(
    tx,
    fehlende.map(({ id }) => id),
  );
  const fehlend = (auftrag.anzahl.fehlend ?? 0) + fehlende.length;
  await updateSendungsauftrag(tx, { ...auftrag, anzahl: { ...auftrag.anzahl, fehlend } }, ctx.now());
  await announce(tx, { art: 'liegenschaft' });
  await announce(tx, { art: 'import', id: auftrag.id });
}

const TAG_MS = 86_400_000;

/** Those of the company that were silent since `vor`. */
export async function schliesseStilleExporteAb(ctx: TenantCtx, vor: Date): Promise<void> {
  await ctx.transaction(async (tx) => {
    await deleteNennungenVor(tx, new Date(vor.getTime() - TAG_MS));
    for (const { quelle } of await listStille(tx, vor))
      await schliesseExportAb(ctx, tx, { quelle, name: (await findQuellname(tx, quelle))?.name ?? '' });
  });
}
