import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';
import type { WhyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { Lage } from '../stand/verortung.ts';

/** What the table keeps of a proposal: enough to show it, to change it by hand, and to make Kehrtouren of it. */
export type Quartalsinhalt = {
  readonly teile: readonly Quartalsteil[];
  readonly schichten: readonly Quartalsschicht[];
  readonly offen: readonly WhyMissing[];
  /** Days of the span on which nobody works, with their names. */
  readonly feiertage: readonly Feiertag[];
  readonly fahrzeiten: string;
  /** What a person had decided and the last computation could not keep; proposals of before know nothing of it. */
  readonly nichtGehalten?: readonly NichtGehalten[];
};

export type NichtGehalten = {
  readonly strasse: string;
  readonly ort: string;
  readonly hausnummern: readonly string[];
  /** Where a person had put it; null when it was left without a day. */
  readonly schichtId: string | null;
  readonly grund:
    | {
        readonly code:
          | 'zeitraum'
          | 'person'
          | 'belegt'
          | 'abwesend'
          | 'arbeitszeit'
          | 'qualifikation'
          | 'entfallen';
      }
    | { readonly code: 'feiertag'; readonly name: string };
  /** The parts it has become. */
  readonly teilIds: readonly string[];
};

export type Quartalsteil = {
  readonly id: string;
  readonly ort: string;
  readonly strasse: string;
  readonly runde: string;
  readonly besuche: readonly {
    readonly liegenschaftId: string;
    readonly hausnr: string;
    readonly frist: Tag;
  }[];
  readonly sekunden: number;
  readonly ab: Tag | null;
  readonly spaetestens: Tag | null;
  readonly feuerstaettenschau: boolean;
  /** Missing in proposals that an older version computed. */
  readonly schau?: boolean;
  /** Where the part stands for the ways between streets. */
  readonly lage: Lage;
  /** Nobody located a house of it. */
  readonly lageGeschaetzt: boolean;
  /** A person decided where it is, or that it has no day: the next computation keeps that. */
  readonly vonHand?: boolean;
  /** While it is computed: the decision that the part comes of. */
  readonly entscheid?: string;
};

export type Quartalsschicht = {
  readonly id: string;
  readonly mitarbeiterId: string;
  readonly tag: Tag;
  readonly platzSekunden: number;
  readonly belegtMinuten: number;
  readonly darfFeuerstaettenschau: boolean;
  readonly start: Lage;
  readonly ziel: Lage;
  readonly teilIds: readonly string[];
  readonly arbeitSekunden: number;
  readonly fahrtSekunden: number;
};
