import { formatTag } from '../format.ts';
import type { Tag } from '../tag.ts';

const minuten = (sekunden: number): string => {
  const anzahl = Math.max(1, Math.ceil(sekunden / 60));
  return `${anzahl} ${anzahl === 1 ? 'Minute' : 'Minuten'}`;
};

/** What cannot come from moving stops by hand: the order on the screen would be broken itself. */
const nichtVonHand = () => 'Diese Reihenfolge geht nicht auf';

/** What a plan made by hand breaks, one sentence for each code of the planner, which no rule here knows. */
export const VERSTOSS_SATZ = {
  window: (sekunden: number) => `Feste Zeit um ${minuten(sekunden)} verfehlt`,
  promise: (sekunden: number) => `Zugesagte Zeit um ${minuten(sekunden)} verfehlt`,
  'break-window': (sekunden: number) => `Pause beginnt ${minuten(sekunden)} zu spät`,
  'shift-start': (sekunden: number) => `Beginnt ${minuten(sekunden)} vor der Arbeitszeit`,
  'shift-end': (sekunden: number) => `Feierabend um ${minuten(sekunden)} überschritten`,
  'work-time': (sekunden: number) => `Arbeitszeit um ${minuten(sekunden)} überschritten`,
  'skill-missing': () => 'Darf keine Feuerstättenschau (bBSF oder § 11b nötig)',
  'before-release-day': () => 'Liegt vor Beginn der Frist',
  'after-due-day': () => 'Liegt nach Ende der Frist',
  lock: () => 'Gegen eine Zusage verschoben',
  unreachable: () => 'Kein Weg zu diesem Haus',
  order: () => 'Weicht von der eigenen Reihenfolge ab',
  'vehicle-not-allowed': () => 'Diese Person darf hier nicht fahren',
  capacity: () => 'Der Tag ist voll',
  overlap: () => 'Überschneidet sich mit einem anderen Halt',
  'travel-time': () => 'Der Weg dauert länger als die Zeit dazwischen',
  'visit-split': () => 'Arbeiten eines Hauses sind auseinandergerissen',
  'unknown-stop': nichtVonHand,
  'unknown-vehicle': nichtVonHand,
  'served-twice': nichtVonHand,
  'vehicle-twice': nichtVonHand,
} as const;

/** The first day on which all of this work is due; undefined where it is always. */
export const fristbeginn = (aufgaben: readonly { readonly fristVon: Tag | null }[]): Tag | undefined =>
  aufgaben
    .flatMap(({ fristVon }) => fristVon ?? [])
    .toSorted()
    .at(-1);

/** A visit on a day that lies outside a task's Frist, in the words of the nearest end; undefined when all hold. */
export function fristverstoss(
  tag: Tag,
  aufgaben: readonly { readonly fristVon: Tag | null; readonly fristBis: Tag }[],
): string | undefined {
  const [bis] = aufgaben.map(({ fristBis }) => fristBis).toSorted();
  if (bis !== undefined && bis < tag) return `Liegt nach Ende der Frist am ${formatTag(bis)}`;
  const von = fristbeginn(aufgaben);
  return von !== undefined && tag < von ? `Liegt vor Beginn der Frist am ${formatTag(von)}` : undefined;
}
