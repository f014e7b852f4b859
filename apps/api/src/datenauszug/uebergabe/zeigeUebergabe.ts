import type { Bezirksuebergabe } from '@kehrtour/contract/bezirksuebergabe';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { uebergabestand } from '@kehrtour/domain/recht/bezirksuebergabe';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { countUmfang, findUebergabe, type UebergabeRow } from './uebergabe.store.ts';

/** A day to think again between the confirmation and what cannot be taken back. */
export const BEDENKZEIT_MS = 86_400_000;

export const verlangeRecht = (ctx: StaffCtx): void => {
  if (!darf(ctx.actor.rolle, 'unternehmen.loeschen')) throw new Refused('nicht-erlaubt');
};

/** Where the handing over of the district stands, and what would be deleted after it. @throws Refused 'nicht-erlaubt' */
export function zeigeUebergabe(ctx: StaffCtx): Promise<Bezirksuebergabe> {
  verlangeRecht(ctx);
  return ctx.transaction((tx) => uebergabeJetzt(ctx, tx));
}

export async function uebergabeJetzt(ctx: StaffCtx, tx: Tx): Promise<Bezirksuebergabe> {
  const row = await findUebergabe(tx);
  const { gehen, bleiben, termine } = await countUmfang(tx, ctx.now());
  return {
    uebergabe: row ? uebergabeAus(row, ortszeitAus(ctx.now()).tag) : null,
    haeuser: { gehen, bleiben },
    termine,
  };
}

function uebergabeAus(row: UebergabeRow, heute: string): NonNullable<Bezirksuebergabe['uebergabe']> {
  const { stand, bis } = uebergabestand({
    uebergebenAm: row.uebergeben_am,
    beanstandetAm: row.beanstandet_am,
    nachgebessertAm: row.nachgebessert_am,
    bestaetigtAm: row.bestaetigt_am,
    geloeschtAm: row.geloescht_am && ortszeitAus(row.geloescht_am).tag,
  });
  return {
    nachfolger: row.nachfolger,
    uebergebenAm: row.uebergeben_am,
    stand,
    bis,
    ueberfaellig: bis !== null && heute > bis,
    beanstandung: row.beanstandung,
    datei:
      row.datei_am === null
        ? null
        : {
            am: row.datei_am.toISOString(),
            haeuser: row.datei_haeuser ?? 0,
            pruefsumme: row.datei_pruefsumme ?? '',
          },
    bestaetigtAm: row.bestaetigt_am,
    bestaetigtVon: row.bestaetigt_von,
    loeschtAb:
      row.bestaetigung_eingetragen_am &&
      new Date(row.bestaetigung_eingetragen_am.getTime() + BEDENKZEIT_MS).toISOString(),
    geloeschtAm: row.geloescht_am?.toISOString() ?? null,
    geloescht: row.geloescht,
  };
}
