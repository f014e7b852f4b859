import type { zeitenHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { Randzeit } from '@kehrtour/domain/buchung/buchung';
import type { Tag } from '@kehrtour/domain/tag';
import { naechsteZeiten, type Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import { knappheitAb } from '@kehrtour/domain/zeiten/knappheit';

import type { GuestCtx } from '../../platform/ctx.ts';
import { begrenzeLesen } from '../grenze/grenzen.ts';
import type { BuchbareRow } from './angebot.store.ts';
import { type Angebot, buchbareTaetigkeit, imOrt } from './angebot.ts';
import { ladeAngebot } from './ladeAngebot.ts';
import { mitStrassen } from './strassenwege.ts';
import { versteheWunsch, zeitwunschAus } from './wunsch.ts';
import { filterFuer, tagesworte, zeitAus } from './zeitAus.ts';

export type Zeitenantwort = AnswerOf<typeof zeitenHolen>;

/** Days with free times in one answer. */
const TAGE_JE_SEITE = 14;

/** The next free times for a wish, grouped by day. */
export async function zeigeZeiten(
  ctx: GuestCtx,
  slug: string,
  eingabe: BodyOf<typeof zeitenHolen>,
): Promise<Zeitenantwort> {
  await begrenzeLesen(ctx);
  const angebot = await ladeAngebot(ctx, slug);
  const wunsch = await versteheWunsch(angebot, eingabe);
  const taetigkeit = buchbareTaetigkeit(angebot.stamm, wunsch.taetigkeitId);
  if (!taetigkeit) throw new Error('activity vanished between two lines');
  const zeitwunsch = await mitStrassen(angebot, zeitwunschAus(wunsch, taetigkeit), eingabe.ab);
  return zeitenAntwort(angebot, zeitwunsch, taetigkeit, eingabe);
}

export function zeitenAntwort(
  angebot: Angebot,
  wunsch: Zeitwunsch,
  taetigkeit: BuchbareRow,
  { ab, nur }: { ab?: Tag | undefined; nur?: Randzeit | undefined },
): Zeitenantwort {
  const { grundlage } = angebot;
  const dort = imOrt(angebot, wunsch.anschrift);
  const passt = filterFuer(angebot, nur);
  const vorne = ab === undefined || ab <= grundlage.fruehestens;
  const erster = vorne ? grundlage.fruehestens : ab;
  const seite = naechsteZeiten(grundlage, wunsch, { ab: erster, tageMax: TAGE_JE_SEITE }, passt);
  return {
    tage: seite.tage.map(({ tag, zeiten }) => {
      const worte = tagesworte(tag);
      return { ...worte, zeiten: zeiten.map((zeit) => zeitAus(dort, taetigkeit, zeit, worte)) };
    }),
    // A page from the first day on, without a filter, begins with it.
    naechster:
      vorne && nur === undefined
        ? (seite.tage[0]?.tag ?? null)
        : (naechsteZeiten(grundlage, wunsch, { ab: grundlage.fruehestens, tageMax: 1 }).tage[0]?.tag ?? null),
    weiterAb: seite.weiterAb,
    fruehestens: grundlage.fruehestens,
    horizont: grundlage.horizont,
    dauerMinuten: wunsch.dauerMinuten,
    knapp: knappheitAb(grundlage, wunsch, {
      ab: erster,
      tage: seite.tage.map(({ tag }) => tag),
      gefiltert: nur !== undefined,
    }),
  };
}
