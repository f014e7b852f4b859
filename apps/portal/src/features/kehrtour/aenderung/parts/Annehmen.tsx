import type { Bescheid, Wechsel } from '@kehrtour/contract/aenderung';
import { BEDENKZEIT_MINUTEN } from '@kehrtour/domain/termin/bedenkzeit';
import { KANAL_WORTE } from '@kehrtour/domain/versand/kanal';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import {
  angenommenText,
  bescheidAn,
  bescheidZeilen,
  kenntnisText,
  schreibenText,
} from '../aenderung.format.ts';
import type { useAenderung } from '../useAenderung.ts';

export type AnnehmenProps = {
  wechsel: readonly Wechsel[];
  zurKenntnis: readonly Bescheid[];
  aenderung: ReturnType<typeof useAenderung>;
  disabled: boolean;
};

/** Puts the plan in force: at once where nobody is told, else after a look at how many are written to, and about what. */
export function Annehmen({ wechsel, zurKenntnis, aenderung, disabled }: AnnehmenProps) {
  const [frage, setFrage] = useState(false);
  const schreiben = schreibenText(bescheidAn(wechsel), zurKenntnis);
  const nimmAn = (): void => {
    setFrage(false);
    aenderung.nimmAn(angenommenText(wechsel, zurKenntnis), schreiben === '');
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
        <Zaehlung wechsel={wechsel} zurKenntnis={zurKenntnis} />
      </ConfirmDialog>
    </>
  );
}

const elektronisch = (bescheid: readonly Bescheid[]): boolean =>
  bescheid.some(({ kanal }) => KANAL_WORTE[kanal].gesendet);

function Zaehlung({ wechsel, zurKenntnis }: Pick<AnnehmenProps, 'wechsel' | 'zurKenntnis'>) {
  const gebrochen = wechsel.filter(({ klasse }) => klasse === 'gebrochen');
  return (
    <div className="flex flex-col gap-3">
      <ul className="list-disc pl-5">
        {[...bescheidZeilen(wechsel), kenntnisText(zurKenntnis)].filter(Boolean).map((zeile) => (
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
      {elektronisch([...bescheidAn(wechsel), ...zurKenntnis]) ? (
        <p>
          Was elektronisch gesendet wird, geht in {BEDENKZEIT_MINUTEN} Minuten hinaus. Bis dahin lässt es sich
          in der Kehrtour anhalten, danach nicht mehr zurückholen.
        </p>
      ) : null}
    </div>
  );
}
