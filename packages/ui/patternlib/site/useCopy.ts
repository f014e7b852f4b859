import { useState } from 'react';

export interface Copying {
  /** Of the text that is on the page now; undefined before anybody copied it. */
  state: 'copied' | 'refused' | undefined;
  copy: () => void;
}

/** Puts a text into the clipboard and says whether the browser let it. */
export function useCopy(text: string): Copying {
  const [done, setDone] = useState<{ text: string; state: 'copied' | 'refused' }>();
  return {
    state: done?.text === text ? done.state : undefined,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => setDone({ text, state: 'copied' }),
        () => setDone({ text, state: 'refused' }),
      ),
  };
}
