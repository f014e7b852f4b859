import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import { punkteAus, liegenschaftPunkteHolen } from '@kehrtour/contract/bestand';
import { gebieteListe } from '@kehrtour/contract/gebiet';
import type { Gebiet, Gebietsdaten, Gebietsliste } from '@kehrtour/contract/gebiet';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { neuesGebiet } from './gebiet.format.ts';
import { Adresspruefung } from './parts/Adresspruefung.tsx';
import { Gebietsdialog } from './parts/Gebietsdialog.tsx';
import { Gebietskarte } from './parts/Gebietskarte.tsx';
import { Gebietstabelle } from './parts/Gebietstabelle.tsx';
import { PlzEinfuegen } from './parts/PlzEinfuegen.tsx';
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

/** What stands open over the page. */
type Offen = { art: 'plz' } | { art: 'neu'; daten: Gebietsdaten } | { art: 'aendern'; gebiet: Gebiet } | null;

function Gebietsseite({ client, liste }: { client: Client; liste: Gebietsliste }) {
  const gebiete = useGebiete(client);
  const [offen, setOffen] = useState<Offen>(null);
  const [zeichnet, setZeichnet] = useState<Gebiet | null>(null);
  const { data: spalten } = useQuery(abfrage(client, liegenschaftPunkteHolen, { query: {} }));
  const haeuser = useMemo(() => (spalten === undefined ? [] : punkteAus(spalten)), [spalten]);
  const { eintraege, ueberschneidungen } = liste;

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
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" onPress={() => setOffen({ art: 'plz' })}>
            Postleitzahlen einfügen
          </Button>
          <Button onPress={() => setOffen({ art: 'neu', daten: neuesGebiet('strasse') })}>
            Straße hinzufügen
          </Button>
        </div>
        {ueberschneidungen.map(({ ids, text }) => (
          <Widerspruch
            key={ids.join()}
            text={text}
            eintraege={eintraege.filter(({ id }) => ids.includes(id))}
            onOpen={(gebiet) => setOffen({ art: 'aendern', gebiet })}
          />
        ))}
        {eintraege.length === 0 ? (
          <EmptyState title="Noch ist nicht gesagt, wohin Sie fahren">
            Fügen Sie die Postleitzahlen Ihres Kehrbezirks ein. Straßen und Hausnummern brauchen Sie nur, wo
            die Grenze mitten durch einen Ort geht.
          </EmptyState>
        ) : (
          <Gebietstabelle
            eintraege={eintraege}
            onAendere={(gebiet) => setOffen({ art: 'aendern', gebiet })}
            onZeichne={setZeichnet}
            onEntferne={(gebiet) => void gebiete.entferne(gebiet).catch(meldeFehler)}
          />
        )}
      </div>
      <div className="flex flex-col gap-6 xl:sticky xl:top-6">
        <Adresspruefung client={client} />
        <Gebietskarte
          client={client}
          haeuser={haeuser}
          eintraege={eintraege}
          zeichnetFuer={zeichnet}
          onGezeichnet={gezeichnet}
          onAbbruch={() => setZeichnet(null)}
        />
      </div>
      {offen?.art === 'plz' ? <PlzEinfuegen onSave={gebiete.lege} onClose={() => setOffen(null)} /> : null}
      {offen?.art === 'neu' ? (
        <Gebietsdialog
          start={offen.daten}
          haeuser={haeuser}
          onSave={(daten) => gebiete.lege([daten])}
          onClose={() => setOffen(null)}
        />
      ) : null}
      {offen?.art === 'aendern' ? (
        <Gebietsdialog
          start={offen.gebiet}
          haeuser={haeuser}
          bestehend
          onSave={(daten) => gebiete.aendere(offen.gebiet, daten)}
          onClose={() => setOffen(null)}
        />
      ) : null}
      {gebiete.dialog}
    </div>
  );
}

type WiderspruchProps = { text: string; eintraege: readonly Gebiet[]; onOpen: (gebiet: Gebiet) => void };

function Widerspruch({ text, eintraege, onOpen }: WiderspruchProps) {
  return (
    <Notice
      tone="warning"
      title="Zwei Einträge überschneiden sich"
      action={
        <div className="flex flex-wrap gap-3">
          {eintraege.map((gebiet, index) => (
            <Button key={gebiet.id} onPress={() => onOpen(gebiet)}>
              {index === 0 ? 'Ersten ändern' : 'Zweiten ändern'}
            </Button>
          ))}
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
