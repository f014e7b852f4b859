import type { OhneFahrt } from '@kehrtour/domain/kehrtour/kehrtour';
import type { Tag } from '@kehrtour/domain/tag';

import type { Startort } from './startort.ts';

/** The part of a plan that belongs to the round as a whole; stops keep their own times. Instants are ISO strings. */
export type PlanMeta = {
  readonly schichten: readonly SchichtMeta[];
  /** Where travel times came from, as a person reads it. */
  readonly fahrzeiten: string;
  readonly gerechnetAm: string;
  /** More than on the shortest ways found at the same time; a plan by hand does not say. */
  readonly mehrwegSekunden?: number;
  /** More than where nobody shares the work. */
  readonly gleichmaessigSekunden?: number;
  /** Who was chosen and has no stop. */
  readonly ohneFahrt?: readonly { readonly mitarbeiterId: string; readonly grund: OhneFahrt }[];
};

export type SchichtMeta = {
  readonly mitarbeiterId: string;
  readonly tag: Tag;
  readonly beginn: string;
  readonly ende: string;
  readonly arbeitSekunden: number;
  readonly fahrtSekunden: number;
  readonly wartezeitSekunden: number;
  readonly ueberstundenSekunden: number;
  /** Driven, estimated by the air-line; plans of earlier days do not say. */
  readonly meter?: number;
  readonly pausen: readonly { readonly von: string; readonly bis: string; readonly abwesend?: boolean }[];
  readonly start: Startort | null;
  readonly verstoesse: readonly string[];
};
