import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatDauer, formatTagLang } from '@kehrtour/domain/format';
import type { WhyMissing } from '@kehrtour/planner/calendar/whyMissing';

import { ausSchichtId } from '../schichten.ts';

type Offen = Quartalsvorschlag['offen'][number];
type Worte = (grund: WhyMissing) => Omit<Offen, 'teilId'>;

const KEINE_TAGE: Worte = () => ({
  text: 'In diesem Zeitraum kann niemand fahren.',
  abhilfe: 'Nehmen Sie jemanden dazu oder wählen Sie einen längeren Zeitraum.',
});

/** Why a part of a street has no day, and what would help. */
const WORTE: Record<WhyMissing['code'], Worte> = {
  skill: () => ({
    text: 'Hier steht eine Feuerstättenschau an, und an keinem Tag fährt jemand, der sie darf (bBSF oder Vertretung nach § 11b SchfHwG).',
    abhilfe: 'Nehmen Sie die bBSF oder eine Vertretung dazu.',
  }),
  release: () => ({
    text: 'Die Frist beginnt erst nach dem letzten Tag, an dem jemand fahren kann.',
    abhilfe: 'Planen Sie diese Häuser im nächsten Zeitraum.',
  }),
  deadline: () => ({
    text: 'Vor der nächsten Kehrung derselben Häuser ist kein Tag mehr frei.',
    abhilfe: 'Beginnen Sie früher, oder nehmen Sie jemanden dazu.',
  }),
  lock: () => ({
    text: 'Der festgehaltene Tag kommt nicht mehr vor.',
    abhilfe: 'Legen Sie die Straße von Hand auf einen anderen Tag.',
  }),
  full: ({ seconds, bin }) => {
    const tag = bin === undefined ? 'letzten Tag' : formatTagLang(ausSchichtId(bin).tag);
    if (seconds === 0)
      return {
        text: `Von Hand ohne Tag gelassen. Platz wäre am ${tag}.`,
        abhilfe: 'Legen Sie die Straße auf diesen Tag.',
      };
    return {
      text: `Alle Tage in der Frist sind voll; am besten passt es noch am ${tag}, dort fehlen ${formatDauer(Math.max(1, Math.ceil(seconds / 60)))}.`,
      abhilfe:
        'Nehmen Sie jemanden dazu, planen Sie die Tage voller, oder legen Sie die Straße von Hand auf diesen Tag.',
    };
  },
  'no-bins': KEINE_TAGE,
};

/** The stored reason as sentence and remedy. */
export const quartalsgrund = (grund: WhyMissing): Offen => ({
  teilId: grund.piece,
  ...WORTE[grund.code](grund),
});
