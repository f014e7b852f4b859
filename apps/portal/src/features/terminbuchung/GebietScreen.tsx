import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { punkteAus, liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import { gebieteListe } from '@kehrtour/contract/gebiet';
import type { Gebiet, Gebietsliste } from '@kehrtour/contract/gebiet';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { neuesGebiet } from './gebiet.format.ts';
import { Adresspruefung } from './parts/Adresspruefung.tsx';
import { Gebietseintraege } from './parts/Gebietseintraege.tsx';
import { Gebietsfenster } from './parts/Gebietsfenster.tsx';
import type { OffenesGebietsfenster } from './parts/Gebietsfenster.tsx';
import { Gebietskarte } from './parts/Gebietskarte.tsx';
import { useGebiete } from './useGebiete.tsx';
import { meldeFehler } from './useVerfuegbarkeiten.ts';

/** Where the company goes, exact to the house number; the map shows what the list says. */
export function GebietScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, gebieteListe, {}));
  return (
    <PageState query={query} count={6}>
      {(liste) => <Gebietsseite client={client} liste={liste} />}
    </PageState>
  );
}

function Gebietsseite({ client, liste }: { client: Client; liste: Gebietsliste }) {
  const gebiete = useGebiete(client);
  const [offen, setOffen] = useState<OffenesGebietsfenster | null>(null);
  const [zeichnet, setZeichnet] = useState<Gebiet | null>(null);
  const { data: spalten } = useQuery(abfrage(client, liegenschaftPunkteHolen, { query: {} }));
  const haeuser = useMemo(() => (spalten === undefined ? [] : punkteAus(spalten)), [spalten]);

  async function gezeichnet(flaeche: [number, number][]): Promise<boolean> {
    if (zeichnet === null) {
      setOffen({ art: 'neu', daten: { ...neuesGebiet('flaeche'), flaeche } });
      return true;
    }
    const { id: _id, version: _version, ...daten } = zeichnet;
    const genommen = await gebiete.aendere(zeichnet, { ...daten, flaeche }).catch((fehler: unknown) => {
      meldeFehler(fehler);
      return false;
    });
    if (genommen) setZeichnet(null);
    return genommen;
  }

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)]">
      <Gebietseintraege
        liste={liste}
        onOeffne={setOffen}
        onZeichne={setZeichnet}
        onLoesche={(gebiet) => void gebiete.loesche(gebiet).catch(meldeFehler)}
      />
      <div className="flex flex-col gap-6 xl:sticky xl:top-6">
        <Adresspruefung client={client} />
        <Gebietskarte
          client={client}
          haeuser={haeuser}
          eintraege={liste.eintraege}
          zeichnetFuer={zeichnet}
          onGezeichnet={gezeichnet}
          onAbbruch={() => setZeichnet(null)}
        />
      </div>
      {offen === null ? null : (
        <Gebietsfenster offen={offen} gebiete={gebiete} haeuser={haeuser} onClose={() => setOffen(null)} />
      )}
      {gebiete.dialog}
    </div>
  );
}
