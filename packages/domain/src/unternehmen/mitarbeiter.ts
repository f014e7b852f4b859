import type { Qualifikation } from '../taetigkeit/taetigkeit.ts';

/** What somebody on staff is in the trade. */
export const MITARBEITERQUALIFIKATIONEN = [
  'bbsf',
  'vertreter11b',
  'meister',
  'geselle',
  'azubi',
  'keine',
] as const;
export type Mitarbeiterqualifikation = (typeof MITARBEITERQUALIFIKATIONEN)[number];

/** How somebody on staff is addressed; '' where nobody said it, as a name does not tell. */
export const MITARBEITERANREDEN = ['', 'frau', 'herr'] as const;
export type Mitarbeiteranrede = (typeof MITARBEITERANREDEN)[number];

/** A Feuerstättenschau is for the bBSF and the deputy by § 11b SchfHwG alone. */
export const SCHAUBERECHTIGTE: readonly Mitarbeiterqualifikation[] = ['bbsf', 'vertreter11b'];

export const darfFeuerstaettenschau = ({
  qualifikation,
}: {
  readonly qualifikation: Mitarbeiterqualifikation;
}): boolean => SCHAUBERECHTIGTE.includes(qualifikation);

/** Somebody still learning drives along and never alone (§ 2 Abs. 1 Satz 3 SchfHwG): no round is planned for her. */
export const faehrtAllein = ({
  qualifikation,
}: {
  readonly qualifikation: Mitarbeiterqualifikation;
}): boolean => qualifikation !== 'azubi';

/** What somebody may do, in the words of the catalogue. */
export const qualifikationenVon = (person: {
  readonly qualifikation: Mitarbeiterqualifikation;
}): readonly Qualifikation[] =>
  darfFeuerstaettenschau(person) ? ['keine', 'feuerstaettenschau'] : ['keine'];

/** The colour that marks somebody in plans and on maps, by number from 1. */
export const MITARBEITERFARBEN = ['Petrol', 'Violett', 'Oliv', 'Beere', 'Ocker', 'Blau'] as const;
/** Numbers from before there was a fixed list went on counting. */
export const farbeAus = (zahl: number): number =>
  ((((zahl - 1) % MITARBEITERFARBEN.length) + MITARBEITERFARBEN.length) % MITARBEITERFARBEN.length) + 1;

/** Whether somebody can log in. */
export const ZUGANGSSTAENDE = ['keiner', 'eingeladen', 'aktiv', 'gesperrt'] as const;
