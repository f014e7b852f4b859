import {
  EXPORTENTSCHEIDE_MAX,
  type Exporthindernis,
  type UngenannteHaeuser,
  type UngenanntesHaus,
} from '@kehrtour/contract/exportentscheid';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import {
  countUngenannte,
  listEntscheide,
  listUngenannte,
  type UngenanntesRow,
} from './exportentscheid.store.ts';

const ENTSCHEIDE_GEZEIGT = 20;

/** Houses the last export no longer names, with whom they concern and what stands in the way of putting them to rest. */
export function zeigeUngenannte(ctx: StaffCtx): Promise<UngenannteHaeuser> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => ({
    haeuser: (await listUngenannte(tx, ctx.now(), EXPORTENTSCHEIDE_MAX)).map(hausAus),
    gesamt: await countUngenannte(tx),
    entschieden: (await listEntscheide(tx, ENTSCHEIDE_GEZEIGT)).map((row) => ({
      ...row,
      am: row.am.toISOString(),
      erstes: strassenzeile(row.erstes),
    })),
  }));
}

const hausAus = (row: UngenanntesRow): UngenanntesHaus => ({
  id: row.id,
  version: row.version,
  anschrift: strassenzeile(row),
  ortszeile: ortszeile(row),
  kontakte: row.kontakte,
  aufgabenOffen: row.offen,
  zuletzt: row.import_am && { name: row.import_name ?? '', am: row.import_am.toISOString() },
  hindernis: hindernisVon(row),
});

/** Whoever was told of a visit hears of its end from a person, house by house; so does a round that is being made. */
export function hindernisVon(row: UngenanntesRow): Exporthindernis | null {
  if (row.angekuendigt_am) return { art: 'angekuendigt', am: row.angekuendigt_am.toISOString() };
  if (row.kehrtour_id)
    return { art: 'in-kehrtour', kehrtourId: row.kehrtour_id, name: row.kehrtour_name ?? '' };
  return null;
}
