import { formatKalenderwoche } from '@kehrtour/domain/format';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import type { KeyboardEvent } from 'react';

import { besucheText, FRIST_WORT } from '../quartal.format.ts';
import type { Quartalsplan, Strassenzeile, Zelle } from '../quartalsplan.ts';
import { useTabellenfokus } from '../useTabellenfokus.ts';
import { useZellenzug } from '../useZellenzug.ts';
import { Strassenkopf } from './Strassenkopf.tsx';
import { Wochenkoepfe } from './Wochenkoepfe.tsx';
import { Wochenzelle } from './Wochenzelle.tsx';

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
export function Wochenkarte({ plan, zeilen, gewaehlt, aenderbar, ...props }: WochenkarteProps) {
  const fokus = useTabellenfokus();
  const { zug, schiebe } = useVerlegen({
    plan,
    zeilen,
    aenderbar,
    onVerlege: props.onVerlege,
    onGeschoben: (zeile, woche) =>
      fokus.folge(`[data-zeile="${CSS.escape(zeile.id)}"] [data-woche="${woche}"] button`),
  });
  const meiste = Math.max(
    1,
    ...zeilen.flatMap(({ zellen }) => [...zellen.values()].map(({ minuten }) => minuten)),
  );
  return (
    <section
      aria-label="Minuten je Straße und Woche"
      className="max-h-[max(70dvh,22rem)] overflow-auto rounded-lg border border-line bg-surface"
    >
      <table
        {...fokus.griff}
        className="min-w-full border-separate border-spacing-0 text-sm tabular-nums [&_td_button]:scroll-mt-20 [&_td_button]:scroll-ml-56"
      >
        <Wochenkoepfe wochen={plan.wochen} gewaehlt={gewaehlt} onWoche={props.onWoche} />
        <tbody>
          {zeilen.map((zeile) => (
            <tr key={zeile.id} data-zeile={zeile.id}>
              <Strassenkopf zeile={zeile} onPress={() => props.onStrasse(zeile)} />
              {plan.wochen.map(({ woche }) => {
                const zelle = zeile.zellen.get(woche);
                return (
                  <td
                    key={woche}
                    data-woche={woche}
                    className={`border-b border-l border-line p-0.5 ${zug.ziel === woche && zug.zeile === zeile.id ? 'outline-3 -outline-offset-3 outline-accent' : ''}`}
                  >
                    {zelle === undefined ? null : (
                      <Wochenzelle
                        name={zellenText(zeile, zelle, aenderbar)}
                        zelle={zelle}
                        anteil={zelle.minuten / meiste}
                        griff={{
                          onClick: () => props.onZelle(zeile, zelle),
                          onKeyDown: (event) => schiebe(event, zeile, zelle),
                          ...zug.griff(zeile.id, woche),
                        }}
                      />
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

type VerlegenProps = Pick<WochenkarteProps, 'plan' | 'zeilen' | 'aenderbar' | 'onVerlege'> & {
  onGeschoben: (zeile: Strassenzeile, woche: Tag) => void;
};

/** A cell goes into another week of its row: dragged, or pushed with shift and arrow. */
function useVerlegen({ plan, zeilen, aenderbar, onVerlege, onGeschoben }: VerlegenProps) {
  const zug = useZellenzug(aenderbar, (zeilenId, von, nach) => {
    const zeile = zeilen.find(({ id }) => id === zeilenId);
    const zelle = zeile?.zellen.get(von);
    if (zeile !== undefined && zelle !== undefined) onVerlege(zeile, zelle, nach);
  });
  const wochen = new Set(plan.wochen.map(({ woche }) => woche));

  function schiebe(event: KeyboardEvent, zeile: Strassenzeile, zelle: Zelle) {
    const schritt = WOCHEN_SCHRITT[event.key];
    if (!aenderbar || !event.shiftKey || schritt === undefined) return;
    event.preventDefault();
    const ziel = plusTage(zelle.woche, schritt);
    if (!wochen.has(ziel)) return;
    onGeschoben(zeile, ziel);
    onVerlege(zeile, zelle, ziel);
  }
  return { zug, schiebe };
}

function zellenText(zeile: Strassenzeile, zelle: Zelle, aenderbar: boolean): string {
  const worte = [
    `${zeile.strasse}, ${formatKalenderwoche(zelle.woche)}`,
    `${zelle.minuten} Min.`,
    besucheText(zelle.haeuser),
    FRIST_WORT[zelle.zurFrist],
    ...(zelle.vonHand ? ['von Hand gelegt'] : []),
  ];
  return `${worte.join(', ')}${aenderbar ? '. Verschieben' : '. Ansehen'}`;
}
