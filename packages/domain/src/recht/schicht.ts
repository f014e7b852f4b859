import type { Tag } from '../tag.ts';

/** One person's day in a round. */
export interface Schichtort {
  readonly mitarbeiterId: string;
  readonly tag: Tag;
}

/** The id by which the planner knows a shift; it carries what is needed to find the way back. */
export type SchichtId = `${string}/${Tag}`;

export const schichtId = ({ mitarbeiterId, tag }: Schichtort): SchichtId => `${mitarbeiterId}/${tag}`;

export function ausSchichtId(id: string): Schichtort {
  const [mitarbeiterId = '', tag = ''] = id.split('/');
  return { mitarbeiterId, tag };
}

/** A rest of a shift that is shorter than this is no shift. */
export const SCHICHT_MINUTEN_MIN = 30;
