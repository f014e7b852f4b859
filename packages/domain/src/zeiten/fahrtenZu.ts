import {
  type Belegt,
  type Minute,
  type Person,
  type Punkt,
  type Spanne,
  vereinigt,
  type Zeitgrundlage,
} from './zeitgrundlage.ts';

/** Minutes that stand for a drive when one of the places is not known. */
export const UNBEKANNTE_FAHRT_MINUTEN = 15;

/** Where a visit takes place, and how far everything else is from there. */
export interface Besuchsort {
  readonly ort: Punkt | null;
  /** Driving between this house and another place by road; undefined where no road is known: then as the crow flies. */
  readonly fahrtMinuten?: (zu: Punkt) => number | undefined;
}

export interface Fahrten {
  readonly vonZuhause: number;
  /** What no visit here may touch: everything else, with the drive to it and from it. */
  readonly gesperrt: readonly Spanne[];
  readonly umweg: (um: Minute) => { mehrMinuten: number; nah: boolean };
}

/** One thing of the day with the drives between it and the visit. */
interface Weg {
  readonly block: Belegt;
  readonly danach: Punkt | null;
  readonly hin: number;
  readonly her: number;
}

/**
 * Drives between this visit and the employee's other places, counted once for the whole day. Whether there is time follows
 * the roads where they are known; what the visit adds to the day compares three ways and measures all of them alike.
 */
export function fahrtenZu(
  grundlage: Zeitgrundlage,
  { ort, fahrtMinuten }: Besuchsort,
  person: Person,
  bloecke: readonly Belegt[],
): Fahrten {
  const luftweg = (zu: Punkt | null, sonst: number): number =>
    ort === null || zu === null ? sonst : grundlage.fahrtMinuten(ort, zu);
  const fahrt = (zu: Punkt | null, geschaetzt: number): number =>
    zu === null ? geschaetzt : (fahrtMinuten?.(zu) ?? geschaetzt);
  const wege = bloecke.map((block): Weg => {
    const sonst = block.art === 'abwesenheit' ? 0 : UNBEKANNTE_FAHRT_MINUTEN;
    const danach = block.ortDanach === undefined ? block.ort : block.ortDanach;
    const hin = luftweg(block.ort, sonst);
    const her = danach === block.ort ? hin : luftweg(danach, sonst);
    return { block, danach, hin, her };
  });
  const zuHause = { start: person.start, fahrt: luftweg(person.start, 0) };
  // What is only held may be gone in ten minutes: nobody is promised that we come near by because of it.
  const sichere = wege.filter(({ block }) => block.art !== 'reservierung');
  const umweg = umwegZwischen(grundlage, wege, zuHause);
  const sichererUmweg = sichere.length === wege.length ? umweg : umwegZwischen(grundlage, sichere, zuHause);
  return {
    vonZuhause: fahrt(person.start, zuHause.fahrt),
    gesperrt: vereinigt(
      wege.map(({ block, danach, hin, her }) => ({
        von: block.von - fahrt(block.ort, hin),
        bis: block.bis + fahrt(danach, her),
      })),
    ),
    umweg: (um) => {
      const { minuten, kommtVorbei } = sichererUmweg(um);
      return {
        mehrMinuten: umweg(um).minuten,
        nah: ort !== null && kommtVorbei && minuten <= grundlage.regeln.naheMinuten,
      };
    },
  };
}

interface Umweg {
  readonly minuten: number;
  /** Something of known place lies before it or after it. */
  readonly kommtVorbei: boolean;
}

/** What a visit costs between its neighbours; start after start lies in the same gap, so the last answer is kept. */
function umwegZwischen(
  grundlage: Zeitgrundlage,
  wege: readonly Weg[],
  zuHause: { readonly start: Punkt | null; readonly fahrt: number },
): (um: Minute) => Umweg {
  let bekannt: (Umweg & { davor: Weg | undefined; danach: Weg | undefined }) | undefined;
  return (um) => {
    const davor = letzterVor(wege, um);
    const danach = ersterNach(wege, um);
    if (bekannt !== undefined && bekannt.davor === davor && bekannt.danach === danach) return bekannt;
    const her = davor?.danach ?? zuHause.start;
    const hin = danach?.block.ort ?? zuHause.start;
    const direkt = her === null || hin === null ? 0 : grundlage.fahrtMinuten(her, hin);
    bekannt = {
      davor,
      danach,
      minuten: Math.max(0, (davor?.her ?? zuHause.fahrt) + (danach?.hin ?? zuHause.fahrt) - direkt),
      kommtVorbei: davor !== undefined || danach !== undefined,
    };
    return bekannt;
  };
}

function letzterVor(wege: readonly Weg[], um: Minute): Weg | undefined {
  for (let i = wege.length - 1; i >= 0; i -= 1) {
    const weg = wege[i];
    if (weg !== undefined && weg.block.bis <= um && weg.danach !== null) return weg;
  }
  return undefined;
}

function ersterNach(wege: readonly Weg[], um: Minute): Weg | undefined {
  for (const weg of wege) if (weg.block.von >= um && weg.block.ort !== null) return weg;
  return undefined;
}
