import { wohnungDer } from '@kehrtour/domain/kehrtour/terminteilung';

import type { StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import type { BuchbareRow } from '../angebot/angebot.store.ts';
import { alsGebucht } from '../bestellung.ts';
import type { GebuchterWunsch } from '../buchung.store.ts';
import { versteheTelefonwunsch } from '../buero/telefonwunsch.ts';
import { type Arbeit, minutenDer, type Teilbar, worteDer } from './ladeTeilbar.ts';

/** The visit that part of the work becomes, before it has a time. */
export type AbgeteilterBesuch = { readonly wunsch: GebuchterWunsch; readonly taetigkeit: BuchbareRow };

/** Whoever comes has to be allowed to do all of it: the work that asks most of a person leads. */
export async function abgeteilterBesuch(
  ctx: StaffCtx,
  { row }: Pick<Teilbar, 'row'>,
  arbeiten: readonly Arbeit[],
): Promise<AbgeteilterBesuch> {
  const verstanden = [];
  for (const taetigkeitId of new Set(arbeiten.map((arbeit) => arbeit.taetigkeitId)))
    verstanden.push(
      await versteheTelefonwunsch(ctx, {
        taetigkeitId,
        angaben: {},
        wo: { art: 'liegenschaft', liegenschaftId: row.liegenschaft_id },
      }),
    );
  const fuehrend = verstanden.find(({ taetigkeit }) => taetigkeit.qualifikation !== 'keine') ?? verstanden[0];
  if (!fuehrend) throw new Refused('nicht-gefunden');
  const worte = worteDer(arbeiten).join(', ');
  const taetigkeit = { ...fuehrend.taetigkeit, name: worte, kundentext: worte };
  const wunsch = {
    ...fuehrend.wunsch,
    dauerMinuten: minutenDer(arbeiten),
    nutzungseinheitId: wohnungDer(arbeiten),
    aufgabeId: arbeiten.find(({ taetigkeitId }) => taetigkeitId === taetigkeit.id)?.id ?? null,
  };
  const gebucht = alsGebucht({ wunsch }, taetigkeit, { zuschlagCent: null, zuschlagText: '' });
  // What several things cost together nobody has said.
  return {
    taetigkeit,
    wunsch: verstanden.length > 1 ? { ...gebucht, preisCent: null, preisText: '' } : gebucht,
  };
}
