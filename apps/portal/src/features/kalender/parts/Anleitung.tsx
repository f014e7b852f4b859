import { Link } from '@kehrtour/ui/action/Link.tsx';

/** Where each of the three wants the address; they use their own words, so do we. */
export function Anleitung({ adresse }: { adresse: string }) {
  return (
    <details className="rounded-sm border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">So kommt er in Ihren Kalender</summary>
      <dl className="mt-3 flex flex-col gap-3 text-sm [&_dt]:font-semibold">
        <div>
          <dt>Apple (iPhone, Mac)</dt>
          <dd>
            <Link href={adresse.replace(/^https?:/, 'webcal:')}>Kalender abonnieren</Link>, oder in der App:
            Kalender › Kalenderabonnement hinzufügen, Adresse einfügen.
          </dd>
        </div>
        <div>
          <dt>Google</dt>
          <dd>
            Am Rechner: Weitere Kalender › Per URL hinzufügen, Adresse einfügen. Google fragt nur alle paar
            Stunden nach.
          </dd>
        </div>
        <div>
          <dt>Outlook</dt>
          <dd>Kalender hinzufügen › Aus dem Internet abonnieren, Adresse einfügen.</dd>
        </div>
      </dl>
    </details>
  );
}
