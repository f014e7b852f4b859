import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { releases } from 'virtual:releases';

import { addressOf, categories } from '../catalog.ts';
import { Change } from './parts/Change.tsx';
import { useSettingsQuery } from './useViewSettings.ts';

const patterns = categories.flatMap((category) => category.patterns);
const situations = patterns.flatMap(({ stories }) => stories);

/** What the pattern library is, and all its categories. */
export function StartPage() {
  const query = useSettingsQuery();
  return (
    <>
      <header className="max-w-2xl">
        <h1 className="text-2xl font-bold tracking-tight">Musterbuch</h1>
        <p className="mt-3 text-lg text-muted">
          Ruß, Kreide, Glut und Messing: {patterns.length} Bausteine, Muster und Bildschirme in{' '}
          {situations.length} Situationen. Dieselben Beispiele prüfen wir bei jeder Änderung, in Hell und
          Dunkel, am Schreibtisch und auf dem Telefon.
        </p>
      </header>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {categories.map((category) => (
          <li
            key={category.id}
            className="relative rounded-lg border border-line bg-surface p-4 hover:border-edge sm:p-6"
          >
            <h2 className="text-lg font-bold">
              <Link
                to={addressOf(category) + query}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {category.name}
              </Link>
            </h2>
            <p className="mt-1 text-muted">{category.text}</p>
            <p className="mt-3 text-sm text-muted">
              {category.patterns
                .slice(0, 4)
                .map(({ name }) => name)
                .join(' · ')}
              {category.patterns.length > 4 ? ` und ${category.patterns.length - 4} weitere` : ''}
            </p>
          </li>
        ))}
      </ul>
      <Releases />
    </>
  );
}

/** What is new, the latest version open. */
function Releases() {
  return (
    <section aria-labelledby="releases" className="mt-12 max-w-2xl">
      <h2 id="releases" className="text-xl font-bold tracking-tight">
        Was sich geändert hat
      </h2>
      <div className="mt-3 overflow-clip rounded-lg border border-line bg-surface">
        {releases.map(({ version, day, changes }, index) => (
          <details key={version} open={index === 0} className="group border-line not-first:border-t">
            <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-4 px-4 hover:bg-sunken">
              <span className="flex items-center gap-2 font-semibold tabular-nums">
                <ChevronRight aria-hidden className="size-4 text-muted group-open:rotate-90" />
                {version}
              </span>
              <span className="text-sm text-muted">{day}</span>
            </summary>
            <ul className="flex list-disc flex-col gap-1 pr-4 pb-4 pl-10">
              {changes.map((change) => (
                <li key={change}>
                  <Change text={change} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
