import type { Client } from '@kehrtour/api-client/client';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { hauswunschAendern, hauswunschAnlegen } from '@kehrtour/contract/antwortbrett';
import type { Hauswuensche, Hauswunsch } from '@kehrtour/contract/antwortbrett';
import { hauswunschInWorten, liesHauswunsch } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';

export type HauswunschDialogProps = {
  client: Client;
  liegenschaftId: string;
  einheiten: Hauswuensche['einheiten'];
  /** The one that is written anew; missing where a new one is kept. */
  wunsch?: Hauswunsch | undefined;
  onClose: () => void;
};

const GANZES_HAUS = '';

/** Keeps a wish with a house, and says at once how the planner reads it. */
export function HauswunschDialog({
  client,
  liegenschaftId,
  einheiten,
  wunsch,
  onClose,
}: HauswunschDialogProps) {
  const cache = useQueryClient();
  const form = useContractForm({
    schema: hauswunschAnlegen.body,
    start: { text: wunsch?.text ?? '', nutzungseinheitId: wunsch?.nutzungseinheitId ?? null },
    labels: { text: 'Wunsch', nutzungseinheitId: 'Für' },
    send: async (body) => {
      try {
        await (wunsch
          ? client.call(hauswunschAendern, {
              params: { id: liegenschaftId, wunschId: wunsch.id },
              body: { ...body, vorher: wunsch.text },
            })
          : client.call(hauswunschAnlegen, {
              params: { id: liegenschaftId },
              body,
              idempotencyKey: crypto.randomUUID(),
            }));
      } finally {
        await outdateConcepts(cache, 'liegenschaften');
      }
      showToast(wunsch ? 'Wunsch geändert' : 'Wunsch vorgemerkt', { tone: 'success' });
      onClose();
    },
  });
  const text = form.field('text');
  const fuer = form.field('nutzungseinheitId');
  return (
    <Formulardialog
      title={wunsch ? 'Wunsch ändern' : 'Wunsch vormerken'}
      saveLabel={wunsch ? 'Speichern' : 'Vormerken'}
      form={form}
      onClose={onClose}
    >
      <TextField {...text} hint="Zum Beispiel: freitags ab 15 Uhr" />
      {einheiten.length === 0 ? null : (
        <PlainSelect
          id="wunsch-fuer"
          name="fuer"
          label="Für"
          choices={[
            { id: GANZES_HAUS, label: 'Das ganze Haus' },
            ...einheiten.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={fuer.value ?? GANZES_HAUS}
          onChange={(id) => fuer.onChange(id === GANZES_HAUS ? null : id)}
        />
      )}
      <p className="text-muted" aria-live="polite">
        {verstandenText(text.value)}
      </p>
    </Formulardialog>
  );
}

function verstandenText(text: string): string {
  if (text.trim() === '') return 'Spätere Kehrtouren richten sich danach, wo es geht.';
  const gelesen = liesHauswunsch(text);
  return gelesen
    ? `So plant die Kehrtour: ${hauswunschInWorten(gelesen)}, wo es geht.`
    : 'Tag und Uhrzeit sind daraus nicht zu lesen: Der Satz steht beim Halt, geplant wird nicht danach.';
}
