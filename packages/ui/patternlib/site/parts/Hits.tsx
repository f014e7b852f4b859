import { Link } from 'react-router';

import { addressOf, findEntry } from '../../catalog.ts';
import type { Missing } from '../missing.ts';
import type { Hit } from '../searchPatterns.ts';
import { useSettingsQuery } from '../useViewSettings.ts';

type HitsProps = { hits: readonly Hit[]; missing: Missing | undefined };

const SHOWN_MAX = 40;

/** What was found, what it is called like first; and a word on what other libraries have and this one does not. */
export function Hits({ hits, missing }: HitsProps) {
  const query = useSettingsQuery();
  return (
    <>
      {missing ? <NotHere missing={missing} /> : null}
      {hits.length === 0 && !missing ? (
        <p className="px-2 py-3 text-on-frame-muted">
          Nichts gefunden. Oft hilft schon der Anfang des Namens.
        </p>
      ) : null}
      <ul>
        {hits.slice(0, SHOWN_MAX).map(({ category, pattern, byWord }) => (
          <li key={pattern.file}>
            <Link
              to={addressOf(category, pattern) + query}
              className="block rounded-sm px-2 py-2 text-on-frame no-underline outline-on-frame hover:bg-frame-hover"
            >
              <span className="block font-semibold">{pattern.name}</span>
              <span className="block text-sm text-on-frame-muted">
                {category.name}
                {byWord === undefined ? '' : `, auch „${byWord}“`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hits.length > SHOWN_MAX ? (
        <p className="px-2 py-3 text-sm text-on-frame-muted">
          und {hits.length - SHOWN_MAX} weitere; ein Wort mehr hilft
        </p>
      ) : null}
    </>
  );
}

function NotHere({ missing: { names, why, take } }: { missing: Missing }) {
  const query = useSettingsQuery();
  return (
    <div className="mx-2 mb-3 border-l-2 border-frame-accent py-1 pl-3 text-sm text-on-frame">
      <p>
        <strong>{names[0]}</strong> gibt es hier nicht. {why}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {take.map((name) => {
          const entry = findEntry(name);
          return entry ? (
            <li key={name}>
              <Link
                to={addressOf(entry.category, entry.pattern) + query}
                className="inline-flex min-h-8 items-center rounded-sm text-on-frame underline underline-offset-3 outline-on-frame pointer-coarse:min-h-12"
              >
                {name}
              </Link>
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
