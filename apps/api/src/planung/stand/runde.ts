import type { Sperre } from '@kehrtour/contract/halt';
import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import type { KehrtourStatus } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';

import type { PlanMeta } from './planMeta.ts';

export type KehrtourRow = {
  id: string;
  nummer: number;
  name: string;
  status: KehrtourStatus;
  vorgaben: Partial<Vorgaben>;
  plan: PlanMeta | null;
  angekuendigt_am: Date | null;
  geaendert_am: Date;
  version: number;
};

export type HaltRow = {
  id: string;
  liegenschaft_id: string;
  /** The one flat that the stop is for; null: the house, with all that has no stop of its own. */
  nutzungseinheit_id: string | null;
  mitarbeiter_id: string | null;
  tag: Tag | null;
  position: number | null;
  beginn: Date | null;
  ende: Date | null;
  anfahrt_sekunden: number | null;
  wartezeit_sekunden: number | null;
  fenster_von: Date | null;
  fenster_bis: Date | null;
  dauer_minuten: number;
  sperre: Sperre;
  ausgelassen: boolean;
  grund: HaltGrund | null;
  /** The next plan takes the work of its house as it is now, not as it was told. */
  nachtrag: boolean;
  /** The last one that did found no place for it. */
  nachtrag_ohne_platz?: boolean;
};
/** What the planner said about a stop, kept with it. */
export type HaltGrund = {
  ausgelassen?:
    | {
        code: string;
        sekunden: number;
        /** What the sentence names: a day, another round. */
        wort?: string;
        mitarbeiterId?: string;
        tag?: Tag;
        abhilfe?: { code: string; sekunden: number };
      }
    | undefined;
  andernorts?: { mitarbeiterId: string; tag: Tag; position: number; beginn: string; mehrSekunden: number }[];
  zuFuss?: boolean;
  verstoesse?: string[];
};

export type HaltNeu = Omit<HaltRow, 'beginn' | 'ende' | 'fenster_von' | 'fenster_bis'> & {
  beginn: string | null;
  ende: string | null;
  fenster_von: string | null;
  fenster_bis: string | null;
  aufgabe_ids: readonly string[];
  /** Its visit has its result; kept with a plan that waits alone. */
  vorbei?: boolean | undefined;
  /** What would be told if it was told anew; kept with a plan that waits alone. */
  ansage?: { von: string; bis: string } | undefined;
};
