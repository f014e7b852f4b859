import { formatEuro } from '@kehrtour/domain/format';
import type { Tarif } from '@kehrtour/domain/unternehmen/tarif';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Check } from 'lucide-react';

import { portalAddress } from '../../../shared/portalAddress.ts';

/** One plan with all that is in it. */
export function PlanCard({ plan }: { plan: Tarif }) {
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6">
      <h2 className="text-lg font-bold">{plan.name}</h2>
      <p className="text-muted">{plan.fuer}</p>
      <p className="mt-4">
        <span className="text-2xl font-bold tabular-nums">{formatEuro(plan.monatCent)}</span>{' '}
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
