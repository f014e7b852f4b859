import type { Client } from '@kehrtour/api-client/client';
import { keyOf } from '@kehrtour/api-client/query';
import { importeHolen, importHochladen } from '@kehrtour/contract/importauftrag';
import type { ImportKurz } from '@kehrtour/contract/importauftrag';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { IMPORTDATEIEN } from '@kehrtour/domain/importdatei/datei/importformat';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { FileDrop } from '@kehrtour/ui/field/FileDrop.tsx';
import { Card } from '@kehrtour/ui/layout/Card.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../shared/pageQuery.ts';
import { PageState } from '../../shared/PageState.tsx';
import { STAND, zahlenInWorten } from './importauftrag.format.ts';
import { worteZu } from './useImportschritte.ts';

export type ImportListScreenProps = {
  client: Client;
  hrefOf: (id: string) => string;
  /** A file was taken: its page comes next. */
  onTaken: (id: string) => void;
};

const ZU_GROSS = `Die Datei ist größer als ${IMPORTDATEIEN.groesse}. Bitte exportieren Sie nur die Spalten, die Sie brauchen, oder teilen Sie die Datei.`;

/** Drops a file from the district software, and shows what was imported before. */
export function ImportListScreen({ client, hrefOf, onTaken }: ImportListScreenProps) {
  const query = useQuery(pageQuery(client, importeHolen, { query: {} }));
  return (
    <div className="flex flex-col gap-8">
      <Ablage client={client} onTaken={onTaken} />
      <PageState query={query} count={3}>
        {({ eintraege }) =>
          eintraege.length === 0 ? <Anleitung /> : <Bisherige importe={eintraege} hrefOf={hrefOf} />
        }
      </PageState>
    </div>
  );
}

function Ablage({ client, onTaken }: Pick<ImportListScreenProps, 'client' | 'onTaken'>) {
  const cache = useQueryClient();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useMutation({
    mutationFn: (file: File) => client.upload(importHochladen, { file }),
    onSuccess: ({ id }) => {
      onTaken(id);
      return cache.invalidateQueries({ queryKey: keyOf(importeHolen, { query: {} }) });
    },
  });
  return (
    <FileDrop
      id="datei"
      label="Datei hier ablegen"
      hint={`Die Liste aus Ihrer Kehrbezirks-Software als ${IMPORTDATEIEN.wahl}, bis ${IMPORTDATEIEN.groesse}. Noch wird nichts verändert.`}
      accept={IMPORTDATEIEN.endungen}
      busy={upload.isPending}
      error={tooLarge ? ZU_GROSS : upload.error === null ? undefined : worteZu(upload.error).detail}
      onFiles={([file]) => {
        if (file === undefined) return;
        setTooLarge(file.size > IMPORTDATEIEN.bytesMax);
        upload.reset();
        if (file.size <= IMPORTDATEIEN.bytesMax) upload.mutate(file);
      }}
    />
  );
}

/** For the first time: what happens with the file. */
function Anleitung() {
  return (
    <Card title="So geht es weiter">
      <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5">
        <li>Sie sehen zwanzig Zeilen so, wie wir sie verstehen, und stellen richtig, was nicht stimmt.</li>
        <li>Ein Probelauf zählt, was neu ist, sich ändert oder fehlt. Er verändert nichts.</li>
        <li>Erst dann übernehmen Sie die guten Zeilen. Den ganzen Import können Sie wieder zurücknehmen.</li>
      </ol>
    </Card>
  );
}

function Bisherige({ importe, hrefOf }: { importe: readonly ImportKurz[]; hrefOf: (id: string) => string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">Bisherige Importe</h2>
      <DataTable
        label="Bisherige Importe"
        columns={columnsWith(hrefOf)}
        rows={importe}
        rowId={({ id }) => id}
        rowLabel={({ dateiname }) => dateiname}
        compact={kurzMit(hrefOf)}
      />
    </section>
  );
}

const columnsWith = (hrefOf: (id: string) => string): DataColumn<ImportKurz>[] => [
  {
    id: 'datei',
    header: 'Datei',
    rowHeader: true,
    cell: ({ id, dateiname }) => <Datei href={hrefOf(id)}>{dateiname}</Datei>,
  },
  { id: 'stand', header: 'Stand', width: '17rem', cell: (zeile) => <Stand zeile={zeile} /> },
  {
    id: 'inhalt',
    header: 'Inhalt',
    cell: (zeile) => <span className="whitespace-normal">{inhalt(zeile)}</span>,
  },
  {
    id: 'wann',
    header: 'Hochgeladen',
    width: '14rem',
    cell: ({ angelegtAm }) => formatZeitpunkt(new Date(angelegtAm)),
  },
];

function Datei({ href, children }: { href: string; children: string }) {
  return (
    <span className="break-all whitespace-normal">
      <Link href={href}>{children}</Link>
    </span>
  );
}

const kurzMit = (hrefOf: (id: string) => string) => (zeile: ImportKurz) => (
  <div className="flex flex-col items-start gap-1 py-1">
    <Datei href={hrefOf(zeile.id)}>{zeile.dateiname}</Datei>
    <Stand zeile={zeile} />
    <span className="text-sm text-muted">
      {inhalt(zeile)} · {formatZeitpunkt(new Date(zeile.angelegtAm))}
    </span>
  </div>
);

function Stand({ zeile: { status } }: { zeile: ImportKurz }) {
  const { tone, wort } = STAND[status];
  return <Status tone={tone}>{wort}</Status>;
}

const inhalt = ({ status, anzahl }: ImportKurz): string =>
  status === 'hochgeladen' ? 'wartet auf den Probelauf' : zahlenInWorten(anzahl);
