import type { Kehrtour } from '@kehrtour/contract/kehrtour';

import {
  type Besuchswissen,
  besuchIn,
  type Hauswissen,
  type Personwissen,
  type Planwissen,
} from './planwissen.ts';

type Halt = Kehrtour['halte'][number];

/** Way there, way back and the longest break: who has that much room beside the work has room enough. */
const WEG_MINUTEN = 45;
const PAUSE_MINUTEN = 45;

/** What must be said of a house that has no work for the round; undefined where it should be visited. */
export function gebotenerGrund(
  id: string,
  haus: Hauswissen | undefined,
  letzterTag: string,
  { vergeben, nurTaetigkeit }: Planwissen,
): RegExp | undefined {
  if (!haus || haus.arbeiten.length === 0)
    return vergeben.has(id) ? /übernimmt schon die Kehrtour „/ : /keine Arbeit offen/;
  const [frueheste = ''] = haus.arbeiten.map(({ von }) => von).toSorted();
  if (frueheste > letzterTag) {
    const [jahr, monat, tag] = frueheste.split('-');
    return new RegExp(`steht erst ab ${tag}\\.${monat}\\.${jahr} an`);
  }
  if (!besuchIn(haus, [letzterTag], nurTaetigkeit)) return /die für diese Kehrtour nicht gewählt ist/;
  return undefined;
}

/** Whether what is said of a house that was left out is there, and true of it. */
export function grundFehler(halt: Halt, kehrtour: Kehrtour, wissen: Planwissen): string[] {
  const text = halt.grund?.text ?? '';
  if (text.length < 10) return [`${halt.anschrift} is left out without a reason`];
  const haus = wissen.haus.get(halt.liegenschaftId);
  const geboten = gebotenerGrund(halt.liegenschaftId, haus, kehrtour.tage.toSorted().at(-1) ?? '', wissen);
  if (geboten)
    return geboten.test(text) ? [] : [`${halt.anschrift} should be told ${geboten}, is told: ${text}`];
  const vonHand = wissen.vonHand.has(halt.liegenschaftId);
  if (vonHand || /Von Hand/.test(text))
    return vonHand === /Von Hand ausgelassen/.test(text)
      ? []
      : [`${halt.anschrift} was ${vonHand ? '' : 'not '}left out by hand, is told: ${text}`];
  const besuch = besuchIn(haus, kehrtour.tage, wissen.nurTaetigkeit);
  const frage = { halt, kehrtour, wissen, haus, besuch };
  return UNWAHR.filter(([satz, unwahr]) => satz.test(text) && unwahr(frage, text)).map(
    ([, , warum]) => `${halt.anschrift} ${warum}: ${text}`,
  );
}

type Frage = {
  halt: Halt;
  kehrtour: Kehrtour;
  wissen: Planwissen;
  haus: Hauswissen | undefined;
  besuch: Besuchswissen | undefined;
};

/** A sentence, when it is not true, and what is not true of it. */
const UNWAHR: readonly [RegExp, (frage: Frage, text: string) => boolean, string][] = [
  [/./, ohneWerFreiIst, 'is left out although somebody who may has nothing else to do on a day of its Frist'],
  [
    /feste Zeit lässt sich nicht halten|zugesagte Zeit/,
    ({ halt }) => halt.termin === null && halt.sperre.position !== true,
    'has no appointment, but is told of one',
  ],
  [
    /Arbeitstag ist voll|Arbeitszeit reicht nicht/,
    (frage, text) => !genannte(frage, text).some((person) => arbeitet(person, frage)),
    'is told of a full day of somebody who has nothing to do',
  ],
  [
    /niemand in dieser Kehrtour darf/,
    ({ wissen, kehrtour, besuch }) =>
      besuch?.schau !== true ||
      wissen.leute.some(
        ({ id, darfSchauen }) =>
          darfSchauen && kehrtour.schichten.some(({ mitarbeiterId }) => mitarbeiterId === id),
      ),
    'is told that nobody may, but somebody does',
  ],
  [
    /Neben den festen Terminen/,
    (frage, text) => {
      const namen = new Set(genannte(frage, text).map(({ id }) => id));
      return (
        frage.wissen.anderswo.every(({ wer }) => !namen.has(wer)) &&
        frage.kehrtour.halte.every(({ sperre, termin }) => termin === null && sperre.position !== true)
      );
    },
    'is told of fixed appointments that do not exist',
  ],
  [
    /Frist endet vor den gewählten Tagen/,
    ({ kehrtour, besuch }) => kehrtour.tage.some((tag) => tag <= (besuch?.bis ?? '')),
    'is told that its Frist is over',
  ],
  [
    /Frist beginnt erst nach/,
    ({ kehrtour, besuch }) => kehrtour.tage.some((tag) => tag >= (besuch?.von ?? '')),
    'is told that its Frist has not begun',
  ],
  [
    /Keiner der gewählten Tage passt/,
    ({ kehrtour, besuch }) => kehrtour.tage.some((tag) => inFrist(besuch, tag)),
    'is told that no day is right',
  ],
  [
    /an denen diese Arbeit möglich ist, fährt niemand/,
    ({ kehrtour, besuch }) =>
      kehrtour.tage.every((tag) => !moeglichAm(besuch, tag, kehrtour)) ||
      kehrtour.schichten.some(({ tag }) => moeglichAm(besuch, tag, kehrtour)),
    'is told that nobody drives on a day of its Frist',
  ],
  [
    /Umweg wäre zu groß|passt nicht in den Plan|in der Karte kein Weg/,
    () => true,
    'is told nothing that helps',
  ],
];

const inFrist = (besuch: Besuchswissen | undefined, tag: string): boolean =>
  besuch !== undefined && besuch.von <= tag && tag <= besuch.bis;

/** Work whose Frist was over before the first day is bound to none of them. */
const moeglichAm = (besuch: Besuchswissen | undefined, tag: string, { tage }: Kehrtour): boolean =>
  besuch !== undefined && besuch.von <= tag && (tag <= besuch.bis || tage.every((one) => besuch.bis < one));

/** Whom a sentence names; all of them where it names nobody. */
function genannte({ wissen }: Frage, text: string): readonly Personwissen[] {
  const gemeint = wissen.leute.filter(({ name }) => text.includes(` bei ${name}`));
  return gemeint.length > 0 ? gemeint : wissen.leute;
}

const arbeitet = ({ id }: Personwissen, { kehrtour, wissen }: Frage): boolean =>
  kehrtour.halte.some(({ ausgelassen, mitarbeiterId }) => !ausgelassen && mitarbeiterId === id) ||
  wissen.anderswo.some(({ wer }) => wer === id);

/** Somebody who may, with a whole day of the Frist to herself that is long enough for a single visit. */
function ohneWerFreiIst({ halt, kehrtour, wissen, haus, besuch }: Frage): boolean {
  if (!besuch || !haus?.lage || halt.termin !== null || Object.values(halt.sperre).some(Boolean))
    return false;
  return kehrtour.tage
    .filter((tag) => inFrist(besuch, tag))
    .some((tag) =>
      wissen.leute.some(
        (person) =>
          (!besuch.schau || person.darfSchauen) &&
          !wissen.abwesend.has(`${person.id}/${tag}`) &&
          (person.minutenAm.get(tag) ?? 0) >= besuch.minuten + 2 * WEG_MINUTEN + PAUSE_MINUTEN &&
          !kehrtour.schichten.some((schicht) => schicht.mitarbeiterId === person.id && schicht.tag === tag) &&
          // What is done the evening before or the morning after takes hours of rest from the day.
          !wissen.anderswo.some(
            ({ wer, von, bis }) =>
              wer === person.id &&
              Math.abs(Date.parse(`${tag}T12:00:00+01:00`) - (von + bis) / 2) < 36 * 3_600_000,
          ),
      ),
    );
}
