import type { Client } from '@kehrtour/api-client/client';
import { sentenceOf } from '@kehrtour/api-client/faults';
import { keyOf } from '@kehrtour/api-client/query';
import { type Mitfahrten, mitfahrtenHolen, mitfahrtNennen } from '@kehrtour/contract/mitfahrt';
import { formatTagLang } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type MitfahrtdialogProps = {
  client: Client;
  wer: { id: string; name: string };
  fahrende: ReadonlySet<string>;
  mitfahrten: Mitfahrten;
  onClose: () => void;
};

/** Each choice holds at once: whoever drives along sees the day from then on. */
export function Mitfahrtdialog({ client, wer, fahrende, mitfahrten, onClose }: MitfahrtdialogProps) {
  const { tag, moegliche } = mitfahrten;
  const cache = useQueryClient();
  const [fehler, setFehler] = useState<string>();
  const bei = new Map(mitfahrten.mitfahrten.map((eine) => [eine.mitarbeiterId, eine]));
  const dabei = moegliche.map(({ id }) => id).filter((id) => bei.get(id)?.beiId === wer.id);
  const waehle = async (ids: readonly string[]): Promise<void> => {
    const neu = ids.find((id) => !dabei.includes(id));
    const mitarbeiterId = neu ?? dabei.find((id) => !ids.includes(id));
    if (mitarbeiterId === undefined) return;
    setFehler(undefined);
    try {
      const body = { tag, mitarbeiterId, beiId: neu === undefined ? null : wer.id };
      const stand = await client.call(mitfahrtNennen, { body });
      cache.setQueryData(keyOf(mitfahrtenHolen, { query: { tag } }), stand);
    } catch (error) {
      setFehler(sentenceOf(error));
    }
  };
  return (
    <Dialog
      title={`Wer fährt bei ${wer.name} mit?`}
      open
      onOpenChange={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          Fertig
        </Button>
      }
    >
      <CheckboxGroup
        label={formatTagLang(tag)}
        hint="Wer mitfährt, sieht diesen Tag auf dem eigenen Handy und kann dort melden."
        error={fehler}
        choices={moegliche
          .filter(({ id }) => id !== wer.id)
          .map(({ id, name, hinweis }) => {
            const woanders = bei.get(id);
            const fremd = woanders && woanders.beiId !== wer.id ? `fährt bei ${woanders.bei} mit` : '';
            const selbst = fahrende.has(id) ? 'fährt an diesem Tag selbst' : '';
            return {
              id,
              label: name,
              hint: [selbst, fremd, hinweis].filter(Boolean).join('. '),
              disabled: selbst !== '' && !dabei.includes(id),
            };
          })}
        value={dabei}
        onChange={(ids) => void waehle(ids)}
      />
    </Dialog>
  );
}
