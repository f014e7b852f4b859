import type { Tag } from '@kehrtour/domain/tag';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState } from 'react';

import { zeilen } from '../hausauswahl.ts';
import type { Hausgruppe, Zeile } from '../hausauswahl.ts';
import { Gruppenzeile } from './Gruppenzeile.tsx';
import { Hauszeile } from './Hauszeile.tsx';
import { useZeilentasten } from './useZeilentasten.ts';

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
  const tasten = useId();
  const { offene, klappe } = useKlappen(gruppen);
  const alle = useMemo(() => zeilen(gruppen, offene), [gruppen, offene]);
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: alle.length,
    getScrollElement: () => kasten.current,
    estimateSize: () => ZEILE_PX,
    overscan: 12,
  });
  const gezeichnet = virtual.getVirtualItems();
  const { tabbar, merke } = useZeilentasten({
    kasten,
    alle,
    gezeichnet: gezeichnet.map(({ index }) => index),
    zeige: (index) => virtual.scrollToIndex(index),
    klappe,
  });

  return (
    <section
      ref={kasten}
      aria-label="Häuser"
      aria-describedby={tasten}
      className="relative h-[clamp(20rem,60dvh,36rem)] overflow-y-auto rounded-lg border border-line bg-surface"
    >
      <p id={tasten} className="sr-only">
        Pfeil auf und ab geht von Zeile zu Zeile, die Leertaste wählt, Pfeil rechts und links klappt auf und
        zu.
      </p>
      <div style={{ height: virtual.getTotalSize() }}>
        {gezeichnet.map((item) => {
          const zeile = alle[item.index];
          if (zeile === undefined) return null;
          return (
            <div
              key={item.key}
              data-zeile={item.index}
              onFocus={() => merke(item.index)}
              className="absolute inset-x-0 flex items-center border-b border-line px-3"
              style={{ top: item.start, height: item.size }}
            >
              <Zeileninhalt
                {...{ zeile, gewaehlt, heute, klappe, onWaehle }}
                tabbar={item.index === tabbar}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

type ZeileninhaltProps = Pick<HauslisteProps, 'gewaehlt' | 'heute' | 'onWaehle'> & {
  zeile: Zeile;
  tabbar: boolean;
  klappe: (id: string) => void;
};

function Zeileninhalt({ zeile, gewaehlt, heute, tabbar, klappe, onWaehle }: ZeileninhaltProps) {
  if (zeile.art === 'gruppe')
    return (
      <Gruppenzeile
        gruppe={zeile.gruppe}
        offen={zeile.offen}
        gewaehlt={gewaehlt}
        tabbar={tabbar}
        onKlappe={klappe}
        onWaehle={onWaehle}
      />
    );
  return (
    <Hauszeile
      haus={zeile.haus}
      mitStrasse={zeile.gruppe.unter === ''}
      dabei={gewaehlt.has(zeile.haus.id)}
      heute={heute}
      tabbar={tabbar}
      onWaehle={onWaehle}
    />
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
