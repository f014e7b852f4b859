import type { Tag } from '../tag.ts';
import {
  istFeuerstaettenschau,
  type Qualifikation,
  type Taetigkeit,
  type Taetigkeitsart,
} from './taetigkeit.ts';

/** What a visit is in law: Ankündigung, Terminvorschlag, or both beside each other. */
export const BESUCHSARTEN = ['hoheitlich', 'frei', 'beides'] as const;
export type Besuchsart = (typeof BESUCHSARTEN)[number];

const ANKUENDIGUNG = 'wir kündigen Ihnen unseren Besuch für diesen Tag an:';
/** How a letter or a mail comes to the day: what is hoheitlich is announced, free work is proposed. */
export const BESUCHSSATZ: Record<Besuchsart, string> = {
  hoheitlich: ANKUENDIGUNG,
  beides: ANKUENDIGUNG,
  frei: 'wir möchten Sie gern an diesem Tag besuchen:',
};

/** A Tätigkeit as it stands on the slip: once, however many tasks or units it covers. */
export interface Besuchszeile {
  readonly taetigkeitId: string;
  readonly text: string;
  readonly art: Taetigkeitsart;
  /** A Feuerstättenschau: § 3 KÜO and the duty of access of § 1 Abs. 3 SchfHwG hold. */
  readonly schau: boolean;
  readonly dauerMinuten: number;
  readonly anzahl: number;
}

/** All the work of one property on one day, merged into one stop. */
export interface Besuch {
  readonly art: Besuchsart;
  readonly zeilen: readonly Besuchszeile[];
  readonly dauerMinuten: number;
  /** What the employee must be allowed to do. */
  readonly qualifikation: Qualifikation;
}

/** One task with its catalogue entry. */
export interface Besuchsaufgabe {
  readonly taetigkeit: Pick<
    Taetigkeit,
    'id' | 'kundentext' | 'art' | 'qualifikation' | 'vorOrt' | 'wiederholung'
  >;
  readonly dauerMinuten: number;
}

/** One visit instead of three (§ 3 Abs. 2 KÜO): tasks become lines, hoheitliche ones first; desk work makes no stop. */
export function fasseZusammen(aufgaben: readonly Besuchsaufgabe[]): Besuch {
  const zeilen = new Map<string, Besuchszeile>();
  const vorOrt = aufgaben.filter(({ taetigkeit }) => taetigkeit.vorOrt);
  for (const { taetigkeit, dauerMinuten } of vorOrt) {
    const bisher = zeilen.get(taetigkeit.id);
    zeilen.set(taetigkeit.id, {
      taetigkeitId: taetigkeit.id,
      text: taetigkeit.kundentext,
      art: taetigkeit.art,
      schau: istFeuerstaettenschau(taetigkeit),
      dauerMinuten: (bisher?.dauerMinuten ?? 0) + dauerMinuten,
      anzahl: (bisher?.anzahl ?? 0) + 1,
    });
  }
  const geordnet = [...zeilen.values()].toSorted((a, b) => rang(a.art) - rang(b.art));
  return {
    art: besuchsart(geordnet.map(({ art }) => art)),
    zeilen: geordnet,
    dauerMinuten: geordnet.reduce((summe, zeile) => summe + zeile.dauerMinuten, 0),
    qualifikation: vorOrt.some(({ taetigkeit }) => taetigkeit.qualifikation === 'feuerstaettenschau')
      ? 'feuerstaettenschau'
      : 'keine',
  };
}

/**
 * What one visit can do of all that is open at a house: work whose Frist begins only after another one has ended waits for
 * a visit of its own. A Frist that ended before the first day binds nobody to a day any more.
 */
export function zusammenMachbar<A extends { readonly fristVon: Tag | null; readonly fristBis: Tag }>(
  aufgaben: readonly A[],
  ersterTag: Tag,
): A[] {
  const [erstesEnde] = aufgaben
    .map(({ fristBis }) => fristBis)
    .filter((bis) => bis >= ersterTag)
    .toSorted();
  return aufgaben.filter(
    ({ fristVon }) => fristVon === null || erstesEnde === undefined || fristVon <= erstesEnde,
  );
}

export function besuchsart(arten: readonly Taetigkeitsart[]): Besuchsart {
  const hoheitlich = arten.includes('hoheitlich');
  if (hoheitlich && arten.includes('frei')) return 'beides';
  return hoheitlich ? 'hoheitlich' : 'frei';
}

/** Whether § 3 KÜO asks for five Werktage of notice. */
export function brauchtAnkuendigungsfrist(besuch: Pick<Besuch, 'zeilen'>): boolean {
  return besuch.zeilen.some(({ schau }) => schau);
}

function rang(art: Taetigkeitsart): number {
  return art === 'hoheitlich' ? 0 : 1;
}
