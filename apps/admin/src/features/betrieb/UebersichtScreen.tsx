import type { Client } from '@kehrtour/api-client/client';
import type { ReactNode } from 'react';

import { Betriebsliste, type Betriebsort } from './parts/Betriebsliste.tsx';
import { Installationsstand } from './parts/Installationsstand.tsx';
import { Wartendes } from './parts/Wartendes.tsx';

export type UebersichtScreenProps = {
  client: Client;
  /** Of the page's address. */
  auswahl: Betriebsort;
  onAuswahl: (mehr: Partial<Betriebsort>) => void;
  /** A company was opened for reading. */
  onEinsicht: () => void;
  /** What happened last, beside what waits. */
  zuletzt?: ReactNode;
};

/** What needs a person now, the imports of the last days, and every company. */
export function UebersichtScreen({ client, auswahl, onAuswahl, onEinsicht, zuletzt }: UebersichtScreenProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Wartendes client={client} />
        <div className="grid gap-6">
          <Installationsstand client={client} />
          {zuletzt}
        </div>
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">Betriebe</h2>
        <Betriebsliste client={client} auswahl={auswahl} onAuswahl={onAuswahl} onEinsicht={onEinsicht} />
      </section>
    </div>
  );
}
