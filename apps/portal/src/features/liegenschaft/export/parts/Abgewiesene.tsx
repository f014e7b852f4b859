import type { Exportantwort } from '@kehrtour/contract/exportentscheid';
import { formatMenge } from '@kehrtour/domain/format';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

import { hindernisInWorten } from '../hindernisInWorten.ts';

/** What stayed as it is, house by house with the reason. */
export function Abgewiesene({ eintraege }: { eintraege: Exportantwort['abgewiesen'] }) {
  if (eintraege.length === 0) return null;
  return (
    <Notice
      tone="warning"
      live
      title={`${formatMenge(eintraege.length, 'Haus bleibt', 'Häuser bleiben')}, wie es ist`}
    >
      <ul className="list-disc pl-5">
        {eintraege.map(({ id, anschrift, hindernis }) => (
          <li key={id}>
            {anschrift === '' ? (
              'Ein gelöschtes Haus'
            ) : (
              <Link href={`/liegenschaften/${id}`}>{anschrift}</Link>
            )}
            : {hindernisInWorten(hindernis)}
          </li>
        ))}
      </ul>
      <p>
        Auf der Seite des Hauses können Sie es einzeln aus den Kehrtouren nehmen; wer benachrichtigt war, hört
        davon.
      </p>
    </Notice>
  );
}
