import { formatTag } from '@kehrtour/domain/format';
import { product } from '@kehrtour/domain/product';
import { VERTRAGSSTAND } from '@kehrtour/domain/vertragsstand';
import type { ReactNode } from 'react';

import { AUFTRAGSVERARBEITUNG, NUTZUNGSBEDINGUNGEN, type Abschnitt } from '../vertragstexte.ts';

const { operator } = product;

/** Both contracts in full above the button that accepts them. */
export function Vertraege() {
  return (
    <section aria-label="Verträge" className="flex flex-col gap-3">
      <p>
        Mit „Betrieb registrieren“ nehmen Sie die Nutzungsbedingungen und den Vertrag zur Auftragsverarbeitung
        an, Stand {formatTag(VERTRAGSSTAND)}. Wir vermerken das mit Datum und Stand.
      </p>
      <Vertrag titel="Nutzungsbedingungen" abschnitte={NUTZUNGSBEDINGUNGEN}>
        Zwischen {operator.name}, {operator.street}, {operator.city}, und Ihrem Betrieb.
      </Vertrag>
      <Vertrag titel="Vertrag zur Auftragsverarbeitung" abschnitte={AUFTRAGSVERARBEITUNG}>
        Nach Art. 28 DSGVO zwischen Ihrem Betrieb als Verantwortlichem und {operator.name} als
        Auftragsverarbeiterin.
      </Vertrag>
      {operator.invented ? (
        <p className="text-sm text-muted">
          Betreiber und Texte sind Beispiele. Wer diese Anwendung betreibt, lässt seine eigenen prüfen und
          trägt sie ein.
        </p>
      ) : null}
    </section>
  );
}

type VertragProps = { titel: string; abschnitte: readonly Abschnitt[]; children: ReactNode };
function Vertrag({ titel, abschnitte, children }: VertragProps) {
  return (
    <details className="rounded-sm border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold">{titel}</summary>
      <div className="mt-3 flex flex-col gap-3 text-sm">
        <p>{children}</p>
        {abschnitte.map(([kopf, text], stelle) => (
          <p key={kopf}>
            <strong>
              {stelle + 1}. {kopf}.
            </strong>{' '}
            {text}
          </p>
        ))}
      </div>
    </details>
  );
}
