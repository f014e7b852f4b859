import { loadChunk } from '@kehrtour/shell/chunk';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import type { OwnFileNews } from './ownFileNews.ts';

export type OwnFileState = { kind: 'waiting' } | { kind: 'reading' } | OwnFileNews;

const FAILED: OwnFileNews = {
  kind: 'refused',
  sentence: 'Das hat nicht geklappt. Laden Sie die Seite bitte neu, und wählen Sie die Datei noch einmal.',
};

/** What becomes of a chosen file; the reader comes with the first one. */
export function useOwnFile(): {
  state: OwnFileState;
  field: RefObject<HTMLInputElement | null>;
  takeChosen: () => void;
} {
  const [state, setState] = useState<OwnFileState>({ kind: 'waiting' });
  const field = useRef<HTMLInputElement>(null);
  const takeChosen = useCallback(() => {
    const [file] = field.current?.files ?? [];
    if (!file) return;
    setState({ kind: 'reading' });
    void loadChunk(() => import('./runOwnFile.ts'))
      .then(({ runOwnFile }) => runOwnFile(file))
      .then(setState, () => setState(FAILED));
    // The same file, saved anew, is a new choice.
    if (field.current) field.current.value = '';
  }, []);
  // Somebody chose before the application had come.
  useEffect(() => takeChosen(), [takeChosen]);
  return { state, field, takeChosen };
}
