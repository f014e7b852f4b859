import { product } from '@kehrtour/domain/text/product';

import { AUFTRAGSVERARBEITUNG, NUTZUNGSBEDINGUNGEN } from './vertragstexte.ts';

const { operator } = product;

const VERTRAEGE = {
  nutzung: {
    parteien: `Zwischen ${operator.name}, ${operator.street}, ${operator.city}, und Ihrem Betrieb.`,
    abschnitte: NUTZUNGSBEDINGUNGEN,
  },
  verarbeitung: {
    parteien: `Nach Art. 28 DSGVO zwischen Ihrem Betrieb als Verantwortlichem und ${operator.name} als Auftragsverarbeiterin.`,
    abschnitte: AUFTRAGSVERARBEITUNG,
  },
} as const;

/** One of the contracts, whole: where it is accepted and where it is read again. */
export function Vertragstext({ art }: { art: keyof typeof VERTRAEGE }) {
  const { parteien, abschnitte } = VERTRAEGE[art];
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>{parteien}</p>
      {abschnitte.map(([kopf, text], stelle) => (
        <p key={kopf}>
          <strong>
            {stelle + 1}. {kopf}.
          </strong>{' '}
          {text}
        </p>
      ))}
    </div>
  );
}
