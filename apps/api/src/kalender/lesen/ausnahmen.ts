import type { Eintrag } from './eintrag.ts';
import { aufDerUhr, tagIn, tagVon, type Zeitwert } from './zeitwert.ts';

/** A single date of a series (RFC 5545 §3.8.4.4), or one with all after it; `gefunden` once a series had it. */
export type Ausnahme = {
  readonly eintrag: Eintrag;
  readonly wert: Zeitwert;
  readonly undDanach: boolean;
  gefunden: boolean;
};

type Seit = {
  readonly ab: number;
  readonly eintrag: Eintrag;
  /** By how much of the wall clock each date moved. */ readonly verschoben: number;
  /** The moved dates are whole days though the series has times. */ readonly amTag: boolean;
};
export type Reihe = {
  /** Whether somebody else stands for this date. */
  readonly ersetzt: (instant: number, wand: number) => boolean;
  /** What holds for this date since an earlier one. */
  readonly seit: (instant: number) => Seit | undefined;
};

const OHNE: Reihe = { ersetzt: () => false, seit: () => undefined };

/** How the single dates meet the dates of a series: by instant, or by day where either says only a day. */
export function nimmAusnahmen(serie: Zeitwert, ausnahmen: readonly Ausnahme[]): Reihe {
  if (ausnahmen.length === 0) return OHNE;
  const zeiten = new Map<number, Ausnahme[]>();
  const tage = new Map<number, Ausnahme[]>();
  for (const ausnahme of ausnahmen) {
    // What another series of this UID had is not this one's.
    if (ausnahme.gefunden) continue;
    const wert = aufDerUhr(ausnahme.wert, serie);
    const nachTag = wert.ganzerTag || serie.ganzerTag;
    const liste = nachTag ? tage : zeiten;
    const schluessel = nachTag ? tagIn(wert, serie) : wert.instant;
    liste.set(schluessel, [...(liste.get(schluessel) ?? []), ausnahme]);
  }
  const danach = ausnahmen
    .filter(({ undDanach, gefunden }) => undDanach && !gefunden)
    .map((ausnahme) => seitDer(ausnahme, serie))
    .toSorted((a, b) => a.ab - b.ab);
  return {
    ersetzt: (instant, wand) => {
      const treffer = [
        ...(zeiten.get(instant) ?? []),
        ...(tage.size > 0 ? (tage.get(tagVon(wand)) ?? []) : []),
      ];
      for (const ausnahme of treffer) ausnahme.gefunden = true;
      // A date whose own time nobody can read stays where the series has it.
      return treffer.some(({ eintrag }) => eintrag.beginn !== undefined || !eintrag.belegt);
    },
    seit: (instant) => (danach.length === 0 ? undefined : danach.findLast(({ ab }) => ab <= instant)),
  };
}

function seitDer({ eintrag, wert: gesagt }: Ausnahme, serie: Zeitwert): Seit {
  const wert = aufDerUhr(gesagt, serie);
  const nachTag = wert.ganzerTag || serie.ganzerTag;
  const tag = tagIn(wert, serie);
  const vorher = nachTag ? tag + (serie.wand - tagVon(serie.wand)) : serie.zone.wand(wert.instant);
  const amTag = eintrag.beginn?.ganzerTag === true && !serie.ganzerTag;
  const { beginn } = eintrag;
  const jetzt = beginn ? (beginn.ganzerTag ? beginn.wand : serie.zone.wand(beginn.instant)) : vorher;
  return {
    ab: nachTag ? serie.zone.instant(tag) : wert.instant,
    eintrag,
    verschoben: jetzt - (amTag ? tagVon(vorher) : vorher),
    amTag,
  };
}
