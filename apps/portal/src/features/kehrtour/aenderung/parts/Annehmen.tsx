import type { Wechsel } from '@kehrtour/contract/aenderung';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import { angenommenText, bescheidZeilen, schreibenText } from '../aenderung.format.ts';
import type { useAenderung } from '../useAenderung.ts';

export type AnnehmenProps = {
  wechsel: readonly Wechsel[];
  aenderung: ReturnType<typeof useAenderung>;
  disabled: boolean;
};

/** Puts the plan in force: at once where nobody is told, else after a look at how many are written to, and about what. */
export function Annehmen({ wechsel, aenderung, disabled }: AnnehmenProps) {
  const [frage, setFrage] = useState(false);
  const schreiben = schreibenText(wechsel);
  const nimmAn = (): void => {
    setFrage(false);
    aenderung.nimmAn(angenommenText(wechsel), schreiben === '');
  };
  return (
    <>
      <Button
        kind="primary"
        busy={aenderung.laeuft === 'nimmAn'}
        disabled={disabled}
        onPress={schreiben === '' ? nimmAn : () => setFrage(true)}
      >
        Alles annehmen
      </Button>
      <ConfirmDialog
        title={`${schreiben}?`}
        open={frage}
        confirmLabel={schreiben}
        onConfirm={nimmAn}
        onCancel={() => setFrage(false)}
      >
        <Zaehlung wechsel={wechsel} />
      </ConfirmDialog>
    </>
  );
}

function Zaehlung({ wechsel }: Pick<AnnehmenProps, 'wechsel'>) {
  const gebrochen = wechsel.filter(({ klasse }) => klasse === 'gebrochen');
  return (
    <div className="flex flex-col gap-3">
      <ul className="list-disc pl-5">
        {bescheidZeilen(wechsel).map((zeile) => (
          <li key={zeile}>{zeile}</li>
        ))}
      </ul>
      {gebrochen.length === 0 ? null : (
        <div>
          <p className="font-semibold text-danger">Diese Zusagen werden gebrochen:</p>
          <ul className="list-disc pl-5">
            {gebrochen.map(({ terminId, anschrift, lage, name }) => (
              <li key={terminId}>{[anschrift, lage, name].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </div>
      )}
      <p>Was elektronisch gesendet wird, geht gleich hinaus und lässt sich nicht zurückholen.</p>
    </div>
  );
}
