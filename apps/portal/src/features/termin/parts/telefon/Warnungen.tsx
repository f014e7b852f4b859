import { istCode } from '@kehrtour/api-client/client';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';

/** What speaks against a time, as the server names it; undefined when the fault is another. */
export function warnungenIn(error: unknown): string[] | undefined {
  if (!istCode(error, 'buchung.warnung')) return undefined;
  const liste: unknown = error.problem.angaben?.['warnungen'];
  return Array.isArray(liste) ? liste.map(String) : [error.problem.detail];
}

/** Read before the time is taken all the same. */
export function Warnungen({ warnungen }: { warnungen: readonly string[] }) {
  return (
    <Notice tone="warning" title="Dagegen spricht" live>
      <ul className="list-disc pl-5">
        {warnungen.map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
      </ul>
    </Notice>
  );
}
