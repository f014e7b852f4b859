import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatDauer, formatTagLang } from '@kehrtour/domain/format';
import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import type { WhyMissing } from '@kehrtour/planner/calendar/whyMissing';

import type { NichtGehalten } from '../quartalsproblem/quartalsinhalt.ts';
import type { FahrerRow } from '../stand/planung.store.ts';

type Offen = Quartalsvorschlag['offen'][number];
type Worte = (grund: WhyMissing) => Omit<Offen, 'teilId'>;

const KEINE_TAGE: Worte = () => ({
  text: 'In diesem Zeitraum kann niemand fahren.',
  abhilfe: 'Nehmen Sie jemanden dazu oder wählen Sie einen längeren Zeitraum.',
});

/** Why a part of a street has no day, and what would help. */
const WORTE: Record<WhyMissing['code'], Worte> = {
  skill: () => ({
    text: 'Hier steht eine Feuerstättenschau oder andere hoheitliche Arbeit an, und an keinem Tag fährt jemand, der sie darf (bBSF oder Vertretung nach § 11b SchfHwG).',
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
      return { text: `Platz wäre am ${tag}.`, abhilfe: 'Legen Sie die Straße auf diesen Tag.' };
    return {
      text: `Alle Tage in der Frist sind voll; am besten passt es noch am ${tag}, dort fehlen ${formatDauer(Math.max(1, Math.ceil(seconds / 60)))}.`,
      abhilfe:
        'Nehmen Sie jemanden dazu, planen Sie die Tage voller, oder legen Sie die Straße von Hand auf diesen Tag.',
    };
  },
  'no-bins': KEINE_TAGE,
};

/** The stored reason as sentence and remedy. What a person left out has no other reason than that. */
export function quartalsgrund(grund: WhyMissing, vonHand: boolean): Offen {
  const { text, abhilfe } = WORTE[grund.code](grund);
  const teilId = grund.piece;
  if (!vonHand) return { teilId, text, abhilfe };
  const moeglich = grund.code === 'full' && grund.seconds === 0 ? ` ${text}` : '';
  return {
    teilId,
    text: `Von Hand ohne Tag gelassen.${moeglich}`,
    abhilfe: 'Legen Sie die Straße auf einen Tag, oder lassen Sie sie los und rechnen Sie neu.',
  };
}

/** Why what a person had decided could not stay. */
const VERLUST: Record<NichtGehalten['grund']['code'], (name: string) => string> = {
  zeitraum: () => 'Dieser Tag liegt nicht mehr im Zeitraum.',
  person: (name) => `${name} fährt in diesem Vorschlag nicht.`,
  feiertag: () => 'An diesem Tag wird nicht gearbeitet',
  belegt: (name) => `Dieser Tag von ${name} ist inzwischen anders vergeben.`,
  abwesend: (name) => `${name} ist an diesem Tag nicht da.`,
  arbeitszeit: (name) => `${name} arbeitet an diesem Tag nicht.`,
  qualifikation: (name) =>
    `Hier steht jetzt eine Feuerstättenschau oder andere hoheitliche Arbeit an, und ${name} darf sie nicht machen.`,
  entfallen: () =>
    'Hier ist in diesem Vorschlag nichts mehr zu tun: erledigt, nicht ausgewählt oder schon in einer Kehrtour.',
};

/** A decision that could not be kept, as the screen gets it. */
export function nichtGehaltenGrund(
  { schichtId, grund, hausnummern, teilIds, strasse, ort }: NichtGehalten,
  fahrer: readonly Pick<FahrerRow, 'id' | 'vorname' | 'nachname'>[],
): Quartalsvorschlag['nichtGehalten'][number] {
  const schicht = schichtId === null ? null : ausSchichtId(schichtId);
  const person = fahrer.find(({ id }) => id === schicht?.mitarbeiterId);
  const name =
    person === undefined ? 'Jemand, den es nicht mehr gibt,' : `${person.vorname} ${person.nachname}`.trim();
  const text = VERLUST[grund.code](name);
  return {
    strasse,
    ort,
    hausnummern: [...hausnummern],
    teilIds: [...teilIds],
    vorher: schicht === null ? null : { tag: schicht.tag, name: person === undefined ? '' : name },
    text: grund.code === 'feiertag' ? `${text}: ${grund.name}.` : text,
  };
}
