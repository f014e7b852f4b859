import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import type { ReactNode } from 'react';

/** Only where list and map do not fit side by side. */
const Tabs = lazyPart(async () => (await import('@kehrtour/ui/layout/Tabs.tsx')).Tabs);

export type BestandsansichtProps = { schmal: boolean; mitKarte: boolean; liste: ReactNode; karte: ReactNode };

/** List and map side by side, the list alone, or one at a time where it is narrow. */
export function Bestandsansicht({ schmal, mitKarte, liste, karte }: BestandsansichtProps) {
  if (schmal)
    return (
      <Tabs
        label="Ansicht"
        items={[
          { id: 'liste', label: 'Liste', content: liste },
          { id: 'karte', label: 'Karte', content: karte },
        ]}
      />
    );
  if (!mitKarte) return liste;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {liste}
      <div className="sticky top-4">{karte}</div>
    </div>
  );
}
