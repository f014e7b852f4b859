import type { KundenTermin } from '@kehrtour/contract/ankuendigung';
import { formatMenge } from '@kehrtour/domain/format';

/** When somebody is likely there, as the last mark of the round says; the told window stays what was promised. */
export function Unterwegs({ unterwegs }: { unterwegs: NonNullable<KundenTermin['unterwegs']> }) {
  const { von, bis, haeuser } = unterwegs;
  return (
    <section aria-labelledby="unterwegs" className="rounded-lg border border-accent-line bg-accent-soft p-4">
      <h2 id="unterwegs" className="text-lg font-bold text-accent-ink">
        Wir sind unterwegs zu Ihnen
      </h2>
      <p>
        Voraussichtlich etwa{' '}
        <strong className="whitespace-nowrap">
          {von}–{bis} Uhr
        </strong>
        ,{' '}
        {haeuser === 0
          ? 'Sie sind als Nächstes dran.'
          : `noch ${formatMenge(haeuser, 'Haus', 'Häuser')} vor Ihnen.`}
      </p>
      <p className="text-muted">
        Zugesagt bleibt die Zeit oben. Laden Sie die Seite neu, um den neuen Stand zu sehen.
      </p>
    </section>
  );
}
