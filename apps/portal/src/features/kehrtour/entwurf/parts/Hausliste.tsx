import { formatDauer, formatMenge, formatTag } from '@kehrtour/domain/format';
import type { Tag } from '@kehrtour/domain/tag';
import { RowCheckbox } from '@kehrtour/ui/layout/RowCheckbox.tsx';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';

import { fristnaehe, zeilen } from '../hausauswahl.ts';
import type { Haus, Hausgruppe } from '../hausauswahl.ts';

const ZEILE_PX = 52;
/** A search with few results needs no opening. */
const OFFEN_BIS_HAEUSER = 40;

export type HauslisteProps = {
  gruppen: readonly Hausgruppe[];
  gewaehlt: ReadonlySet<string>;
  heute: Tag;
  /** Adds or removes houses. */
  onWaehle: (ids: readonly string[], dabei: boolean) => void;
};

/** Streets (or months) with their houses and a box at each; draws only what is seen. */
export function Hausliste({ gruppen, gewaehlt, heute, onWaehle }: HauslisteProps) {
  const kasten = useRef<HTMLDivElement>(null);
  const { offene, klappe } = useKlappen(gruppen);
  const alle = useMemo(() => zeilen(gruppen, offene), [gruppen, offene]);
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: alle.length,
    getScrollElement: () => kasten.current,
    estimateSize: () => ZEILE_PX,
    overscan: 12,
  });

  return (
    <section
      ref={kasten}
      aria-label="Häuser"
      className="relative h-[clamp(20rem,60dvh,36rem)] overflow-y-auto rounded-lg border border-line bg-surface"
    >
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const zeile = alle[item.index];
          if (zeile === undefined) return null;
          return (
            <div
              key={item.key}
              className="absolute inset-x-0 flex items-center border-b border-line px-3"
              style={{ top: item.start, height: item.size }}
            >
              {zeile.art === 'gruppe' ? (
                <Gruppenzeile
                  gruppe={zeile.gruppe}
                  offen={zeile.offen}
                  gewaehlt={gewaehlt}
                  onKlappe={klappe}
                  onWaehle={onWaehle}
                />
              ) : (
                <Hauszeile
                  haus={zeile.haus}
                  mitStrasse={zeile.gruppe.unter === ''}
                  dabei={gewaehlt.has(zeile.haus.id)}
                  heute={heute}
                  onWaehle={onWaehle}
                />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Which groups stand open: all of a short list, none of a long one, and the other way round where a person pressed. */
function useKlappen(gruppen: readonly Hausgruppe[]) {
  const [umgeklappt, setUmgeklappt] = useState<ReadonlySet<string>>(new Set());
  const anzahl = gruppen.reduce((zusammen, { haeuser }) => zusammen + haeuser.length, 0);
  const offene = useMemo(
    () =>
      new Set(gruppen.map(({ id }) => id).filter((id) => umgeklappt.has(id) !== anzahl <= OFFEN_BIS_HAEUSER)),
    [gruppen, umgeklappt, anzahl],
  );
  const klappe = useCallback((id: string) => {
    setUmgeklappt((alt) => {
      const neu = new Set(alt);
      if (!neu.delete(id)) neu.add(id);
      return neu;
    });
  }, []);
  return { offene, klappe };
}

type GruppenzeileProps = Pick<HauslisteProps, 'gewaehlt' | 'onWaehle'> & {
  gruppe: Hausgruppe;
  offen: boolean;
  onKlappe: (id: string) => void;
};

/** Rows stand still while the list scrolls past them. */
const Gruppenzeile = memo(function Gruppenzeile(props: GruppenzeileProps) {
  const { gruppe, offen, gewaehlt, onKlappe, onWaehle } = props;
  const ids = gruppe.haeuser.map(({ id }) => id);
  const dabei = ids.filter((id) => gewaehlt.has(id)).length;
  const minuten = gruppe.haeuser.reduce((zusammen, haus) => zusammen + haus.minuten, 0);
  const Pfeil = offen ? ChevronDown : ChevronRight;
  return (
    <>
      <RowCheckbox
        inRow={false}
        label={`Alles Fällige: ${gruppe.titel}`}
        checked={dabei === ids.length}
        mixed={dabei > 0 && dabei < ids.length}
        onToggle={() => onWaehle(ids, dabei < ids.length)}
      />
      <button
        type="button"
        aria-expanded={offen}
        onClick={() => onKlappe(gruppe.id)}
        className="ml-2 flex h-full min-w-0 grow cursor-pointer items-center gap-2 text-left"
      >
        <Pfeil aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 grow">
          <span className="block truncate leading-tight font-semibold">{gruppe.titel}</span>
          {gruppe.unter === '' ? null : (
            <span className="block truncate text-xs text-muted">{gruppe.unter}</span>
          )}
        </span>
        <span className="shrink-0 text-right text-sm leading-tight text-muted tabular-nums">
          <span className={`block ${dabei > 0 ? 'font-semibold text-ink' : ''}`}>
            {dabei > 0 ? `${dabei} von ${ids.length}` : formatMenge(ids.length, 'Haus', 'Häuser')}
          </span>
          <span className="block text-xs">{formatDauer(minuten)}</span>
        </span>
      </button>
    </>
  );
});

type HauszeileProps = {
  haus: Haus;
  mitStrasse: boolean;
  dabei: boolean;
  heute: Tag;
  onWaehle: HauslisteProps['onWaehle'];
};

const Hauszeile = memo(function Hauszeile({ haus, mitStrasse, dabei, heute, onWaehle }: HauszeileProps) {
  const lage = fristnaehe(haus, heute);
  return (
    <label className="flex h-full min-w-0 grow cursor-pointer items-center gap-3 pl-6 hover:bg-sunken">
      <input
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer"
        checked={dabei}
        onChange={() => onWaehle([haus.id], !dabei)}
      />
      <span className="min-w-0 grow">
        <span className="block truncate leading-tight">
          {mitStrasse ? `${haus.strasse} ` : ''}
          {mitStrasse ? haus.hausnr : `Nr. ${haus.hausnr}`}
        </span>
        {haus.name === '' ? null : <span className="block truncate text-xs text-muted">{haus.name}</span>}
      </span>
      <span className="shrink-0 text-right text-xs leading-tight text-muted tabular-nums">
        <span className="block">{formatDauer(haus.minuten)}</span>
        {haus.naechsteFrist === null ? null : (
          <span
            className={`block ${lage === 'ueberfaellig' ? 'font-semibold text-danger' : lage === 'bald' ? 'font-semibold text-warning' : ''}`}
          >
            {lage === 'ueberfaellig' ? 'Frist war ' : 'bis '}
            {formatTag(haus.naechsteFrist)}
          </span>
        )}
      </span>
    </label>
  );
});
