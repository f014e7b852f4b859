import type { Zeitwunsch } from '@kehrtour/domain/freieZeiten';
import type { Punkt, Zeitlage } from '@kehrtour/domain/zeitlage';

import { luftlinie } from '../ort/fahrzeiten/luftlinie.ts';
import { wegspeicher } from '../ort/fahrzeiten/wegeAb.ts';
import { fahrzeitenFuer } from '../ort/fahrzeitenFuer.ts';
import { perKey } from '../platform/batched.ts';
import type { Deps } from '../platform/deps.ts';
import { einstellungenAus } from '../unternehmen/einstellungen.ts';
import type { Angebot } from './angebot.ts';

const wege = perKey((_deps: Deps) => wegspeicher());

/** A page does not wait for roads: what is not known by then is estimated from the air-line. */
const LISTE_MS = 120;
/** Who holds a time waits a little longer, so that it is judged by the roads it was offered by. */
const HALTEN_MS = 1_000;

/** The wish with its drives by road, as rounds count them, for a list of times. */
export const mitStrassen = (angebot: Angebot, wunsch: Zeitwunsch): Promise<Zeitwunsch> =>
  ermittle(angebot, wunsch, LISTE_MS);

/**
 * The same for judging a time that was offered: the shorter one of road and air-line, because nobody knows any more by which
 * of them it was on the list.
 */
export async function mitNachsicht(angebot: Angebot, wunsch: Zeitwunsch): Promise<Zeitwunsch> {
  const { ort } = wunsch;
  const { fahrtMinuten, ...rest } = await ermittle(angebot, wunsch, HALTEN_MS);
  if (ort === null || fahrtMinuten === undefined) return wunsch;
  return {
    ...rest,
    fahrtMinuten: (zu) =>
      Math.min(fahrtMinuten(zu) ?? Number.POSITIVE_INFINITY, angebot.lage.fahrtMinuten(ort, zu)),
  };
}

async function ermittle(angebot: Angebot, wunsch: Zeitwunsch, hoechstensMs: number): Promise<Zeitwunsch> {
  const { ctx, stamm, lage } = angebot;
  if (wunsch.ort === null) return wunsch;
  const { quelle } = await fahrzeitenFuer(ctx, stamm.karte);
  if (quelle === luftlinie) return wunsch;
  const { fahrzeitFaktor, parkMinuten } = einstellungenAus(stamm.einstellungen).planung;
  const sekundenZu = await wege(ctx.deps)({
    quelle,
    bereich: ctx.unternehmenId,
    ab: wunsch.ort,
    ziele: orteVon(lage),
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

/** Every place somebody comes from or goes to, the next days first; looked for once for all who ask of the same reading. */
const orteVon = perKey((lage: Zeitlage): readonly Punkt[] => {
  const orte = [
    ...lage.personen.map(({ start }) => start),
    ...lage.personen
      .flatMap(({ belegt }) => belegt)
      .toSorted((a, b) => a.von - b.von)
      .flatMap(({ ort, ortDanach }) => [ort, ortDanach ?? null]),
  ];
  const verschiedene = new Map(
    orte.flatMap((ort): [string, Punkt][] => (ort === null ? [] : [[`${ort.lat}/${ort.lon}`, ort]])),
  );
  return [...verschiedene.values()];
});
