import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { Seite } from './seite.ts';
import { terminAdresse, type Zugang } from './zugang.ts';

/**
 * Takes the code out of the address as soon as it was read. This entry of the browser's history remembers it, so that a
 * reload still shows the appointment; nothing is stored beyond the tab.
 */
export function useSaubereAdresse(seite: Seite): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const { zugang, ...stand } = (history.state ?? {}) as { zugang?: Zugang };
    if (location.search.includes('code=')) {
      const behalten = seite.art === 'eingabe' ? stand : { ...stand, zugang: seite.zugang };
      history.replaceState(behalten, '', pathname + location.hash);
    } else if (seite.art === 'eingabe' && zugang) {
      void navigate(terminAdresse(zugang), { replace: true });
    }
  }, [seite, pathname, navigate]);
}
