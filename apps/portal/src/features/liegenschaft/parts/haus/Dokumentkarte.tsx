import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import {
  type Dokument,
  type Dokumente,
  dokumenteHolen,
  dokumentLaden,
  dokumentLoeschen,
  dokumentZurueckholen,
} from '@kehrtour/contract/dokument';
import { groesseInWorten } from '@kehrtour/domain/datei/groesseInWorten';
import { formatZeitpunkt } from '@kehrtour/domain/format';
import { saveFile } from '@kehrtour/shell/saveFile';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileImage, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { pageQuery } from '../../../../shared/pageQuery.ts';
import { PageState } from '../../../../shared/PageState.tsx';
import { Dokumentdialog } from './Dokumentdialog.tsx';
import { Teilkarte } from './Teilkarte.tsx';

export type DokumentkarteProps = { client: Client; liegenschaftId: string; aenderbar: boolean };

/** Papers and pictures of a house: put there, fetched, taken away and back. */
export function Dokumentkarte({ client, liegenschaftId, aenderbar }: DokumentkarteProps) {
  const [legtAb, setLegtAb] = useState(false);
  const input = { params: { id: liegenschaftId } };
  const query = useQuery(pageQuery(client, dokumenteHolen, input));
  const cache = useQueryClient();
  const zeige = (stand: Dokumente) => cache.setQueryData(keyOf(dokumenteHolen, input), stand);
  return (
    <Teilkarte
      title="Dokumente"
      anlegen="Dokument ablegen"
      onAnlegen={aenderbar ? () => setLegtAb(true) : undefined}
    >
      <PageState query={query} count={1}>
        {({ dokumente }) =>
          dokumente.length === 0 ? (
            <p className="text-muted">Noch keine. Hier liegen Bescheide, Pläne und Fotos des Hauses.</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {dokumente.map((eines) => (
                <li key={eines.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
                  <Zeile
                    client={client}
                    liegenschaftId={liegenschaftId}
                    dokument={eines}
                    {...(aenderbar && { onStand: zeige })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
      {legtAb ? (
        <Dokumentdialog
          client={client}
          liegenschaftId={liegenschaftId}
          onDone={(stand) => {
            zeige(stand);
            setLegtAb(false);
          }}
          onClose={() => setLegtAb(false)}
        />
      ) : null}
    </Teilkarte>
  );
}

type ZeileProps = {
  client: Client;
  liegenschaftId: string;
  dokument: Dokument;
  /** Absent: this person only looks. */
  onStand?: (stand: Dokumente) => void;
};

function Zeile({ client, liegenschaftId, dokument, onStand }: ZeileProps) {
  const params = { id: liegenschaftId, teilId: dokument.id };
  const sage = (error: Error) => showToast(sentenceOf(error), { tone: 'danger' });
  const laden = useMutation({
    mutationFn: () => client.file(dokumentLaden, { params }),
    onSuccess: saveFile,
    onError: sage,
  });
  const zurueck = () =>
    client
      .call(dokumentZurueckholen, { params })
      .then((stand) => onStand?.(stand))
      .catch(sage);
  const loeschen = useMutation({
    mutationFn: () => client.call(dokumentLoeschen, { params }),
    onSuccess: (stand) => {
      onStand?.(stand);
      showToast(`„${dokument.name}“ gelöscht`, { onUndo: () => void zurueck() });
    },
    onError: sage,
  });
  const Bild = dokument.typ === 'application/pdf' ? FileText : FileImage;
  return (
    <>
      <div className="flex min-w-0 grow flex-col items-start gap-1">
        <Button
          kind="quiet"
          size="small"
          icon={<Bild aria-hidden className="size-4 shrink-0" />}
          busy={laden.isPending}
          onPress={() => laden.mutate()}
        >
          <span className="text-left break-all">{dokument.name}</span>
        </Button>
        <p className="px-3 text-sm text-muted">
          {groesseInWorten(dokument.groesse)}, {formatZeitpunkt(new Date(dokument.am))}
          {dokument.von === '' ? '' : `, ${dokument.von}`}
        </p>
      </div>
      {onStand === undefined ? null : (
        <IconButton
          label={`${dokument.name} löschen`}
          icon={<Trash2 aria-hidden className="size-5" />}
          onPress={() => {
            if (!loeschen.isPending) loeschen.mutate();
          }}
        />
      )}
    </>
  );
}
