import { formatAufzaehlung } from '@kehrtour/domain/format';
import { NICHT_ENTHALTEN, type Tarif, tarife, TARIFE_BESTAETIGT } from '@kehrtour/domain/unternehmen/tarif';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Check } from 'lucide-react';

import type { PageData } from '../../content/pageData.ts';
import { Page } from '../../shared/Page.tsx';
import { PageIntro } from '../../shared/PageIntro.tsx';
import { portalAddress } from '../../shared/portalAddress.ts';

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
});

const QUESTIONS = [
  {
    question: 'Was kostet ein Zettel oder eine Antwort?',
    answer: 'Nichts. Zettel, Mails und Antworten Ihrer Kunden sind im Monatspreis enthalten.',
  },
  {
    question: 'Wem gehören die Daten?',
    answer: 'Ihnen. Ein Import lässt sich als Ganzes zurücknehmen.',
  },
  {
    question: 'Was ist nicht dabei?',
    answer: `Heute nicht: ${formatAufzaehlung(NICHT_ENTHALTEN)}. Bezahlen Sie nur, was es gibt.`,
  },
];

/** What it costs, and what is in it. */
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
              Diese Zahlen zeigen, wie die Preisliste aussehen wird. Sie sind noch nicht bestätigt und kein
              Angebot.
            </Notice>
          </div>
        )}
        <div className="grid max-w-4xl gap-6 md:grid-cols-2">
          {tarife.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
        <h2 className="mt-16 mb-6 text-xl font-bold tracking-tight">Drei Fragen vorweg</h2>
        <dl className="grid max-w-3xl gap-6">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-bold">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Page>
  );
}

function PlanCard({ plan }: { plan: Tarif }) {
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6">
      <h2 className="text-lg font-bold">{plan.name}</h2>
      <p className="text-muted">{plan.fuer}</p>
      <p className="mt-4">
        <span className="text-2xl font-bold tabular-nums">{euros.format(plan.monatCent / 100)}</span>{' '}
        <span className="text-muted">im Monat, ohne Umsatzsteuer</span>
      </p>
      <ul className="mt-6 mb-8 flex grow flex-col gap-3">
        {plan.enthaelt.map((part) => (
          <li key={part} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {part}
          </li>
        ))}
      </ul>
      <a
        href={portalAddress.register}
        className={buttonLook(plan.id === 'bezirk' ? 'primary' : 'secondary', 'normal', true)}
      >
        Mit „{plan.name}“ anfangen
      </a>
    </section>
  );
}
