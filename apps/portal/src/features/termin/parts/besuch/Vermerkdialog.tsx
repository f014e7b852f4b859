import type { Termin, TerminAktion } from '@kehrtour/contract/termin';
import { formatTagLang } from '@kehrtour/domain/format';
import { TextArea } from '@kehrtour/ui/field/TextArea.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { AKTION_NAMEN, ortText, tagVon } from '../../termin.format.ts';

const GRUND_ZEICHEN_MAX = 300;

export type VermerkdialogProps = {
  termin: Termin;
  aktion: TerminAktion;
  busy: boolean;
  onVermerke: (grund: string) => void;
  onAbbruch: () => void;
};

/** What is seen at the door is known on the day; whoever marks it before says why. */
export function Vermerkdialog({ termin, aktion, busy, onVermerke, onAbbruch }: VermerkdialogProps) {
  const [grund, setGrund] = useState('');
  const [gesendet, setGesendet] = useState(false);
  const text = grund.trim();
  const fehler = fehlerVon(text);
  function vermerke() {
    setGesendet(true);
    if (fehler === undefined) onVermerke(text);
  }
  return (
    <ConfirmDialog
      title={`Schon jetzt „${AKTION_NAMEN[aktion]}“ vermerken?`}
      open
      busy={busy}
      confirmLabel={`„${AKTION_NAMEN[aktion]}“ vermerken`}
      onConfirm={vermerke}
      onCancel={onAbbruch}
    >
      <div className="flex flex-col gap-4">
        <p>
          <span className="font-semibold">{ortText(termin)}</span>: Der Termin ist erst am{' '}
          {formatTagLang(tagVon(termin))}.
        </p>
        <TextArea
          label="Grund"
          hint="Zum Beispiel „Auf Wunsch der Kundin vorgezogen“. Er steht im Verlauf."
          rows={2}
          charactersMax={GRUND_ZEICHEN_MAX}
          value={grund}
          onChange={setGrund}
          {...(gesendet && fehler !== undefined ? { error: fehler } : {})}
        />
      </div>
    </ConfirmDialog>
  );
}

function fehlerVon(text: string): string | undefined {
  if (text === '') return 'Bitte schreiben Sie, warum Sie den Termin vor seinem Tag vermerken.';
  return text.length > GRUND_ZEICHEN_MAX ? `Bitte kürzen Sie auf ${GRUND_ZEICHEN_MAX} Zeichen.` : undefined;
}
