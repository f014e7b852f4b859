import { tarife, TARIFE_BESTAETIGT } from '@kehrtour/domain/unternehmen/tarif';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';

import type { PageData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { Section } from '../../shared/Section.tsx';
import { ComparisonTable } from './parts/ComparisonTable.tsx';
import { PlanCard } from './parts/PlanCard.tsx';
import { Terms } from './parts/Terms.tsx';
import { WayPrices } from './parts/WayPrices.tsx';
import { QUESTIONS } from './questions.ts';

/** What it costs, on what terms, what is in it, and what it is worth beside paper. */
export function PricesScreen({ page }: PageData) {
  return (
    <Page page={page}>
      <PageIntro
        title="Ein Preis je Betrieb und Monat"
        lead="Nicht je Haus, nicht je Zettel, nicht je Antwort."
      />
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6">
        {TARIFE_BESTAETIGT ? null : (
          <div className="mb-8 max-w-4xl">
            <Notice tone="warning" title="Beispielpreise">
              Preise und Bedingungen auf dieser Seite zeigen, wie sie aussehen werden. Sie sind noch nicht
              bestätigt und kein Angebot.
            </Notice>
          </div>
        )}
        <div className="grid max-w-4xl gap-6 md:grid-cols-2">
          {tarife.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
      <Section ground="sunken" title="Was Sie vereinbaren" lead={<Example />}>
        <Terms />
      </Section>
      <Section title="Was ein Weg zum Haus kostet" lead={<Example />}>
        <WayPrices />
      </Section>
      <Section
        ground="sunken"
        title="Gegen Papier und Telefon"
        lead="Ein Monat von Hand neben einem Monat mit Kehrtour, in Stunden und Euro. Jede Zahl, aus der das folgt, steht darunter."
      >
        <ComparisonTable />
      </Section>
      <Section title="Drei Fragen vorweg">
        <dl className="grid max-w-3xl gap-6">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-bold">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}

/** Beside everything that is not settled yet; nothing once it is. */
function Example() {
  return TARIFE_BESTAETIGT ? null : <Status tone="warning">Beispiel, noch nicht bestätigt</Status>;
}
