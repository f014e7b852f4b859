import { besucheText } from '../quartal.format.ts';
import type { Strassenzeile } from '../quartalsplan.ts';

export type StrassenkopfProps = { zeile: Strassenzeile; onPress: () => void };

/** The street of a row; a press asks about all of it. */
export function Strassenkopf({ zeile, onPress }: StrassenkopfProps) {
  return (
    <th
      scope="row"
      aria-label={`${zeile.strasse}, ${zeile.ort}`}
      className="sticky left-0 z-10 max-w-40 border-b border-line bg-surface p-0 text-left font-normal sm:max-w-52"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        onClick={onPress}
        className="block w-full cursor-pointer px-3 py-1 text-left hover:bg-sunken focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus pointer-coarse:min-h-11"
      >
        <span className="block truncate font-medium">{zeile.strasse}</span>
        <span className="block truncate text-xs text-muted">
          {zeile.ort} · {besucheText(zeile.haeuser)}
        </span>
      </button>
    </th>
  );
}
