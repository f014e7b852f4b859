import { Button } from '@kehrtour/ui/action/Button.tsx';
import { CheckboxGroup } from '@kehrtour/ui/field/CheckboxGroup.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Dialog } from '@kehrtour/ui/overlay/Dialog.tsx';
import { useState } from 'react';

import { PageState } from '../../../../shared/PageState.tsx';
import type { useTeilung } from './useTeilung.ts';

export type ArbeitenwahlProps = {
  teilung: ReturnType<typeof useTeilung>['teilung'];
  onWahl: (aufgabeIds: readonly string[]) => void;
  onClose: () => void;
};

/** What goes to an appointment of its own; something stays. */
export function Arbeitenwahl({ teilung, onWahl, onClose }: ArbeitenwahlProps) {
  const [gewaehlt, setGewaehlt] = useState<readonly string[]>([]);
  const { data } = teilung;
  const bleibt = data !== undefined && gewaehlt.length < data.arbeiten.length;
  return (
    <Dialog
      title="Termin teilen"
      open
      onOpenChange={(offen) => {
        if (!offen) onClose();
      }}
      actions={
        <>
          <Button
            kind="primary"
            disabled={gewaehlt.length === 0 || !bleibt || data?.hindernis !== null}
            onPress={() => onWahl(gewaehlt)}
          >
            Weiter zur Zeit
          </Button>
          <Button onPress={onClose}>Abbrechen</Button>
        </>
      }
    >
      <PageState query={teilung} count={3}>
        {({ arbeiten, hindernis }) =>
          hindernis !== null ? (
            <Notice tone="info">
              <p>{hindernis}</p>
            </Notice>
          ) : (
            <div className="flex flex-col gap-4">
              <CheckboxGroup
                label="Was bekommt einen eigenen Termin?"
                hint="Mindestens eine Arbeit bleibt beim bisherigen Termin."
                choices={arbeiten.map(({ id, bezeichnung, wohnung, dauerMinuten }) => ({
                  id,
                  label: [bezeichnung, wohnung, `${dauerMinuten} Minuten`].filter(Boolean).join(' · '),
                }))}
                value={[...gewaehlt]}
                onChange={setGewaehlt}
              />
              {bleibt ? null : (
                <Notice tone="warning" live>
                  <p>
                    Damit bliebe für diesen Termin nichts übrig. Verlegen Sie stattdessen den ganzen Termin.
                  </p>
                </Notice>
              )}
            </div>
          )
        }
      </PageState>
    </Dialog>
  );
}
