import { wunschMerken } from '@kehrtour/contract/antwortbrett';
import type { TerminKurz } from '@kehrtour/contract/termin';
import { TextField } from '@kehrtour/ui/field/TextField.tsx';

import { Formulardialog } from '../../../../shared/Formulardialog.tsx';
import { useContractForm } from '../../../../shared/useContractForm.ts';
import { ortText } from '../../termin.format.ts';

export type WunschDialogProps = {
  termin: TerminKurz;
  version: number;
  /** Its day is over: the wish alone is kept. */
  vorbei: boolean;
  /** What the customer wrote. */
  vorschlag: string;
  send: (text: string) => Promise<void>;
  onClose: () => void;
};

/** The wish is kept with the house, and this visit ends: both at once, and said before. */
export function WunschDialog({ termin, version, vorbei, vorschlag, send, onClose }: WunschDialogProps) {
  const form = useContractForm({
    schema: wunschMerken.body,
    start: { version, text: vorschlag.slice(0, 300) },
    labels: { text: 'Wunsch', version: 'Stand' },
    send: async ({ text }) => {
      await send(text);
      onClose();
    },
  });
  return (
    <Formulardialog
      title="Wunsch vormerken"
      saveLabel={vorbei ? 'Vormerken' : 'Vormerken und absagen'}
      form={form}
      onClose={onClose}
    >
      <p className="font-semibold">{ortText(termin)}</p>
      <TextField {...form.field('text')} hint="Zum Beispiel: freitags ab 15 Uhr" />
      <p className="text-muted">
        {vorbei
          ? 'Der Wunsch steht dann bei der Liegenschaft, und jede spätere Kehrtour richtet sich danach. Eine Nachricht geht nicht hinaus.'
          : 'Der Wunsch steht dann bei der Liegenschaft. Dieser Besuch entfällt, und die Arbeit ist wieder frei. Die Absage nennt den Wunsch; sie geht per E-Mail hinaus, wo eine für Termine angegeben ist, sonst liegt sie bei den Nachweisen als Zettel bereit.'}
      </p>
    </Formulardialog>
  );
}
