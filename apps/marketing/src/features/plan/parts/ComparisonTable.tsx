import { formatAnzahl, formatDauer, formatEuro } from '@kehrtour/domain/format';
import { tarifVon } from '@kehrtour/domain/unternehmen/tarif';

import { ASSUMED, compare } from '../comparison.ts';

const plan = tarifVon('bezirk');
const { rows, byHand, byKehrtour, lessMinutes, lessCent } = compare(plan);
const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const share = (hundredths: number): string => percent.format(hundredths / 100);

const MONEY = [
  { what: `Arbeit zu ${formatEuro(ASSUMED.hourCent)} je Stunde`, a: byHand.workCent, b: byKehrtour.workCent },
  { what: 'Papier und Toner', a: byHand.paperCent, b: byKehrtour.paperCent },
  { what: `Tarif „${plan.name}“`, a: byHand.planCent, b: byKehrtour.planCent },
];

const ASSUMPTIONS = [
  `${formatAnzahl(ASSUMED.roundsPerMonth)} Kehrtouren im Monat zu je ${formatAnzahl(ASSUMED.housesPerRound)} Häusern.`,
  `Von Hand: ${number.format(ASSUMED.orderMinutes)} Minuten je Kehrtour für Reihenfolge, Zeiten und Feiertage, ${number.format(ASSUMED.slipMinutes)} Minuten je Zettel.`,
  `Mit Kehrtour: ${number.format(ASSUMED.planMinutes)} Minuten je Kehrtour und ${number.format(ASSUMED.printMinutes)} für den Drucker.`,
  `${share(ASSUMED.movesPercent)} der Häuser wollen einen anderen Termin. Ein Anruf dauert ${number.format(ASSUMED.callMinutes)} Minuten.`,
  `Mit Kehrtour antworten davon ${share(ASSUMED.answeredByCodePercent)} über den Code, das sind ${number.format(ASSUMED.answerMinutes)} Minuten zum Nachsehen; die anderen rufen an wie bisher.`,
  `Eine Stunde im Büro kostet ${formatEuro(ASSUMED.hourCent)}, ein Zettel ${number.format(ASSUMED.paperCent)} Cent.`,
  'Nicht gerechnet: das Einwerfen, kürzere Wege, vergebliche Besuche und die Einrichtung am Anfang.',
];

const HEAD = 'border-b border-edge px-4 py-2 text-sm font-semibold';
const CELL = 'border-b border-line px-4 py-2';
const SUM = 'border-b border-edge px-4 py-2 font-bold';

/** A month with paper and telephone beside a month with the smaller plan. */
export function ComparisonTable() {
  return (
    <div className="grid max-w-4xl gap-6">
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Vergleich je Monat"
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0 [&_tr:last-child>*]:border-b-0">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} text-left`}>
                Im Monat
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                Papier und Telefon
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                Mit Kehrtour
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, byHandMinutes, byKehrtourMinutes }) => (
              <Row
                key={what}
                look={CELL}
                cells={[what, formatDauer(byHandMinutes), formatDauer(byKehrtourMinutes)]}
              />
            ))}
            <Row look={SUM} cells={['Zeit', formatDauer(byHand.minutes), formatDauer(byKehrtour.minutes)]} />
            {MONEY.map(({ what, a, b }) => (
              <Row key={what} look={CELL} cells={[what, formatEuro(a), formatEuro(b)]} />
            ))}
            <Row
              look={SUM}
              cells={['Kosten', formatEuro(byHand.totalCent), formatEuro(byKehrtour.totalCent)]}
            />
          </tbody>
        </table>
      </section>
      <p className="text-lg">
        Unter diesen Annahmen sind es{' '}
        <strong className="font-semibold">
          {formatDauer(lessMinutes)} und {formatEuro(lessCent)} weniger im Monat
        </strong>
        , ohne Umsatzsteuer.
      </p>
      <Assumptions />
    </div>
  );
}

function Assumptions() {
  return (
    <div>
      <h3 className="font-bold">Was wir dabei annehmen</h3>
      <ul className="mt-2 flex max-w-3xl list-disc flex-col gap-1 pl-6 text-muted">
        {ASSUMPTIONS.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-3xl text-muted">
        Es sind Annahmen und keine Messung. Wer wenige Häuser im Monat ansagt, spart nichts.
      </p>
    </div>
  );
}

function Row({ look, cells: [what, a, b] }: { look: string; cells: readonly [string, string, string] }) {
  return (
    <tr>
      <th scope="row" className={`${look} text-left ${look === SUM ? '' : 'font-normal'}`}>
        {what}
      </th>
      <td className={`${look} text-right whitespace-nowrap tabular-nums`}>{a}</td>
      <td className={`${look} text-right whitespace-nowrap tabular-nums`}>{b}</td>
    </tr>
  );
}
