import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Takes over the page that is there; `app/firstMove.ts` loads this with the visitor's first move. */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        <HydratedRouter />
      </Ready>
    </StrictMode>,
  );
});

function Ready({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event('site-ready')), []);
  return children;
}
