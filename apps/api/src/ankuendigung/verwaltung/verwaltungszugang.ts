import type { Verwaltungszugang } from '@kehrtour/contract/verwaltung';
import { darf } from '@kehrtour/domain/rolle';

import { verlangeVerwaltung } from '../../liegenschaft/verwaltung/verlangeVerwaltung.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findVerwaltungscode, sperreVerwaltungscode } from '../../zugang/verwaltungscode.ts';
import { erneuereVerwaltungslink, verwaltungslinkAus } from '../ansage/verwaltungslink.ts';

/** The link by which a Hausverwaltung sees its houses; empty where there is none. */
export function zeigeVerwaltungszugang(ctx: StaffCtx, id: string): Promise<Verwaltungszugang> {
  return mitVerwaltung(ctx, id, (tx) => zugangJetzt(ctx, tx, id));
}

/** A new link; whoever has an older one sees nothing any more. */
export function legeVerwaltungszugangAn(ctx: StaffCtx, id: string): Promise<Verwaltungszugang> {
  return mitVerwaltung(ctx, id, async (tx, name) => {
    await erneuereVerwaltungslink(ctx, tx, id);
    await recordOfCompany(ctx, tx, { was: 'verwaltungslink-angelegt', nach: { verwaltung: name } });
    return zugangJetzt(ctx, tx, id);
  });
}

/** The link opens nothing any more, and no notice brings another one; only a press of the office does. */
export function loescheVerwaltungszugang(ctx: StaffCtx, id: string): Promise<void> {
  return mitVerwaltung(ctx, id, async (tx, name) => {
    await sperreVerwaltungscode(tx, id);
    await recordOfCompany(ctx, tx, { was: 'verwaltungslink-gesperrt', von: { verwaltung: name } });
  });
}

async function mitVerwaltung<T>(
  ctx: StaffCtx,
  id: string,
  tat: (tx: Tx, name: string) => Promise<T>,
): Promise<T> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => tat(tx, await verlangeVerwaltung(tx, id)));
}

async function zugangJetzt(ctx: StaffCtx, tx: Tx, id: string): Promise<Verwaltungszugang> {
  const code = await findVerwaltungscode(tx, id);
  if (!code || code.gueltig_bis < ctx.now()) return { url: null, gueltigBis: null };
  return {
    url: verwaltungslinkAus(ctx, code.id),
    gueltigBis: code.gueltig_bis.toISOString(),
  };
}
