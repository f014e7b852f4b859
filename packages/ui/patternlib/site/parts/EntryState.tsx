import { Notice } from '../../../src/message/Notice.tsx';
import { Status } from '../../../src/message/Status.tsx';
import type { Guide, PatternStatus } from '../../pattern.props.ts';
import { EntryLink } from './EntryLink.tsx';

const STATES = {
  neu: { tone: 'info', means: 'Eigenschaften können sich noch ändern.' },
  fest: { tone: 'success', means: 'Bevor sich etwas ändert, steht es in den Änderungen.' },
  'läuft aus': { tone: 'warning', means: 'Bitte nicht mehr neu verwenden.' },
} as const satisfies Record<PatternStatus, { tone: string; means: string }>;

/** How far one may rely on an entry, since when there is it, and what it is called elsewhere. */
export function EntryState({
  guide: { status, since, also = [], english = [], instead = [] },
}: {
  guide: Guide;
}) {
  if (status === undefined) return null;
  const { tone, means } = STATES[status];
  return (
    <div className="mt-4 grid max-w-3xl gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Status tone={tone}>{status}</Status>
        <span>
          seit Version {since}. {means}
        </span>
      </p>
      <p className="text-sm text-muted">
        Anderswo: <span lang="en">{english.join(', ')}</span>
        {also.length === 0 ? '' : `; deutsch auch ${also.join(', ')}`}
      </p>
      {status === 'läuft aus' ? (
        <Notice tone="warning" title="Läuft aus">
          Stattdessen:{' '}
          {instead.map(([, take], at) => (
            <span key={take}>
              {at === 0 ? '' : ', '}
              <EntryLink name={take} />
            </span>
          ))}
        </Notice>
      ) : null}
    </div>
  );
}
