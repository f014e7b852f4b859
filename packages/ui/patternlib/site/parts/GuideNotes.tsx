import { Check, X } from 'lucide-react';

import type { Guide } from '../../pattern.props.ts';
import { EntryLink } from './EntryLink.tsx';

type GuideNotesProps = { guide: Guide };

/** When to take it and when not, what the keys do, and what a screen reader says. */
export function GuideNotes({
  guide: { keys = [], reader = [], yes = [], no = [], instead = [] },
}: GuideNotesProps) {
  return (
    <>
      {instead.length === 0 ? null : <WhenNot instead={instead} />}
      {yes.length + no.length === 0 ? null : (
        <section aria-labelledby="guide" className="grid gap-4">
          <h2 id="guide" className="text-xl font-bold tracking-tight">
            So ja, so nicht
          </h2>
          <div className="grid gap-4 md:grid-cols-2">
            {yes.length === 0 ? null : (
              <div className="rounded-lg border border-success-line bg-success-soft p-4">
                <h3 className="flex items-center gap-2 font-semibold text-success">
                  <Check aria-hidden className="size-5" />
                  So ja
                </h3>
                <Sentences sentences={yes} />
              </div>
            )}
            {no.length === 0 ? null : (
              <div className="rounded-lg border border-danger-line bg-danger-soft p-4">
                <h3 className="flex items-center gap-2 font-semibold text-danger">
                  <X aria-hidden className="size-5" />
                  So nicht
                </h3>
                <Sentences sentences={no} />
              </div>
            )}
          </div>
        </section>
      )}
      {keys.length === 0 ? null : <KeyTable keys={keys} />}
      {reader.length === 0 ? null : (
        <section aria-labelledby="reader">
          <h2 id="reader" className="text-xl font-bold tracking-tight">
            Screenreader
          </h2>
          <Sentences sentences={reader} />
        </section>
      )}
    </>
  );
}

/** When something else is right, and the way there. */
function WhenNot({ instead }: { instead: NonNullable<Guide['instead']> }) {
  return (
    <section aria-labelledby="instead">
      <h2 id="instead" className="mb-3 text-xl font-bold tracking-tight">
        Wann nicht
      </h2>
      <dl className="overflow-clip rounded-lg border border-line bg-surface">
        {instead.map(([when, take]) => (
          <div
            key={`${when} ${take}`}
            className="grid gap-x-6 gap-y-1 border-line px-4 py-2 not-first:border-t sm:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <dt>{when}</dt>
            <dd className="flex gap-2">
              <span className="text-muted">dann</span> <EntryLink name={take} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeyTable({ keys }: { keys: NonNullable<Guide['keys']> }) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="mb-3 text-xl font-bold tracking-tight">
        Tastatur
      </h2>
      <dl className="overflow-clip rounded-lg border border-line bg-surface">
        {keys.map(([key, does]) => (
          <div
            key={key}
            className="grid gap-x-6 border-line px-4 py-2 not-first:border-t sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="flex flex-wrap gap-2">
              {key.split(', ').map((one) => (
                <kbd
                  key={one}
                  className="rounded-sm border border-line border-b-edge bg-sunken px-2 font-sans text-sm font-medium"
                >
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-6">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
