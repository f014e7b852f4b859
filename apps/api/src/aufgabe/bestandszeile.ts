import type { LiegenschaftFilter, LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { fristenampel } from '@kehrtour/domain/aufgabe';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { darf } from '@kehrtour/domain/rolle';
import type { Tag } from '@kehrtour/domain/tag';

import type { StaffCtx } from '../platform/ctx.ts';
import type { BestandRow, Bestandssicht } from './bestand.store.ts';

/** What this person may see of the houses: everything, or those on her own rounds. */
export function sichtFuer(ctx: StaffCtx, filter: LiegenschaftFilter): Bestandssicht {
  const nurVon = darf(ctx.actor.rolle, 'liegenschaft.ansehen') ? undefined : ctx.actor.id;
  return { filter, nurVon, heute: ortszeitAus(ctx.now()).tag };
}

/** A function from rows to the slim form. Of thousands of Fristen few are different, so each is judged once. */
export function punktAus(heute: Tag): (row: BestandRow) => LiegenschaftPunkt {
  const bekannt = new Map<Tag, LiegenschaftPunkt['ampel']>();
  const ampelFuer = (fristBis: Tag): LiegenschaftPunkt['ampel'] => {
    const known = bekannt.get(fristBis);
    if (known !== undefined) return known;
    const ampel = fristenampel({ fristBis, status: 'offen' }, heute);
    bekannt.set(fristBis, ampel);
    return ampel;
  };
  return ({ begonnen_bis, spaeter_bis, taetigkeit_ids, nicht_mehr_im_export, ...row }) => ({
    ...row,
    frist: begonnen_bis ?? spaeter_bis,
    ampel: begonnen_bis !== null ? ampelFuer(begonnen_bis) : spaeter_bis !== null ? 'spaeter' : null,
    taetigkeitIds: taetigkeit_ids,
    nichtMehrImExport: nicht_mehr_im_export,
  });
}
