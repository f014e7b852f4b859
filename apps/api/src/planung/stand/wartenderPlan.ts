import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { Aenderungsursache, Ausfallvorschlag } from '@kehrtour/domain/planung/aenderung';
import type { TerminStatus } from '@kehrtour/domain/termin/termin';

import type { PlanMeta } from './planMeta.ts';
import type { HaltNeu, HaltRow } from './runde.ts';

/** A promise as it stood when a new plan was made, to be able to say later what has changed. */
export type ZusagenstandRow = { id: string; version: number; status: TerminStatus; anschrift: string };

/** A way to go on without somebody: a whole plan that can take the place of the one that waits. */
export type PlanvorschlagRow = {
  art: Ausfallvorschlag;
  vorgaben: Partial<Vorgaben>;
  plan: PlanMeta;
  halte: HaltNeu[];
};

/** A plan that waits with this proposal in its place. */
export const mitVorschlag = (
  aenderung: AenderungRow,
  { art, vorgaben, plan, halte }: PlanvorschlagRow,
): AenderungRow => ({ ...aenderung, vorschlag: art, vorgaben, plan, halte });

/** A plan of an announced round that waits for somebody to accept it. */
export type AenderungRow = {
  kehrtour_id: string;
  version: number;
  ursache: Aenderungsursache;
  /** Of plans that waited before and went into this one. */
  vorher: Aenderungsursache[];
  /** Decisions that hold once it is accepted, over those of the round. */
  vorgaben: Partial<Vorgaben>;
  plan: PlanMeta;
  halte: HaltNeu[];
  zusagen: ZusagenstandRow[];
  /** Which of the proposals it is, where there are any. */
  vorschlag: Ausfallvorschlag | null;
  vorschlaege: PlanvorschlagRow[];
  von: string;
  angelegt_am: Date;
};

/** The stops of a plan that waits, as those in force are read. */
export const halteDerAenderung = ({ halte }: Pick<AenderungRow, 'halte'>): HaltRow[] =>
  halte.map((halt) => ({
    ...halt,
    beginn: zeitpunkt(halt.beginn),
    ende: zeitpunkt(halt.ende),
    fenster_von: zeitpunkt(halt.fenster_von),
    fenster_bis: zeitpunkt(halt.fenster_bis),
    nachtrag: halt.nachtrag === true,
  }));

const zeitpunkt = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
