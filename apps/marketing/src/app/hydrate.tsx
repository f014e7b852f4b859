import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Takes over the page that is there. @param onReady once it answers */
export function hydrate(onReady: () => void): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Ready onReady={onReady}>
          <HydratedRouter />
        </Ready>
      </StrictMode>,
    );
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
