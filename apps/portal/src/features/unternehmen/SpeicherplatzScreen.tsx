import type { Client } from '@kehrtour/api-client/client';
import { speicherplatzHolen } from '@kehrtour/contract/speicherplatz';
import type { Speicherplatz } from '@kehrtour/contract/speicherplatz';
import { groesseInWorten } from '@kehrtour/domain/datei/groesseInWorten';
import { RAEUMEN_AB_ANTEIL } from '@kehrtour/domain/datei/speicherplatz';
import { AUFBEWAHRUNG } from '@kehrtour/domain/recht/aufbewahrung';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { KeyValue } from '@kehrtour/ui/layout/KeyValue.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Progress } from '@kehrtour/ui/message/Progress.tsx';
import { useQuery } from '@tanstack/react-query';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { artInWorten } from './speicherplatz.format.ts';

/** How much of a company's room its files take, and what helps when it is nearly full. */
export function SpeicherplatzScreen({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, speicherplatzHolen, {}));
  return (
    <PageState query={query} count={3}>
      {(platz) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <Knapp platz={platz} />
          <Card title="Belegt">
            <div className="flex flex-col gap-6">
              <Progress
                label="Dateien Ihres Betriebs"
                value={Math.min(platz.belegt, platz.grenze)}
                max={platz.grenze}
                text={`${groesseInWorten(platz.belegt)} von ${groesseInWorten(platz.grenze)}`}
              />
              <Teile teile={platz.teile} />
            </div>
          </Card>
          <p className="text-muted">
            Importdateien gehen {AUFBEWAHRUNG.importdatei.tage} Tage nach dem Import von selbst. Wird der
            Platz knapp, gehen zuerst Importe, die niemand übernommen hat und die älter als ein Tag sind.
            Gelöschte Dokumente geben ihren Platz nach {AUFBEWAHRUNG.dokumentGeloescht.tage} Tagen frei. Was
            nur als Text gespeichert ist, etwa Liegenschaften und Termine, zählt nicht mit.
          </p>
        </div>
      )}
    </PageState>
  );
}

function Teile({ teile }: Pick<Speicherplatz, 'teile'>) {
  if (teile.length === 0) return <p className="text-muted">Ihr Betrieb hat noch keine Dateien abgelegt.</p>;
  return <KeyValue items={teile.map(artInWorten)} />;
}

function Knapp({ platz: { belegt, grenze } }: { platz: Speicherplatz }) {
  if (belegt < grenze * RAEUMEN_AB_ANTEIL) return null;
  return (
    <Notice tone="warning" title={belegt < grenze ? 'Der Platz geht zu Ende' : 'Der Platz ist voll'}>
      <p>
        Löschen Sie Dokumente, die Sie nicht mehr brauchen, oder verwerfen Sie Importe, die Sie nicht
        übernehmen. Brauchen Sie mehr, schreiben Sie uns: Wir vergrößern ihn.
      </p>
    </Notice>
  );
}
