import { loadChunk } from '@kehrtour/shell/chunk';
import { buttonLook } from '@kehrtour/ui/look/button';
import { FileUp } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { type OwnFileState, useOwnFile } from './useOwnFile.ts';

const OwnPlan = lazy(() => loadChunk(() => import('./parts/OwnPlan.tsx')));

/** The same with a file of the visitor: read and planned in the browser, sent to nobody. */
export function OwnFile() {
  const { state, field, takeChosen } = useOwnFile();
  return (
    <section aria-labelledby="mit-ihrer-datei" className="mt-12 border-t border-line pt-8 print:hidden">
      <h3 id="mit-ihrer-datei" className="text-xl font-bold tracking-tight">
        Mit Ihrer Datei
      </h3>
      <p className="mt-2 max-w-2xl text-muted">
        Eine CSV- oder TXT-Datei aus Ihrer Software, mit Überschriften. Gelesen wird sie in Ihrem Browser, von
        denselben Regeln wie im Programm. Sie wird nicht hochgeladen und nicht behalten, und ein Konto
        brauchen Sie nicht.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <label
          className={`${buttonLook('secondary')} relative cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
        >
          <FileUp aria-hidden className="size-5" /> Datei wählen
          <input
            ref={field}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={takeChosen}
          />
        </label>
        <output className={state.kind === 'refused' ? 'max-w-2xl text-danger' : 'text-muted'}>
          {wordsOf(state)}
        </output>
      </div>
      {state.kind === 'planned' ? (
        <Suspense fallback={<p className="mt-4 text-muted">Die Liste wird geschrieben …</p>}>
          <OwnPlan plan={state} />
        </Suspense>
      ) : null}
    </section>
  );
}

function wordsOf(state: OwnFileState): string {
  switch (state.kind) {
    case 'waiting':
      return '';
    case 'reading':
      return 'Wird gelesen und geordnet …';
    case 'refused':
      return state.sentence;
    case 'planned':
      return `${state.houses.length} Häuser aus „${state.file}“ geordnet.`;
  }
}
