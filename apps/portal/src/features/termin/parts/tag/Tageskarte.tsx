import type { Tageskarten } from '@kehrtour/contract/tageskarte';
import { formatDatum, formatMenge } from '@kehrtour/domain/format';

export type TageskarteProps = {
  karte: Tageskarten['karten'][number];
  quelle: NonNullable<Tageskarten['quelle']>;
  name: string;
};

/** The stops lie in the middle of the picture. */
const inDieMitte = (kasten: HTMLElement | null): void => {
  if (kasten !== null) kasten.scrollLeft = (kasten.scrollWidth - kasten.clientWidth) / 2;
};

/** The day of one person on paper: the same numbers as in the list below it. */
export function Tageskarte({ karte, quelle, name }: TageskarteProps) {
  const { herkunft, stand } = quelle;
  return (
    <figure className="break-inside-avoid border-b border-line">
      {/* On a phone the numbers would be too small to read: it is wider than the screen, and moved by hand. */}
      <section
        ref={inDieMitte}
        aria-label={`Karte von ${name}, seitwärts zu verschieben`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <img
          src={`data:image/svg+xml,${encodeURIComponent(karte.bild)}`}
          alt={`Karte: die Halte von ${name} mit den Nummern der Liste, in ihrer Reihenfolge verbunden`}
          width="1000"
          height="600"
          className="block h-auto w-full min-w-2xl print:min-w-0"
        />
      </section>
      <figcaption className="flex flex-wrap justify-between gap-x-4 px-3 py-1 text-xs text-muted">
        <span>
          {[
            'Die Nummern sind die der Liste.',
            ...(karte.gestrichelt ? ['Gestrichelt: Dort kennen wir die Straße nicht.'] : []),
            ...(karte.ohneOrt === 0
              ? []
              : [`${formatMenge(karte.ohneOrt, 'Haus fehlt', 'Häuser fehlen')}, weil die Lage fehlt.`]),
          ].join(' ')}
        </span>
        <span>{stand === null ? herkunft : `${herkunft}, Stand ${formatDatum(stand)}`}</span>
      </figcaption>
    </figure>
  );
}
