import type { Client } from '@kehrtour/api-client/client';
import {
  importDateiHolen,
  importeHolen,
  importFehlerHolen,
  importHolen,
} from '@kehrtour/contract/importauftrag';
import type { ImportKurz } from '@kehrtour/contract/importauftrag';
import type { ImportMeldung } from '@kehrtour/contract/importbefund';
import { importartName } from '@kehrtour/domain/importdatei/importauftrag';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { useTat } from '../../../shared/useTat.ts';
import { Einsichtsteil } from './Einsichtsteil.tsx';

const GEZEIGT = 100;
const zeit = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The newest imports, and what the rows of one were refused for. */
export function Importe({ client }: { client: Client }) {
  const query = useQuery(pageQuery(client, importeHolen, {}));
  const [offen, setOffen] = useState<ImportKurz | null>(null);
  return (
    <Einsichtsteil query={query}>
      {({ eintraege }) =>
        eintraege.length === 0 ? (
          <EmptyState title="Noch kein Import" />
        ) : (
          <div className="flex flex-col gap-6">
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {eintraege.map((eintrag) => (
                <li key={eintrag.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                  <span className="min-w-0">
                    <span className="block font-medium break-words">{eintrag.dateiname}</span>
                    <span className="text-sm text-muted tabular-nums">
                      {zeit.format(new Date(eintrag.angelegtAm))} · {importartName(eintrag.art)} ·{' '}
                      {eintrag.anzahl.fehlerhaft ?? 0} fehlerhaft
                    </span>
                  </span>
                  <Button
                    size="small"
                    aria-label={`Meldungen zu ${eintrag.dateiname}`}
                    onPress={() => setOffen(eintrag)}
                  >
                    Meldungen
                  </Button>
                </li>
              ))}
            </ul>
            {offen === null ? null : <Meldungen key={offen.id} client={client} eintrag={offen} />}
          </div>
        )
      }
    </Einsichtsteil>
  );
}

function Meldungen({ client, eintrag }: { client: Client; eintrag: ImportKurz }) {
  const params = { id: eintrag.id };
  const query = useQuery(pageQuery(client, importHolen, { params }));
  return (
    <Card
      title={`Meldungen zu ${eintrag.dateiname}`}
      actions={
        <>
          <Laden label="Fehlerliste laden" hole={() => client.file(importFehlerHolen, { params })} />
          <Laden label="Datei laden" hole={() => client.file(importDateiHolen, { params })} />
        </>
      }
    >
      <Einsichtsteil query={query}>
        {({ meldungen }) =>
          meldungen.length === 0 ? (
            <p>Keine Meldung: Alle Zeilen sind verstanden.</p>
          ) : (
            <>
              <ul className="flex flex-col gap-2">
                {meldungen.slice(0, GEZEIGT).map((meldung) => (
                  <li key={`${meldung.zeile}/${meldung.spalte}/${meldung.text}`}>
                    <span className="font-semibold tabular-nums">{stelle(meldung)}:</span> {meldung.text}
                  </li>
                ))}
              </ul>
              {meldungen.length <= GEZEIGT ? null : (
                <p className="pt-3 text-muted">Gezeigt sind die ersten {GEZEIGT}.</p>
              )}
            </>
          )
        }
      </Einsichtsteil>
    </Card>
  );
}

type Geholt = { blob: Blob; name: string };
function Laden({ label, hole }: { label: string; hole: () => Promise<Geholt> }) {
  const { tue, laeuft } = useTat();
  return (
    <Button
      size="small"
      busy={laeuft !== null}
      onPress={() =>
        void tue('laden', async () => {
          saveFile(await hole());
          return 'Die Datei ist geladen';
        })
      }
    >
      {label}
    </Button>
  );
}

const stelle = ({ zeile, spalte }: ImportMeldung): string =>
  spalte === null ? `Zeile ${zeile}` : `Zeile ${zeile}, Spalte ${spalte + 1}`;
