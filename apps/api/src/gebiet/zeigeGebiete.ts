import type { Gebiet as Eintrag, Gebietsliste } from '@kehrtour/contract/gebiet';
import { ueberschneidungen } from '@kehrtour/domain/ort/gebiet';
import { gebietsname } from '@kehrtour/domain/ort/gebietsname';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { type GebietRow, listGebiete } from './gebiet.store.ts';

/** Where the company goes, and what contradicts itself. */
export function zeigeGebiete(ctx: StaffCtx): Promise<Gebietsliste> {
  return ctx.transaction(gebieteJetzt);
}

export async function gebieteJetzt(tx: Tx): Promise<Gebietsliste> {
  const rows = await listGebiete(tx);
  const worte = new Map(rows.map((row) => [row.id, `„${gebietsname(row)}“`]));
  return {
    eintraege: rows.map(eintragAus),
    ueberschneidungen: ueberschneidungen(rows).map(({ a, b, art }) => ({
      ids: [a, b],
      text:
        art === 'doppelt'
          ? `${worte.get(a)} und ${worte.get(b)} sagen für dieselben Häuser dasselbe. Eines davon genügt.`
          : `${worte.get(a)} und ${worte.get(b)} sagen für dieselben Häuser Verschiedenes. Bitte ändern Sie eines davon.`,
    })),
  };
}

function eintragAus({ strasseSchluessel: _schluessel, ...row }: GebietRow): Eintrag {
  return row;
}
