import { formatAufzaehlung } from '../format.ts';
import type { Tag } from '../tag.ts';
import { anlagegruppe } from './anlage.ts';
import { FEHLANGABE_NAMEN, PFLICHT_NAMEN, turnusText } from './anlagenpflicht.format.ts';
import {
  anlagenpflichten,
  type Pflicht,
  type Pflichtart,
  type PflichtigeAnlage,
  type Turnus,
  turnusDerTaetigkeit,
} from './anlagenpflicht.ts';

export interface HinweisAnlage extends PflichtigeAnlage {
  readonly id: string;
  readonly nutzungseinheitId: string | null;
}
/** A task as it stands in the stock, taken from the Feuerstättenbescheid. */
export interface HinweisAufgabe {
  readonly taetigkeitId: string;
  readonly anlageId: string | null;
  readonly nutzungseinheitId: string | null;
}
export interface Anlagenhinweis {
  readonly text: string;
  /** The tasks say another number than the ordinance. */
  readonly abweichend: boolean;
}

/**
 * What the ordinances say of an installation, beside what its tasks say. A task belongs to the one it names; one that names
 * none belongs to the only installation of the house that owes such work.
 */
export function anlagenhinweise(
  anlage: HinweisAnlage,
  { anlagen, aufgaben }: { anlagen: readonly HinweisAnlage[]; aufgaben: readonly HinweisAufgabe[] },
  am: Tag,
): Anlagenhinweis[] {
  if (anlagegruppe(anlage.art) === 'abgasanlage') return mehrfachBelegt(anlage, anlagen, am);
  const { pflichten, fehlt } = anlagenpflichten(anlage, am);
  const saetze = pflichten.map((pflicht) =>
    satzVon(pflicht, eingetragen(pflicht.art, anlage, { anlagen, aufgaben }, am)),
  );
  if (fehlt.length === 0) return saetze;
  const namen = formatAufzaehlung(fehlt.map((was) => FEHLANGABE_NAMEN[was]));
  return [
    ...saetze,
    { text: `Wie oft KÜO und 1. BImSchV es verlangen, hängt noch ab von: ${namen}`, abweichend: false },
  ];
}

/**
 * Several fires on one flue: that which is swept or inspected most often says how often (§ 1 Abs. 4 Satz 3 KÜO). Which fire burns
 * into which flue nobody enters: said where a house has one flue.
 */
function mehrfachBelegt(
  abgasanlage: HinweisAnlage,
  anlagen: readonly HinweisAnlage[],
  am: Tag,
): Anlagenhinweis[] {
  const inBetrieb = anlagen.filter(({ aktiv }) => aktiv);
  const einzige = inBetrieb.every(
    ({ id, art }) => id === abgasanlage.id || anlagegruppe(art) !== 'abgasanlage',
  );
  const feuerstaetten = inBetrieb.filter(({ art }) => anlagegruppe(art) === 'feuerstaette');
  if (!abgasanlage.aktiv || !einzige || feuerstaetten.length < 2) return [];
  const [hoechste] = feuerstaetten
    .flatMap((eine) => anlagenpflichten(eine, am).pflichten.filter(({ art }) => art !== 'messung'))
    .toSorted((a, b) => haeufigkeit(b) - haeufigkeit(a));
  if (hoechste === undefined) return [];
  const text = `${PFLICHT_NAMEN[hoechste.art]} ${turnusText(hoechste)} nach ${hoechste.quelle}: Von mehreren Feuerstätten an einer Abgasanlage gilt die höchste Anzahl (§ 1 Abs. 4 KÜO)`;
  return [{ text, abweichend: false }];
}

function satzVon(pflicht: Pflicht, stand: Turnus | undefined): Anlagenhinweis {
  const text = `${PFLICHT_NAMEN[pflicht.art]} ${turnusText(pflicht)} nach ${pflicht.quelle}`;
  if (stand === undefined || haeufigkeit(stand) === haeufigkeit(pflicht)) return { text, abweichend: false };
  return { text: `${text}; eingetragen: ${turnusText(stand)}`, abweichend: true };
}

/** What the tasks of this installation say; the most of them where they differ. */
function eingetragen(
  art: Pflichtart,
  anlage: HinweisAnlage,
  { anlagen, aufgaben }: { anlagen: readonly HinweisAnlage[]; aufgaben: readonly HinweisAufgabe[] },
  am: Tag,
): Turnus | undefined {
  const einzige = anlagen.every(
    (eine) => eine.id === anlage.id || !anlagenpflichten(eine, am).pflichten.some((p) => p.art === art),
  );
  return aufgaben
    .filter(({ anlageId }) => anlageId === anlage.id || (einzige && anlageId === null))
    .filter((aufgabe) => aufgabe.anlageId !== null || istAmOrt(anlage, aufgabe))
    .flatMap(({ taetigkeitId }) => {
      const turnus = ALTERSABHAENGIG.has(taetigkeitId) ? undefined : turnusDerTaetigkeit(taetigkeitId);
      return turnus?.art === art ? [turnus] : [];
    })
    .toSorted((a, b) => haeufigkeit(b) - haeufigkeit(a))[0];
}

/** The catalogue's number is only a beginning: the age of the plant decides on the next turn. */
const ALTERSABHAENGIG: ReadonlySet<string> = new Set(['messung_oelgas']);

const istAmOrt = (anlage: HinweisAnlage, { nutzungseinheitId }: HinweisAufgabe): boolean =>
  nutzungseinheitId === null ||
  anlage.nutzungseinheitId === null ||
  nutzungseinheitId === anlage.nutzungseinheitId;

const haeufigkeit = ({ mal, jahre }: Turnus): number => mal / jahre;
