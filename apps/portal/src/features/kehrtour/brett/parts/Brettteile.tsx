import { Tabs } from '@kehrtour/ui/layout/Tabs.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type BrettteileProps = {
  schmal: boolean;
  karte: ReactNode;
  achse: ReactNode;
  liste: ReactNode;
  /** The chosen stop; where there is none and room for it, `hinweis` says how to choose one. */
  detail: ReactNode;
  hinweis: ReactNode;
};

/** Every block of the axis is a stop of the tab key: forty of them before the list. */
const SPRUNG =
  'sr-only self-start rounded-sm bg-raised px-4 py-2 font-semibold text-ink shadow-lg focus:not-sr-only focus:px-4 focus:py-2';

/** Map left, time axis right, list below; on the phone one after the other. */
export function Brettteile({ schmal, karte, achse, liste, detail, hinweis }: BrettteileProps) {
  const listenId = useId();
  if (schmal)
    return (
      <Tabs
        label="Ansicht"
        items={[
          { id: 'liste', label: 'Liste', content: <Gestapelt teile={[detail, liste]} /> },
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
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-4">
        {karte}
        <Gestapelt teile={[achse, detail ?? hinweis]} />
      </div>
      <div id={listenId} tabIndex={-1} className="outline-none">
        {liste}
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
