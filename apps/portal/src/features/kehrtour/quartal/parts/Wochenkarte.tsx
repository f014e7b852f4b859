import { formatKalenderwoche } from '@kehrtour/domain/format';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { besucheText, FRIST_WORT, verplantProzent, wocheKurz, wochensorgen } from '../quartal.format.ts';
import { istFalsch } from '../quartalsplan.ts';
import type { Quartalsplan, Strassenzeile, Wochenblick, Zelle } from '../quartalsplan.ts';
import { useZellenzug } from '../useZellenzug.ts';

export type WochenkarteProps = {
  plan: Quartalsplan;
  zeilen: readonly Strassenzeile[];
  gewaehlt: Tag | null;
  aenderbar: boolean;
  onWoche: (woche: Tag) => void;
  onStrasse: (zeile: Strassenzeile) => void;
  /** A cell was pressed. */
  onZelle: (zeile: Strassenzeile, zelle: Zelle) => void;
  /** A cell was dragged or pushed into another week. */
  onVerlege: (zeile: Strassenzeile, zelle: Zelle, woche: Tag) => void;
};

const WOCHEN_SCHRITT: Record<string, number> = { ArrowLeft: -7, ArrowRight: 7 };

/** Weeks × streets, darker with more minutes; what misses its Frist is red and says so. */
export function Wochenkarte({
  plan,
  zeilen,
  gewaehlt,
  aenderbar,
  onWoche,
  onStrasse,
  onZelle,
  onVerlege,
}: WochenkarteProps) {
  const zug = useZellenzug(aenderbar, (zeilenId, von, nach) => {
    const zeile = zeilen.find(({ id }) => id === zeilenId);
    const zelle = zeile?.zellen.get(von);
    if (zeile !== undefined && zelle !== undefined) onVerlege(zeile, zelle, nach);
  });
  const wochen = new Set(plan.wochen.map(({ woche }) => woche));
  const meiste = Math.max(
    1,
    ...zeilen.flatMap(({ zellen }) => [...zellen.values()].map(({ minuten }) => minuten)),
  );

  function schiebe(event: KeyboardEvent, zeile: Strassenzeile, zelle: Zelle) {
    const schritt = WOCHEN_SCHRITT[event.key];
    if (!aenderbar || !event.shiftKey || schritt === undefined) return;
    event.preventDefault();
    const ziel = plusTage(zelle.woche, schritt);
    if (wochen.has(ziel)) onVerlege(zeile, zelle, ziel);
  }

  return (
    <section
      // A box that scrolls sideways must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1, as axe asks for it
      tabIndex={0}
      aria-label="Minuten je Straße und Woche"
      className="max-h-[70dvh] overflow-auto rounded-lg border border-line bg-surface"
    >
      <table className="min-w-full border-separate border-spacing-0 text-sm tabular-nums">
        <thead className="sticky top-0 z-20 bg-surface">
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 border-b border-line bg-surface px-3 py-2 text-left"
            >
              Straße
            </th>
            {plan.wochen.map((woche) => (
              <Wochenkopf
                key={woche.woche}
                woche={woche}
                gewaehlt={woche.woche === gewaehlt}
                onWoche={() => onWoche(woche.woche)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map((zeile) => (
            <tr key={zeile.id}>
              <th
                scope="row"
                aria-label={`${zeile.strasse}, ${zeile.ort}`}
                className="sticky left-0 z-10 max-w-40 border-b border-line bg-surface p-0 text-left font-normal sm:max-w-52"
              >
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onStrasse(zeile)}
                  className="block w-full cursor-pointer px-3 py-1 text-left hover:bg-sunken focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus pointer-coarse:min-h-11"
                >
                  <span className="block truncate font-medium">{zeile.strasse}</span>
                  <span className="block truncate text-xs text-muted">
                    {zeile.ort} · {besucheText(zeile.haeuser)}
                  </span>
                </button>
              </th>
              {plan.wochen.map(({ woche }) => {
                const zelle = zeile.zellen.get(woche);
                return (
                  <td
                    key={woche}
                    data-woche={woche}
                    className={`border-b border-l border-line p-0.5 ${zug.ziel === woche && zug.zeile === zeile.id ? 'outline-3 -outline-offset-3 outline-accent' : ''}`}
                  >
                    {zelle === undefined ? null : (
                      <button
                        type="button"
                        aria-label={zellenText(zeile, zelle, aenderbar)}
                        onClick={() => onZelle(zeile, zelle)}
                        onKeyDown={(event) => schiebe(event, zeile, zelle)}
                        {...zug.griff(zeile.id, woche)}
                        style={
                          istFalsch(zelle.lage) ? undefined : { background: farbe(zelle.minuten / meiste) }
                        }
                        className={`relative block min-h-9 w-full min-w-10 cursor-pointer touch-manipulation rounded-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 px-1 text-center text-ink focus-visible:outline-3 focus-visible:outline-focus ${look(zelle)}`}
                      >
                        {istFalsch(zelle.lage) ? <span aria-hidden>! </span> : null}
                        {zelle.minuten}
                        {zelle.vonHand ? (
                          <Lock aria-hidden className="absolute top-0.5 right-0.5 size-3" />
                        ) : null}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const look = ({ lage }: Zelle): string => {
  if (istFalsch(lage)) return 'bg-danger-solid font-bold text-on-danger';
  return lage === 'gut' ? '' : 'shadow-[inset_0_-3px_0_var(--color-warning)]';
};

/** Ember over the page's surface: text keeps its contrast up to half of it. */
const farbe = (anteil: number): string =>
  `color-mix(in oklab, var(--color-accent) ${Math.round(8 + 37 * anteil)}%, var(--color-surface))`;

function zellenText(zeile: Strassenzeile, zelle: Zelle, aenderbar: boolean): string {
  const worte = [
    `${zeile.strasse}, ${formatKalenderwoche(zelle.woche)}`,
    `${zelle.minuten} Minuten`,
    besucheText(zelle.haeuser),
    FRIST_WORT[zelle.lage],
    ...(zelle.vonHand ? ['von Hand gelegt'] : []),
  ];
  return `${worte.join(', ')}${aenderbar ? '. Verschieben' : '. Ansehen'}`;
}

type WochenkopfProps = { woche: Wochenblick; gewaehlt: boolean; onWoche: () => void };

function Wochenkopf({ woche, gewaehlt, onWoche }: WochenkopfProps) {
  const { name, tage, erster } = wocheKurz(woche.woche);
  const sorgen = wochensorgen(woche);
  return (
    <th scope="col" aria-label={`${name}, ${tage}`} className="border-b border-l border-line p-0 font-normal">
      <button
        type="button"
        aria-pressed={gewaehlt}
        onClick={onWoche}
        className="relative flex min-h-control w-full cursor-pointer flex-col items-center justify-center px-1 py-1 leading-tight hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)]"
      >
        <span className="font-semibold whitespace-nowrap">{name}</span>
        <span className="text-xs whitespace-nowrap">{erster}</span>
        <span
          className={`text-xs whitespace-nowrap ${sorgen.length > 0 ? 'font-bold text-danger' : 'text-muted'}`}
        >
          {sorgen.length > 0 ? <span aria-hidden>! </span> : null}
          {verplantProzent(woche)} %<VisuallyHidden>{[' verplant', ...sorgen].join(', ')}</VisuallyHidden>
        </span>
      </button>
    </th>
  );
}
