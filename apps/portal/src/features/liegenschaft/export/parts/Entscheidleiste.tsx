import type { UngenanntesHaus } from '@kehrtour/contract/exportentscheid';
import { formatMenge } from '@kehrtour/domain/format';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ConfirmDialog } from '@kehrtour/ui/overlay/ConfirmDialog.tsx';
import { useState } from 'react';

import type { Exporttaten } from '../useExportentscheid.ts';

export type EntscheidleisteProps = {
  haeuser: readonly UngenanntesHaus[];
  tat: Exporttaten;
  onFertig: () => void;
};

/** What is chosen, and the two answers; putting to rest says first whom it concerns. */
export function Entscheidleiste({ haeuser, tat, onFertig }: EntscheidleisteProps) {
  const [fragt, setFragt] = useState(false);
  if (haeuser.length === 0) return null;
  const entscheide = async (wahl: 'behalten' | 'stilllegen') => {
    await tat.entscheide(wahl, haeuser);
    setFragt(false);
    onFertig();
  };
  return (
    <section
      aria-label="Auswahl"
      className="sticky bottom-2 z-20 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-accent-line bg-raised px-4 py-3 shadow-lg max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] print:hidden"
    >
      <p aria-live="polite" className="font-semibold tabular-nums">
        {formatMenge(haeuser.length, 'Haus gewählt', 'Häuser gewählt')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={tat.busy === 'behalten'} onPress={() => void entscheide('behalten')}>
          Behalten
        </Button>
        <Button kind="primary" onPress={() => setFragt(true)}>
          Stilllegen
        </Button>
      </div>
      <ConfirmDialog
        title={`${formatMenge(haeuser.length, 'Haus', 'Häuser')} stilllegen?`}
        open={fragt}
        confirmLabel="Stilllegen"
        busy={tat.busy === 'stilllegen'}
        onConfirm={() => void entscheide('stilllegen')}
        onCancel={() => setFragt(false)}
      >
        <Betroffene haeuser={haeuser} />
      </ConfirmDialog>
    </section>
  );
}

function Betroffene({ haeuser }: { haeuser: readonly UngenanntesHaus[] }) {
  const frei = haeuser.filter(({ hindernis }) => hindernis === null);
  const offen = frei.reduce((summe, { aufgabenOffen }) => summe + aufgabenOffen, 0);
  const gebunden = haeuser.length - frei.length;
  return (
    <div className="flex flex-col gap-3">
      <p>
        Hier wird nichts mehr geplant, auch {formatMenge(offen, 'offene Arbeit', 'offene Arbeiten')} nicht.
        Nachweise bleiben, niemand bekommt eine Nachricht, und Sie können es zurücknehmen.
      </p>
      {gebunden === 0 ? null : (
        <p>
          {formatMenge(gebunden, 'Haus bleibt', 'Häuser bleiben')} davon, wie es ist: Dort ist ein Besuch
          angekündigt oder eine Kehrtour geplant.
        </p>
      )}
      <h3 className="font-semibold">Wen betrifft das?</h3>
      <ul className="max-h-60 list-disc overflow-y-auto pl-5">
        {frei.map(({ id, anschrift, kontakte }) => (
          <li key={id} className="break-words">
            {anschrift}
            {kontakte.length === 0 ? '' : `: ${kontakte.join(', ')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
