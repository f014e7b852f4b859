import type { Woche } from '@kehrtour/contract/verfuegbarkeit';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import type { PointerEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import { WOCHENTAGE } from '../../../shared/wochentage.ts';
import { aufRaster, ersetzt, imTag, LAENGE_MINUTEN_MIN, minutenzeit } from '../wochenmuster.ts';
import type { Minutenzeit } from '../wochenmuster.ts';
import { Wochenblock } from './Wochenblock.tsx';
import { platz } from './wochenraster.layout.ts';

export type WochenrasterProps = {
  name: string;
  woche: Woche;
  onChange: (woche: Woche) => void;
};

const STUNDE_PX = 40;

/** The week to draw in: drag over free hours to open them, drag a block or its ends to change it. */
export function Wochenraster({ name, woche, onChange }: WochenrasterProps) {
  const hilfe = useId();
  const zeiten = woche.flatMap((zeit) => minutenzeit(zeit) ?? []);
  const { vonStunde, bisStunde } = ausschnitt(zeiten);
  const stunden = Array.from({ length: bisStunde - vonStunde }, (_, index) => vonStunde + index);
  const [zug, setZug] = useState<{ start: number; zeit: Minutenzeit } | null>(null);
  const spalten = useRef<HTMLDivElement>(null);

  const fokus = useRef<Minutenzeit | null>(null);

  // A block that keys have moved is another element: the focus follows it.
  useEffect(() => {
    const gesucht = fokus.current;
    if (gesucht === null) return;
    fokus.current = null;
    const ziel =
      zeiten.find(
        ({ wochentag, von, bis }) =>
          wochentag === gesucht.wochentag && von <= gesucht.von && bis > gesucht.von,
      ) ?? zeiten[0];
    if (ziel !== undefined)
      spalten.current?.querySelector<HTMLElement>(`[data-wochenblock="${schluessel(ziel)}"]`)?.focus();
  });

  const minuteBei = (event: PointerEvent): number => {
    const oben = spalten.current?.getBoundingClientRect().top ?? 0;
    return aufRaster(vonStunde * 60 + ((event.clientY - oben) / STUNDE_PX) * 60);
  };
  const tagBei = (event: PointerEvent): number => {
    const kasten = spalten.current?.getBoundingClientRect();
    if (kasten === undefined || kasten.width === 0) return 1;
    return Math.min(7, Math.max(1, Math.floor(((event.clientX - kasten.left) / kasten.width) * 7) + 1));
  };
  const ersetze = (alt: Minutenzeit | null, neu: Minutenzeit | null) => onChange(ersetzt(woche, alt, neu));

  function zieheAuf(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || event.target !== event.currentTarget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = minuteBei(event);
    setZug({ start, zeit: { wochentag: tagBei(event), von: start, bis: start + LAENGE_MINUTEN_MIN } });
  }
  function zieheWeiter(event: PointerEvent) {
    if (zug === null) return;
    const jetzt = minuteBei(event);
    const [von, bis] = jetzt < zug.start ? [jetzt, zug.start] : [zug.start, jetzt];
    setZug({ ...zug, zeit: imTag({ ...zug.zeit, von, bis }) });
  }
  function lasseLos() {
    if (zug !== null) ersetze(null, zug.zeit);
    setZug(null);
  }

  return (
    <fieldset aria-label={`Wochenmuster von ${name}`} aria-describedby={hilfe} className="select-none">
      <VisuallyHidden>
        <p id={hilfe}>
          Pfeiltasten verschieben eine Zeit, mit Umschalt ändern sie das Ende, Entfernen löscht sie. Unter dem
          Raster stehen dieselben Zeiten als Felder.
        </p>
      </VisuallyHidden>
      <div className="grid grid-cols-[3rem_1fr]">
        <span />
        <div aria-hidden className="grid grid-cols-7 pb-1 text-center text-sm font-semibold">
          {WOCHENTAGE.map(({ nummer, kurz }) => (
            <span key={nummer}>{kurz}</span>
          ))}
        </div>
        <div aria-hidden className="relative text-right text-xs text-muted tabular-nums">
          {stunden.map((stunde) => (
            <span
              key={stunde}
              className="absolute right-2 -translate-y-1/2"
              style={{ top: (stunde - vonStunde) * STUNDE_PX }}
            >
              {stunde}:00
            </span>
          ))}
        </div>
        <div
          ref={spalten}
          data-wochenraster
          className="relative cursor-cell touch-pan-y rounded-lg border border-line bg-surface"
          style={{
            height: stunden.length * STUNDE_PX,
            backgroundImage:
              'linear-gradient(to bottom, var(--color-line) 1px, transparent 1px), linear-gradient(to right, var(--color-line) 1px, transparent 1px)',
            backgroundSize: `100% ${STUNDE_PX}px, calc(100% / 7) 100%`,
          }}
          onPointerDown={zieheAuf}
          onPointerMove={zieheWeiter}
          onPointerUp={lasseLos}
          onPointerCancel={() => setZug(null)}
        >
          {zeiten.map((zeit) => (
            <Wochenblock
              key={schluessel(zeit)}
              id={schluessel(zeit)}
              zeit={zeit}
              vonMinute={vonStunde * 60}
              stundePx={STUNDE_PX}
              minuteBei={minuteBei}
              tagBei={tagBei}
              onChange={(neu) => ersetze(zeit, neu)}
              onKeyChange={(neu) => {
                fokus.current = neu ?? zeit;
                ersetze(zeit, neu);
              }}
            />
          ))}
          {zug === null ? null : (
            <div
              aria-hidden
              className="pointer-events-none absolute rounded-sm border-2 border-dashed border-accent bg-accent/15"
              style={platz(zug.zeit, vonStunde * 60, STUNDE_PX)}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

const schluessel = ({ wochentag, von, bis }: Minutenzeit): string => `${wochentag}-${von}-${bis}`;

/** From seven to eight in the evening, wider when hours lie outside. */
function ausschnitt(zeiten: readonly Minutenzeit[]): { vonStunde: number; bisStunde: number } {
  return {
    vonStunde: Math.min(7, ...zeiten.map(({ von }) => Math.floor(von / 60))),
    bisStunde: Math.max(20, ...zeiten.map(({ bis }) => Math.ceil(bis / 60))),
  };
}
