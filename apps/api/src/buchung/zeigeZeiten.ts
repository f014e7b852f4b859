import type { zeitenHolen } from '@kehrtour/contract/buchungsangebot';
import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import { formatDatum, formatWochentag } from '@kehrtour/domain/format';
import { angebotId, naechsteZeiten, type Zeitwunsch } from '@kehrtour/domain/freieZeiten';
import type { Tag } from '@kehrtour/domain/tag';

import type { GuestCtx } from '../platform/ctx.ts';
import type { BuchbareRow } from './angebot.store.ts';
import { type Angebot, buchbareTaetigkeit, ladeAngebot } from './angebot.ts';
import { begrenzeLesen } from './grenzen.ts';
import { versteheWunsch, zeitwunschAus } from './wunsch.ts';
import { filterFuer, zeitAus } from './zeitAus.ts';

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
  return zeitenAntwort(angebot, zeitwunschAus(wunsch, taetigkeit), taetigkeit, eingabe);
}

export function zeitenAntwort(
  angebot: Angebot,
  wunsch: Zeitwunsch,
  taetigkeit: BuchbareRow,
  { ab, nur }: { ab?: Tag | undefined; nur?: 'abend' | 'samstag' | undefined },
): Zeitenantwort {
  const { lage } = angebot;
  const passt = filterFuer(angebot, nur);
  const seite = naechsteZeiten(
    lage,
    wunsch,
    { ab: ab !== undefined && ab > lage.fruehestens ? ab : lage.fruehestens, tageMax: TAGE_JE_SEITE },
    passt,
  );
  const erster = naechsteZeiten(lage, wunsch, { ab: lage.fruehestens, tageMax: 1 });
  return {
    tage: seite.tage.map(({ tag, zeiten }) => ({
      tag,
      wochentag: formatWochentag(tag),
      datum: formatDatum(tag),
      zeiten: zeiten.map((zeit) => zeitAus(angebot, taetigkeit, zeit, angebotId(zeit))),
    })),
    naechster: erster.tage[0]?.tag ?? null,
    weiterAb: seite.weiterAb,
    fruehestens: lage.fruehestens,
    horizont: lage.horizont,
    dauerMinuten: wunsch.dauerMinuten,
  };
}
