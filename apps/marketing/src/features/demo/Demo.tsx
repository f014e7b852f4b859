import { loadChunk } from '@kehrtour/shell/chunk';
import { buttonLook } from '@kehrtour/ui/look/button';
import { Play, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { fileOrder } from './fileOrder.ts';
import { DemoList } from './parts/DemoList.tsx';
import { DemoMap } from './parts/DemoMap.tsx';
import { type Planning, usePlanning } from './usePlanning.ts';

const DemoSlip = lazy(() => loadChunk(() => import('./parts/DemoSlip.tsx')));
const unordered = fileOrder();

/** Twelve invented houses that a visitor puts in order with one press; then the slip of each. */
export function Demo() {
  const { planning, plan, reset } = usePlanning();
  const [wanted, setWanted] = useState<string | null>(null);
  const planned = planning.state === 'planned';
  const chosen = planned
    ? (planning.plan.visits.find(({ house }) => house === wanted) ?? planning.plan.visits[0])
    : undefined;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.55fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <DemoMap
          plan={planning.plan}
          ordered={planned}
          chosen={chosen?.house ?? null}
          label={
            planned ? 'Karte von Musterbach mit der geplanten Tour' : 'Karte von Musterbach mit zwölf Häusern'
          }
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          {planned ? (
            <button type="button" onClick={reset} className={buttonLook('secondary')}>
              <RotateCcw aria-hidden className="size-5" /> Zurück zur Datei
            </button>
          ) : (
            <button
              type="button"
              onClick={plan}
              disabled={planning.state === 'planning'}
              className={`${buttonLook('primary')} text-lg`}
            >
              <Play aria-hidden className="size-5" />
              {planning.state === 'planning' ? 'Wird geordnet …' : 'Tour planen'}
            </button>
          )}
          <output className="text-muted">
            <Result planning={planning} />
          </output>
        </div>
        <noscript>
          <p className="text-muted">
            Zum Ausprobieren braucht Ihr Browser JavaScript. Alles andere auf dieser Seite nicht.
          </p>
        </noscript>
        {chosen ? (
          <div className="flex flex-wrap items-start gap-6">
            <Suspense fallback={<p className="text-muted">Der Zettel wird gedruckt …</p>}>
              <DemoSlip visit={chosen} />
            </Suspense>
            <p className="max-w-56 text-sm text-muted">
              So sieht der Terminzettel aus. Tippen Sie in der Liste auf ein Haus, dann sehen Sie seinen.
              Halten Sie Ihr Telefon auf den Code.
            </p>
          </div>
        ) : null}
      </div>
      <DemoList plan={planning.plan} planned={planned} chosen={chosen?.house ?? null} onChoose={setWanted} />
    </div>
  );
}

function Result({ planning }: { planning: Planning }) {
  const before = minutes(unordered.driveSeconds);
  switch (planning.state) {
    case 'unordered':
      return <>In der Reihenfolge der Datei: {before} Minuten Fahrt.</>;
    case 'planning':
      return <>In Zeitlupe: {minutes(planning.plan.driveSeconds)} Minuten Fahrt …</>;
    case 'failed':
      return (
        <>
          Das hat in diesem Browser nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.
        </>
      );
    case 'planned':
      return (
        <>
          <strong className="font-semibold text-ink">
            {minutes(planning.plan.driveSeconds)} statt {before} Minuten Fahrt,
          </strong>{' '}
          beide Wünsche erfüllt. Gerechnet in {Math.max(1, planning.milliseconds)} ms, über {planning.orders}{' '}
          {planning.orders === 1 ? 'bessere Reihenfolge' : 'bessere Reihenfolgen'}.
        </>
      );
  }
}

function minutes(seconds: number): number {
  return Math.round(seconds / 60);
}
