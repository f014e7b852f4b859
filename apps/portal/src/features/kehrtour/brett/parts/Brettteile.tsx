import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Nebenfeld } from './Nebenfeld.tsx';

export type BrettteileProps = {
  schmal: boolean;
  achse: ReactNode;
  /** How to use it, in one line. */
  hinweis: ReactNode;
  karte: ReactNode;
  /** Houses without a place, with their remedies; null when all have one. */
  ohnePlatz: ReactNode;
  liste: ReactNode;
  /** The chosen stop, which takes the place of the list. */
  detail: ReactNode;
  gewaehlt: string | null;
};

/** Every block of the axis is a stop of the tab key: forty of them before the list. */
const SPRUNG =
  'sr-only self-start rounded-sm bg-raised px-4 py-2 font-semibold text-ink shadow-lg focus:not-sr-only focus:px-4 focus:py-2';

/** The day over the whole width, below it the map and beside it what needs a decision; on the phone one after the other. */
export function Brettteile(props: BrettteileProps) {
  const { schmal, achse, hinweis, karte, ohnePlatz, liste, detail, gewaehlt } = props;
  const listenId = useId();
  const nebenfeld = <Nebenfeld ohnePlatz={ohnePlatz} liste={liste} detail={detail} gewaehlt={gewaehlt} />;
  if (schmal)
    return (
      <Tabs
        label="Ansicht"
        items={[
          { id: 'liste', label: 'Liste', content: nebenfeld },
          { id: 'karte', label: 'Karte', content: <Gestapelt teile={[karte, detail]} /> },
          { id: 'achse', label: 'Zeitachse', content: <Gestapelt teile={[achse, detail]} /> },
        ]}
      />
    );
  return (
    <>
      <a href={`#${listenId}`} className={SPRUNG}>
        Direkt zur Liste der Halte
      </a>
      <div className="flex flex-col gap-2">
        {achse}
        {hinweis}
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <div className="sticky top-4 min-w-0">{karte}</div>
        <div id={listenId} tabIndex={-1} className="min-w-0 outline-none">
          {nebenfeld}
        </div>
      </div>
    </>
  );
}

function Gestapelt({ teile }: { teile: readonly ReactNode[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {teile.map((teil, index) => (
        <div key={index} className="contents">
          {teil}
        </div>
      ))}
    </div>
  );
}
