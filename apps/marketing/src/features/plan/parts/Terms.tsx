import { formatMenge } from '@kehrtour/domain/format';
import { UST_PROZENT, ZAHLUNGSZIEL_TAGE } from '@kehrtour/domain/unternehmen/abrechnung';
import { tarife } from '@kehrtour/domain/unternehmen/tarif';
import { TESTTAGE } from '@kehrtour/domain/unternehmen/tarifwechsel';
import { VORANKUENDIGUNG_TAGE } from '@kehrtour/domain/zahlung/zahlungsart';
import { LINK_LOOK } from '@kehrtour/ui/look/link';
import { Link } from 'react-router';

const MOST_PEOPLE = Math.max(...tarife.map(({ mitarbeiterBis }) => mitarbeiterBis));

const TERMS = [
  {
    term: 'Testen',
    text: `${TESTTAGE} Tage ist alles frei, ohne Angabe einer Bankverbindung. Danach endet der Test von selbst; ohne Buchung entstehen keine Kosten.`,
  },
  {
    term: 'Laufzeit',
    text: 'Ein Monat, immer wieder. Sie buchen an einem beliebigen Tag, auch im ersten Monat zahlen Sie nur die Tage, die Sie haben.',
  },
  {
    term: 'Kündigen',
    text: 'Mit einem Knopf unter „Zahlung“, zum Ende jedes Monats und ohne Frist davor. Ihre Häuser und Termine nehmen Sie als Tabelle mit.',
  },
  {
    term: 'Wechseln',
    text: 'Ein größerer Tarif gilt sofort, ein kleinerer ab dem nächsten Ersten. Abgerechnet wird nach Tagen.',
  },
  {
    term: 'Bezahlen',
    text: `Nach dem Monat kommt eine Rechnung, zahlbar in ${ZAHLUNGSZIEL_TAGE} Tagen per Überweisung. Oder wir ziehen per SEPA-Lastschrift ein und sagen das mindestens ${VORANKUENDIGUNG_TAGE} Tage vorher. Zu jedem Preis kommen ${UST_PROZENT} % Umsatzsteuer.`,
  },
];

/** What one agrees to by booking: as the terms of use say it and as the program does it. */
export function Terms() {
  return (
    <dl className="grid max-w-4xl gap-x-12 gap-y-6 md:grid-cols-2">
      {TERMS.map(({ term, text }) => (
        <div key={term}>
          <dt className="font-bold">{term}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
      <div>
        <dt className="font-bold">Mehr als {formatMenge(MOST_PEOPLE, 'Zugang', 'Zugänge')}</dt>
        <dd className="mt-1 text-muted">
          Dafür gibt es heute keinen Tarif, und das Programm lässt so viele nicht zu. Sind Sie mehr,{' '}
          <Link to="/kontakt" className={LINK_LOOK}>
            schreiben Sie uns
          </Link>
          , bevor Sie einrichten.
        </dd>
      </div>
    </dl>
  );
}
