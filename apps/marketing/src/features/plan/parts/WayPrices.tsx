import { formatAnzahl, formatAufzaehlung, formatEuro } from '@kehrtour/domain/format';
import { MESSENGER, MESSENGER_CENT, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { SMS_TEILE_MAX } from '@kehrtour/domain/versand/sms';
import { VERSANDKOSTEN_CENT } from '@kehrtour/domain/versand/versandkosten';

const { smsTeil, brief } = VERSANDKOSTEN_CENT;
/** What is off until somebody switches it on. */
const PAID = formatAufzaehlung([
  'SMS',
  ...MESSENGER.map((messenger) => MESSENGER_WORTE[messenger].name),
  'Briefdienst',
]);
const inCents = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const WAYS = [
  {
    way: 'Zettel, den Sie drucken',
    price: 'enthalten',
    text: 'Papier und Toner sind Ihre. Alle Formate, alle Nachdrucke.',
  },
  { way: 'E-Mail', price: 'enthalten', text: 'Ansage, Erinnerung, Antwort, Absage.' },
  {
    way: 'SMS',
    price: `${inCents.format(smsTeil)} Cent je Teil`,
    text: `Eine Ansage hat höchstens ${formatAnzahl(SMS_TEILE_MAX)} Teile, kostet also bis ${inCents.format(smsTeil * SMS_TEILE_MAX)} Cent.`,
  },
  ...MESSENGER.map((messenger) => ({
    way: MESSENGER_WORTE[messenger].name,
    price: `bis ${inCents.format(MESSENGER_CENT[messenger])} Cent`,
    text: 'Je Nachricht, und nur an Menschen, die es Ihnen erlaubt haben.',
  })),
  {
    way: 'Brief über einen Briefdienst',
    price: `bis ${formatEuro(brief)}`,
    text: 'Mit Druck, Umschlag und Porto. Sie werfen nichts ein.',
  },
];

/** What each way to a household costs. */
export function WayPrices() {
  return (
    <>
      <dl className="max-w-4xl overflow-clip rounded-lg border border-line bg-surface">
        {WAYS.map(({ way, price, text }) => (
          <div
            key={way}
            className="grid gap-x-6 border-line px-4 py-3 not-first:border-t sm:grid-cols-[14rem_10rem_minmax(0,1fr)] sm:px-6"
          >
            <dt className="font-bold">{way}</dt>
            <dd className="font-semibold tabular-nums">{price}</dd>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-3xl text-muted">
        {PAID} sind aus, bis Sie sie einschalten. Vor dem Senden steht da, wer was bekommt und was es kostet,
        und was über Ihrer Grenze läge, geht nicht hinaus. Die Beträge sind ohne Umsatzsteuer. Auf Ihrer
        Rechnung steht heute allein der Tarif; bevor sich das ändert, hören Sie es sechs Wochen vorher.
      </p>
    </>
  );
}
