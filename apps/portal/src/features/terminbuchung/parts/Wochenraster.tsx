import type { Woche } from '@kehrtour/contract/verfuegbarkeit';
import { VisuallyHidden } from '@kehrtour/ui/layout/VisuallyHidden.tsx';
import { useId } from 'react';

import { WOCHENTAGE } from '../../../shared/wochentage.ts';
import { ersetzt, minutenzeit } from '../wochenmuster.ts';
import type { Minutenzeit } from '../wochenmuster.ts';
import { useAufziehen } from './useAufziehen.ts';
import { useFokusfolge } from './useFokusfolge.ts';
import { useRasterort } from './useRasterort.ts';
import { Wochenblock } from './Wochenblock.tsx';
import { gitter, platz, schluessel, STUNDE_PX } from './wochenraster.layout.ts';

export type WochenrasterProps = {
  name: string;
  woche: Woche;
  onChange: (woche: Woche) => void;
};

/** The week to draw in: drag over free hours to open them, drag a block or its ends to change it. */
export function Wochenraster({ name, woche, onChange }: WochenrasterProps) {
  const hilfe = useId();
  const zeiten = woche.flatMap((zeit) => minutenzeit(zeit) ?? []);
  const { vonStunde, bisStunde } = ausschnitt(zeiten);
  const { spalten, minuteBei, tagBei } = useRasterort(vonStunde);
  const ersetze = (alt: Minutenzeit | null, neu: Minutenzeit | null) => onChange(ersetzt(woche, alt, neu));
  const { aufgezogen, griffe } = useAufziehen({ minuteBei, tagBei }, (zeit) => ersetze(null, zeit));
  const folgeMitFokus = useFokusfolge(spalten, zeiten);
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
        <Stundenskala vonStunde={vonStunde} bisStunde={bisStunde} />
        <div
          ref={spalten}
          data-wochenraster
          className="relative cursor-cell touch-pan-y rounded-lg border border-line bg-surface"
          style={gitter(bisStunde - vonStunde)}
          {...griffe}
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
                folgeMitFokus(neu ?? zeit);
                ersetze(zeit, neu);
              }}
            />
          ))}
          {aufgezogen === null ? null : (
            <div
              aria-hidden
              className="pointer-events-none absolute rounded-sm border-2 border-dashed border-accent bg-accent/15"
              style={platz(aufgezogen, vonStunde * 60, STUNDE_PX)}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

function Stundenskala({ vonStunde, bisStunde }: { vonStunde: number; bisStunde: number }) {
  const stunden = Array.from({ length: bisStunde - vonStunde }, (_, index) => vonStunde + index);
  return (
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
  );
}

/** From seven to eight in the evening, wider when hours lie outside. */
function ausschnitt(zeiten: readonly Minutenzeit[]): { vonStunde: number; bisStunde: number } {
  return {
    vonStunde: Math.min(7, ...zeiten.map(({ von }) => Math.floor(von / 60))),
    bisStunde: Math.max(20, ...zeiten.map(({ bis }) => Math.ceil(bis / 60))),
  };
}
