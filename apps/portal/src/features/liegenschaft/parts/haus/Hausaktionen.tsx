import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { kehrtourAnlegen } from '@kehrtour/contract/kehrtour';
import { liegenschaftLoeschen } from '@kehrtour/contract/liegenschaft';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { Menu } from '@kehrtour/ui/overlay/Menu.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, ListOrdered, Printer, Route, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { anschrift } from '../../liegenschaft.format.ts';
import { Zwischennummerdialog } from './Zwischennummerdialog.tsx';

export type HausaktionenProps = {
  client: Client;
  haus: Liegenschaft;
  aenderbar: boolean;
  onKehrtour: ((kehrtourId: string) => void) | undefined;
  onGeloescht: () => void;
};

/** What can be done with the house as a whole. */
export function Hausaktionen({ client, haus, aenderbar, onKehrtour, onGeloescht }: HausaktionenProps) {
  const [dialog, setDialog] = useState<'nummer' | 'loeschen' | null>(null);
  const plane = usePlanen(client, haus, onKehrtour);
  const loesche = useLoeschen(client, haus, { onGeloescht, onEnde: () => setDialog(null) });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Menu
        label="Weitere Aktionen"
        trigger={
          <IconButton
            kind="secondary"
            label="Weitere Aktionen"
            icon={<Ellipsis aria-hidden className="size-5" />}
          />
        }
        entries={[
          { id: 'drucken', label: 'Blatt drucken', icon: <Printer aria-hidden className="size-5" /> },
          ...(aenderbar ? verwalten(haus) : []),
        ]}
        onAction={(id) => {
          if (id === 'drucken') globalThis.print();
          else if (id === 'nummer' || id === 'loeschen') setDialog(id);
        }}
      />
      {onKehrtour === undefined ? null : (
        <Button
          kind="primary"
          icon={<Route aria-hidden className="size-5" />}
          busy={plane.isPending}
          onPress={() => plane.mutate()}
        >
          In neue Kehrtour legen
        </Button>
      )}
      {dialog === 'nummer' ? (
        <Zwischennummerdialog client={client} haus={haus} onClose={() => setDialog(null)} />
      ) : null}
      <ConfirmDialog
        title={`${anschrift(haus)} löschen?`}
        open={dialog === 'loeschen'}
        danger
        confirmLabel="Liegenschaft löschen"
        busy={loesche.isPending}
        onConfirm={() => loesche.mutate()}
        onCancel={() => setDialog(null)}
      >
        <p>Mit ihr gehen ihre Aufgaben, Nutzungseinheiten und Kontakte. Das lässt sich nicht zurücknehmen.</p>
      </ConfirmDialog>
    </div>
  );
}

const sage = (error: Error) => showToast(sentenceOf(error), { tone: 'danger' });

/** A new round with this house in it. */
function usePlanen(client: Client, haus: Liegenschaft, onKehrtour: HausaktionenProps['onKehrtour']) {
  return useMutation({
    mutationFn: () =>
      client.call(kehrtourAnlegen, {
        body: { liegenschaftIds: [haus.id] },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ id }) => onKehrtour?.(id),
    onError: sage,
  });
}

type Loeschfolgen = { onGeloescht: () => void; onEnde: () => void };

function useLoeschen(client: Client, haus: Liegenschaft, { onGeloescht, onEnde }: Loeschfolgen) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(liegenschaftLoeschen, { params: { id: haus.id } }),
    onSuccess: () => {
      showToast(`${anschrift(haus)} ist gelöscht`, { tone: 'success' });
      onGeloescht();
      return outdateConcepts(cache, 'liegenschaften');
    },
    onError: sage,
    onSettled: onEnde,
  });
}

function verwalten({ loeschbar }: Liegenschaft) {
  return [
    {
      id: 'nummer',
      label: 'In die Reihenfolge einordnen',
      icon: <ListOrdered aria-hidden className="size-5" />,
    },
    'separator' as const,
    {
      id: 'loeschen',
      label: 'Löschen',
      icon: <Trash2 aria-hidden className="size-5" />,
      danger: true,
      disabled: !loeschbar,
      ...(loeschbar ? {} : { hint: 'Steht in einer Kehrtour oder hatte schon Termine' }),
    },
  ];
}
