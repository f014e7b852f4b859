import { Link } from 'react-router';

import { addressOf, categories } from '../catalog.ts';
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
    </>
  );
}
