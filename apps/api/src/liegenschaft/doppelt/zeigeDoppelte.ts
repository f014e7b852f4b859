import {
  DOPPELTE_MAX,
  type Doppelpaar,
  type Doppelte,
  type Hausseite,
  type Zusammenfuehrung,
} from '@kehrtour/contract/doppelt';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { findeDoppelte } from '@kehrtour/domain/ort/doppelteHaeuser';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import {
  type HausseiteRow,
  listHausbilder,
  listHausseiten,
  listVerschiedene,
  listZusammenfuehrungen,
  type ZusammenfuehrungRow,
} from './doppelt.store.ts';

/** Entries that look like one house, side by side, and what was joined lately. */
export function zeigeDoppelte(ctx: StaffCtx): Promise<Doppelte> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    const verschieden = new Set(
      (await listVerschiedene(tx)).map(({ eines, anderes }) => `${eines} ${anderes}`),
    );
    const alle = findeDoppelte(await listHausbilder(tx)).filter(
      ({ eines, anderes }) => !verschieden.has(`${eines} ${anderes}`),
    );
    const gezeigte = alle.slice(0, DOPPELTE_MAX);
    const ids = [...new Set(gezeigte.flatMap(({ eines, anderes }) => [eines, anderes]))];
    const seiten = new Map((await listHausseiten(tx, ids, ctx.now())).map((row) => [row.id, row]));
    return {
      paare: gezeigte.flatMap(({ eines, anderes, grund }): Doppelpaar[] => {
        const [a, b] = [seiten.get(eines), seiten.get(anderes)];
        if (!a || !b) return [];
        const [bleibt, geht] = gewicht(b) > gewicht(a) ? [b, a] : [a, b];
        return [{ grund, bleibt: seiteAus(bleibt), geht: seiteAus(geht) }];
      }),
      gesamt: alle.length,
      zuletzt: (await listZusammenfuehrungen(tx)).map(zusammenfuehrungAus),
    };
  });
}

/** The house with more of a life stays: what is promised weighs most, then what a program knows. */
const gewicht = (row: HausseiteRow): number =>
  row.kommende * 1000 +
  (row.external_id === null ? 0 : 500) +
  (row.aus_import ? 100 : 0) +
  row.termine +
  row.erledigt;

function seiteAus(row: HausseiteRow): Hausseite {
  return {
    id: row.id,
    version: row.version,
    anschrift: strassenzeile(row),
    ortszeile: ortszeile(row),
    kennung: row.external_id ?? '',
    ausImport: row.aus_import,
    kontakte: row.kontakte,
    einheiten: row.einheiten,
    anlagen: row.anlagen,
    aufgabenOffen: row.offen,
    aufgabenErledigt: row.erledigt,
    schluessel: row.schluessel,
    termine: row.termine,
    kommende: row.kommende,
  };
}

const zusammenfuehrungAus = (row: ZusammenfuehrungRow): Zusammenfuehrung => ({
  id: row.id,
  liegenschaftId: row.nach_id,
  anschrift: strassenzeile(row),
  mit: row.anschrift,
  am: row.am.toISOString(),
  wer: row.wer,
  trennbar: row.trennbar,
});
