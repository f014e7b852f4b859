import { useEffect } from 'react';

/** What is shown anew begins at its top. */
export function useNachOben(): void {
  useEffect(() => {
    // Browsers of this year answer with a promise, and React would take what an effect answers for its end.
    void window.scrollTo({ top: 0 });
  }, []);
}
