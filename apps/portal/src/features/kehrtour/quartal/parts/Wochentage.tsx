import type { Quartalsvorschlag } from '@kehrtour/contract/quartal';
import { formatKalenderwoche } from '@kehrtour/domain/format';
import { montagDerWoche, type Tag } from '@kehrtour/domain/tag';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { verplantProzent, wocheKurz, wochensorgen } from '../quartal.format.ts';
import type { Quartalsplan, Wochenblick } from '../quartalsplan.ts';
import { Tageskarten, type TageskartenProps } from './Tageskarten.tsx';

export type WochentageProps = Omit<TageskartenProps, 'schichten' | 'feiertage'> & {
  woche: Tag;
  plan: Quartalsplan;
  feiertage: Quartalsvorschlag['feiertage'];
  onWoche: (woche: Tag) => void;
  /** Somebody asked to be brought here; `onGekommen` when that is done. */
  gerufen: boolean;
  onGekommen: () => void;
};

/** The days of one week, and the way to the weeks beside it. */
export function Wochentage({
  woche,
  plan,
  feiertage,
  onWoche,
  gerufen,
  onGekommen,
  ...karten
}: WochentageProps) {
  const kopf = useRef<HTMLHeadingElement>(null);
  const komme = useEffectEvent(() => {
    kopf.current?.focus();
    onGekommen();
  });
  useEffect(() => {
    if (gerufen) komme();
  }, [gerufen]);
  const index = plan.wochen.findIndex((one) => one.woche === woche);
  const vorige = plan.wochen[index - 1]?.woche;
  const naechste = plan.wochen[index + 1]?.woche;
  const { name, tage } = wocheKurz(woche);
  const blick = plan.wochen[index];
  return (
    <section aria-label={`Tage der ${formatKalenderwoche(woche)}`} className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <h2 ref={kopf} tabIndex={-1} className="mr-auto scroll-mt-20 text-lg font-bold outline-none">
          {name} <span className="font-normal text-muted">{tage}</span>
        </h2>
        <IconButton
          kind="quiet"
          label="Woche davor"
          icon={<ChevronLeft aria-hidden className="size-5" />}
          disabled={vorige === undefined}
          onPress={() => vorige !== undefined && onWoche(vorige)}
        />
        <IconButton
          kind="quiet"
          label="Woche danach"
          icon={<ChevronRight aria-hidden className="size-5" />}
          disabled={naechste === undefined}
          onPress={() => naechste !== undefined && onWoche(naechste)}
        />
      </div>
      {blick === undefined ? null : <Wochenlage blick={blick} />}
      <Tageskarten
        schichten={plan.schichten.filter(({ tag }) => montagDerWoche(tag) === woche)}
        feiertage={feiertage.filter(({ tag }) => montagDerWoche(tag) === woche)}
        {...karten}
      />
    </section>
  );
}

/** How full the week is, and what is wrong in it. */
function Wochenlage({ blick }: { blick: Wochenblick }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {verplantProzent(blick)} % verplant
      {wochensorgen(blick).map((sorge) => (
        <Status key={sorge} tone="danger" look="bare">
          {sorge}
        </Status>
      ))}
    </p>
  );
}
