import type { Client } from '@kehrtour/api-client/client';
import { importFehlerHolen } from '@kehrtour/contract/importauftrag';
import type { Importauftrag } from '@kehrtour/contract/importauftrag';
import type { ImportMeldung } from '@kehrtour/contract/importbefund';
import type { Wertkorrektur } from '@kehrtour/contract/importlesart';
import { formatAnzahl } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { worteZu } from '../useImportschritte.ts';
import { Meldungsgruppen } from './Meldungsgruppen.tsx';

const SCHWERE = {
  fehler: { tone: 'danger', wort: 'bleibt draußen' },
  warnung: { tone: 'warning', wort: 'Warnung' },
  hinweis: { tone: 'neutral', wort: 'Hinweis' },
} as const;

type MeldungslisteProps = {
  client: Client;
  stand: Importauftrag;
  onKorrektur: ((korrekturen: Wertkorrektur[]) => void) | undefined;
};

/** What is wrong, by its cause and put right here, and all of it as a file to mend it there. */
export function Meldungsliste({ client, stand, onKorrektur }: MeldungslisteProps) {
  const { fehler = 0, warnungen = 0, hinweise = 0 } = stand.anzahl;
  const gesamt = fehler + warnungen + hinweise;
  const laden = useMutation({
    mutationFn: () => client.file(importFehlerHolen, { params: { id: stand.id } }),
    onSuccess: ({ blob, name }) => saveFile({ blob, name: name ?? 'Meldungen.csv' }),
    onError: (error) => showToast(worteZu(error).detail, { tone: 'danger' }),
  });
  // A company's whole stock is not kept longer than it is needed, nor is what was said about its rows.
  if (gesamt > 0 && stand.meldungen.length === 0)
    return (
      <p className="max-w-prose text-muted">
        Die Datei und die Meldungen dazu sind gelöscht: Wir heben sie nach einem Import 90 Tage auf.
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted">
          {onKorrektur === undefined
            ? 'Verbessern Sie die Zeilen in Ihrer Software und lesen Sie die Datei noch einmal ein: Was schon da ist, wird nicht doppelt angelegt.'
            : 'Was Sie hier einsetzen, gilt für alle Zeilen mit demselben Wert; was einer Zeile fehlt, gilt nur für sie. Alles andere verbessern Sie in Ihrer Software und lesen die Datei noch einmal ein: Was schon da ist, wird nicht doppelt angelegt.'}
        </p>
        <Button busy={laden.isPending} icon={<Download aria-hidden />} onPress={() => laden.mutate()}>
          Liste als CSV
        </Button>
      </div>
      {zurDatei(stand).map(({ text }) => (
        <p key={text} className="max-w-prose">
          {text}
        </p>
      ))}
      {stand.meldungsgruppen.length > 0 ? (
        <Meldungsgruppen stand={stand} onKorrektur={onKorrektur} />
      ) : (
        <Tabelle stand={stand} gesamt={gesamt} />
      )}
    </div>
  );
}

/** What is said of the whole file and of no row stands in front. */
function zurDatei({ anzahl, meldungen, meldungsgruppen }: Importauftrag): ImportMeldung[] {
  const inGruppen = meldungsgruppen
    .filter(({ schwere }) => schwere === 'hinweis')
    .reduce((summe, gruppe) => summe + gruppe.anzahl, 0);
  return meldungsgruppen.length === 0 ? [] : meldungen.slice(0, (anzahl.hinweise ?? 0) - inGruppen);
}

/** Row by row, as imports of before kept it. */
function Tabelle({ stand, gesamt }: { stand: Importauftrag; gesamt: number }) {
  return (
    <>
      <DataTable
        label="Meldungen"
        columns={columnsFor(stand)}
        rows={stand.meldungen}
        rowId={(meldung) => schluessel(meldung)}
        rowLabel={({ zeile, text }) => `Zeile ${zeile}: ${text}`}
        maxHeight="32rem"
        compact={kurzMit(stand)}
      />
      {gesamt > stand.meldungen.length ? (
        <p className="text-sm text-muted">
          Hier stehen die ersten {formatAnzahl(stand.meldungen.length)} von {formatAnzahl(gesamt)} Meldungen;
          alle stehen in der Liste als CSV.
        </p>
      ) : null}
    </>
  );
}

const columnsFor = (stand: Importauftrag): DataColumn<ImportMeldung>[] => [
  { id: 'zeile', header: 'Zeile', width: '5rem', cell: ({ zeile }) => zeile },
  {
    id: 'spalte',
    header: 'Spalte',
    width: '14rem',
    cell: ({ spalte }) => (spalte === null ? 'ganze Zeile' : kopf(stand, spalte)),
  },
  { id: 'art', header: 'Art', width: '10rem', cell: (meldung) => <Schwere meldung={meldung} /> },
  {
    id: 'text',
    header: 'Was uns auffiel',
    rowHeader: true,
    cell: ({ text }) => <span className="font-normal whitespace-normal">{text}</span>,
  },
];

const kurzMit = (stand: Importauftrag) => (meldung: ImportMeldung) => (
  <div className="flex flex-col items-start gap-1 py-1">
    <span className="flex flex-wrap gap-x-3 font-semibold">
      Zeile {meldung.zeile}
      {meldung.spalte === null ? '' : `, ${kopf(stand, meldung.spalte)}`}
      <Schwere meldung={meldung} />
    </span>
    <span>{meldung.text}</span>
  </div>
);

/** `3 · Hausnr.` as the file names it. */
function kopf({ spalten }: Importauftrag, spalte: number): string {
  return [spalte, spalten[spalte - 1]?.kopf].filter(Boolean).join(' · ');
}

function Schwere({ meldung: { schwere } }: { meldung: ImportMeldung }) {
  const { tone, wort } = SCHWERE[schwere];
  return (
    <Status tone={tone} look="bare">
      {wort}
    </Status>
  );
}

const schluessel = ({ zeile, spalte, text }: ImportMeldung): string => `${zeile}|${spalte ?? ''}|${text}`;
