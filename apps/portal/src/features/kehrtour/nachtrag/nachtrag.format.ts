import type { Nachtrag } from '@kehrtour/contract/nachtrag';
import { formatDatum, formatDauer, formatMenge } from '@kehrtour/domain/format';

type Arbeit = Nachtrag['neue'][number];

/** `3 neue Aufgaben an Häusern dieser Kehrtour: dazunehmen?` */
export function nachtragTitel(nachtraege: readonly Nachtrag[]): string {
  const neue = nachtraege.reduce((summe, eines) => summe + eines.neue.length, 0);
  if (neue > 0)
    return `${formatMenge(neue, 'neue Aufgabe', 'neue Aufgaben')} an Häusern dieser Kehrtour: dazunehmen?`;
  return `An ${formatMenge(nachtraege.length, 'Haus', 'Häusern')} dieser Kehrtour hat sich Arbeit geändert: übernehmen?`;
}

/** What is not as it was told, one line each, beside the word that says how. */
export const nachtragZeilen = ({
  neue,
  geaenderte,
  entfallene,
}: Nachtrag): readonly (readonly [string, string])[] => [
  ...neue.map((arbeit) => ['neu', `${mitDauer(arbeit)}, Frist bis ${formatDatum(arbeit.fristBis)}`] as const),
  ...geaenderte.map((wechsel) => ['geändert', geaendertText(wechsel)] as const),
  ...entfallene.map((arbeit) => ['entfallen', mitDauer(arbeit)] as const),
];

/** `Kehrung, EG links: 40 Min. statt 15 Min.`; where it is other work, both in full. */
function geaendertText({ gesagt, jetzt }: Nachtrag['geaenderte'][number]): string {
  return ohneDauer(gesagt) === ohneDauer(jetzt)
    ? `${ohneDauer(jetzt)}: ${formatDauer(jetzt.dauerMinuten)} statt ${formatDauer(gesagt.dauerMinuten)}`
    : `${mitDauer(jetzt)} statt ${mitDauer(gesagt)}`;
}

/** `Feuerstättenschau, 30 Min., 2. OG links` */
const mitDauer = ({ bezeichnung, dauerMinuten, lage }: Arbeit): string =>
  [bezeichnung, formatDauer(dauerMinuten), lage].filter(Boolean).join(', ');

const ohneDauer = ({ bezeichnung, lage }: Arbeit): string => [bezeichnung, lage].filter(Boolean).join(', ');

/** What the press does: it takes in what is new, or what is otherwise. */
export const nachtragVerb = ({ neue }: Nachtrag): string => (neue.length > 0 ? 'Dazunehmen' : 'Übernehmen');
