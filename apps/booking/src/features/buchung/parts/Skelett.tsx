import type { Ablauf } from '../ablauf.ts';
import { SEITENTITEL } from '../worte.ts';

/** The shape of the next page, shown by the script while the search for free times takes longer than a moment. */
export function Skelett({ ablauf }: { ablauf: Ablauf }) {
  return (
    <template data-skelett={ablauf.ort.slug}>
      <div data-warten className="grid min-w-0 gap-6">
        <p className="flex min-h-12 items-center text-muted">Schritt 3 von 4</p>
        <h1 className="text-xl font-bold tracking-tight">{SEITENTITEL.termin}</h1>
        <output>Wir suchen freie Zeiten …</output>
        {[0, 1, 2].map((tag) => (
          <div key={tag} aria-hidden className="grid gap-3">
            <span className="h-6 w-56 animate-pulse rounded-sm bg-sunken" />
            <span className="grid grid-cols-3 gap-3 sm:grid-cols-4">
              {[0, 1, 2, 3].map((zeit) => (
                <span key={zeit} className="h-14 animate-pulse rounded-sm bg-sunken" />
              ))}
            </span>
          </div>
        ))}
      </div>
    </template>
  );
}
