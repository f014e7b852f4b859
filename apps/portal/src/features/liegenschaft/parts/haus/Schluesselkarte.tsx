import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { schluesselLoeschen } from '@kehrtour/contract/schluessel';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { Schluesselzeile } from '../../../../shared/schluessel/Schluesselzeile.tsx';
import { useHandaenderung } from '../../useHandaenderung.ts';
import { Schluesseldialog } from './Schluesseldialog.tsx';
import { Teilkarte } from './Teilkarte.tsx';
import { Zeilenmenue } from './Zeilenmenue.tsx';

export type SchluesselkarteProps = {
  client: Client;
  haus: Liegenschaft;
  aenderbar: boolean;
  /** Whether this person may open what is kept, at least for the own rounds. */
  oeffnet: boolean;
};
type Schluessel = Liegenschaft['schluessel'][number];

/** Keys and codes of a house: sealed, opened one by one, and each look stands in the history. */
export function Schluesselkarte({ client, haus, aenderbar, oeffnet }: SchluesselkarteProps) {
  const [dialog, setDialog] = useState<Schluessel | 'neu' | null>(null);
  const [weg, setWeg] = useState<Schluessel | null>(null);
  const loesche = useLoeschen(client, haus.id, () => setWeg(null));
  if (haus.schluessel.length === 0 && !aenderbar) return null;
  return (
    <Teilkarte
      title="Schlüssel und Codes"
      anlegen="Hinterlegen"
      onAnlegen={aenderbar ? () => setDialog('neu') : undefined}
    >
      {haus.schluessel.length === 0 ? (
        <p className="text-muted">
          Nichts hinterlegt. Codes und Verstecke stehen hier verschlüsselt; wer sie ansieht, steht im Verlauf.
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {haus.schluessel.map((eine) => (
            <li key={eine.id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
              <Schluesselzeile client={client} hausId={haus.id} schluessel={eine} oeffnet={oeffnet} />
              {aenderbar ? (
                <Zeilenmenue
                  name={eine.bezeichnung}
                  onAendern={() => setDialog(eine)}
                  onLoeschen={() => setWeg(eine)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {dialog === null ? null : (
        <Schluesseldialog client={client} haus={haus} schluessel={dialog} onClose={() => setDialog(null)} />
      )}
      <ConfirmDialog
        title={`„${weg?.bezeichnung ?? ''}“ entfernen?`}
        open={weg !== null}
        danger
        confirmLabel="Endgültig entfernen"
        busy={loesche.isPending}
        onConfirm={() => {
          if (weg !== null) loesche.mutate(weg);
        }}
        onCancel={() => setWeg(null)}
      >
        <p>Was hier hinterlegt ist, wird gelöscht und lässt sich nicht zurückholen.</p>
      </ConfirmDialog>
    </Teilkarte>
  );
}

function useLoeschen(client: Client, id: string, onEnde: () => void) {
  const bearbeite = useHandaenderung(id);
  return useMutation({
    mutationFn: ({ id: teilId, bezeichnung }: Schluessel) =>
      bearbeite(() => client.call(schluesselLoeschen, { params: { id, teilId } }), `${bezeichnung} entfernt`),
    onError: (error: Error) => showToast(sentenceOf(error), { tone: 'danger' }),
    onSettled: onEnde,
  });
}
