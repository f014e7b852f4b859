import { formatTag } from '@kehrtour/domain/format';
import { product } from '@kehrtour/domain/text/product';
import { VERTRAGSSTAND } from '@kehrtour/domain/unternehmen/vertragsstand';
import type { ReactNode } from 'react';

import { Vertragstext } from '../../../shared/vertrag/Vertragstext.tsx';

const { operator } = product;

/** Both contracts in full above the button that accepts them. */
export function Vertraege() {
  return (
    <section aria-label="Verträge" className="flex flex-col gap-3">
      <p>
        Mit „Betrieb registrieren“ nehmen Sie die Nutzungsbedingungen und den Vertrag zur Auftragsverarbeitung
        an, Stand {formatTag(VERTRAGSSTAND)}. Wir vermerken das mit Datum und Stand.
      </p>
      <Vertrag titel="Nutzungsbedingungen">
        <Vertragstext art="nutzung" />
      </Vertrag>
      <Vertrag titel="Vertrag zur Auftragsverarbeitung">
        <Vertragstext art="verarbeitung" />
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

function Vertrag({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <details className="rounded-sm border border-line bg-surface px-4">
      <summary className="cursor-pointer py-3 font-semibold">{titel}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
