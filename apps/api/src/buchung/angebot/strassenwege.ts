import type { Tag } from '@kehrtour/domain/tag';
import type { Zeitwunsch } from '@kehrtour/domain/zeiten/freieZeiten';
import type { Punkt } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { luftlinie } from '../../ort/fahrzeiten/luftlinie.ts';
import { wegspeicher } from '../../ort/fahrzeiten/wegeAb.ts';
import { fahrzeitenFuer } from '../../ort/fahrzeitenFuer.ts';
import type { Deps } from '../../platform/deps.ts';
import { perKey } from '../../platform/queue/batched.ts';
import { einstellungenAus } from '../../unternehmen/einstellungen.ts';
import type { Angebot } from './angebot.ts';
import { orteAb } from './orteAb.ts';

const wege = perKey((_deps: Deps) => wegspeicher());

/** A page does not wait for roads: what is not known by then is estimated from the air-line. */
const LISTE_MS = 120;
/** Whoever holds a time waits a little longer, so that it is judged by the roads it was offered by. */
const HALTEN_MS = 1_000;

/** The wish with its drives by road, as rounds count them, for a list of times from `ab` on. */
export const mitStrassen = (angebot: Angebot, wunsch: Zeitwunsch, ab?: Tag): Promise<Zeitwunsch> =>
  ermittle(angebot, wunsch, { orte: orteAb(angebot.grundlage, ab), hoechstensMs: LISTE_MS });

/**
 * The same for judging a time that was offered: the shorter one of road and air-line, because nobody knows any more by which
 * of them it was on the list.
 */
export async function mitNachsicht(angebot: Angebot, wunsch: Zeitwunsch, tag: Tag): Promise<Zeitwunsch> {
  const { ort } = wunsch;
  const orte = orteAb(angebot.grundlage, tag, tag);
  const { fahrtMinuten, ...rest } = await ermittle(angebot, wunsch, { orte, hoechstensMs: HALTEN_MS });
  if (ort === null || fahrtMinuten === undefined) return wunsch;
  return {
    ...rest,
    fahrtMinuten: (zu) =>
      Math.min(fahrtMinuten(zu) ?? Number.POSITIVE_INFINITY, angebot.grundlage.fahrtMinuten(ort, zu)),
  };
}

type Frage = { readonly orte: readonly Punkt[]; readonly hoechstensMs: number };

async function ermittle(
  angebot: Angebot,
  wunsch: Zeitwunsch,
  { orte, hoechstensMs }: Frage,
): Promise<Zeitwunsch> {
  const { ctx, stamm } = angebot;
  if (wunsch.ort === null) return wunsch;
  const { quelle } = await fahrzeitenFuer(ctx, stamm.karte);
  if (quelle === luftlinie) return wunsch;
  const { fahrzeitFaktor, parkMinuten } = einstellungenAus(stamm.einstellungen).planung;
  const sekundenZu = await wege(ctx.deps)({
    quelle,
    bereich: ctx.unternehmenId,
    ab: wunsch.ort,
    ziele: orte,
    hoechstensMs,
  });
  return {
    ...wunsch,
    fahrtMinuten: (zu) => {
      const sekunden = sekundenZu(zu);
      if (sekunden === undefined) return undefined;
      // The same house needs no car.
      return sekunden === 0 ? 0 : Math.ceil((fahrzeitFaktor * sekunden) / 60 + parkMinuten);
    },
  };
}
