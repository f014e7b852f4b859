import type { Halt } from '@kehrtour/contract/halt';
import { VERSTOSS_SATZ } from '@kehrtour/domain/planung/planverstoss';
import type { Violation, ViolationCode } from '@kehrtour/planner';

import type { HaltGrund } from '../stand/runde.ts';

type Ausgelassen = NonNullable<HaltGrund['ausgelassen']>;
type Abhilfe = NonNullable<NonNullable<Halt['grund']>['abhilfe']>;

const minuten = (sekunden: number): number => Math.max(1, Math.ceil(sekunden / 60));
const esFehlen = (sekunden: number): string =>
  minuten(sekunden) === 1 ? 'es fehlt 1 Minute' : `es fehlen ${minuten(sekunden)} Minuten`;

/** Why a stop was left out, for people. `wann` names employee and day of the shift that came closest. */
const SATZ: Record<string, (sekunden: number, wann: string, wort: string) => string> = {
  'von-hand': () => 'Von Hand ausgelassen.',
  abgesagt: () =>
    'Der Termin wurde abgesagt. Das Haus bleibt ohne Platz, bis Sie es einplanen oder ihm eine andere Zeit geben.',
  'passt-nicht': () =>
    'Der Termin passt hier nicht. Das Haus bleibt ohne Platz, bis Sie ihm auf dem Antwortbrett eine andere Zeit vorschlagen oder es einplanen.',
  'nicht-gesucht': () =>
    'Das Haus steht in keinem Arbeitstag. Ob es passt, zeigt sich, sobald der Plan alle Vorgaben hält.',
  'haette-platz': () => 'Für dieses Haus ist noch Platz. Planen Sie es ein, oder lassen Sie neu rechnen.',
  'ohne-taetigkeiten': () => 'Für dieses Haus sind keine vorgeschriebenen Tätigkeiten eingetragen.',
  'nichts-offen': () => 'In diesem Haus ist keine Arbeit offen.',
  'spaeter-faellig': (_sekunden, _wann, wort) => `Die Arbeit in diesem Haus steht erst ab ${wort} an.`,
  'andere-taetigkeit': () => 'In diesem Haus steht nur Arbeit an, die für diese Kehrtour nicht gewählt ist.',
  'in-anderer-kehrtour': (_sekunden, _wann, wort) =>
    `Die Arbeit in diesem Haus übernimmt schon die Kehrtour „${wort}“.`,
  'schon-gebucht': () => 'Für die Arbeit in diesem Haus ist schon ein Termin gebucht.',
  'neben-festen': (sekunden, wann) =>
    `Neben den festen Terminen ist kein Platz, ${esFehlen(sekunden)}${wann}.`,
  'zu-weit': (sekunden, wann) =>
    `Wege und Arbeit passen auch allein nicht in den Arbeitstag, ${esFehlen(sekunden)}${wann}.`,
  'vehicle-not-allowed': () => 'Keine der gewählten Personen darf diesen Halt fahren.',
  'skill-missing': () =>
    'Hier steht eine Feuerstättenschau oder andere hoheitliche Arbeit an, und niemand in dieser Kehrtour darf sie (bBSF oder Vertretung nach § 11b SchfHwG).',
  'nur-andere-tage': () => 'Wer die Arbeit in diesem Haus darf, fährt an keinem Tag, an dem sie möglich ist.',
  'niemand-am-tag': () => 'An den gewählten Tagen, an denen diese Arbeit möglich ist, fährt niemand.',
  'kein-tag-der-frist': () => 'Keiner der gewählten Tage passt: Die Arbeit ist davor oder danach möglich.',
  'before-release-day': () => 'Die Frist beginnt erst nach den gewählten Tagen.',
  'after-due-day': () => 'Die Frist endet vor den gewählten Tagen.',
  'locked-elsewhere': () =>
    'Der Halt ist an einen Tag oder eine Person gebunden, die in dieser Kehrtour nicht vorkommt.',
  'no-window-on-day': () => 'Die zugesagte Zeit liegt auf keinem der gewählten Tage.',
  unreachable: () => 'Zu diesem Haus führt in der Karte kein Weg.',
  capacity: () => 'Der Tag ist voll.',
  window: (sekunden, wann) => `Die feste Zeit lässt sich nicht halten, ${esFehlen(sekunden)}${wann}.`,
  promise: (sekunden, wann) => `Eine zugesagte Zeit würde gebrochen, ${esFehlen(sekunden)}${wann}.`,
  break: (_sekunden, wann) => `Die Pause ließe sich nicht mehr halten${wann}.`,
  'shift-end': (sekunden, wann) => `Der Arbeitstag ist voll, ${esFehlen(sekunden)}${wann}.`,
  'work-time': (sekunden, wann) => `Die Arbeitszeit reicht nicht, ${esFehlen(sekunden)}${wann}.`,
  'too-expensive': () => 'Der Umweg wäre zu groß.',
  order: () => 'In der eigenen Reihenfolge ist dafür kein Platz.',
};

/** What no other plan of this round would change: the house need not be in it. */
const OHNE_ARBEIT = new Set([
  'ohne-taetigkeiten',
  'nichts-offen',
  'andere-taetigkeit',
  'in-anderer-kehrtour',
  'schon-gebucht',
]);

/** What a person decided, or has to decide. */
const OHNE_SUCHE = new Set(['von-hand', 'abgesagt', 'passt-nicht', 'nicht-gesucht', 'haette-platz']);

/** Only what was tried is offered: a stored remedy. */
const UEBERSTUNDEN = new Set(['shift-end', 'work-time', 'zu-weit']);

function abhilfeFuer(grund: Ausgelassen, name: (mitarbeiterId: string) => string): Abhilfe | null {
  const { code } = grund.abhilfe ?? grund;
  if (OHNE_SUCHE.has(code)) return null;
  if (OHNE_ARBEIT.has(code)) return { art: 'entfernen', text: 'Aus der Kehrtour nehmen' };
  if (code === 'spaeter-faellig') return { art: 'tagDazu', text: 'Anderen Tag wählen' };
  if (code === 'skill-missing') return { art: 'mitarbeiterDazu', text: 'bBSF dazunehmen' };
  if (code === 'before-release-day' || code === 'after-due-day' || code === 'no-window-on-day')
    return { art: 'tagDazu', text: 'Anderen Tag wählen' };
  if (code === 'unreachable') return { art: 'verortung', text: 'Auf der Karte setzen' };
  if (code === 'locked-elsewhere' || code === 'vehicle-not-allowed')
    return { art: 'mitarbeiterDazu', text: 'Person dazunehmen' };
  if (grund.abhilfe && grund.mitarbeiterId && UEBERSTUNDEN.has(code)) {
    const { mitarbeiterId } = grund;
    const mehr = minuten(grund.abhilfe.sekunden);
    const text = `${mehr} Minuten Überstunden für ${name(mitarbeiterId)} erlauben`;
    return { art: 'ueberstunden', text, minuten: mehr, mitarbeiterId };
  }
  return { art: 'tagDazu', text: 'Einen Tag dazunehmen' };
}

/** The stored reason as sentence and remedy. */
export function grundFuer(
  grund: Ausgelassen,
  name: (mitarbeiterId: string) => string,
): NonNullable<Halt['grund']> {
  const wer = grund.mitarbeiterId ? ` bei ${name(grund.mitarbeiterId)}` : '';
  const satz = SATZ[grund.code] ?? (() => 'Dieser Halt passt nicht in den Plan.');
  return {
    code: grund.code,
    text: satz(grund.sekunden, wer, grund.wort ?? ''),
    abhilfe: abhilfeFuer(grund, name),
  };
}

const VERSTOESSE: Record<ViolationCode, (sekunden: number) => string> = VERSTOSS_SATZ;

/** What a plan breaks, as it is stored and shown. */
export const verstossSatz = ({ code, amount }: Pick<Violation, 'code' | 'amount'>): string =>
  VERSTOESSE[code](amount);
