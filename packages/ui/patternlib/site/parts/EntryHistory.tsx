import { Link } from 'react-router';

import { LINK_LOOK } from '../../../src/look/link.ts';
import type { PatternAbout } from '../../pattern.props.ts';
import { useSettingsQuery } from '../useViewSettings.ts';
import { Change } from './Change.tsx';
import { EntryLink } from './EntryLink.tsx';

type EntryHistoryProps = Pick<PatternAbout, 'guide' | 'related' | 'releases'>;

/** What stands beside an entry, and what the changelog says of it. */
export function EntryHistory({ guide: { since, instead = [] }, related, releases }: EntryHistoryProps) {
  const query = useSettingsQuery();
  const beside = related.filter((name) => !instead.some(([, take]) => take === name));
  return (
    <>
      {beside.length === 0 ? null : (
        <section aria-labelledby="related">
          <h2 id="related" className="mb-3 text-xl font-bold tracking-tight">
            Gehört dazu
          </h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {beside.map((name) => (
              <li key={name}>
                <EntryLink name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-3 text-xl font-bold tracking-tight">
          Änderungen
        </h2>
        <dl className={releases.length === 0 ? 'hidden' : 'mb-3 grid gap-3'}>
          {releases.map(({ version, day, changes }) => (
            <div key={version} className="grid gap-x-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt>
                <span className="font-semibold tabular-nums">{version}</span>{' '}
                <span className="text-sm text-muted">{day}</span>
              </dt>
              {changes.map((change) => (
                <dd key={change} className="sm:col-start-2">
                  <Change text={change} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          Dabei seit {since}.{' '}
          <Link to={`/patternlib${query}#releases`} className={LINK_LOOK}>
            Alle Änderungen am Musterbuch
          </Link>
        </p>
      </section>
    </>
  );
}
