import { Check, Copy } from 'lucide-react';

import { buttonLook } from '../../../src/look/button.ts';
import { useCopy } from '../useCopy.ts';

type CodeToCopyProps = {
  /** Of the heading; unique on the page. */
  id: string;
  title: string;
  code: string;
  /** What has to stand at the head of the file; copied with the code. */
  before?: string | undefined;
  /** The file that the code was taken from. */
  file?: string;
  hint?: string;
};

/** An example for the clipboard. */
export function CodeToCopy({ id, title, code: example, before, file, hint }: CodeToCopyProps) {
  const code = before === undefined ? example : `${before}\n\n${example}`;
  const { state, copy } = useCopy(code);
  const Sign = state === 'copied' ? Check : Copy;
  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        <button type="button" className={buttonLook('secondary', 'small')} onClick={copy}>
          <Sign aria-hidden className="size-4" />
          {state === 'copied' ? 'Kopiert' : 'Kopieren'}
        </button>
      </div>
      <output className={state === 'refused' ? 'mb-3 block text-danger' : 'sr-only'}>
        {state === undefined
          ? ''
          : state === 'copied'
            ? 'Der Code liegt in der Zwischenablage.'
            : 'Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Code bitte von Hand.'}
      </output>
      <section
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-128 overflow-auto rounded-lg border border-line bg-sunken p-4"
      >
        <pre className="font-mono text-sm">
          <code lang="en">{code}</code>
        </pre>
      </section>
      {hint === undefined ? null : <p className="mt-2 text-sm text-muted">{hint}</p>}
      {file === undefined ? null : (
        <p className="mt-2 text-sm text-muted">
          Aus <code className="font-mono wrap-break-word">{file}</code>
        </p>
      )}
    </div>
  );
}
